import { spawnSync } from 'node:child_process';

/** Builds the project, runs every benchmark one after the other, and writes the README's table. */
const SCRIPTS = ['rules', 'fold', 'self-play', 'replay', 'load', 'features', 'commands', 'hot-match'];

function run(script, ...args) {
  console.log(`\n# ${script}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: new URL('.', import.meta.url).pathname,
    stdio: 'inherit',
  });
  return status === 0;
}

if (!run('../scripts/build.mjs')) process.exit(1);
const failed = SCRIPTS.filter((name) => !run(`${name}.mjs`));
run('report.mjs');
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}
