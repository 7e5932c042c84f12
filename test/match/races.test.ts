import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { checkStream } from '../support/chain.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMove, seatedMatch } from '../support/seated.ts';
import { startServices, type TestServices, vaultKey } from '../support/services.ts';
import { sized } from '../support/size.ts';

const CLIENTS = 64;

describe('racing commands (R-01)', () => {
  const key = vaultKey();
  let database: TestDatabase;
  let nodes: TestServices[];

  beforeAll(async () => {
    database = await startPostgres();
    nodes = [await startServices(database, { key }), await startServices(database, { key })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await database.stop();
  });
  const node = (i: number) => nodes[i % nodes.length] as TestServices;

  it('with an expected version: one of 64 is accepted, the rest conflict', async () => {
    const random = botRandom(11);
    let match = await seatedMatch(node(0), 2, { options: { maxRounds: 0 } });
    for (let round = 0; round < sized(60, 1000); round++) {
      let move = await nextMove(node(round), match, random);
      if (move === null) {
        await checkStream(node(0).store, match.matchId);
        match = await seatedMatch(node(0), 2, { options: { maxRounds: 0 } });
        move = await nextMove(node(round), match, random);
      }
      if (move === null) throw new Error('a fresh match has a move');
      const { caller, command, version: expectedVersion } = move;
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_, i) =>
          node(i).matches.submit({
            caller,
            matchId: match.matchId,
            command,
            expectedVersion,
            commandId: randomUUID(),
          }),
        ),
      );
      const counts = { Executed: 0, VersionConflict: 0 } as Record<string, number>;
      for (const { type } of answers) counts[type] = (counts[type] ?? 0) + 1;
      expect(counts, `round ${round}`).toEqual({ Executed: 1, VersionConflict: CLIENTS - 1 });
      const [first] = answers.filter((answer) => answer.type === 'Executed');
      const version = first?.type === 'Executed' ? first.events.at(-1)?.version : null;
      for (const answer of answers) {
        if (answer.type === 'VersionConflict') expect(answer.currentVersion).toBe(version);
      }
    }
    await checkStream(node(0).store, match.matchId);
  });

  it('without one: each is decided on the state it really met, and none is lost', async () => {
    const random = botRandom(12);
    let match = await seatedMatch(node(0), 3);
    for (let round = 0; round < sized(15, 1000); round++) {
      let move = await nextMove(node(round), match, random);
      if (move === null) {
        match = await seatedMatch(node(0), 3);
        move = await nextMove(node(round), match, random);
      }
      if (move === null) throw new Error('a fresh match has a move');
      const { caller, command } = move;
      const ids = Array.from({ length: CLIENTS }, () => randomUUID());
      const answers = await Promise.all(
        ids.map((commandId, i) =>
          node(i).matches.submit({
            caller,
            matchId: match.matchId,
            command,
            expectedVersion: null,
            commandId,
          }),
        ),
      );
      const stored = new Set(await checkStream(node(0).store, match.matchId));
      for (const [i, answer] of answers.entries()) {
        expect(['Executed', 'RuleViolation', 'Refusal']).toContain(answer.type);
        if (answer.type === 'Refusal') expect(answer.code).toBe('MATCH_BUSY');
        expect(stored.has(ids[i] as string), answer.type).toBe(answer.type === 'Executed');
      }
      expect(answers.some(({ type }) => type === 'Executed')).toBe(true);
    }
  });

  it('all seats of a simultaneous choice at once are all accepted', async () => {
    const match = await seatedMatch(node(0), 6, { options: { firstPlayer: 0 } });
    const random = botRandom(13);
    let waiting: readonly number[] = [];
    while (waiting.length < 5) {
      const sight = await node(0).matches.sight(match.matchId, match.players[0] as string);
      if (sight?.state.play === null || sight === null) throw new Error('the match is over');
      waiting = sight.game.activeSeats(sight.state.play);
      if (waiting.length === 5) break;
      const move = await nextMove(node(0), match, random);
      if (move === null) throw new Error('the match ended without a revenue check');
      await playMove(node(0), match, move);
    }
    const answers = await Promise.all(
      waiting.map((seat) =>
        node(seat).matches.submit({
          caller: match.players[seat] as string,
          matchId: match.matchId,
          command: { type: 'acceptRevenue' },
          expectedVersion: null,
          commandId: randomUUID(),
        }),
      ),
    );
    expect(answers.map(({ type }) => type)).toEqual(new Array(5).fill('Executed'));
    await checkStream(node(0).store, match.matchId);
  });

  it('leaves no report of anything that went wrong', () => {
    expect(nodes.flatMap(({ reports }) => reports)).toEqual([]);
  });
});
