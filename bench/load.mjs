import { MatchLoader } from '../dist/match/match-loader.js';
import { startDatabase } from './lib/database.mjs';
import { closedLoop, interleave } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';
import { addPlayers, playTo, startMatch, startServices } from './lib/services.mjs';

/**
 * P11: loading a match that is not in memory. Both matches stand a like number of events behind their last
 * snapshot, so that the length of the log alone differs.
 */
const SIZES = [200, 20_000];
const AFTER_SNAPSHOT = 50;

const database = await startDatabase();
const services = await startServices(database);
try {
  const players = await addPlayers(services);
  const matches = await Promise.all(
    SIZES.map(async (size) => {
      const match = await startMatch(services, players);
      await playTo(services, match, size + AFTER_SNAPSHOT);
      return match;
    }),
  );
  const loader = new MatchLoader(services.store);
  loader.onMismatch = (matchId, what) => {
    throw new Error(`${matchId}: ${what}`);
  };
  const load = (match) => () =>
    closedLoop(1, async () => {
      const live = await loader.load(match.id);
      if (live.durable !== match.version) throw new Error(`version ${live.durable}`);
    });
  const run = await interleave(
    Object.fromEntries(SIZES.map((size, i) => [`${size} events`, load(matches[i])])),
  );
  const ratio = run.ratio('20000 events', '200 events', 'p50');
  publish('load', run, [goal('P11', 'cold load of 20,000 events against 200', ratio, '<=', 1.5)], {
    postgres: database.version,
  });
} finally {
  await services.stop();
  await database.stop();
}
