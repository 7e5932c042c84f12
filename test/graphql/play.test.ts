import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql, validateSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../src/graphql/context.ts';
import { executableSchema } from '../../src/graphql/executable.ts';
import { type Identity, openIdentity } from '../../src/identity/identity.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startServices, type TestServices } from '../support/services.ts';

describe('GraphQL over the services', () => {
  const schema = executableSchema();
  let database: TestDatabase;
  let services: TestServices;
  let identity: Identity;
  let folder: string;

  beforeAll(async () => {
    database = await startPostgres();
    services = await startServices(database);
    folder = mkdtempSync(join(tmpdir(), 'boardroom-'));
    identity = await openIdentity(services.store, join(folder, 'token.jwk'));
  });
  afterAll(async () => {
    await services.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(source: string, variableValues: Record<string, unknown>, token: string | null) {
    const bearer = token === null ? null : await identity.verify(token);
    const contextValue = createContext({ services, identity }, bearer?.playerId ?? null, { id: 'test' });
    const result = await graphql({ schema, source, variableValues, contextValue });
    expect(result.errors?.map((error) => error.stack)).toBeUndefined();
    return JSON.parse(JSON.stringify(result.data)) as Record<string, never>;
  }

  it('has a valid schema', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('plays a first move', async () => {
    const guest = await run(
      'mutation { createGuest(input: {displayName: "Ada"}) { ... on GuestCreated { token player { id displayName guest } } } }',
      {},
      null,
    );
    const { token, player } = guest['createGuest'] as unknown as { token: string; player: { id: string } };
    expect(player).toMatchObject({ displayName: 'Ada', guest: true });
    const made = await run(
      `mutation ($id: ID!) { createMatch(input: {game: EVIL_CORP, seats: 3, bots: [1, 2], startWhenFull: true, options: {firstPlayer: 0}, commandId: $id}) {
        ... on PlayAccepted { match { id version status activeSeats { index active player { displayName } } seats { index bot name } state { ... on EvilCorpView { status setupStep players { seat hand handCount } } } } events { __typename version text } }
        ... on Refusal { code message } ... on RuleViolation { code message } } }`,
      { id: randomUUID() },
      token,
    );
    const accepted = made['createMatch'] as unknown as {
      match: { id: string; version: number };
      events: { __typename: string }[];
    };
    expect(accepted.match).toMatchObject({
      status: 'PLAYING',
      activeSeats: [{ index: 0, active: true, player: { displayName: 'Ada' } }],
      state: { status: 'SETUP', setupStep: 'CEO', players: [{ seat: 0, hand: [], handCount: 0 }, {}, {}] },
    });
    expect(accepted.events.map((event) => event.__typename).slice(-2)).toEqual([
      'EvilCorpGameStarted',
      'EvilCorpDecksShuffled',
    ]);
    const play = `mutation ($m: ID!, $c: EvilCorpCommand!, $id: ID!, $v: Int) { playEvilCorp(input: {matchId: $m, command: $c, expectedVersion: $v, commandId: $id}) {
      __typename ... on PlayAccepted { replayed receipt { version hash } events { version text seat { index player { displayName } } citation { kind id } ... on EvilCorpCeoSelected { ceoId seatIndex } } }
      ... on RuleViolation { code evilCorpCode message citation { kind id } } ... on VersionConflict { currentVersion } ... on Refusal { code platformCode message } } }`;
    const commandId = randomUUID();
    const variables = {
      m: accepted.match.id,
      c: { selectCeo: { ceoId: 'savant' } },
      id: commandId,
      v: accepted.match.version,
    };
    const first = await run(play, variables, token);
    expect(first['playEvilCorp']).toMatchObject({
      __typename: 'PlayAccepted',
      replayed: false,
      events: [{ ceoId: 'savant', seatIndex: 0, seat: { index: 0, player: { displayName: 'Ada' } } }],
    });
    const again = await run(play, variables, token);
    expect(again['playEvilCorp']).toEqual({
      ...(first['playEvilCorp'] as unknown as object),
      replayed: true,
    });
    const reused = await run(play, { ...variables, c: { selectCeo: { ceoId: 'oligarch' } } }, token);
    expect(reused['playEvilCorp']).toMatchObject({
      code: 'COMMAND_ID_REUSED',
      platformCode: 'COMMAND_ID_REUSED',
    });
    const stale = await run(play, { ...variables, id: randomUUID() }, token);
    expect(stale['playEvilCorp']).toMatchObject({ __typename: 'VersionConflict' });
    const unknown = await run(play, { ...variables, c: { endTurn: true }, v: null, id: randomUUID() }, token);
    expect(unknown['playEvilCorp']).toMatchObject({
      __typename: 'RuleViolation',
      code: 'WRONG_STAGE',
      evilCorpCode: 'WRONG_STAGE',
    });
    const page = await run(
      `query ($m: ID!) { match(id: $m) { viewerSeat { index } legalCommands { type title command parameters { name kind min max options { value label } } citation { id } }
        events(last: 3) { totalCount nodes { version text } pageInfo { hasPreviousPage hasNextPage endCursor } }
        explain(command: {evilCorp: {endTurn: true}}) { __typename ... on RuleViolation { code } ... on WouldBeAccepted { atVersion } }
        commitment { serverCommit serverSeed fairnessClass } } matches { nodes { id version seats { index player { displayName } } } } viewer { displayName } games { id gameId title content(kind: "city") { id name } } }`,
      { m: accepted.match.id },
      token,
    );
    expect(page['viewer']).toEqual({ displayName: 'Ada' });
    expect(page['match']).toMatchObject({
      viewerSeat: { index: 0 },
      events: { nodes: [{}, {}, {}] },
      explain: { __typename: 'RuleViolation' },
      commitment: { serverSeed: null, fairnessClass: 'C' },
    });
    expect((page['games'] as unknown as { content: unknown[] }[])[0]?.content).toHaveLength(18);
    expect(services.reports).toEqual([]);
  });
});
