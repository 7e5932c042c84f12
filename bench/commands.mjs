import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './lib/child.mjs';
import { rawCommits } from './lib/commits.mjs';
import { startDatabase } from './lib/database.mjs';
import { interleave, SECS, WARM } from './lib/measure.mjs';
import { figure, goal, publish } from './lib/results.mjs';

/**
 * P1, P3, P6: accepted commands of Evil Corp through GraphQL with a token, stored durably, answered and
 * pushed, against a bare mutation, raw commits and a textbook handler, all on one PostgreSQL.
 */
const CALLERS = Number(process.env.CALLERS ?? 64);
const MATCHES = Number(process.env.MATCHES ?? 1000);

const file = (name) => new URL(name, import.meta.url).pathname;
const database = await startDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
const children = [];
const start = async (...given) => {
  const child = new Child(...given);
  children.push(child);
  return { child, first: await child.answer() };
};

async function players(name, url, matches) {
  const { child } = await start(`${name} clients`, file('clients/players.mjs'), [
    url,
    name,
    CALLERS,
    matches,
  ]);
  await child.ask({ type: 'prepare' });
  return child;
}

try {
  const product = await start('product', file('servers/product.mjs'), [database.applicationUrl, dataDir]);
  const naive = await start('naive', file('servers/naive.mjs'), [database.ownerUrl]);
  const bare = await start('bare', file('servers/bare.mjs'));
  const { child: bareClients } = await start('bare clients', file('clients/bare.mjs'), [
    bare.first.url,
    CALLERS,
  ]);
  const productClients = await players('product', product.first.url, MATCHES);
  const naiveClients = await players('naive', naive.first.url, MATCHES);
  const [twenty, one] = [await rawCommits(database, 20), await rawCommits(database, 1)];
  /** `cpu` is the server's processor time of one operation, in µs, roughly: warm-up and rest are in it. */
  const measure = (clients, server, active) => async () => {
    const before = server.child.processorTime();
    const figures = await clients.ask({ type: 'measure', active, secs: SECS });
    const used = server.child.processorTime() - before;
    return { ...figures, cpu: (used * 1e6) / (figures.ops * (SECS + WARM)) };
  };

  const run = await interleave({
    'bare mutation': measure(bareClients, bare, CALLERS),
    product: measure(productClients, product, CALLERS),
    'raw commits, 20 connections': () => twenty.measure(),
    naive: measure(naiveClients, naive, CALLERS),
    'bare mutation, one caller': measure(bareClients, bare, 1),
    'product, one caller': measure(productClients, product, 1),
    'raw commits, one connection': () => one.measure(),
  });
  await Promise.all([twenty.stop(), one.stop()]);

  const alone = run.each(
    (now) =>
      now['product, one caller'].p50 /
      (now['bare mutation, one caller'].p50 + now['raw commits, one connection'].p50),
  );
  publish(
    'commands',
    run,
    [
      goal(
        'P1',
        'commands/s against a bare Mercurius mutation',
        run.ratio('product', 'bare mutation'),
        '>=',
        0.45,
      ),
      goal(
        'P1',
        'commands/s against raw one-row commits',
        run.ratio('product', 'raw commits, 20 connections'),
        '>=',
        0.9,
      ),
      goal('P1', 'commands/s against the read-fold-NOTIFY handler', run.ratio('product', 'naive'), '>=', 20),
      goal('P3', 'one caller: p50 against bare mutation and commit', alone, '<=', 2.5),
      goal(
        'P6',
        'push p50 after reply p50',
        run.each(({ product: p }) => p['push p50'] - p.p50),
        '<=',
        2,
        'ms',
      ),
      goal(
        'P6',
        'push p99 against reply p99',
        run.each(({ product: p }) => p['push p99'] / p.p99),
        '<=',
        2,
      ),
      figure(
        'P6',
        'replies whose push came within the measurement',
        run.of('product', 'pushed of replied'),
        'x',
      ),
    ],
    { postgres: database.version },
  );
} finally {
  for (const child of children.reverse()) await child.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
