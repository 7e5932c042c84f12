import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../src/cli/verify.ts';
import { commitDeck, proveCard } from '../../src/kernel/deck.ts';
import { matchDraws } from '../../src/kernel/match-key.ts';
import { fromHex, toHex } from '../../src/verifier/bytes.ts';
import { drawResult } from '../../src/verifier/draws.ts';
import { Formulas } from '../../src/verifier/formulas.ts';
import { drawAgain } from '../../src/verifier/rules.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const purpose = fc.stringMatching(/^[a-z0-9][a-z0-9/._-]{0,20}$/);
const index = fc.oneof(fc.nat({ max: 50 }), fc.integer({ min: 2 ** 31, max: 2 ** 40 }));
const shape = fc.oneof(
  fc.record({ op: fc.constant('uint' as const), n: fc.integer({ min: 1, max: 2 ** 32 }) }),
  fc.record({ op: fc.constant('uint' as const), n: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ op: fc.constant('shuffle' as const), n: fc.integer({ min: 0, max: 60 }) }),
  fc.record({
    op: fc.constant('weighted' as const),
    weights: fc
      .array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 })
      .filter((w) => w.some((n) => n > 0)),
  }),
);

/** As the kernel draws it, with its record. */
function kernelDraw(
  key: Buffer,
  matchId: string,
  name: string,
  at: number,
  of: typeof shape extends fc.Arbitrary<infer T> ? T : never,
) {
  const port = matchDraws(key, matchId, { [name]: at });
  if (of.op === 'uint') port.index(of.n, name);
  else if (of.op === 'shuffle')
    port.shuffle(
      Array.from({ length: of.n }, (_, i) => `card-${i}`),
      name,
    );
  else port.weighted(of.weights, name);
  const [draw] = port.taken();
  if (draw === undefined) throw new Error('no draw');
  return draw;
}

describe('draws (R-23)', () => {
  it('10 000 random draws are those of the kernel, in results and keys', () => {
    fc.assert(
      fc.property(bytes32, fc.uuid(), purpose, index, shape, (key, matchId, name, at, of) => {
        const draw = kernelDraw(Buffer.from(key), matchId, name, at, of);
        const formulas = new Formulas(nodeCrypto, matchId);
        const own = formulas.drawKey(key, name, at);
        expect(toHex(own)).toBe(draw.drawKey);
        expect(drawResult(draw.op, draw.args, formulas.words(own))).toEqual(draw.result);
        const port = drawAgain(formulas, key, new Map([[name, at]]));
        if (of.op === 'uint') port.index(of.n, name);
        else if (of.op === 'shuffle') port.shuffle(draw.args as string[], name);
        else port.weighted(of.weights, name);
        expect(port.taken()).toEqual([draw]);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('roots and paths of decks are those of the kernel', () => {
    fc.assert(
      fc.property(
        bytes32,
        fc.uuid(),
        fc.integer({ min: 1, max: 70 }),
        fc.nat(),
        (key, matchId, size, pick) => {
          const formulas = new Formulas(nodeCrypto, matchId);
          const deck = { purpose: 'deck/test', index: 1 };
          const order = Array.from({ length: size }, (_, i) => `card-${i}`);
          const { deckRoot } = commitDeck(Buffer.from(key), { matchId, ...deck }, order);
          expect(formulas.deckRoot(key, deck, order)).toBe(deckRoot);
          const position = pick % size;
          const card = proveCard(Buffer.from(key), { matchId, ...deck }, order, position);
          const leaf = formulas.cardLeaf(deck, position, card.cardId, fromHex(card.salt));
          const root = formulas.rootFromPath(leaf, position, size, card.proof.map(fromHex));
          expect(root === null ? null : toHex(root)).toBe(deckRoot);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('refuses arguments that no draw has', () => {
    const words = () => 7;
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, '6', null]) expect(drawResult('uint', [n], words)).toBeNull();
    for (const weights of [[], [0, 0], [-1, 2], ['1'], [2 ** 32, 1]]) {
      expect(drawResult('weighted', weights, words)).toBeNull();
    }
  });
});
