import { randomUUID } from 'node:crypto';
import { type OperationDefinitionNode, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executableSchema } from '../../src/graphql/executable.ts';
import { isShareable } from '../../src/graphql/shareable.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { playMoves } from '../support/seated.ts';
import { accepted, eventually, openTable } from '../support/services.ts';
import { guest, RawSocket, startEdge, type TestEdge } from './edge.ts';

describe('which subscriptions share their results', () => {
  const schema = executableSchema();
  const shares = (source: string): boolean => {
    const document = parse(source);
    expect(validate(schema, document)).toEqual([]);
    return isShareable(schema, document, document.definitions[0] as OperationDefinitionNode);
  };
  const watching = (selection: string, more = ''): boolean => {
    const variables = selection.includes('$yes') ? '$id: ID!, $yes: Boolean!' : '$id: ID!';
    return shares(`subscription (${variables}) { matchEvents(matchId: $id) { ${selection} } } ${more}`);
  };

  it.each([
    '__typename version text at actor hash commandId',
    'seat { index __typename } citation { kind id } draws { purpose result }',
    '... on EvilCorpStartingHandDealt { cardIds seatIndex } ... { version }',
    '... on MatchFinished { outcome { reason ranking { rank score seat { index } } } }',
  ])('%s: yes', (selection) => {
    expect(watching(selection)).toBe(true);
  });

  it.each([
    'match { version }',
    'version seat { index player { displayName } }',
    'seat { name }',
    '... on EvilCorpStartingHandDealt { match { viewerSeat { index } } }',
    '... on MatchFinished { outcome { ranking { seat { free } } } }',
    'version text @include(if: $yes)',
    'version ... @skip(if: $yes) { text }',
  ])('%s: no', (selection) => {
    expect(watching(selection)).toBe(false);
  });

  it('looks into fragments, and shares no other subscription', () => {
    expect(watching('...E', 'fragment E on MatchEvent { version }')).toBe(true);
    expect(watching('...E', 'fragment E on MatchEvent { version match { id } }')).toBe(false);
    expect(shares('subscription ($id: ID!) { match(matchId: $id) { version } }')).toBe(false);
    expect(shares('subscription { yourTurn { id } }')).toBe(false);
  });
});

describe('shared results', () => {
  let database: TestDatabase;
  let edge: TestEdge;
  beforeAll(async () => {
    database = await startPostgres();
    edge = await startEdge(database);
  });
  afterAll(async () => {
    await edge.stop();
    await database.stop();
  });

  const HANDS = `subscription ($id: ID!) { matchEvents(matchId: $id) {
    version ... on EvilCorpStartingHandDealt { seatIndex cardIds } } }`;
  interface Hand {
    readonly version: number;
    readonly seatIndex?: number;
    readonly cardIds?: readonly string[] | null;
  }

  it('two seats and two spectators each get the frames of their own view, live and from the log', async () => {
    const [host, other, third] = [await guest(edge), await guest(edge), await guest(edge)];
    const { matchId } = await openTable(edge.services, host.playerId, { seats: 2, bots: [] });
    const watch = async (token: string | null) => {
      const raw = new RawSocket(edge.url);
      await raw.init(token === null ? undefined : { authorization: `Bearer ${token}` });
      raw.subscribe('hands', HANDS, { id: matchId });
      await raw.until(({ type }) => type === 'next');
      return raw;
    };
    const tokens = [host.token, other.token, third.token, null];
    const live = [];
    for (const token of tokens) live.push(await watch(token));
    const seating = { caller: other.playerId, matchId, commandId: randomUUID(), seat: 1, invitation: null };
    accepted(await edge.services.tables.join(seating));
    await playMoves(edge.services, { matchId, players: [host.playerId, other.playerId] }, 12, 3);
    const head = (await edge.services.matches.head(matchId)) ?? 0;
    const late = [];
    for (const token of tokens) late.push(await watch(token));

    const handsOf = async (raw: RawSocket): Promise<readonly (readonly [number, boolean])[]> => {
      const frames = () => raw.messages.filter(({ type }) => type === 'next');
      await eventually('every event has come', () => frames().length >= head, 5000);
      const got = frames().map(
        ({ payload }) => (payload as { data: { matchEvents: Hand } }).data.matchEvents,
      );
      expect(got.map(({ version }) => version)).toEqual(got.map((_, i) => i + 1));
      return got
        .flatMap((hand) =>
          hand.seatIndex === undefined ? [] : [[hand.seatIndex, Array.isArray(hand.cardIds)] as const],
        )
        .sort(([a], [b]) => a - b);
    };
    for (const sockets of [live, late]) {
      const [first, second, ...spectators] = await Promise.all(sockets.map(handsOf));
      expect(first).toEqual([
        [0, true],
        [1, false],
      ]);
      expect(second).toEqual([
        [0, false],
        [1, true],
      ]);
      for (const spectator of spectators) {
        expect(spectator).toEqual([
          [0, false],
          [1, false],
        ]);
      }
    }
    for (const raw of [...live, ...late]) raw.socket.close();
  });
});
