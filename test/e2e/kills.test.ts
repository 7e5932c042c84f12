import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { checkStream } from '../support/chain.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startServices } from '../support/services.ts';
import { sized } from '../support/size.ts';
import { fillIn, type Json, SchemaClient } from './schema-client.ts';

interface Acknowledged {
  readonly matchId: string;
  readonly commandId: string;
  readonly version: number;
  readonly hash: string;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('kill -9 of server processes (R-03)', () => {
  let database: TestDatabase;
  let keeper: TestServer;
  let servers: TestServer[];

  beforeAll(async () => {
    database = await startPostgres();
    keeper = await startTestServer(database);
    servers = [keeper, await startTestServer(database, { sameKeysAs: keeper })];
  });
  afterAll(async () => {
    for (const server of servers.slice(1)) await server.stop();
    await keeper.stop();
    await database.stop();
  });

  it('loses no acknowledged command, doubles none, and bots go on', async () => {
    const acknowledged: Acknowledged[] = [];
    const random = botRandom(77);
    const chance = (n: number) => random.index(n, 'test/client');
    let over = false;

    /** Plays match after match until the end of the test. */
    async function player(name: string): Promise<void> {
      const owner = await SchemaClient.guest(keeper.graphql, name);
      while (!over) {
        const commandId = randomUUID();
        const made = await persist(
          (client) =>
            client.query(
              `mutation ($id: ID!) { createMatch(input: {game: EVIL_CORP, seats: 2, bots: [1], startWhenFull: true, commandId: $id}) {
                ... on PlayAccepted { match { id } } ... on Refusal { code } } }`,
              { id: commandId },
            ),
          owner,
        );
        await playOut(owner, (made['createMatch'] as { match: { id: string } }).match.id);
      }
    }

    /** Plays a seat through whichever server answers; an unanswered command is sent again with its id. */
    async function playOut(owner: SchemaClient, matchId: string): Promise<void> {
      while (!over) {
        const now = await persist((client) => client.situation(matchId), owner);
        if (now.status !== 'PLAYING') return;
        const legal = now.legalCommands.filter(({ type }) => type !== 'audit');
        const chosen = legal[chance(Math.max(1, legal.length))];
        if (!now.activeSeats.some(({ index }) => index === now.viewerSeat?.index) || chosen === undefined) {
          await sleep(10);
          continue;
        }
        const input = {
          matchId,
          command: fillIn(chosen, chance),
          expectedVersion: now.version,
          commandId: randomUUID(),
        };
        const answer = await persist((client) => client.submit(input), owner);
        if (answer['__typename'] === 'PlayAccepted') {
          const { version, hash } = answer['receipt'] as { version: number; hash: string };
          acknowledged.push({ matchId, commandId: input.commandId, version, hash });
        } else expect(answer).toMatchObject({ __typename: 'VersionConflict' });
      }
    }

    async function persist<T extends Json | object>(
      run: (client: SchemaClient) => Promise<T>,
      owner: SchemaClient,
    ): Promise<T> {
      for (let tries = 0; ; tries++) {
        const server = servers[(tries + chance(2)) % servers.length] as TestServer;
        try {
          const answer = await run(owner.at(server.graphql));
          const code = (answer as Json)['code'];
          if (code !== 'OUTCOME_UNKNOWN' && code !== 'UNAVAILABLE' && code !== 'COMMAND_IN_PROGRESS')
            return answer;
        } catch (error) {
          if (tries > 200) throw error;
        }
        await sleep(25);
      }
    }

    const playing = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff'].map((name) => player(name));
    for (let kill = 0; kill < sized(3, 200); kill++) {
      await sleep(300 + chance(500));
      const before = acknowledged.length;
      await servers[1]?.kill();
      servers[1] = await startTestServer(database, { sameKeysAs: keeper });
      const until = performance.now() + 60_000;
      while (acknowledged.length <= before && performance.now() < until) await sleep(10);
      expect(acknowledged.length).toBeGreaterThan(before);
    }
    over = true;
    await Promise.all(playing);

    const services = await startServices(database, { background: false });
    const stored = new Map<string, string[]>();
    for (const matchId of new Set(acknowledged.map((one) => one.matchId))) {
      stored.set(matchId, await checkStream(services.store, matchId));
    }
    for (const { matchId, commandId, version, hash } of acknowledged) {
      expect(stored.get(matchId)?.filter((id) => id === commandId)).toEqual([commandId]);
      const [event] = await services.store.streams.readEvents(matchId, version - 1, 1);
      expect(event).toMatchObject({ version, hash, commandId });
    }
    await services.stop();
    expect(acknowledged.length).toBeGreaterThan(30);
  });
});
