import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../src/cli/verify.ts';
import { canonicalJson } from '../../src/kernel/canonical.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import type { Random } from '../../src/kernel/random.ts';
import { verifyBundle } from '../../src/verifier/index.ts';
import { sized } from '../support/size.ts';
import { type Editable, editable, gameLines, rehash, render, reseal, verifyText } from './editable.ts';

const LINES = gameLines(3, 2);

const JUNK: readonly unknown[] = [
  ...[null, true, 0, -1, 7, 2 ** 53 - 1, '', 'x', '__proto__', '\ud83d\ude00', [], {}, [[]]],
  ...[{ type: 'endTurn' }, { __proto__: null, constructor: 1 }, ['opp-red-p1-sydney'], 'a'.repeat(64)],
];

/** Puts junk in place of a value somewhere inside of `value`. */
function spoil(value: unknown, random: Random): unknown {
  const junk = JUNK[random.index(JUNK.length, 'test')];
  if (typeof value !== 'object' || value === null || random.index(4, 'test') === 0) return junk;
  if (Array.isArray(value)) {
    const at = random.index(value.length + 1, 'test');
    return value
      .map((item: unknown, i) => (i === at ? spoil(item, random) : item))
      .concat(at === value.length ? [junk] : []);
  }
  const names = Object.keys(value);
  if (names.length === 0) return { [`more${random.index(3, 'test')}`]: junk };
  const name = names[random.index(names.length, 'test')] as string;
  const spoilt = { ...(value as Record<string, unknown>) };
  if (random.index(5, 'test') === 0) delete spoilt[name];
  else spoilt[name] = spoil(spoilt[name], random);
  return spoilt;
}

/** Where the bundle tells something else than the good one, hashes apart. */
function changedPaths(bundle: Editable): string[] {
  const good = editable(LINES);
  const paths: string[] = [];
  for (const [i, { event }] of bundle.events.entries()) {
    const before = good.events[i]?.event;
    for (const name of new Set([...Object.keys(event), ...Object.keys(before ?? {})])) {
      const [now, was] = [event, before].map(
        (of) => (of as unknown as Record<string, unknown> | undefined)?.[name],
      );
      if (
        name === 'prevHash' ||
        name === 'sealed' ||
        canonicalJson(now ?? null) === canonicalJson(was ?? null)
      )
        continue;
      paths.push(`${event.type}/${name}`);
    }
  }
  return paths;
}

const FREE = /\/(commandId|recordedAt)$/;

describe('a hostile file', () => {
  it(
    'gives findings and never an exception, wherever junk stands, with hashes and commitments that fit',
    async () => {
      const seed = 20260103;
      const random = botRandom(seed);
      for (let run = 0; run < sized(80, 10_000); run++) {
        const bundle = editable(LINES);
        for (let n = random.int(1, 3, 'test'); n > 0; n--) {
          const entry = bundle.events[random.index(bundle.events.length, 'test')];
          if (entry === undefined) continue;
          const opened = bundle.openings.filter(({ version }) => version === entry.event.version);
          const opening = opened[random.index(opened.length + 1, 'test')];
          if (opening !== undefined) {
            reseal(bundle, opening.version, opening.path, (value) => spoil(value, random));
          } else if (random.index(2, 'test') === 0) {
            entry.event = spoil(entry.event, random) as typeof entry.event;
          } else {
            entry.event.payload = spoil(entry.event.payload, random) as typeof entry.event.payload;
          }
          if (typeof entry.event !== 'object' || entry.event === null) entry.event = {} as typeof entry.event;
        }
        rehash(bundle);
        const report = await verifyText(render(bundle));
        if (!report.ok) continue;
        // What is left are changes of what nothing else in the bundle speaks of.
        const why = `seed ${seed}, run ${run}`;
        for (const path of changedPaths(bundle)) expect(path, why).toMatch(FREE);
      }
    },
    sized(60_000, 3_600_000),
  );

  it('of random bytes, of any kinds of lines and in any pieces', async () => {
    const random = botRandom(7);
    const kinds = [
      'header',
      'event',
      'hash',
      'opening',
      'erased',
      'card',
      'tape',
      'checkpoint',
      'inclusion',
      'footer',
    ];
    for (let run = 0; run < 200; run++) {
      const noise = Uint8Array.from({ length: random.index(400, 'test') }, () => random.index(256, 'test'));
      expect((await verifyText(noise)).ok).toBe(false);
      const text = kinds.map((t) =>
        canonicalJson({ t, version: 1, [`m${random.index(3, 'test')}`]: spoil({}, random) }),
      );
      expect((await verifyText(`${LINES[0]}${text.join('\n')}\n`)).ok).toBe(false);
    }
    const bytes = Buffer.from(LINES.join(''));
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = random.int(1, 5000, 'test');
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    expect(await verifyBundle(pieces, { crypto: nodeCrypto })).toMatchObject({ ok: true, findings: [] });
  });

  it('is cut off at its bounds, and lists a bounded number of findings', async () => {
    const header = LINES[0] as string;
    const endless = function* () {
      yield Buffer.from(header);
      for (;;) yield Buffer.alloc(1024 * 1024, 'x');
    };
    const long = await verifyBundle(endless(), { crypto: nodeCrypto });
    expect(long.findings.map(({ code, line }) => [code, line])).toEqual([['V102', 2]]);
    const many = function* () {
      yield Buffer.from(header);
      const line = Buffer.from('{"t":"hash"}\n'.repeat(1000));
      for (;;) yield line;
    };
    const lines = await verifyBundle(many(), { crypto: nodeCrypto });
    expect(lines.findings.at(-1)?.detail).toMatch(/^and \d+ more of this code$/);
    expect(lines.findings.map(({ code }) => code)).toContain('V102');
    expect(lines.findings.length).toBeLessThan(1100);
    const big = function* () {
      yield Buffer.from(header);
      const line = Buffer.from(`{"a":"${'x'.repeat(200_000)}","t":"hash"}\n`);
      for (;;) yield line;
    };
    const bytes = await verifyBundle(big(), { crypto: nodeCrypto });
    expect(bytes.findings.find(({ code }) => code === 'V102')?.detail).toMatch(
      /^the file has more than \d+ bytes$/,
    );
    expect([long, lines, bytes].map(({ levels }) => levels['2'])).toEqual(Array(3).fill('not checked'));
  });
});
