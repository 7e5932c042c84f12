import { randomBytes, randomUUID } from 'node:crypto';
import type { NewTable } from '../../src/lobby/create-table.ts';
import type { LiveMatch } from '../../src/match/live-match.ts';
import type { Execute, Executed } from '../../src/match/streams.ts';
import { DEFAULT_LIMITS, openServices, type ServiceLimits, type Services } from '../../src/services.ts';
import { noBus, openBus, openStore, Vault, type VaultKey } from '../../src/store/index.ts';
import type { TestDatabase } from './postgres.ts';

export const vaultKey = (): VaultKey => ({ id: '00000001', bytes: randomBytes(32) });

export interface TestServices extends Services {
  /** What went wrong in the background. */
  readonly reports: string[];
}

/** The services of one process on a test database. */
export async function startServices(
  database: TestDatabase,
  options: {
    key?: VaultKey;
    bus?: 'none' | 'postgres';
    limits?: Partial<ServiceLimits>;
    background?: boolean;
  } = {},
): Promise<TestServices> {
  const bus = options.bus === 'postgres' ? openBus('postgres', database.applicationUrl) : noBus();
  const vault = new Vault([options.key ?? vaultKey()]);
  const store = await openStore({ applicationUrl: database.applicationUrl, vault, bus });
  const reports: string[] = [];
  const services = openServices(
    store,
    (what, error) =>
      reports.push(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    { ...DEFAULT_LIMITS, ...options.limits },
  );
  if (options.background !== false) services.start();
  return { ...services, reports };
}

/** A player in the database. */
export async function addPlayer(services: Services, name: string): Promise<string> {
  const playerId = `player_${randomBytes(9).toString('base64url')}`;
  await services.store.identity.createPlayer({
    playerId,
    kind: 'guest',
    displayName: name,
    handle: playerId.toLowerCase(),
    createdAt: services.store.clock.now(),
  });
  return playerId;
}

export const table = (change: Partial<NewTable> = {}): NewTable => ({
  game: 'evil-corp',
  seats: 3,
  options: {},
  visibility: 'public',
  seating: 'chosen',
  secondsPerMove: null,
  seat: 0,
  bots: [1, 2],
  startWhenFull: true,
  ...change,
});

/** Fails the test with the answer unless it was accepted. */
export function accepted(answer: Execute): Executed {
  if (answer.type !== 'Executed') throw new Error(JSON.stringify(answer));
  return answer;
}

export async function openTable(
  services: Services,
  creator: string,
  change: Partial<NewTable> = {},
): Promise<LiveMatch> {
  return accepted(await services.tables.create(creator, table(change), randomUUID())).live;
}

/** Waits until a condition holds; polls, and gives up with the message after `ms`. */
export async function eventually(
  what: string,
  condition: () => Promise<boolean> | boolean,
  ms = 120_000,
): Promise<void> {
  const until = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
