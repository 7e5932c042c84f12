import { readdirSync, readFileSync } from 'node:fs';
import { hex, lp, sha256 } from '../kernel/bytes.ts';

const SOURCE = new URL('../', import.meta.url);
const made = new Map<string, string>();

/**
 * Hash of a rules package (audit 7): over the sorted list of `LP(path) || LP(H(file))` of the game's folder
 * and of the kernel it runs on, as they are installed here.
 */
export function rulesHashOf(game: { readonly id: string }): string {
  const known = made.get(game.id);
  if (known !== undefined) return known;
  const paths = [`games/${game.id}`, 'kernel'].flatMap((folder) => filesOf(folder)).sort();
  const rows = paths.map((path) =>
    Buffer.concat([lp(path), lp(sha256(readFileSync(new URL(path, SOURCE))))]),
  );
  const hash = hex(sha256(...rows));
  made.set(game.id, hash);
  return hash;
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(new URL(`${folder}/`, SOURCE), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}
