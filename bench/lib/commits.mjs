import { randomUUID } from 'node:crypto';
import { connect } from './database.mjs';
import { closedLoop } from './measure.mjs';

const PAYLOAD = JSON.stringify({
  player: 'p1',
  company: 'PRR',
  from: 'bank',
  to: 'p1',
  shares: 1,
  price: 82,
  cash: 518,
  round: 'SR3',
  note: 'certificate bought from the initial offering at par',
});

/** Raw durable commits of one row each on `count` connections: what PostgreSQL gives without grouping. */
export async function rawCommits(database, count) {
  const clients = await connect(database, count);
  await clients[0].query(`CREATE TABLE IF NOT EXISTS yardstick.events (match_id uuid, version int,
    type text NOT NULL, payload text NOT NULL, PRIMARY KEY (match_id, version))`);
  const matches = clients.map(() => randomUUID());
  let version = 0;
  const insert = (caller) =>
    clients[caller].query({
      name: 'insert',
      text: 'INSERT INTO yardstick.events VALUES ($1, $2, $3, $4)',
      values: [matches[caller], ++version, 'SharesBought', PAYLOAD],
    });
  return {
    measure: (options) => closedLoop(count, async (caller) => void (await insert(caller)), options),
    stop: () => Promise.all(clients.map((client) => client.end())),
  };
}
