import { type Actor, eventHash, eventText, genesisHash } from '../../src/kernel/envelope.ts';
import type { Store } from '../../src/store/index.ts';

/**
 * What every fault test asks of a stream (reliability 10): versions without a gap, a valid chain, times that
 * never fall, each command id in one run. Returns the command ids in order.
 */
export async function checkStream(store: Store, matchId: string): Promise<string[]> {
  const commands: string[] = [];
  let prevHash = genesisHash(matchId);
  let version = 0;
  let time = 0;
  for (;;) {
    const rows = await store.streams.readEvents(matchId, version, 1000);
    for (const row of rows) {
      if (row.version !== version + 1) throw new Error(`version ${row.version} after ${version}`);
      const actor = {
        kind: row.actorKind,
        ...(row.actorSeat === null ? {} : { seat: row.actorSeat }),
      } as Actor;
      const hash = eventHash(
        eventText({ ...row, recordedAt: new Date(row.recordedAt).toISOString(), matchId, actor, prevHash }),
      );
      if (hash !== row.hash) throw new Error(`hash of version ${row.version}`);
      if (row.recordedAt < time) throw new Error(`time of version ${row.version}`);
      if (commands.at(-1) !== row.commandId) {
        if (commands.includes(row.commandId)) throw new Error(`command split at version ${row.version}`);
        commands.push(row.commandId);
      }
      version = row.version;
      prevHash = row.hash;
      time = row.recordedAt;
    }
    if (rows.length === 0) return commands;
  }
}
