import { randomUUID } from 'node:crypto';
import { startDatabase } from './lib/database.mjs';
import { closedLoop, interleave } from './lib/measure.mjs';
import { PlainAppend } from './lib/plain-append.mjs';
import { goal, publish } from './lib/results.mjs';
import { addPlayers, playNext, startMatch, startServices } from './lib/services.mjs';

/**
 * P20: the write path as it is (hash chain, sealed fields, snapshots, idempotency, jobs) against the same
 * path without them, both in one process, without the network.
 */
const CALLERS = 64;
const MATCHES = Number(process.env.MATCHES ?? 1000);

const database = await startDatabase();
const services = await startServices(database);
const plain = new PlainAppend();
await plain.open(database);

/** Starts the matches, some at once, and answers a loop of `play` over each caller's own ones. */
async function loop(start, play) {
  const own = await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const matches = [];
      while (matches.length < MATCHES / CALLERS) matches.push(await start());
      return matches;
    }),
  );
  const at = own.map(() => 0);
  return () =>
    closedLoop(CALLERS, async (caller) => {
      at[caller] = (at[caller] + 1) % own[caller].length;
      await play(own[caller][at[caller]]);
    });
}

try {
  const players = await addPlayers(services);
  const run = await interleave({
    on: await loop(
      () => startMatch(services, players),
      (match) => playNext(services, match),
    ),
    off: await loop(
      () => plain.startMatch(randomUUID()),
      (match) => plain.playNext(match),
    ),
  });
  publish(
    'features',
    run,
    [goal('P20', 'write path with all features against without', run.ratio('on', 'off'), '>=', 0.9)],
    {
      postgres: database.version,
    },
  );
} finally {
  await plain.close();
  await services.stop();
  await database.stop();
}
