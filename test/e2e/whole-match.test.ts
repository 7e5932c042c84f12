import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunityCards } from '../../src/games/evil-corp/content.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { emptyTable, foldPublic, type WireEvent } from './public-fold.ts';
import { type Chance, fillIn, type Json, passes, SchemaClient, type Situation } from './schema-client.ts';

const CUTS = 10;

/** A client that plays its seat and keeps every event that it was shown. */
class Playing {
  readonly events: WireEvent[] = [];
  readonly #client: SchemaClient;
  readonly #matchId: string;
  readonly #typed: boolean;
  readonly #chance: Chance;
  readonly #commands = new Set<string>();
  #over = false;

  constructor(client: SchemaClient, matchId: string, typed: boolean, seed: number) {
    const random = botRandom(seed);
    this.#client = client;
    this.#matchId = matchId;
    this.#typed = typed;
    this.#chance = (n) => random.index(n, 'test/client');
  }

  get commands(): ReadonlySet<string> {
    return this.#commands;
  }

  /** Watches to the end of the match, resuming by version after each cut. */
  async watch(): Promise<void> {
    for (;;) {
      const last = this.events.at(-1)?.version ?? 0;
      const end = await this.#client.watch(this.#matchId, last, (event) => this.events.push(event));
      if (end === 'complete') break;
    }
    this.#over = true;
  }

  async cutAtRandom(): Promise<number> {
    let cuts = 0;
    while (!this.#over && cuts < CUTS) {
      const seen = this.events.length + 1 + this.#chance(12);
      while (!this.#over && this.events.length < seen) await sleep(3);
      if (this.#over) break;
      this.#client.cut();
      cuts += 1;
      await sleep(5);
    }
    return cuts;
  }

  async play(): Promise<void> {
    for (;;) {
      const now = await this.#client.situation(this.#matchId);
      if (now.status !== 'PLAYING') return;
      const seat = now.viewerSeat?.index ?? -1;
      if (!now.activeSeats.some(({ index }) => index === seat)) {
        await sleep(4);
        continue;
      }
      const command = this.#choose(now);
      const answer = this.#typed
        ? await this.#client.playTyped('EvilCorp', this.#matchId, command, now.version)
        : await this.#client.playGeneric(this.#matchId, command, now.version);
      if (answer['__typename'] === 'VersionConflict' || passes(answer)) continue;
      expect(answer, JSON.stringify(command)).toMatchObject({ __typename: 'PlayAccepted' });
      this.#commands.add(command['type'] as string);
    }
  }

  #choose(now: Situation): Json {
    const [first] = now.legalCommands;
    if (first === undefined) throw new Error('an active seat without a legal command');
    // Audits at random would only bankrupt the accuser.
    const sensible = now.legalCommands.filter(({ type }) => type !== 'audit');
    return fillIn(sensible[this.#chance(sensible.length)] ?? first, this.#chance);
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('two clients written against schema.graphql alone', () => {
  let database: TestDatabase;
  let servers: TestServer[];
  beforeAll(async () => {
    database = await startPostgres();
    // The most that a log can say.
    const env = { LOG_LEVEL: 'trace' };
    const first = await startTestServer(database, { env });
    servers = [first, await startTestServer(database, { sameKeysAs: first, env })];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await database.stop();
  });

  it('play a whole match with two bots, on two processes; one is cut ten times and resumes', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const ada = await SchemaClient.guest(one.graphql, 'Adalwina Frost');
    const ben = await SchemaClient.guest(two.graphql, 'Benvolio Grey');
    const made = await ada.query(
      `mutation ($id: ID!) { createMatch(input: {game: EVIL_CORP, seats: 4, seat: 0, bots: [2, 3], startWhenFull: true,
        options: {ceoPowers: true, maxRounds: 8}, commandId: $id}) { ... on PlayAccepted { match { id status } } ... on Refusal { code message } } }`,
      { id: randomUUID() },
    );
    const { id: matchId } = (made['createMatch'] as { match: { id: string } }).match;
    const players = [new Playing(ada, matchId, true, 1), new Playing(ben, matchId, false, 2)] as const;
    const [first, second] = players;
    const watching = [first.watch()];
    const joined = await ben.query(
      'mutation ($m: ID!, $id: ID!) { joinMatch(input: {matchId: $m, seat: 1, commandId: $id}) { __typename ... on Refusal { code message } } }',
      { m: matchId, id: randomUUID() },
    );
    expect(joined['joinMatch']).toEqual({ __typename: 'PlayAccepted' });
    watching.push(second.watch());
    const [, , cuts] = await Promise.all([first.play(), second.play(), second.cutAtRandom()]);
    await Promise.all(watching);
    expect(cuts).toBe(CUTS);

    const final = await ada.query(
      `query ($id: ID!) { match(id: $id) { version state { ... on EvilCorpView { turnOrder bankNet opportunityDeckCount worldEventDeckCount
        opportunityDiscards worldEventDiscards markets { market worldEvent }
        players { liquidity handCount supply businesses { city count } laid { cardId } pieces token turnsCompleted home ceoId } } } } }`,
      { id: matchId },
    );
    const match = final['match'] as { version: number; state: Record<string, unknown> };
    for (const player of players) {
      const { events } = player;
      expect(events.map((event) => event.version)).toEqual(
        Array.from({ length: match.version }, (_, i) => i + 1),
      );
      const folded = emptyTable(4);
      for (const event of events) foldPublic(folded, event);
      const { worldEvents, players: seats, ...rest } = folded;
      expect({
        ...rest,
        markets: (match.state['markets'] as { market: string }[]).map(({ market }) => ({
          market,
          worldEvent: worldEvents[market] ?? null,
        })),
        players: seats.map((seat) => ({
          ...seat,
          laid: seat.laid.map((cardId) => ({ cardId })),
          businesses: undefined,
        })),
      }).toEqual({
        ...match.state,
        players: (match.state['players'] as object[]).map((seat) => ({ ...seat, businesses: undefined })),
      });
      const cities = (match.state['players'] as { businesses: { city: string; count: number }[] }[]).map(
        ({ businesses }) => Object.fromEntries(businesses.map(({ city, count }) => [city, count])),
      );
      expect(seats.map(({ businesses }) => businesses)).toEqual(cities);
    }
    // Each was shown its own cards and nobody else's.
    for (const [seat, player] of players.entries()) {
      const dealt = player.events.filter((event) => event.__typename === 'EvilCorpStartingHandDealt');
      expect(dealt.map((event) => [event['seatIndex'], event['cardIds'] !== null])).toEqual(
        dealt.map((event) => [event['seatIndex'], event['seatIndex'] === seat]),
      );
      const bought = player.events.filter((event) => event.__typename === 'EvilCorpOpportunityBought');
      for (const event of bought) expect(event['cardId'] !== null).toBe(event['seatIndex'] === seat);
      const shuffled = player.events.filter((event) => event.__typename === 'EvilCorpDecksShuffled');
      for (const event of shuffled) expect(event['opportunityDeck']).toBeNull();
    }
    const both = players.map(({ events }) => events.map((event) => event.hash));
    expect(both[0]).toEqual(both[1]);
    expect(first.commands.size + second.commands.size).toBeGreaterThan(12);
    // Of what was hidden, or secret, nothing is in any log.
    const secrets = [
      ...opportunityCards.map(({ id }) => id),
      ada.token,
      ben.token,
      'Adalwina Frost',
      'Benvolio Grey',
    ];
    for (const server of servers) {
      expect(server.log().length).toBeGreaterThan(1000);
      expect(secrets.filter((secret) => server.log().includes(secret))).toEqual([]);
    }
  });
});
