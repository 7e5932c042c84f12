import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import {
  type Append,
  type Bus,
  type EncodedEvent,
  type NewMatch,
  noBus,
  openStore,
  type Store,
  Vault,
  type VaultKey,
} from '../../src/store/index.ts';

export const newKey = (): VaultKey => {
  const bytes = randomBytes(32);
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
};

export const testVault = new Vault([newKey()]);

export const openTestStore = (applicationUrl: string, bus: Bus = noBus()): Promise<Store> =>
  openStore({ applicationUrl, vault: testVault, bus });

const RULES = 'shares/1.0.0';

export function anEvent(version: number, change: Partial<EncodedEvent> = {}): EncodedEvent {
  const commandId = change.commandId ?? randomUUID();
  return {
    version,
    type: 'SharesBought',
    schemaVersion: 1,
    payload: '{"count":3,"industry":"energy"}',
    sealed: '[]',
    random: '[]',
    actorKind: 'seat',
    actorSeat: 1,
    commandId,
    causation: `command/${commandId}`,
    rulesVersion: RULES,
    recordedAt: 1_700_000_000_000 + version,
    hash: randomBytes(32).toString('hex'),
    ...change,
  };
}

export function aMatch(change: Partial<NewMatch> = {}): NewMatch {
  return {
    matchId: v7(),
    game: 'shares',
    rulesVersion: RULES,
    status: 'active',
    visibility: 'public',
    options: '{}',
    clock: null,
    settings: '{}',
    creatorId: 'alice',
    phase: 'collect',
    activeSeats: [0],
    deadline: null,
    outcome: null,
    createdAt: 1_700_000_000_000,
    startedAt: null,
    endedAt: null,
    events: [anEvent(1)],
    openings: [],
    seats: [],
    jobs: [],
    seed: null,
    creation: null,
    ...change,
  };
}

/** What a match service knows of a stream when it decides. */
export interface Head {
  readonly matchId: string;
  readonly version: number;
  readonly hash: string;
}

export async function createStream(store: Store, change: Partial<NewMatch> = {}): Promise<Head> {
  const match = aMatch(change);
  await store.createMatch(match);
  const last = match.events.at(-1) as EncodedEvent;
  return { matchId: match.matchId, version: last.version, hash: last.hash };
}

/** An append of `count` events after a head, with its command record. */
export function anAppend(head: Head, change: Partial<Append> = {}, count = 1): Append {
  const commandId = change.command?.commandId ?? randomUUID();
  const events = Array.from({ length: count }, (_, i) => anEvent(head.version + 1 + i, { commandId }));
  return {
    matchId: head.matchId,
    afterVersion: head.version,
    prevHash: head.hash,
    headHash: (events.at(-1) as EncodedEvent).hash,
    events,
    openings: [],
    command: {
      commandId,
      seat: 1,
      inputHash: testVault.inputHash('{}'),
      firstVersion: head.version + 1,
      lastVersion: head.version + count,
    },
    jobs: [],
    dropJobs: [],
    match: {
      status: 'active',
      phase: 'collect',
      activeSeats: [1],
      deadline: null,
      outcome: null,
      startedAt: null,
      endedAt: null,
      rulesVersion: RULES,
    },
    seats: [],
    ...change,
  };
}

/** The head that an append leads to. */
export const headAfter = (append: Append): Head => ({
  matchId: append.matchId,
  version: append.afterVersion + append.events.length,
  hash: append.headHash,
});

/** Polls until the condition holds; fails the test when it never does. */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1_000; i++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not come to pass within 10 s');
}
