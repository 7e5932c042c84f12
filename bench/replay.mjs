import { createRequire } from 'node:module';
import { MatchLoader } from '../dist/match/match-loader.js';
import { connect, startDatabase } from './lib/database.mjs';
import { closedLoop, interleave } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';
import { addPlayers, playTo, startMatch, startServices } from './lib/services.mjs';

/**
 * P10: 1000 events of a match from PostgreSQL, hidden values opened, folded through the rules; against
 * reading the same columns of the same rows as text and nothing more, and against a peer's reader.
 */
const EVENTS = 1000;
const MATCHES = 20;

const EVENT_ROWS = {
  name: 'events',
  text: `SELECT version, type, payload, random, recorded_at, actor_seat FROM events
    WHERE match_id = $1 AND version <= $2 ORDER BY version`,
  rowMode: 'array',
};
const OPENING_ROWS = {
  name: 'openings',
  text: `SELECT version, path, key_id, body FROM openings
    WHERE match_id = $1 AND version <= $2 AND path NOT LIKE '$%'`,
  rowMode: 'array',
};

async function openEmmett(ownerUrl, events) {
  const { getPostgreSQLEventStore } = createRequire(import.meta.url)('@event-driven-io/emmett-postgresql');
  const emmett = getPostgreSQLEventStore(ownerUrl);
  await emmett.schema?.migrate?.();
  await emmett.appendToStream('replay-1', events);
  return emmett;
}

const database = await startDatabase();
const services = await startServices(database);
const [text] = await connect(database, 1, { types: { getTypeParser: () => (value) => value } });
try {
  const players = await addPlayers(services);
  const matches = await Promise.all(
    Array.from({ length: MATCHES }, async () => {
      const match = await startMatch(services, players);
      await playTo(services, match, EVENTS);
      return match;
    }),
  );
  await services.stop();
  // A replay starts from the first event.
  await text.query('DELETE FROM snapshots');
  await text.query('ANALYZE');
  const again = await startServices(database);
  const loader = new MatchLoader(again.store);
  const first = await text.query({ ...EVENT_ROWS, values: [matches[0].id, EVENTS] });
  const emmett = await openEmmett(
    database.ownerUrl,
    first.rows.map(([, type, payload]) => ({ type, data: JSON.parse(payload) })),
  );
  let at = 0;
  const next = () => matches[at++ % MATCHES].id;
  const thousand = (count) => {
    if (count !== EVENTS) throw new Error(`${count} events`);
    return count;
  };
  const run = await interleave({
    'rows as text': () =>
      closedLoop(1, async () => {
        const values = [next(), EVENTS];
        const [{ rows }] = await Promise.all([
          text.query({ ...EVENT_ROWS, values }),
          text.query({ ...OPENING_ROWS, values }),
        ]);
        return thousand(rows.length);
      }),
    'read and folded': () =>
      closedLoop(1, async () => thousand((await loader.stateAt(next(), EVENTS)).state.version)),
    'emmett, readStream': () =>
      closedLoop(1, async () => thousand((await emmett.readStream('replay-1')).events.length)),
  });
  await emmett.close();
  await again.stop();
  publish(
    'replay',
    run,
    [
      goal(
        'P10',
        'read and folded against the rows as text',
        run.ratio('read and folded', 'rows as text'),
        '>=',
        0.6,
      ),
      goal(
        'P10',
        "read and folded against emmett's reader",
        run.ratio('read and folded', 'emmett, readStream'),
        '>=',
        2,
      ),
    ],
    {
      postgres: database.version,
      notes: ['message-db is not measured: its installer needs psql and a superuser'],
    },
  );
} finally {
  await text.end();
  await database.stop();
}
