import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';

/**
 * Fails when `schema.graphql` breaks clients of the last released version without a note under "Unreleased"
 * in the changelog that says "Breaking".
 */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

const released = git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim();
const before = released === undefined ? null : git('show', `${released}:schema.graphql`);
if (before === null) {
  console.log('contract: nothing was released yet, so nothing can break');
} else {
  const now = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const changes = findBreakingChanges(buildSchema(before), now);
  const unreleased =
    /## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1] ?? '';
  for (const { type, description } of changes) console.log(`contract: ${type}: ${description}`);
  if (changes.length > 0 && !/breaking/i.test(unreleased)) {
    console.error(
      `contract: this breaks clients of ${released}; say so in the changelog, or deprecate instead`,
    );
    process.exitCode = 1;
  } else console.log(`contract: ${changes.length} breaking changes since ${released}, all announced`);
}
