import { readFileSync } from 'node:fs';
import { refusalCodes } from '../ops/refusals.ts';

const PLATFORM = new URL('./platform.openapi.yaml', import.meta.url);

/** The published contract, `openapi.yaml`: the platform's part with the codes filled in. */
export function printOpenapi(): string {
  const codes = refusalCodes.map((code) => `        - ${code}`).join('\n');
  const text = readFileSync(PLATFORM, 'utf8');
  const filled = text.replace('      enum: []\n', `      enum:\n${codes}\n`);
  if (filled === text) throw new Error('the document has no place for the codes');
  return filled;
}
