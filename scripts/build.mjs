import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Compiles src to dist and copies what the compiled files read beside them. Without a compiler, as in an
// installation for production, what is there stays.
const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const compiler = find('typescript/package.json');
if (compiler === null) {
  console.log('no compiler is installed: dist stays as it is');
  process.exit(0);
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
const tsc = join(dirname(compiler), require(compiler).bin.tsc);
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

for (const file of filesOf(join(root, 'src'))) {
  if (/\.tsx?$/.test(file)) continue;
  const target = join(root, 'dist', relative(join(root, 'src'), file));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
const main = join(root, 'dist/cli/main.js');
if (existsSync(main)) {
  chmodSync(main, 0o755);
  linkCommand();
}

// npm links the commands of dependencies alone: without this, npx would install the project to run its own.
function linkCommand() {
  const bin = join(root, 'node_modules/.bin');
  if (!existsSync(bin)) return;
  const link = join(bin, 'boardroom');
  rmSync(link, { force: true });
  symlinkSync(relative(bin, main), link);
}

function find(specifier) {
  try {
    return require.resolve(specifier);
  } catch {
    return null;
  }
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
