import { type ExportAudience, type ExportOptions, exportBundle } from '../../src/audit/index.ts';
import { nodeCrypto } from '../../src/cli/verify.ts';
import { rulesHashOf } from '../../src/ops/rules-hash.ts';
import type { Services } from '../../src/services.ts';
import { type Report, verifyBundle } from '../../src/verifier/index.ts';

/** The lines of a match's export; a refusal throws. */
export async function exportLines(
  services: Services,
  matchId: string,
  audience: ExportAudience,
  options: ExportOptions = {},
): Promise<string[]> {
  const bundle = await exportBundle(services.store, matchId, audience, options);
  if (bundle.type !== 'ExportBundle') throw new Error(JSON.stringify(bundle));
  const lines: string[] = [];
  for await (const line of bundle.lines) lines.push(line);
  return lines;
}

/** Checks an export as the command line does. */
export const verifyLines = (lines: readonly string[]): Promise<Report> =>
  verifyBundle(
    lines.map((line) => Buffer.from(line)),
    { crypto: nodeCrypto, rulesHashOf },
  );
