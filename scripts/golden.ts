import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.ts';
import { type GoldenMatch, printGolden } from '../test/support/game/golden.ts';

/**
 * Records the golden matches anew: `--write` stores them, otherwise it tells which would differ. Ids of games
 * beside it leave the others out. The one export of a game's `golden-matches.ts` records all of its matches.
 */
const root = fileURLToPath(new URL('../test/golden/', import.meta.url));
const write = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
let stale = 0;

for (const { id } of games) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const module: unknown = await import(`../test/games/${id}/golden-matches.ts`);
  const [record] = Object.values(module as Readonly<Record<string, () => readonly GoldenMatch[]>>);
  for (const match of record?.() ?? []) compare(`${root}${id}/${match.name}.json`, match);
}
if (stale > 0) process.exitCode = 1;

function compare(file: string, match: GoldenMatch): void {
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

function stored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
