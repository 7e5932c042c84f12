import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { evilCorp } from '../../dist/games/evil-corp/index.js';
import { botRandom, pseudoRandom } from '../../dist/kernel/pseudo-random.js';
import { serveUntilStopped } from '../lib/child.mjs';

/**
 * What a textbook handler does with the same rules: BEGIN, read and fold all events, decide, insert with
 * the version as the key, NOTIFY, COMMIT; then reply and publish.
 */
const [ownerUrl] = process.argv.slice(2);
const KEY = Buffer.alloc(32, 9);
const pool = new pg.Pool({ connectionString: ownerUrl, max: 20 });
await pool.query(`CREATE TABLE IF NOT EXISTS yardstick.naive (match_id uuid, version int, type text NOT NULL,
  payload jsonb NOT NULL, PRIMARY KEY (match_id, version))`);
const listener = new pg.Client({ connectionString: ownerUrl });
await listener.connect();
await listener.query('LISTEN naive');

const sign = (body) => createHmac('sha256', KEY).update(body).digest();
const tokenOf = (sub) => {
  const body = Buffer.from(JSON.stringify({ sub })).toString('base64url');
  return `${body}.${sign(body).toString('base64url')}`;
};
function callerOf(header) {
  if (header === undefined) return null;
  const [body, signature] = header.slice('Bearer '.length).split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('bad token');
  return JSON.parse(Buffer.from(body, 'base64url')).sub;
}

let seed = 0;
const random = pseudoRandom(1);
const words = botRandom(2);

async function append(client, matchId, version, events) {
  for (const [index, { event }] of events.entries()) {
    await client.query({
      name: 'insert',
      text: 'INSERT INTO yardstick.naive VALUES ($1, $2, $3, $4)',
      values: [matchId, version + index + 1, event.type, JSON.stringify(event)],
    });
  }
  await client.query({
    name: 'notify',
    text: `SELECT pg_notify('naive', $1)`,
    values: [`${matchId} ${version + events.length}`],
  });
}

async function inTransaction(run) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const create = (options) => {
  const matchId = `00000000-0000-4000-8000-${String(++seed).padStart(12, '0')}`;
  const { events } = evilCorp.setup({ ...evilCorp.schemas.optionDefaults, ...options }, [0, 1], random);
  return inTransaction(async (client) => {
    await append(client, matchId, 0, events);
    return { matchId, version: events.length };
  });
};

const play = ({ matchId, seat, command, expectedVersion }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query({
      name: 'read',
      text: 'SELECT version, type, payload FROM yardstick.naive WHERE match_id = $1 ORDER BY version',
      values: [matchId],
    });
    let state = evilCorp.initialState();
    for (const { payload } of rows) state = evilCorp.evolve(state, payload);
    if (rows.length !== expectedVersion) throw new Error('conflict');
    const decision = evilCorp.decide(state, seat, JSON.parse(command), random);
    if (decision.type === 'RuleViolation') throw new Error(decision.code);
    await append(client, matchId, rows.length, decision.events);
    const version = rows.length + decision.events.length;
    return { matchId, version, events: JSON.stringify(decision.events.map(({ event }) => event)) };
  });

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  subscription: { fullWsTransport: true },
  context: (request) => ({ caller: callerOf(request.headers.authorization) }),
  schema: `
    scalar Options
    type Update { matchId: ID! version: Int! events: String! }
    type Created { matchId: ID! version: Int! }
    type Query { x: Int }
    type Mutation {
      guest: String!
      create(options: String!): Created!
      play(matchId: ID!, seat: Int!, command: String!, expectedVersion: Int!): Update!
    }
    type Subscription { match(matchId: ID!): Update! }`,
  resolvers: {
    Mutation: {
      guest: () => tokenOf(words.index(2 ** 31)),
      create: (_, { options }) => create(JSON.parse(options)),
      play: async (_, input, { pubsub }) => {
        const update = await play(input);
        pubsub.publish({ topic: update.matchId, payload: { match: update } });
        return update;
      },
    },
    Subscription: { match: { subscribe: (_, { matchId }, { pubsub }) => pubsub.subscribe(matchId) } },
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
serveUntilStopped(`http://127.0.0.1:${app.server.address().port}`, async () => {
  await app.close();
  await pool.end();
  await listener.end();
});
