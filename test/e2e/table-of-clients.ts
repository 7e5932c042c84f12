import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { inProcess } from '../cli/run.ts';
import type { TestServer } from '../support/server.ts';
import type { ClientSeat } from './client-seat.ts';
import type { WireEvent } from './public-fold.ts';
import type { Chance, Json, SchemaClient, Situation } from './schema-client.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The client's own dice. */
export function chanceOf(seed: number): Chance {
  const random = botRandom(seed);
  return (n) => random.index(n, 'test/client');
}

/** A match that the clients join by their places in the list, with bots in the other seats. */
export async function openMatch(
  clients: readonly SchemaClient[],
  game: string,
  seats: number,
  options: Json,
): Promise<string> {
  const [host, ...guests] = clients as [SchemaClient, ...SchemaClient[]];
  const bots = Array.from({ length: seats - clients.length }, (_, i) => i + clients.length);
  const made = await host.query(
    `mutation ($id: ID!, $game: GameId!, $seats: Int!, $bots: [Int!]!, $options: JSON!) {
      createMatch(input: {game: $game, seats: $seats, seat: 0, bots: $bots, startWhenFull: true,
        options: $options, commandId: $id}) { ... on PlayAccepted { match { id } } ... on Refusal { code message } } }`,
    { id: randomUUID(), game, seats, bots, options },
  );
  const { id } = (made['createMatch'] as { match: { id: string } }).match;
  for (const [i, guest] of guests.entries()) {
    const joined = await guest.query(
      'mutation ($m: ID!, $seat: Int!, $id: ID!) { joinMatch(input: {matchId: $m, seat: $seat, commandId: $id}) { __typename ... on Refusal { code message } } }',
      { m: id, seat: i + 1, id: randomUUID() },
    );
    expect(joined['joinMatch']).toEqual({ __typename: 'PlayAccepted' });
  }
  return id;
}

/** Keeps every event of a match until it is over, resuming by version where the connection breaks. */
export async function watchToEnd(client: SchemaClient, matchId: string, events: WireEvent[]): Promise<void> {
  for (let connections = 1; connections <= 10; connections++) {
    const after = events.at(-1)?.version ?? 0;
    const end = await client.watch(matchId, after, (event) => events.push(event)).catch(() => 'broken');
    if (end === 'complete') return;
    await sleep(1000);
  }
  throw new Error('the subscription does not hold');
}

/** The seats by turns until the match is over, or `look` has seen enough. */
export async function playOut<T>(
  seats: readonly ClientSeat<T>[],
  look: (seat: ClientSeat<T>, now: Situation) => Promise<boolean> = async () => true,
): Promise<void> {
  for (;;) {
    let acted = false;
    for (const seat of seats) {
      const now = await seat.situation();
      if (now.status !== 'PLAYING') return;
      if (!(await look(seat, now))) return;
      if (await seat.act(now)) acted = true;
    }
    if (!acted) await sleep(4);
  }
}

/** The full export of a finished match, checked by the command line. */
export async function verifyExport(server: TestServer, client: SchemaClient, matchId: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boardroom-test-'));
  const answer = await fetch(`${server.url}/v1/matches/${matchId}/export?audience=full`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.status).toBe(200);
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, await answer.text());
  const verified = await inProcess(['verify', file, '--json']);
  rmSync(folder, { recursive: true, force: true });
  expect(JSON.parse(verified.out)).toMatchObject({ findings: [], levels: { '5': 'pass', '6': 'pass' } });
  expect(verified.code).toBe(0);
}
