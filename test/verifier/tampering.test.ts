import { describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { sized } from '../support/size.ts';
import {
  codesOf,
  type Editable,
  type EditableEvent,
  editable,
  eventOf,
  gameLines,
  openingOf,
  rehash,
  render,
  reseal,
  verifyText,
  withFooter,
} from './editable.ts';

const LINES = gameLines(1);
const GOOD = LINES.join('');
const BODY = LINES.slice(0, -1);
const fresh = (): Editable => editable(LINES);
const EVENTS = fresh().events.length;
const PATIENCE = sized(60_000, 3_600_000);
const last = <T>(list: readonly T[]): T => list.at(-1) as T;

/** A hidden deck's shuffle, its opened order and the place where it is sealed. */
const DECKS = eventOf(fresh(), 'DecksShuffled').event.version;
const swapped = (value: unknown): unknown => {
  const [a, b, c, d, e, ...rest] = value as unknown[];
  return [a, b, c, e, d, ...rest];
};

/** A mutation that keeps everything consistent that its author can keep consistent. */
const hashed = (change: (bundle: Editable) => void) => (): string => {
  const bundle = fresh();
  change(bundle);
  rehash(bundle);
  return render(bundle);
};

/** A mutation with a new footer, but without new hashes. */
const plain = (change: (bundle: Editable) => void) => (): string => {
  const bundle = fresh();
  change(bundle);
  return render(bundle);
};

const lines = (change: (lines: string[]) => string[]) => (): string => withFooter(change([...BODY]));

const at = (bundle: Editable, version: number): EditableEvent => bundle.events[version - 1] as EditableEvent;
const drawn = (bundle: Editable) =>
  eventOf(bundle, 'GameStarted').event.random[0] as {
    result: unknown;
    drawKey: string | null;
    index: number;
  };
const commandAt = (bundle: Editable, type: string): number => {
  const found = bundle.openings.find(
    ({ path, value }) => path === '$command' && (value as { type: string }).type === type,
  );
  if (found === undefined) throw new Error(`no command ${type}`);
  return found.version;
};
const remove = (bundle: Editable, index: number): void => {
  bundle.events.splice(index, 1);
};

const MUTANTS: readonly (readonly [code: string, what: string, make: () => string])[] = [
  // Level 1
  ['V101', 'a carriage return', () => GOOD.replace('\n', '\r\n')],
  ['V101', 'a blank line', lines((all) => [...all.slice(0, 5), '\n', ...all.slice(5)])],
  ['V101', 'a byte order mark', () => `\ufeff${GOOD}`],
  ['V101', 'no LF at the end', () => GOOD.slice(0, -1)],
  ['V102', 'a line that is too long', lines((all) => [...all, `{"a":"${'x'.repeat(300_000)}"}\n`])],
  ['V102', 'a nesting that is too deep', lines((all) => [...all, `${'['.repeat(50)}${']'.repeat(50)}\n`])],
  [
    'V103',
    'a duplicate member',
    lines((all) => all.map((line, i) => (i === 3 ? line.replace('"t":', '"t":"event","t":') : line))),
  ],
  [
    'V103',
    'a number with an exponent',
    lines((all) => all.map((line, i) => (i === 3 ? line.replace('"v":1,', '"v":1e0,') : line))),
  ],
  ['V103', 'half a line', lines((all) => [...all.slice(0, -1), `${last(all).slice(0, 40)}\n`])],
  ['V104', 'a space', lines((all) => all.map((line, i) => (i === 4 ? line.replace('{', '{ ') : line)))],
  ['V105', 'no header', lines((all) => all.slice(1))],
  ['V105', 'a second header', lines((all) => [...all.slice(0, 2), all[0] as string, ...all.slice(2)])],
  ['V105', 'an empty file', () => ''],
  ['V106', 'another format version', plain((bundle) => (bundle.header['formatVersion'] = 2))],
  ['V107', 'an unknown kind of line', lines((all) => [...all, '{"t":"note"}\n'])],
  ['V107', 'a member too many', plain((bundle) => Object.assign(bundle.openings[0] as object, { more: 1 }))],
  ['V107', 'a member too few', plain((bundle) => delete bundle.header['origin'])],
  [
    'V108',
    'an event after the openings',
    lines((all) => [...all.slice(0, 3), ...all.slice(4), all[3] as string]),
  ],
  ['V109', 'no footer', () => BODY.join('')],
  ['V109', 'something after the footer', () => `${GOOD}${BODY[1]}`],
  ['V110', 'a line lost, the footer kept', () => [...BODY.slice(0, -1), last(LINES)].join('')],
  // Level 2
  ['V201', 'an event without a name', hashed((bundle) => (at(bundle, 12).event.type = 'x'))],
  [
    'V201',
    'a sealed value that is also in clear',
    hashed((bundle) => (at(bundle, DECKS).event.payload['opportunityDeck'] = [])),
  ],
  [
    'V202',
    'an event of another match',
    hashed((bundle) => (at(bundle, 12).event.matchId = `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`)),
  ],
  ['V203', 'an event deleted', plain((bundle) => remove(bundle, 20))],
  ['V203', 'an event deleted, all hashes made anew', hashed((bundle) => remove(bundle, 20))],
  ['V203', 'the last events cut off', plain((bundle) => bundle.events.splice(-3))],
  [
    'V203',
    'two events swapped',
    plain((bundle) => bundle.events.splice(20, 2, at(bundle, 22), at(bundle, 21))),
  ],
  ['V203', 'an event twice', plain((bundle) => bundle.events.splice(20, 0, at(bundle, 21)))],
  ['V204', 'another genesis', plain((bundle) => (at(bundle, 1).event.prevHash = 'a'.repeat(64)))],
  ['V205', 'a chain that is broken', plain((bundle) => (at(bundle, 30).event.prevHash = 'a'.repeat(64)))],
  [
    'V206',
    'an event changed',
    plain((bundle) => (at(bundle, 30).event.commandId = at(bundle, 1).event.commandId)),
  ],
  ['V206', 'another hash', plain((bundle) => (at(bundle, 30).hash = 'a'.repeat(64)))],
  [
    'V207',
    'a time before its predecessor',
    hashed((bundle) => (at(bundle, 30).event.recordedAt = '2020-01-01T00:00:00.000Z')),
  ],
  [
    'V209',
    'other rules from the middle on',
    hashed((bundle) => (at(bundle, 30).event.rulesVersion = 'evil-corp/1.0.1')),
  ],
  ['V209', 'another game in the header', plain((bundle) => (bundle.header['game'] = 'good-corp'))],
  [
    'V210',
    'a match without its end that calls itself complete',
    hashed((bundle) => {
      bundle.events.splice(-2);
      bundle.header.to -= 2;
    }),
  ],
  [
    'V210',
    'play after the end',
    hashed((bundle) => {
      const end = last(bundle.events).event;
      end.type = 'TurnEnded';
    }),
  ],
  [
    'V211',
    'a command in two runs',
    hashed((bundle) => (at(bundle, 40).event.commandId = at(bundle, 11).event.commandId)),
  ],
  [
    'V212',
    'a seat that does not exist',
    hashed((bundle) => (at(bundle, 40).event.actor = { kind: 'seat', seat: 5 })),
  ],
  [
    'V212',
    'a seat that nobody has',
    hashed((bundle) => {
      const taken = eventOf(bundle, 'SeatTaken', 2).event;
      taken.type = 'SeatLeft';
    }),
  ],
  // Level 4
  [
    'V401',
    'an opening of nothing',
    plain((bundle) => ((bundle.openings[0] as { path: string }).path = '/nothing')),
  ],
  [
    'V402',
    'another value',
    plain(
      (bundle) =>
        (openingOf(bundle, DECKS, '/opportunityDeck').value = swapped(
          openingOf(bundle, DECKS, '/opportunityDeck').value,
        )),
    ),
  ],
  [
    'V402',
    'another salt',
    plain((bundle) => ((bundle.openings[5] as { salt: string }).salt = 'a'.repeat(64))),
  ],
  [
    'V403',
    'an opening twice',
    plain((bundle) =>
      bundle.openings.splice(1, 0, { ...(bundle.openings[0] as Editable['openings'][number]) }),
    ),
  ],
  ['V404', 'openings in a public file', plain((bundle) => (bundle.header.audience = 'public'))],
  ['V404', "another seat's opening", plain((bundle) => (bundle.header.audience = 'seat:1'))],
  ['V405', 'an opening missing', plain((bundle) => bundle.openings.splice(3, 1))],
  [
    'V407',
    'a game field called erased',
    plain((bundle) => {
      const [{ version, path }] = bundle.openings.splice(3, 1) as [Editable['openings'][number]];
      bundle.erased.push({ version, path, reason: 'on request' });
    }),
  ],
  // Level 5
  [
    'V501',
    'no seed',
    hashed((bundle) => {
      bundle.events.pop();
      bundle.header.to -= 1;
    }),
  ],
  [
    'V502',
    'another seed',
    hashed((bundle) => (last(bundle.events).event.payload['serverSeed'] = 'a'.repeat(64))),
  ],
  [
    'V502',
    'another commitment',
    hashed(
      (bundle) => (eventOf(bundle, 'RandomnessCommitted').event.payload['serverCommit'] = 'a'.repeat(64)),
    ),
  ],
  [
    'V504',
    'sealed twice',
    hashed((bundle) => {
      Object.assign(eventOf(bundle, 'EntropyFrozen').event, {
        type: 'RandomnessSealed',
        payload: eventOf(bundle, 'RandomnessSealed').event.payload,
      });
    }),
  ],
  [
    'V504',
    'a session of another number',
    hashed((bundle) => (eventOf(bundle, 'RandomnessCommitted').event.payload['session'] = 2)),
  ],
  [
    'V505',
    'another transcript',
    hashed((bundle) => (eventOf(bundle, 'RandomnessSealed').event.payload['transcript'] = 'a'.repeat(64))),
  ],
  [
    'V505',
    'a participant left out',
    hashed((bundle) => (eventOf(bundle, 'EntropyFrozen').event.payload['participants'] as unknown[]).pop()),
  ],
  [
    'V506',
    'the seed before the end',
    hashed((bundle) => {
      const [finished, revealed] = bundle.events.splice(-2) as [EditableEvent, EditableEvent];
      [finished.event.version, revealed.event.version] = [revealed.event.version, finished.event.version];
      bundle.events.push(revealed, finished);
    }),
  ],
  ['V507', 'an index skipped', hashed((bundle) => (drawn(bundle).index = 1))],
  ['V508', 'another draw key', hashed((bundle) => (drawn(bundle).drawKey = 'a'.repeat(64)))],
  [
    'V509',
    'another result',
    hashed((bundle) => (drawn(bundle).result = [(Number((drawn(bundle).result as number[])[0]) + 1) % 3])),
  ],
  [
    'V510',
    'another order',
    hashed((bundle) => {
      reseal(bundle, DECKS, '/random/0/result', swapped);
      reseal(bundle, DECKS, '/opportunityDeck', swapped);
    }),
  ],
  [
    'V510',
    'another root',
    hashed(
      (bundle) =>
        ((at(bundle, DECKS).event.payload['$decks'] as { deckRoot: string }[])[1] = {
          ...(at(bundle, DECKS).event.payload['$decks'] as { deckRoot: string }[])[1],
          deckRoot: 'a'.repeat(64),
        }),
    ),
  ],
  [
    'V510',
    'a root taken away',
    hashed((bundle) => (at(bundle, DECKS).event.payload['$decks'] as unknown[]).pop()),
  ],
  [
    'V511',
    'a tape that nobody announced',
    lines((all) => [...all, `{"index":0,"proof":[],"purpose":"dice/world","t":"tape"}\n`]),
  ],
  [
    'V406',
    'a card that the root does not prove',
    lines((all) => [
      ...all,
      `{"cardId":"x","position":0,"proof":[],"salt":"${'a'.repeat(64)}","t":"card","version":${DECKS}}\n`,
    ]),
  ],
  [
    'V512',
    'a better class',
    hashed((bundle) => (eventOf(bundle, 'RandomnessSealed').event.payload['class'] = 'A')),
  ],
  // Level 6
  ['V602', 'other rules in the header', plain((bundle) => (bundle.header.rulesHash = 'a'.repeat(64)))],
  [
    'V603',
    'a field of an event, all hashes made anew',
    hashed((bundle) => (eventOf(bundle, 'TurnStarted', 2).event.payload['round'] = 4)),
  ],
  [
    'V603',
    'another set-up',
    hashed(
      (bundle) =>
        (eventOf(bundle, 'MatchCreated').event.payload['options'] = {
          ...(eventOf(bundle, 'MatchCreated').event.payload['options'] as object),
          ceoPowers: true,
        }),
    ),
  ],
  [
    'V603',
    'what a hidden field is, with its commitment',
    hashed((bundle) => {
      const { version } = eventOf(bundle, 'StartingHandDealt').event;
      reseal(bundle, version, '/cardIds', (cards) => [...(cards as unknown[])].reverse());
    }),
  ],
  [
    'V604',
    'another command, with its commitment',
    hashed((bundle) =>
      reseal(bundle, commandAt(bundle, 'endTurn'), '$command', () => ({
        type: 'selectCeo',
        ceoId: 'visionary',
      })),
    ),
  ],
  [
    'V604',
    'a command that is none',
    hashed((bundle) => reseal(bundle, commandAt(bundle, 'endTurn'), '$command', () => 7)),
  ],
  ['V605', 'another state', hashed((bundle) => reseal(bundle, 50, '$state', () => 'a'.repeat(64)))],
  [
    'V608',
    'another ranking',
    hashed((bundle) => (eventOf(bundle, 'MatchFinished').event.payload['ranking'] as unknown[]).reverse()),
  ],
  [
    'V608',
    'another reason',
    hashed((bundle) => (eventOf(bundle, 'MatchFinished').event.payload['reason'] = 'boredom')),
  ],
];

describe('tampering (R-08)', () => {
  it(
    'good bundles pass every level',
    async () => {
      for (let number = 1; number <= sized(8, 1000); number++) {
        const text = number === 1 ? GOOD : gameLines(number, 2 + (number % 5)).join('');
        const report = await verifyText(text);
        expect(report, `game ${number}`).toMatchObject({ ok: true, findings: [] });
        expect(report.levels).toEqual({ ...PASS, '3': 'not checked' });
      }
    },
    PATIENCE,
  );

  it.each(MUTANTS)('%s: %s', async (code, _what, make) => {
    const report = await verifyText(make());
    expect(report.ok).toBe(false);
    expect(codesOf(report)).toContain(code);
    expect(report.levels[code[1] as '1']).toBe('fail');
  });

  it('what is consistent up to its author is found by no lower level', async () => {
    for (const [code, what, make] of MUTANTS) {
      if (!['V502', 'V509', 'V603', 'V605', 'V608'].includes(code)) continue;
      const { levels } = await verifyText(make());
      expect([levels['1'], levels['2'], levels['4']], what).toEqual(['pass', 'pass', 'pass']);
    }
  });

  it('unknown rules are not checked, and not failed', async () => {
    const report = await verifyText(
      hashed((bundle) => {
        bundle.header.rulesVersion = 'evil-corp/9.0.0';
        for (const { event } of bundle.events) event.rulesVersion = 'evil-corp/9.0.0';
        eventOf(bundle, 'MatchCreated').event.payload['rulesVersion'] = 'evil-corp/9.0.0';
      })(),
    );
    expect(codesOf(report)).toEqual(['V601']);
    expect(report.ok).toBe(false);
    expect(report.levels['6']).toBe('not checked');
  });

  it('findings name what is wrong', async () => {
    const detailsOf = async (make: () => string) => (await verifyText(make())).findings;
    const world = () =>
      hashed((bundle) => {
        const { event } = eventOf(bundle, 'WorldDieRolled', 3);
        const draw = event.random[0] as { result: number[] };
        draw.result = [((draw.result[0] as number) + 1) % 6];
      });
    expect((await detailsOf(world()))[0]).toMatchObject({
      code: 'V509',
      detail: expect.stringMatching(/^draw dice\/world 3: result is \d, recomputed \d$/),
    });
    const order = hashed((bundle) => reseal(bundle, DECKS, '/random/0/result', swapped));
    expect((await detailsOf(order))[0]).toMatchObject({
      code: 'V510',
      version: DECKS,
      line: DECKS + 1,
      detail: expect.stringMatching(/^deck\/opportunity 0: position 3 differs: "/),
    });
    const turn = hashed((bundle) => (eventOf(bundle, 'TurnStarted', 2).event.payload['round'] = 4));
    expect((await detailsOf(turn))[0]).toMatchObject({
      code: 'V603',
      detail: 'TurnStarted differs at /round: 4 is recorded, 1 decided again',
    });
  });

  it(
    'single bytes, changed anywhere',
    async () => {
      const seed = 20260102;
      const random = botRandom(seed);
      let tried = 0;
      while (tried < sized(120, 20_000)) {
        const number = random.int(1, BODY.length - 1, 'test');
        const bytes = Buffer.from(BODY[number] as string);
        const place = random.index(bytes.length - 1, 'test');
        const byte = random.index(256, 'test');
        if (bytes[place] === byte || byte === 0x0a) continue;
        bytes[place] = byte;
        tried += 1;
        const kept = Buffer.concat([
          Buffer.from(BODY.slice(0, number).join('')),
          bytes,
          Buffer.from(LINES.slice(number + 1).join('')),
        ]);
        const why = `seed ${seed}, line ${number + 1}, byte ${place} is ${byte}`;
        expect((await verifyText(kept, { level: 1 })).levels['1'], why).toBe('fail');
        const text = bytes.toString('utf8');
        const anew = withFooter(BODY.map((line, i) => (i === number ? text : line)));
        const { levels } = await verifyText(anew, { level: 4 });
        const isEvent = text.startsWith('{"event"') || number <= EVENTS;
        const found = isEvent ? [levels['1'], levels['2']] : [levels['1'], levels['4']];
        expect(found, why).toContain('fail');
      }
    },
    PATIENCE,
  );
});

const PASS = { '1': 'pass', '2': 'pass', '4': 'pass', '5': 'pass', '6': 'pass' };
