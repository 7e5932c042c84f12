import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evilCorpMatches } from '../test/games/evil-corp/golden-matches.ts';
import { printGolden } from '../test/support/game/golden.ts';

/** Records the golden matches anew: `--write` stores them, otherwise it tells which would differ. */
const root = fileURLToPath(new URL('../test/golden/', import.meta.url));
const write = process.argv.includes('--write');
let stale = 0;

for (const match of evilCorpMatches()) {
  const file = `${root}evil-corp/${match.name}.json`;
  const text = printGolden(match);
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${match.name}: ${match.steps.length} commands, ${match.reason}`);
  } else if (stored(file) !== text) {
    stale += 1;
    console.log(`${match.name} differs`);
  }
}
if (stale > 0) process.exitCode = 1;

function stored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
