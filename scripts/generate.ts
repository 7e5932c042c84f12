import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../src/games/registry.ts';
import { printContract } from '../src/graphql/schema.ts';
import { envExample } from '../src/ops/env-example.ts';
import { printOpenapi } from '../src/rest/index.ts';
import { printContractTypes } from './contract-types.ts';

// Writes the published contracts at the root, and the types of a client of theirs; with --check it compares them instead and fails when one is
// stale.
const FILES: Readonly<Record<string, () => string | Promise<string>>> = {
  'schema.graphql': () => printContract(games),
  'openapi.yaml': printOpenapi,
  '.env.example': envExample,
  'test/e2e/contract-types.ts': () => printContractTypes(printContract(games)),
};

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, print] of Object.entries(FILES)) {
  const path = new URL(`../${name}`, import.meta.url);
  const text = await print();
  if (read(path) === text) continue;
  stale.push(name);
  if (!check) writeFileSync(path, text);
}
if (stale.length === 0) console.log('everything is up to date');
else if (check) {
  console.error(`stale: ${stale.join(', ')}; run npm run generate`);
  process.exitCode = 1;
} else console.log(`written: ${stale.join(', ')}`);

function read(path: URL): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
