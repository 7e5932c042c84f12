import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

interface Import {
  readonly file: string;
  readonly room: string;
  readonly from: string;
  /** Room of the file it leads to; null for an outside package. */
  readonly to: string | null;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : path.endsWith('.ts') || path.endsWith('.tsx') ? [path] : [];
  });
}

const roomOf = (path: string): string => {
  const [first, ...rest] = relative(SRC, path).split('/');
  return rest.length === 0 ? 'root' : (first as string);
};

const files = filesOf(SRC);
const imports: Import[] = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([@\w./:-]+)'/g)].map(
    ([, from = '']) => ({
      file: relative(SRC, file),
      room: roomOf(file),
      from,
      to: from.startsWith('.') ? roomOf(resolve(dirname(file), from)) : null,
    }),
  ),
);

/** Imports go one way (house 1). What a room may import beside itself. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  store: ['kernel', 'ops'],
  match: ['games', 'store', 'kernel', 'ops'],
  lobby: ['match', 'games', 'store', 'kernel', 'ops'],
  identity: ['match', 'store', 'kernel', 'ops'],
  audit: ['match', 'games', 'store', 'kernel', 'ops'],
  verifier: ['games'],
  // The one fact that the platform asks of the installed rules: their hash.
  ops: ['kernel', 'store'],
};
const EDGES = ['graphql', 'rest', 'cli', 'edge', 'root'];

describe('architecture', () => {
  it('imports go one way', () => {
    const wrong = imports.filter(
      ({ room, to }) =>
        to !== null && to !== room && !EDGES.includes(room) && !(MAY[room] ?? []).includes(to),
    );
    expect(wrong.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  it('games know nothing of each other', () => {
    const wrong = imports.filter(({ file, from, room }) => {
      const game = file.split('/')[1];
      const target = from.startsWith('.') ? relative(SRC, resolve(dirname(join(SRC, file)), from)) : '';
      return (
        room === 'games' &&
        file.split('/').length > 2 &&
        target.startsWith('games/') &&
        target.split('/')[1] !== game
      );
    });
    expect(wrong.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  it('kernel and games are pure: hash and HMAC for the kernel, TypeBox, and nothing else from outside', () => {
    const wrong = imports.filter(({ room, from, to }) => {
      if (to !== null || (room !== 'kernel' && room !== 'games')) return false;
      return !from.startsWith('typebox') && !(room === 'kernel' && from === 'node:crypto');
    });
    expect(wrong.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
    const taken = files
      .filter((file) => ['kernel', 'games'].includes(roomOf(file)))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const crypto = /import \{([^}]*)\} from 'node:crypto'/.exec(text)?.[1] ?? '';
        const names = crypto
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '');
        const foreign = names.filter((name) => name !== 'hash' && name !== 'createHmac');
        const impure =
          /Math\.random|Date\.now|performance\.|process\.|\bIntl\b|toLocale|setTimeout|\bDate\b/.exec(text);
        return [...foreign, ...(impure === null ? [] : [impure[0]])].map(
          (what) => `${relative(SRC, file)}: ${what}`,
        );
      });
    expect(taken).toEqual([]);
  });

  it('the verifier imports nothing outside Node but the rules', () => {
    const wrong = imports.filter(
      ({ room, from, to }) => room === 'verifier' && to === null && !from.startsWith('node:'),
    );
    expect(wrong.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  it('has no circles', () => {
    const graph = new Map<string, string[]>();
    for (const { file, from, to } of imports) {
      if (to === null) continue;
      const target = relative(SRC, resolve(dirname(join(SRC, file)), from));
      graph.set(file, [...(graph.get(file) ?? []), target]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
});
