import { describe, expect, it } from 'vitest';
import { fromHex, hex, sha256 } from '../../src/kernel/bytes.ts';
import { canonicalJson, NotCanonical } from '../../src/kernel/canonical.ts';
import { cardSalt, commitDeck, proveCard } from '../../src/kernel/deck.ts';
import { type Actor, eventHash, eventText, genesisHash } from '../../src/kernel/envelope.ts';
import {
  drawKey,
  drawWords,
  matchDraws,
  matchKey,
  participantCommit,
  serverCommit,
  transcriptHash,
} from '../../src/kernel/match-key.ts';
import { leafHash, merkleRoot } from '../../src/kernel/merkle.ts';
import { uint } from '../../src/kernel/random.ts';
import { sealCommit } from '../../src/kernel/seal.ts';
import { ENTROPY, EVENTS, K, M, S, SERVER_COMMIT, TRANSCRIPT } from './vectors.ts';

const seed = fromHex(S);
const key = fromHex(K);
const entropy = ENTROPY.map((r) => (r === null ? null : fromHex(r)));

describe('audit vectors', () => {
  it('T1 server commitment', () => {
    expect(hex(serverCommit(M, 1, seed))).toBe(SERVER_COMMIT);
  });

  it('T2 participant commitments', () => {
    const commits = [0, 1, 3].map((n) => hex(participantCommit(M, 1, n, entropy[n] as Buffer)));
    expect(commits).toEqual([
      '2b1d86733e46e756f2dc3b26bf9beccf7db1e1877fcc751f75f58368332d6eab',
      '7ee089e7acf00c624d92b8454f35d42604a8e9c5b9ba873a7c304bb9f1092b31',
      '1014b144370bfa9a3285394a79184db6b608fceaa50802a9492281125fce8348',
    ]);
  });

  it('T3 transcript and match key, without and with a beacon', () => {
    const transcript = transcriptHash(M, 1, fromHex(SERVER_COMMIT), entropy);
    expect(hex(transcript)).toBe(TRANSCRIPT);
    expect(hex(matchKey(seed, transcript))).toBe(K);
    const beacon = { round: 1000, randomness: Buffer.alloc(32, 0xbe) };
    const withBeacon = transcriptHash(M, 1, fromHex(SERVER_COMMIT), entropy, beacon);
    expect(hex(withBeacon)).toBe('8897046325386c507d9daf16966f3d08c24b08cbed03d32121b00e8fecd62f7c');
    expect(hex(matchKey(seed, withBeacon))).toBe(
      '9b7c754bebc325cd849ecddcd6cd7fef6d3f5a05ac9e1c7f7908e25d92e06dc0',
    );
  });

  it('T4 two dice', () => {
    const rolls = [0, 1, 2].map((index) => {
      const own = drawKey(key, M, 'dice/turn', index);
      const words = drawWords(own);
      return [hex(own), uint(words, 6) + 1, uint(words, 6) + 1];
    });
    expect(rolls).toEqual([
      ['0d37cb19bf9ff60700997682b4cfb8efa1c752e2185b1985391f767777463c1b', 4, 4],
      ['42c1bae1de7bcb65fce151b028a947282cb1dd39285d9fdc5974807dec21164d', 3, 1],
      ['1f6d6aa02aa69a102543ac8658f4fa811ad6abdb5edb7a73b27a4a87a26e630c', 4, 5],
    ]);
  });

  it('T5 rejection', () => {
    const words = drawWords(drawKey(key, M, 'test/reject', 0));
    let read = 0;
    const counted = () => {
      read += 1;
      return words();
    };
    const results = Array.from({ length: 5 }, () => uint(counted, 2147483649));
    expect(results).toEqual([1189356112, 877861311, 1705590196, 726512932, 1477602365]);
    expect(read).toBe(10);
  });

  it('T6, T7 shuffles and their records', () => {
    const draws = matchDraws(key, M, {});
    const ten = Array.from({ length: 10 }, (_, i) => i);
    expect(draws.shuffle(ten, 'test/shuffle').join()).toBe('0,3,5,1,9,7,2,8,4,6');
    const cards = Array.from({ length: 52 }, (_, i) => i);
    expect(draws.shuffle(cards, 'test/shuffle').join()).toBe(
      '38,49,40,20,0,29,46,12,37,8,28,25,34,50,27,14,42,44,47,2,11,15,21,4,43,17,24,9,51,48,32,36,19,23,22,5,26,1,10,13,30,18,39,41,33,16,35,6,45,31,3,7',
    );
    const taken = draws.taken();
    expect(taken.map((draw) => [draw.index, draw.op])).toEqual([
      [0, 'shuffle'],
      [1, 'shuffle'],
    ]);
    expect(taken[1]?.drawKey).toBe('414075c51d019aab9b0f575644031ae0d648670a36eeff28820f9ab6ad672d47');
    expect(draws.taken()).toEqual([]);
  });

  it('T8 weighted, and a port that counts on from where it was', () => {
    const words = drawWords(drawKey(key, M, 'test/weighted', 0));
    const weights = [5, 0, 3, 2];
    const pick = () => {
      let x = uint(words, 10);
      return weights.findIndex((w) => {
        if (x < w) return true;
        x -= w;
        return false;
      });
    };
    expect(Array.from({ length: 8 }, pick)).toEqual([0, 3, 0, 2, 0, 0, 2, 0]);
    const next = { 'test/weighted': 0 };
    expect(matchDraws(key, M, next).weighted(weights, 'test/weighted')).toBe(0);
    expect(next).toEqual({ 'test/weighted': 1 });
  });

  it('T9 deck', () => {
    const name = { matchId: M, purpose: 'deck/development/shuffle', index: 0 };
    const input = ['card-a', 'card-b', 'card-c', 'card-d', 'card-e'];
    const order = matchDraws(key, M, {}).shuffle(input, name.purpose);
    expect(order).toEqual(['card-e', 'card-c', 'card-d', 'card-a', 'card-b']);
    expect(hex(cardSalt(key, name, 4))).toBe(
      '737fbc1f38d90bea6cd7165bfe1a7a86fb32d3f5246da3ea5bbc5ac0ddd65834',
    );
    expect(commitDeck(key, name, order).deckRoot).toBe(
      '3fcb5654d2e02edb6434c99287f581fb4345a026a19bb0791d2d65e47078058a',
    );
    expect(proveCard(key, name, order, 2)).toEqual({
      position: 2,
      cardId: 'card-d',
      salt: 'b2cb6c34dbbc9ba903d5fab5332b1bda3b905376e759f9f3f48a76ed47a90504',
      proof: [
        'f7687c99f7682394098bba0553567f07f6487416aaa163cebc825a634f657dfb',
        '4d7712be4daad48f4ba48abd65dbf8bf5ea20b99158be6a5c667ad5f7dadb91b',
        '03db1c6e23a11e14156c00b72a10fb55ec6d8ef58e2ebe508b974b4a2dfdf79a',
      ],
    });
  });

  it('T11 canonical JSON', () => {
    const value = { b: [true, null, -7, 'é\u0007"\\/\u2028'], a: { z: 1, A: 2, '10': 3, '9': 4 } };
    const text = canonicalJson(value);
    expect(text).toBe('{"a":{"10":3,"9":4,"A":2,"z":1},"b":[true,null,-7,"é\\u0007\\"\\\\/\u2028"]}');
    expect(hex(sha256(Buffer.from(text)))).toBe(
      '567a531146a88cc81a836b601a91232b418d607bd859d90be6965e413cae2aeb',
    );
    for (const refused of [1.5, -0, 9007199254740992, '\ud800', { 'a b': 1 }, 1n]) {
      expect(() => canonicalJson(refused)).toThrow(NotCanonical);
    }
    let deep: unknown = 1;
    for (let i = 0; i < 33; i++) deep = [deep];
    expect(() => canonicalJson(deep)).toThrow(NotCanonical);
  });

  it('T12 sealed fields', () => {
    expect(sealCommit(M, 2, '/bid', 'a1'.repeat(32), '7')).toBe(
      '91e5d96462938e6afaba58ecb5951cad66ed8ced5f42eee2d0227ca6cab848c8',
    );
    const command = canonicalJson({ type: 'place-bid', seat: 1, amount: 7 });
    expect(sealCommit(M, 2, '$command', 'a2'.repeat(32), command)).toBe(
      '7b88cfe3373d1a5d7a9da812cd2cad6961f756a36ab86222c586b20364077db3',
    );
  });

  it('T13 event chain and T14 match tree', () => {
    const hashes: string[] = [];
    for (const line of EVENTS) {
      const event = JSON.parse(line) as Record<string, unknown>;
      const text = eventText({
        matchId: M,
        version: event['version'] as number,
        type: event['type'] as string,
        schemaVersion: 1,
        payload: canonicalJson(event['payload']),
        sealed: canonicalJson(event['sealed']),
        random: canonicalJson(event['random']),
        actor: event['actor'] as Actor,
        commandId: event['commandId'] as string,
        causation: event['causationId'] as string,
        rulesVersion: 'example/1.0.0',
        recordedAt: event['recordedAt'] as string,
        prevHash: hashes.at(-1) ?? genesisHash(M),
      });
      expect(text).toBe(line);
      hashes.push(eventHash(text));
    }
    expect(genesisHash(M)).toBe('3880b8c9e29d9bb5a15d8e7f8581a04c85eee974f56b975251204dfc3c91af05');
    expect(hashes).toEqual([
      '97409b2fad6ae05907afd9b3c31f175ff420d61672f75e39c9d0322812e2d36f',
      'a3f449da2d0025ff6f3b9f09871e971929af2dde90b8a2d3cee2fdf9e926378c',
      '76af1f71734ad3bcdfea7f3a513a1158aac0b0c953c487e1214c66570cf57a50',
    ]);
    const leaves = hashes.map((h) => leafHash(fromHex(h)));
    expect(hex(merkleRoot(leaves, 0, 2))).toBe(
      '6027b9c0dd053fbb4aed93f89a78b3a9d1549c60a5adc139b607c928218d1707',
    );
    expect(hex(merkleRoot(leaves))).toBe('83f0c666b925aa769504bc8cad068bd8446ff1ff7acbb842d5f76959b24cf101');
  });
});
