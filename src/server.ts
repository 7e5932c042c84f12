import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { Identity } from './identity/identity.ts';
import { loadOrCreateTokenKey, type TokenKey } from './identity/token-key.ts';
import type { Config } from './ops/config.ts';
import { reportTo } from './ops/logging.ts';
import { StartFailure } from './ops/start-failure.ts';
import { DEFAULT_LIMITS, HOUR, openServices, type Services } from './services.ts';
import {
  DatabaseAway,
  loadOrCreateKey,
  migrate,
  openBus,
  openStore,
  type Store,
  Vault,
  type VaultKey,
} from './store/index.ts';
import { startEmbeddedPostgres } from './store/postgres/index.ts';
import { claimKey } from './store/service-keys.ts';

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Finishes what was accepted, then stops everything that the start began. */
  readonly stop: () => Promise<void>;
}

interface DatabaseUrls {
  readonly applicationUrl: string;
  /** Null: this process migrates nothing. */
  readonly ownerUrl: string | null;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server: keys, database, migrations, checks, services, network, in this order. Throws
 * `StartFailure` with a sentence for the operator; whatever had been started is stopped again.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const started: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    const keys = readKey(() => loadOrCreateKey(config.encryptionKeyFile));
    const tokenKey = await loadOrCreateTokenKey(config.tokenKeyFile).catch((error: unknown) => fail(error));
    const database = await openDatabase(config, log);
    started.push(database.stop);
    await migrateAtStart(config, database, log);
    const store = await connect(config, database.applicationUrl, new Vault(keys));
    const services = openServices(store, reportTo(log), {
      ...DEFAULT_LIMITS,
      liveMatches: config.settings.LIVE_MATCHES,
      matchQueue: config.settings.MATCH_QUEUE,
      inactivity: {
        open: config.settings.ABANDON_OPEN_HOURS * HOUR,
        playing: config.settings.ABANDON_PLAYING_DAYS * 24 * HOUR,
      },
    });
    started.push(() => services.stop());
    await checkStore(store, log);
    await checkKeys(store, keys, tokenKey);
    services.start();
    const app = await serve(config, services, new Identity(store, tokenKey, 'boardroom'), log);
    started.push(() => closeApp(app, config.settings.SHUTDOWN_MS));
    return { url: urlOf(app, config.settings.HOST), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function fail(error: unknown): never {
  throw new StartFailure(error instanceof Error ? error.message : String(error), { cause: error });
}

function readKey<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return fail(error);
  }
}

async function openDatabase(config: Config, log: Logger): Promise<DatabaseUrls> {
  const { DATABASE_URL, MIGRATE_DATABASE_URL, DATA_DIR } = config.settings;
  if (DATABASE_URL !== null) {
    return { applicationUrl: DATABASE_URL, ownerUrl: MIGRATE_DATABASE_URL, stop: async () => {} };
  }
  return await startEmbeddedPostgres({ dataDir: DATA_DIR, log: (sentence) => log.info(sentence) }).catch(
    fail,
  );
}

async function migrateAtStart(config: Config, database: DatabaseUrls, log: Logger): Promise<void> {
  const { ownerUrl, applicationUrl } = database;
  if (!config.settings.MIGRATE_ON_START || ownerUrl === null) return;
  const applied = await migrate({ ownerUrl, applicationUrl }).catch(fail);
  if (applied.length > 0) log.info(`migrated: ${applied.join(', ')}`);
}

async function connect(config: Config, applicationUrl: string, vault: Vault): Promise<Store> {
  const bus = openBus(config.bus, applicationUrl);
  try {
    return await openStore({ applicationUrl, vault, bus });
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    const { host } = new URL(applicationUrl);
    throw new StartFailure(`the database at ${host} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** The driver's own words, which name neither password nor values. */
const reasonOf = (error: Error): string => {
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
};

async function checkStore(store: Store, log: Logger): Promise<void> {
  const { refusals, warnings } = await store.check();
  for (const warning of warnings) log.warn(warning);
  if (refusals.length > 0) throw new StartFailure(refusals.join('\n'));
}

/** All processes of a database work with the same keys (platform 8). */
async function checkKeys(store: Store, keys: readonly VaultKey[], tokenKey: TokenKey): Promise<void> {
  const oldest = keys.at(-1);
  if (oldest === undefined) throw new StartFailure('the encryption key file holds no key');
  const wanted = [
    ['encryption', createHash('sha256').update('boardroom/fingerprint').update(oldest.bytes).digest('hex')],
    ['token', tokenKey.id],
  ] as const;
  const wrong: string[] = [];
  for (const [kind, fingerprint] of wanted) {
    const known = await claimKey(store.db, kind, fingerprint);
    if (known === null) continue;
    wrong.push(
      `the ${kind} key is not the one that this database works with: give every process the same ${kind === 'token' ? 'TOKEN_KEY_FILE' : 'ENCRYPTION_KEY_FILE'}`,
    );
  }
  if (wrong.length > 0) throw new StartFailure(wrong.join('\n'));
}

async function serve(
  config: Config,
  services: Services,
  identity: Identity,
  log: Logger,
): Promise<FastifyInstance> {
  const { settings } = config;
  const app = await buildApp({ services, identity, settings, log });
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT });
    return app;
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartFailure(`port ${settings.PORT} is in use: choose another PORT, or 0 for a free one`);
    }
    return fail(error);
  }
}

/** Requests in flight get their time; then their connections are cut. */
async function closeApp(app: FastifyInstance, patience: number): Promise<void> {
  app.readiness.stop();
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(timer);
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  // What listens everywhere is reached here.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
