import { setImmediate as turn } from 'node:timers/promises';
import { evilCorp } from '../../dist/games/evil-corp/index.js';
import { pseudoRandom } from '../../dist/kernel/pseudo-random.js';
import { OPTIONS, setupCommands, Table } from '../clients/policy.mjs';
import { connect } from './database.mjs';

const TABLES = `CREATE TABLE IF NOT EXISTS yardstick.plain_matches (match_id uuid PRIMARY KEY, version int NOT NULL);
  CREATE TABLE IF NOT EXISTS yardstick.plain_events (match_id uuid, version int, type text NOT NULL,
    payload text NOT NULL, PRIMARY KEY (match_id, version))`;

/** The committer's statement with the match row and the events alone. */
const APPEND = {
  name: 'append',
  text: `WITH put_moves AS (
      UPDATE yardstick.plain_matches m SET version = r.version
      FROM unnest($1::uuid[], $2::int[], $3::int[]) AS r(match_id, after_version, version)
      WHERE m.match_id = r.match_id AND m.version = r.after_version RETURNING 1),
    put_events AS (
      INSERT INTO yardstick.plain_events
      SELECT * FROM unnest($4::uuid[], $5::int[], $6::text[], $7::text[]))
    SELECT count(*)::int AS moved FROM put_moves`,
};

/** Options of the product's own committer. */
const PLAN =
  '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off';

/**
 * The write path without hash chain, sealed fields, snapshots, idempotency and jobs: the same rules,
 * decisions in memory, one group commit at a time, the same statement without their parts.
 */
export class PlainAppend {
  #client;
  #queue = [];
  #running = false;
  #random = pseudoRandom(1);

  async open(database) {
    [this.#client] = await connect(database, 1, { options: PLAN });
    await this.#client.query(TABLES);
  }

  async startMatch(id) {
    const match = { id, version: 0, state: evilCorp.initialState(), table: new Table() };
    await this.#client.query('INSERT INTO yardstick.plain_matches VALUES ($1, 0)', [id]);
    const options = { ...evilCorp.schemas.optionDefaults, ...OPTIONS };
    await this.#append(match, evilCorp.setup(options, [0, 1], this.#random));
    for (const { seat, command } of setupCommands()) await this.#play(match, seat, command);
    return match;
  }

  async playNext(match) {
    const { seat, command } = match.table.next();
    match.table.learn(command, await this.#play(match, seat, command));
  }

  async #play(match, seat, command) {
    const decision = evilCorp.decide(match.state, seat, command, this.#random);
    if (decision.type === 'RuleViolation') throw new Error(decision.code);
    return this.#append(match, decision);
  }

  #append(match, { events }) {
    const after = match.version;
    const rows = events.map(({ event }) => {
      match.state = evilCorp.evolve(match.state, event);
      match.version += 1;
      const { type, ...payload } = event;
      return { version: match.version, type, payload: JSON.stringify(payload) };
    });
    return new Promise((resolve, reject) => {
      const done = () => resolve(events.map(({ event }) => event));
      this.#queue.push({ id: match.id, after, version: match.version, rows, resolve: done, reject });
      if (!this.#running) this.#run();
    });
  }

  async #run() {
    this.#running = true;
    await turn();
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0);
      try {
        await this.#commit(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = false;
  }

  async #commit(unsorted) {
    const batch = [...unsorted].sort((a, b) => (a.id < b.id ? -1 : 1));
    const events = batch.flatMap(({ id, rows }) =>
      rows.map((row) => [id, row.version, row.type, row.payload]),
    );
    const values = [
      ...['id', 'after', 'version'].map((member) => batch.map((append) => append[member])),
      ...[0, 1, 2, 3].map((column) => events.map((row) => row[column])),
    ];
    const { rows } = await this.#client.query({ ...APPEND, values });
    if (rows[0].moved !== batch.length) throw new Error('stale');
  }

  close() {
    return this.#client.end();
  }
}
