import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import type { Execute } from '../../src/match/streams.ts';
import { checkStream } from '../support/chain.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, seatedMatch } from '../support/seated.ts';
import { startServices, type TestServices, vaultKey } from '../support/services.ts';
import { sized } from '../support/size.ts';

const versions = (answer: Execute) =>
  answer.type === 'Executed' ? answer.events.map(({ version, hash }) => `${version}/${hash}`) : answer;

describe('repeated commands (R-02)', () => {
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

  it('have one effect and one answer, also at once and on another node; another input is refused', async () => {
    const random = botRandom(21);
    let match = await seatedMatch(node(0), 2);
    const sent: { matchId: string; caller: string; command: unknown; commandId: string; answer: Execute }[] =
      [];
    for (let i = 0; i < sized(150, 10_000); i++) {
      let move = await nextMove(node(i), match, random);
      if (move === null) {
        match = await seatedMatch(node(0), 2);
        move = await nextMove(node(i), match, random);
      }
      if (move === null) throw new Error('a fresh match has a move');
      const { caller, command } = move;
      const submission = {
        caller,
        matchId: match.matchId,
        command,
        expectedVersion: move.version,
        commandId: randomUUID(),
      };
      const times = 1 + random.index(5, 'test/times');
      const together = random.index(10, 'test/together') < 3;
      const answers: Execute[] = [];
      if (together) {
        answers.push(
          ...(await Promise.all(Array.from({ length: times }, (_, n) => node(n).matches.submit(submission)))),
        );
      } else {
        for (let n = 0; n < times; n++) answers.push(await node(i + n).matches.submit(submission));
      }
      const [first, ...others] = answers.map(versions);
      expect(answers[0]?.type).toBe('Executed');
      for (const other of others) expect(other).toEqual(first);
      expect(answers.filter((answer) => answer.type === 'Executed' && !answer.replayed)).toHaveLength(1);
      sent.push({ ...submission, answer: answers[0] as Execute });
      if (random.index(10, 'test/alter') === 0) {
        const altered = await node(i).matches.submit({
          ...submission,
          command: { type: 'endTurn', ...(command.type === 'endTurn' ? { x: 1 } : {}) },
        });
        if (command.type !== 'endTurn')
          expect(altered).toMatchObject({ type: 'Refusal', code: 'COMMAND_ID_REUSED' });
      }
    }
    // Long after, on a node that starts afresh, the first answer is still the answer.
    const late = await startServices(database, { key });
    for (const { answer, ...submission } of sent.slice(0, 20)) {
      const again = await late.matches.submit({ ...submission, expectedVersion: null });
      expect(versions(again)).toEqual(versions(answer));
    }
    await late.stop();
    for (const matchId of new Set(sent.map((submission) => submission.matchId)))
      await checkStream(node(0).store, matchId);
  });

  it('of a table: creation, joining and starting', async () => {
    const { players, matchId } = await seatedMatch(node(0), 2);
    const [creator] = players as [string, string];
    const commandId = randomUUID();
    const input = {
      game: 'evil-corp',
      seats: 2,
      options: {},
      visibility: 'public',
      seating: 'chosen',
      secondsPerMove: null,
      seat: 0,
      bots: [1],
      startWhenFull: false,
    } as const;
    const made = await node(0).tables.create(creator, input, commandId);
    const again = await node(1).tables.create(creator, input, commandId);
    if (made.type !== 'Executed' || again.type !== 'Executed') throw new Error('not created');
    expect(again.live.matchId).toBe(made.live.matchId);
    expect(versions(again)).toEqual(versions(made));
    expect(again.replayed).toBe(true);
    const other = await node(1).tables.create(creator, { ...input, seats: 3 }, commandId);
    expect(other).toMatchObject({ type: 'Refusal', code: 'COMMAND_ID_REUSED' });
    const start = randomUUID();
    const started = await node(1).tables.start({
      caller: creator,
      matchId: made.live.matchId,
      commandId: start,
    });
    const restarted = await node(0).tables.start({
      caller: creator,
      matchId: made.live.matchId,
      commandId: start,
    });
    expect(versions(restarted)).toEqual(versions(started));
    const twice = await node(0).tables.start({
      caller: creator,
      matchId: made.live.matchId,
      commandId: randomUUID(),
    });
    expect(twice).toMatchObject({ type: 'Refusal', code: 'FORBIDDEN' });
    expect(matchId).not.toBe(made.live.matchId);
  });
});
