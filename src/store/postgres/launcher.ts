import { chmod, mkdir, realpath, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Credentials, createCredentials, readCredentials, roleUrl } from './credentials.ts';
import { releaseHold, takeHold } from './holder.ts';
import { ensureRoles, initialise } from './initialise.ts';
import { Keeper } from './keeper.ts';
import { type Launch, launch, launchOn } from './launch.ts';
import { isOurs, runningPostmaster } from './postmaster.ts';
import { guardProcess } from './process-guard.ts';
import { chooseRunAs } from './run-as.ts';

export interface LauncherOptions {
  /** Holds the cluster, its log and the file with the passwords. Made where it is missing. */
  readonly dataDir: string;
  /** Told in a sentence what happens. */
  readonly log: (sentence: string) => void;
}

/** A running server. Who started it stops it. */
export interface EmbeddedPostgres {
  /** For migrations alone. */
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  /** Stops the server and waits until it is gone. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the project, in `dataDir`. A server that a killed process of ours
 * left running there is adopted; one that dies is started again on the same port. Throws, saying what to do, when another living process holds the folder,
 * and with the server's own words when it fails. Takes 1 to 2 s the first time, then 0.2 s.
 */
export async function startEmbeddedPostgres(options: LauncherOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  // As PostgreSQL itself names its folder.
  const dataDir = await realpath(options.dataDir);
  const holderFile = join(dataDir, 'postgres.holder');
  const holder = await takeHold(holderFile);
  if (holder !== null) {
    const advice = 'stop it, choose another DATA_DIR, or give both a DATABASE_URL';
    throw new Error(`${dataDir} is in use by process ${holder}: ${advice}`);
  }
  try {
    return await start(dataDir, holderFile, log);
  } catch (error) {
    await releaseHold(holderFile);
    throw error;
  }
}

async function start(
  dataDir: string,
  holderFile: string,
  log: (sentence: string) => void,
): Promise<EmbeddedPostgres> {
  const cluster = join(dataDir, 'postgres');
  const credentialsFile = join(dataDir, 'postgres.json');
  const exists = await isFolder(cluster);
  const kept = await readCredentials(credentialsFile);
  if (exists && kept === null) {
    throw new Error(`${credentialsFile} is missing: put back the file with the passwords of ${cluster}`);
  }
  const credentials = kept ?? (await createCredentials(credentialsFile));
  let server = exists ? await runningPostmaster(cluster) : null;
  if (server === null) {
    const how = await launchIn(dataDir, cluster);
    if (!exists) {
      log(`making a database in ${cluster}`);
      await initialise(how.initdb, cluster, credentials, how.runAs);
    }
    server = await launch(how);
    log(`PostgreSQL runs on port ${server.port}`);
  } else if (await isOurs(server, credentials, cluster)) {
    log(`adopted the PostgreSQL on port ${server.port} that an earlier process left running`);
  } else {
    throw new Error(
      `a PostgreSQL (process ${server.pid}) runs in ${cluster} and does not take our password: stop it`,
    );
  }
  const { port } = server;
  const keeper = new Keeper(server, log, async (watch, first) => {
    const how = await launchIn(dataDir, cluster);
    // What the lost server said last.
    if (first) await rename(how.logFile, `${how.logFile}.1`).catch(() => {});
    // Clears away a lock file whose process id another program has now.
    const other = await runningPostmaster(cluster);
    if (other !== null) throw new Error(`a PostgreSQL (process ${other.pid}) runs in ${cluster}`);
    return await launchOn(port, how, watch);
  });
  const guard = guardProcess(
    async () => {
      await keeper.stop();
      await releaseHold(holderFile);
    },
    () => keeper.pid,
  );
  try {
    await ensureRoles(port, credentials);
  } catch (error) {
    await guard.stop();
    throw error;
  }
  return { ...urls(credentials, port), stop: guard.stop };
}

async function launchIn(dataDir: string, cluster: string): Promise<Launch & { readonly initdb: string }> {
  const runAs = chooseRunAs();
  // Another user must get to the cluster, and to nothing else here.
  if (runAs.ids !== null) await chmod(dataDir, 0o711);
  return { ...(await findBinaries(dataDir)), cluster, logFile: join(dataDir, 'postgres.log'), runAs };
}

const urls = (credentials: Credentials, port: number) => ({
  ownerUrl: roleUrl(credentials, 'owner', port),
  applicationUrl: roleUrl(credentials, 'application', port),
});

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
