import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './lib/child.mjs';
import { rawCommits } from './lib/commits.mjs';
import { connect, startDatabase } from './lib/database.mjs';
import { interleave, SECS } from './lib/measure.mjs';
import { figure, goal, publish } from './lib/results.mjs';

/** P5: one match, 32 callers, against the rate at which one connection commits rows. */
const CALLERS = 32;

const file = (name) => new URL(name, import.meta.url).pathname;
const database = await startDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
const server = new Child('product', file('servers/product.mjs'), [database.applicationUrl, dataDir]);
const children = [server];
try {
  const { url } = await server.answer();
  const clients = new Child('clients', file('clients/hot.mjs'), [url, CALLERS]);
  children.push(clients);
  await clients.answer();
  const { matchId } = await clients.ask({ type: 'prepare' });
  const one = await rawCommits(database, 1);
  const run = await interleave({
    'raw commits, one connection': () => one.measure(),
    'one match, 32 callers': () => clients.ask({ type: 'measure', secs: SECS }),
  });
  await one.stop();
  const [reader] = await connect(database);
  const { rows } = await reader.query(
    'SELECT count(*)::int AS events, max(version) AS version FROM events WHERE match_id = $1',
    [matchId],
  );
  await reader.end();
  const told = run.measured['one match, 32 callers'];
  const flaws = told.reduce((sum, { lost, doubled }) => sum + lost + doubled, 0);
  const missing =
    Math.abs(rows[0].events - rows[0].version) + Math.abs(rows[0].version - told.at(-1).version);
  const ratio = run.ratio('one match, 32 callers', 'raw commits, one connection');
  publish(
    'hot-match',
    run,
    [
      goal('P5', 'one hot match against raw commits of one connection', ratio, '>=', 5),
      goal('P5', 'versions lost or doubled', flaws + missing, '<=', 0, ''),
      figure('P5', 'events of the match in the end', rows[0].events, ''),
    ],
    { postgres: database.version },
  );
} finally {
  for (const child of children.reverse()) await child.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
