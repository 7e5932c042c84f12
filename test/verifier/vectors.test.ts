import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../src/cli/verify.ts';
import { concat, fromHex, lp, tag, toHex, u32, u64, utf8 } from '../../src/verifier/bytes.ts';
import { canonical, OutsideProfile } from '../../src/verifier/canonical.ts';
import { drawResult, drawShuffle, drawUint } from '../../src/verifier/draws.ts';
import { Formulas } from '../../src/verifier/formulas.ts';
import { parseLine, parseStrict } from '../../src/verifier/strict-json.ts';
import { ENTROPY, EVENTS, K, M, S, SERVER_COMMIT, TRANSCRIPT } from '../kernel/vectors.ts';
import { codesOf, verifyText, withFooter } from './editable.ts';

const formulas = new Formulas(nodeCrypto, M);
const key = fromHex(K);
const entropy = ENTROPY.map((value) => (value === null ? null : fromHex(value)));

const NOTE = `games.example/log1/match/${M}
3
g/DGZrklqnaVBLyMrQaL2ERv8f96y7hC1fdpWbJM8QE=

— games.example/log1 4hyly0pJ3333inwhkdW0wvP9xUmurac4W5lbt0IGIqP/j7D0a8JRaxW/bwjwoowk8OR8VSoPPdp/fjCq+4gAybYQBA0=
`;

const HASHES = [
  '97409b2fad6ae05907afd9b3c31f175ff420d61672f75e39c9d0322812e2d36f',
  'a3f449da2d0025ff6f3b9f09871e971929af2dde90b8a2d3cee2fdf9e926378c',
  '76af1f71734ad3bcdfea7f3a513a1158aac0b0c953c487e1214c66570cf57a50',
];

const HEADER = {
  ...{ audience: 'public', complete: false, exportedAt: '2026-01-02T03:05:00.000Z' },
  ...{ format: 'boardroom-export', formatVersion: 1, from: 1, game: 'example', matchId: M },
  ...{ origin: 'games.example/log1', rulesHash: '0'.repeat(64), rulesVersion: 'example/1.0.0' },
  ...{ t: 'header', to: 3 },
};

const LINES = [
  HEADER,
  ...EVENTS.map((text, i) => ({ t: 'event', event: JSON.parse(text), hash: HASHES[i] })),
  { t: 'checkpoint', scope: 'match', note: NOTE },
].map((line) => `${canonical(line)}\n`);
const BUNDLE = withFooter(LINES);

describe("test vectors (audit 8) in the verifier's own code", () => {
  it('T1 server commitment and T2 participant commitments', () => {
    expect(toHex(concat([tag('server-commit'), lp(M), u32(1), fromHex(S)]))).toBe(
      '0000001a626f617264726f6f6d2f76312f7365727665722d636f6d6d69740000002430313839306135642d616339362d373734622d626363652d62333032303939613830353700000001000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    );
    expect(formulas.serverCommit(1, fromHex(S))).toBe(SERVER_COMMIT);
    const commits = [0, 1, 3].map((n) => formulas.playerCommit(1, n, entropy[n] as Uint8Array));
    expect(commits).toEqual([
      '2b1d86733e46e756f2dc3b26bf9beccf7db1e1877fcc751f75f58368332d6eab',
      '7ee089e7acf00c624d92b8454f35d42604a8e9c5b9ba873a7c304bb9f1092b31',
      '1014b144370bfa9a3285394a79184db6b608fceaa50802a9492281125fce8348',
    ]);
  });

  it('T3 transcript and match key, without and with a beacon', () => {
    expect(formulas.transcript(1, SERVER_COMMIT, entropy, null)).toBe(TRANSCRIPT);
    expect(toHex(formulas.matchKey(fromHex(S), TRANSCRIPT))).toBe(K);
    const beacon = { round: 1000, randomness: fromHex('be'.repeat(32)) };
    const transcript = formulas.transcript(1, SERVER_COMMIT, entropy, beacon);
    expect(transcript).toBe('8897046325386c507d9daf16966f3d08c24b08cbed03d32121b00e8fecd62f7c');
    expect(toHex(formulas.matchKey(fromHex(S), transcript))).toBe(
      '9b7c754bebc325cd849ecddcd6cd7fef6d3f5a05ac9e1c7f7908e25d92e06dc0',
    );
  });

  it('T4 two dice', () => {
    const rolls = [0, 1, 2].map((index) => {
      const own = formulas.drawKey(key, 'dice/turn', index);
      return [toHex(own), drawResult('uint', [6, 6], formulas.words(own))];
    });
    expect(rolls).toEqual([
      ['0d37cb19bf9ff60700997682b4cfb8efa1c752e2185b1985391f767777463c1b', [3, 3]],
      ['42c1bae1de7bcb65fce151b028a947282cb1dd39285d9fdc5974807dec21164d', [2, 0]],
      ['1f6d6aa02aa69a102543ac8658f4fa811ad6abdb5edb7a73b27a4a87a26e630c', [3, 4]],
    ]);
  });

  it('T5 rejection: ten words for five numbers', () => {
    const source = formulas.words(formulas.drawKey(key, 'test/reject', 0));
    let read = 0;
    const words = () => {
      read += 1;
      return source();
    };
    const drawn = Array.from({ length: 5 }, () => drawUint(words, 2147483649));
    expect(drawn).toEqual([1189356112, 877861311, 1705590196, 726512932, 1477602365]);
    expect(read).toBe(10);
  });

  it('T6 and T7 shuffles, T8 weighted', () => {
    const shuffled = (index: number, size: number) =>
      drawShuffle(
        formulas.words(formulas.drawKey(key, 'test/shuffle', index)),
        Array.from({ length: size }, (_, i) => i),
      );
    expect(shuffled(0, 10)).toEqual([0, 3, 5, 1, 9, 7, 2, 8, 4, 6]);
    expect(shuffled(1, 52).join()).toBe(
      '38,49,40,20,0,29,46,12,37,8,28,25,34,50,27,14,42,44,47,2,11,15,21,4,43,17,24,9,51,48,32,36,19,23,22,5,26,1,10,13,30,18,39,41,33,16,35,6,45,31,3,7',
    );
    const words = formulas.words(formulas.drawKey(key, 'test/weighted', 0));
    const weighted = Array.from({ length: 8 }, () => drawResult('weighted', [5, 0, 3, 2], words)?.[0]);
    expect(weighted).toEqual([0, 3, 0, 2, 0, 0, 2, 0]);
  });

  it('T9 deck: order, root and path', () => {
    const deck = { purpose: 'deck/development/shuffle', index: 0 };
    const input = ['card-a', 'card-b', 'card-c', 'card-d', 'card-e'];
    const own = formulas.drawKey(key, deck.purpose, deck.index);
    const order = drawShuffle(formulas.words(own), input);
    expect(order).toEqual(['card-e', 'card-c', 'card-d', 'card-a', 'card-b']);
    const root = '3fcb5654d2e02edb6434c99287f581fb4345a026a19bb0791d2d65e47078058a';
    expect(formulas.deckRoot(key, deck, order)).toBe(root);
    const salt = formulas.cardSalt(key, deck, 2);
    expect(toHex(salt)).toBe('b2cb6c34dbbc9ba903d5fab5332b1bda3b905376e759f9f3f48a76ed47a90504');
    const path = [
      'f7687c99f7682394098bba0553567f07f6487416aaa163cebc825a634f657dfb',
      '4d7712be4daad48f4ba48abd65dbf8bf5ea20b99158be6a5c667ad5f7dadb91b',
      '03db1c6e23a11e14156c00b72a10fb55ec6d8ef58e2ebe508b974b4a2dfdf79a',
    ].map(fromHex);
    const leaf = formulas.cardLeaf(deck, 2, 'card-d', salt);
    expect(toHex(formulas.rootFromPath(leaf, 2, 5, path) as Uint8Array)).toBe(root);
    expect(formulas.rootFromPath(leaf, 2, 5, path.slice(1))).toBeNull();
    expect(toHex(formulas.rootFromPath(leaf, 1, 5, path) as Uint8Array)).not.toBe(root);
  });

  it('T10 tape', () => {
    const leaves = Array.from({ length: 8 }, (_, i) =>
      formulas.tapeLeaf('dice/turn', i, formulas.drawKey(key, 'dice/turn', i)),
    );
    const root = '831bff1b6ca32237feb609a1dcb2a46704fd74105e148e4a460bc2e05fe9889d';
    expect(toHex(formulas.merkleRoot(leaves))).toBe(root);
    const path = [
      'e15bc441f2241ba84495cfc0520a50c2b162dcbf51348ade2e7164c86c27d00b',
      'd8e054ee62e23200cd8ec9fdb94cfda0712c4ed1019840f78624d1d9e1b174eb',
      '3270b5677fa128ce2f12063005786c97d7c9b1c564680e83a0e73db1509cb754',
    ].map(fromHex);
    expect(toHex(formulas.rootFromPath(leaves[1] as Uint8Array, 1, 8, path) as Uint8Array)).toBe(root);
  });

  it('T11 canonical JSON, and what is refused', () => {
    const text = '{"b":[true,null,-7,"\\u00e9\\u0007\\"\\\\/\\u2028"],"a":{"z":1,"A":2,"10":3,"9":4}}';
    const spelled = canonical(parseStrict(text));
    expect(spelled).toBe('{"a":{"10":3,"9":4,"A":2,"z":1},"b":[true,null,-7,"é\\u0007\\"\\\\/\u2028"]}');
    expect(toHex(nodeCrypto.sha256(utf8(spelled)))).toBe(
      '567a531146a88cc81a836b601a91232b418d607bd859d90be6965e413cae2aeb',
    );
    for (const refused of [
      ...['1.5', '1e3', '-0', '9007199254740992', '"\\ud800"', '{"a":1,"a":2}', '01', '+1', '1.0'],
      ...['{"a b":1}', '{"a":1,}', '[1,]', '"\t"', "'a'", 'nul', '', '1 2', '"\\x"', '{1:2}', '[', '{"a"}'],
    ]) {
      expect(() => parseStrict(refused), refused).toThrow(OutsideProfile);
      expect(parseLine(refused).type, refused).toBe('NotJson');
    }
    expect(parseLine(`${'['.repeat(40)}${']'.repeat(40)}`).type).toBe('TooDeep');
    expect(parseLine(`${'['.repeat(32)}1${']'.repeat(32)}`).type).toBe('Canonical');
    expect(parseLine(`${'['.repeat(33)}1${']'.repeat(33)}`).type).toBe('TooDeep');
    for (const odd of ['{"b":1,"a":2}', '{ "a":1}', '"\\u0061"', '"\\/"']) {
      expect(parseLine(odd).type, odd).toBe('NotCanonical');
    }
    expect(parseLine('{"__proto__":{"a":1}}')).toMatchObject({ type: 'Canonical' });
  });

  it('T12 sealed fields', () => {
    expect(formulas.sealed(2, '/bid', 'a1'.repeat(32), '7')).toBe(
      '91e5d96462938e6afaba58ecb5951cad66ed8ced5f42eee2d0227ca6cab848c8',
    );
    const command = canonical({ type: 'place-bid', seat: 1, amount: 7 });
    expect(formulas.sealed(2, '$command', 'a2'.repeat(32), command)).toBe(
      '7b88cfe3373d1a5d7a9da812cd2cad6961f756a36ab86222c586b20364077db3',
    );
  });

  it('T13 event chain', () => {
    expect(formulas.genesis()).toBe('3880b8c9e29d9bb5a15d8e7f8581a04c85eee974f56b975251204dfc3c91af05');
    expect(EVENTS.map((text) => formulas.event(text))).toEqual(HASHES);
    expect(toHex(u64(2 ** 40 + 5))).toBe('0000010000000005');
  });

  it('T15 bundle: level 1 and the hash checks of level 2 pass', async () => {
    expect(Buffer.byteLength(BUNDLE)).toBe(2851);
    expect(toHex(nodeCrypto.sha256(utf8(BUNDLE)))).toBe(
      '0f9ad7ddf5e2bb208183e48a1fd6cb8e43dbebbae84cbc5a3112a85723af9e67',
    );
    const report = await verifyText(BUNDLE, { level: 2 });
    expect(report.levels['1']).toBe('pass');
    expect(codesOf(report)).toEqual(['V212']);
  });

  it('T15: any flipped bit fails level 1; with the footer made anew one in an event fails level 1 or 2', async () => {
    const bytes = Buffer.from(BUNDLE);
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of at % 16 === 0 ? [0, 1, 2, 3, 4, 5, 6, 7] : [at % 8]) {
        const mutant = Buffer.from(bytes);
        mutant[at] = (mutant[at] as number) ^ (1 << bit);
        const { levels } = await verifyText(mutant, { level: 1 });
        expect(levels['1'], `byte ${at}, bit ${bit}`).toBe('fail');
      }
    }
    const event = Buffer.from(LINES[2] as string);
    for (let at = 0; at < event.length - 1; at++) {
      const mutant = Buffer.from(event);
      mutant[at] = (mutant[at] as number) ^ (1 << (at % 7));
      const text = mutant.toString('latin1');
      if (text.includes('\n', 0) && text.indexOf('\n') < text.length - 1) continue;
      const report = await verifyText(withFooter(LINES.map((line, i) => (i === 2 ? text : line))), {
        level: 2,
      });
      const codes = codesOf(report).filter((code) => code !== 'V212');
      expect(codes, `byte ${at}: ${text}`).not.toEqual([]);
    }
  });
});
