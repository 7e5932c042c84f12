import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseCommand } from '../../src/kernel/choose.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { causeId } from '../../src/match/timers.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMove, seatedMatch } from '../support/seated.ts';
import { addPlayer, openTable, startServices, type TestServices } from '../support/services.ts';

describe('what a client cannot do to bots and clocks', () => {
  let database: TestDatabase;
  let services: TestServices;
  beforeAll(async () => {
    database = await startPostgres();
    services = await startServices(database, { background: false });
  });
  afterAll(async () => {
    await services.stop();
    await database.stop();
  });

  it('take an id that the platform will derive', async () => {
    const player = await addPlayer(services, 'Mallory');
    const { matchId } = await openTable(services, player, {
      seats: 2,
      bots: [1],
      options: { firstPlayer: 0 },
    });
    const head = (await services.matches.head(matchId)) ?? 0;
    const answer = await services.matches.submit({
      caller: player,
      matchId,
      command: { type: 'selectCeo', ceoId: 'savant' },
      expectedVersion: null,
      commandId: causeId(`bot/${matchId}/${head + 1}/1`),
    });
    expect(answer).toMatchObject({ type: 'Refusal', code: 'INVALID_INPUT' });
    expect(await services.matches.head(matchId)).toBe(head);
  });

  it('lengthen its own clock by audits', async () => {
    const match = await seatedMatch(services, 2, { secondsPerMove: 60, options: { firstPlayer: 0 } });
    const random = botRandom(9);
    for (;;) {
      const sight = await services.matches.sight(match.matchId, match.players[0] as string);
      const legal = sight === null ? [] : services.matches.legalCommands(sight);
      const deadline = sight?.state.deadlines[0] ?? null;
      const audits = legal.filter(({ type }) => type === 'audit');
      if (deadline === null || audits.length === 0) {
        const move = await nextMove(services, match, random);
        if (move === null) throw new Error('the match ended without an audit');
        await playMove(services, match, move);
        continue;
      }
      const command = chooseCommand(audits, random);
      await playMove(services, match, {
        seat: 0,
        caller: match.players[0] as string,
        command,
        version: sight?.state.version ?? 0,
      });
      const after = await services.matches.sight(match.matchId, null);
      // The audit may have ended the turn's collect stage, but the decision is the same one.
      if (after?.game.activeSeats(after.state.play ?? {}).includes(0) === true) {
        expect(after.state.deadlines[0]).toBe(deadline);
      }
      return;
    }
  });

  it('send what cannot be stored', async () => {
    const player = await addPlayer(services, 'Eve');
    const { matchId } = await openTable(services, player, {
      seats: 2,
      bots: [1],
      options: { firstPlayer: 0 },
    });
    const answer = await services.matches.submit({
      caller: player,
      matchId,
      command: { type: 'selectCeo', ceoId: '\ud800' },
      expectedVersion: null,
      commandId: randomUUID(),
    });
    expect(answer).toMatchObject({ type: 'RuleViolation', code: 'INVALID_COMMAND' });
  });
});
