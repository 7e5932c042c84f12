import { readConfig } from '../ops/config.ts';
import { loadKeys, noBus, openStore, type Store, Vault } from '../store/index.ts';
import { startEmbeddedPostgres } from '../store/postgres/index.ts';

/** The database of the environment's configuration, or why it cannot be read. */
export type OpenedDatabase =
  | { readonly type: 'Database'; readonly store: Store; readonly close: () => Promise<void> }
  | { readonly type: 'NoDatabase'; readonly problems: readonly string[] };

/**
 * Opens the database as the server would: that of DATABASE_URL, else the embedded one in DATA_DIR, which is
 * started for as long as it is read.
 */
export async function openDatabase(
  env: Readonly<Record<string, string | undefined>>,
): Promise<OpenedDatabase> {
  const config = readConfig(env);
  if (config.type === 'ConfigProblems') return { type: 'NoDatabase', problems: config.problems };
  const { DATABASE_URL, DATA_DIR } = config.settings;
  try {
    const vault = new Vault(loadKeys(config.encryptionKeyFile));
    const server =
      DATABASE_URL === null
        ? await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} })
        : { applicationUrl: DATABASE_URL, stop: async () => {} };
    try {
      const store = await openStore({ applicationUrl: server.applicationUrl, vault, bus: noBus() });
      const close = async () => {
        await store.close();
        await server.stop();
      };
      return { type: 'Database', store, close };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { type: 'NoDatabase', problems: [reason] };
  }
}
