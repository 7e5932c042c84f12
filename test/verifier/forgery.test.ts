import { describe, expect, it } from 'vitest';
import {
  codesOf,
  type Editable,
  type EditableContent,
  type EditableEvent,
  editable,
  eventOf,
  rehash,
  render,
  reseal,
  verifyText,
} from './editable.ts';
import { stagedLines } from './staged.ts';

/** Forgeries whose author made every hash, commitment and footer anew. */

const LINES = stagedLines({ game: 'evil-corp', seating: 'random', secondsPerMove: 60, seed: 1 });
const fresh = (): Editable => editable(LINES);

const FORGED_ID = '0f0f0f0f-0000-4000-8000-000000000001';

/** The command that is opened at a version. */
const commandAt = (bundle: Editable, version: number): { type: string } | undefined =>
  bundle.openings.find((line) => line.version === version && line.path === '$command')?.value as
    | { type: string }
    | undefined;

const commandsOf = (bundle: Editable): EditableEvent[] =>
  bundle.events.filter(({ event }) => commandAt(bundle, event.version) !== undefined);

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the match has nothing of this kind');
  return value;
};

const firstBy = (bundle: Editable, kind: string): EditableContent =>
  found(commandsOf(bundle).find(({ event }) => event.actor.kind === kind)).event;

/** All events of the command that an event begins. */
const eventsOf = (bundle: Editable, { commandId }: EditableContent): EditableContent[] =>
  bundle.events.map(({ event }) => event).filter((event) => event.commandId === commandId);

/** Moves everything from a version on, so that `count` events may be put before it. */
function makeRoom(bundle: Editable, version: number, count: number): void {
  for (const { event } of bundle.events) {
    if (event.version >= version) event.version += count;
    const bot = /^timer\/bot\/(\d+)$/.exec(event.causationId)?.[1];
    if (bot !== undefined && Number(bot) >= version - 1)
      event.causationId = `timer/bot/${Number(bot) + count}`;
  }
  for (const line of [...bundle.openings, ...bundle.erased])
    if (line.version >= version) line.version += count;
  bundle.header.to += count;
}

/** Puts events of the platform before a version, as of a table command of their own. */
function insert(bundle: Editable, version: number, list: readonly (readonly [string, object])[]): void {
  makeRoom(bundle, version, list.length);
  const before = found(bundle.events[version - 2]).event;
  const more = list.map(([type, payload], i) => ({
    hash: '',
    event: {
      ...structuredClone(before),
      ...{ version: version + i, type, payload: { ...payload }, sealed: [], random: [] },
      ...{ actor: { kind: 'system' }, commandId: FORGED_ID, causationId: `command/${FORGED_ID}` },
    },
  }));
  bundle.events.splice(version - 1, 0, ...more);
}

/** The version of a command somewhere in the middle of the match. */
const middle = (bundle: Editable): number => {
  const commands = commandsOf(bundle);
  return found(commands[Math.floor(commands.length / 2)]).event.version;
};

/** Takes every event, opening and erasure from a version on away. */
function cutFrom(bundle: Editable, version: number): void {
  bundle.events = bundle.events.filter(({ event }) => event.version < version);
  bundle.openings = bundle.openings.filter((line) => line.version < version);
  bundle.erased = bundle.erased.filter((line) => line.version < version);
  bundle.header.to = version - 1;
}

/** Commits to every opening anew, as versions may have moved. */
const recommit = (bundle: Editable): void => {
  for (const { version, path } of bundle.openings) reseal(bundle, version, path, (value) => value);
};

/** No longer seals a field, and does not open it. */
function unseal(bundle: Editable, wanted: (version: number, path: string) => boolean): void {
  for (const { event } of bundle.events) {
    event.sealed = event.sealed.filter(({ path }) => !wanted(event.version, path));
  }
  bundle.openings = bundle.openings.filter(({ version, path }) => !wanted(version, path));
}

const swapActor = (bundle: Editable, from: string, to: string): void => {
  const command = firstBy(bundle, from);
  for (const event of eventsOf(bundle, command)) {
    event.actor = { ...event.actor, kind: to };
    event.causationId =
      to === 'bot'
        ? `timer/bot/${command.version - 1}`
        : to === 'seat'
          ? `command/${event.commandId}`
          : 'timer/x';
  }
};

type Forgery = readonly [code: string, what: string, detail: RegExp, change: (bundle: Editable) => void];

const FORGERIES: readonly Forgery[] = [
  [
    'V210',
    'random seats that were never dealt',
    /MatchStarted follows RandomnessSealed, but must follow SeatsDealt/,
    (bundle) => {
      const dealt = eventOf(bundle, 'SeatsDealt').event.version;
      bundle.events.splice(dealt - 1, 1);
      makeRoom(bundle, dealt + 1, -1);
    },
  ],
  [
    'V210',
    'seats dealt where they are chosen',
    /seats are dealt at a table whose seats are chosen/,
    (bundle) => (eventOf(bundle, 'MatchCreated').event.payload['seating'] = 'chosen'),
  ],
  [
    'V210',
    'somebody leaves and another one comes during play',
    /SeatLeft after the start of the match/,
    (bundle) =>
      insert(bundle, middle(bundle), [
        ['SeatLeft', { seat: 1, participant: 1 }],
        ['SeatTaken', { seat: 1, kind: 'player', participant: 4 }],
      ]),
  ],
  [
    'V210',
    'the match created twice at once',
    /created a second time/,
    (bundle) => insert(bundle, 2, [['MatchCreated', eventOf(bundle, 'MatchCreated').event.payload]]),
  ],
  [
    'V210',
    'the match created again in the middle, with other options',
    /created a second time/,
    (bundle) => {
      const { payload } = eventOf(bundle, 'MatchCreated').event;
      const options = { ...(payload['options'] as object), maxRounds: 40 };
      insert(bundle, middle(bundle), [['MatchCreated', { ...payload, options }]]);
    },
  ],
  [
    'V210',
    'the match begins with the commitment',
    /begins with RandomnessCommitted/,
    (bundle) => {
      const [a, b] = bundle.events as [EditableEvent, EditableEvent];
      [a.event.version, b.event.version] = [2, 1];
      bundle.events.splice(0, 2, b, a);
    },
  ],
  [
    'V504',
    'the server commits to its seed only after somebody came and went',
    /does not commit to its seed directly after version 1/,
    (bundle) => {
      const [, committed, taken] = bundle.events as [EditableEvent, EditableEvent, EditableEvent];
      [committed.event.version, taken.event.version] = [3, 2];
      bundle.events.splice(1, 2, taken, committed);
      for (const line of bundle.erased) if (line.version === 3) line.version = 2;
    },
  ],
  [
    'V212',
    'two participants with one number',
    /participant 0 joins as number 1/,
    (bundle) => (eventOf(bundle, 'SeatTaken', 1).event.payload['participant'] = 0),
  ],
  [
    'V212',
    'two participants on one seat',
    /seat 1 is taken, but somebody has it/,
    (bundle) => (eventOf(bundle, 'SeatTaken', 2).event.payload['seat'] = 1),
  ],
  [
    'V212',
    'a participant leaves the seat of another one',
    /left by a participant who does not have it/,
    (bundle) => (eventOf(bundle, 'SeatLeft').event.payload['participant'] = 1),
  ],
  [
    'V212',
    "a bot's move in the name of a player",
    /the actor is the seat of seat \d, which a bot has/,
    (bundle) => swapActor(bundle, 'bot', 'seat'),
  ],
  [
    'V212',
    "a player's move in the name of a bot",
    /the actor is the bot of seat \d, which a player has/,
    (bundle) => swapActor(bundle, 'seat', 'bot'),
  ],
  [
    'V212',
    'a clock in a match without one',
    /in a match without a clock/,
    (bundle) => (eventOf(bundle, 'MatchCreated').event.payload['clock'] = null),
  ],
  [
    'V212',
    'a default before its deadline',
    /before the deadline \d+/,
    (bundle) => {
      const command = firstBy(bundle, 'clock');
      const before = found(bundle.events[command.version - 2]).event;
      for (const event of eventsOf(bundle, command)) event.recordedAt = before.recordedAt;
    },
  ],
  [
    'V603',
    'a default before its deadline, with another deadline as its cause',
    /the deadline of seat \d differs/,
    (bundle) => {
      const command = firstBy(bundle, 'clock');
      const before = found(bundle.events[command.version - 2]).event;
      for (const event of eventsOf(bundle, command)) {
        event.recordedAt = before.recordedAt;
        event.causationId = `timer/clock/${event.actor.seat}/${Date.parse(before.recordedAt)}`;
      }
    },
  ],
  [
    'V603',
    'a clock that is slower than it was',
    /the deadline of seat \d differs/,
    (bundle) => (eventOf(bundle, 'MatchCreated').event.payload['clock'] = { kind: 'perMove', seconds: 59 }),
  ],
  [
    'V212',
    'a seat that records for the platform',
    /but SeatTaken is for the platform/,
    (bundle) => (eventOf(bundle, 'SeatTaken', 2).event.actor = { kind: 'bot', seat: 1 }),
  ],
  [
    'V212',
    'a move of the system',
    /is for a seat to play/,
    (bundle) => {
      for (const event of eventsOf(bundle, firstBy(bundle, 'seat'))) event.actor = { kind: 'system' };
    },
  ],
  [
    'V201',
    "another cause of a player's command",
    /causationId is command\/0f0f.*the cause of this command is command\//,
    (bundle) => {
      for (const event of eventsOf(bundle, firstBy(bundle, 'seat')))
        event.causationId = `command/${FORGED_ID}`;
    },
  ],
  [
    'V201',
    "another cause of a bot's move",
    /the cause of this command is timer\/bot\/\d+/,
    (bundle) => {
      for (const event of eventsOf(bundle, firstBy(bundle, 'bot'))) event.causationId = 'timer/bot/1';
    },
  ],
  [
    'V201',
    'a default without a deadline',
    /which is no deadline of seat/,
    (bundle) => {
      for (const event of eventsOf(bundle, firstBy(bundle, 'clock'))) {
        event.causationId = `command/${event.commandId}`;
      }
    },
  ],
  [
    'V201',
    'two causes of one command',
    /the cause of one command is/,
    (bundle) => {
      const { event } = eventOf(bundle, 'MatchStarted');
      event.causationId = `command/${FORGED_ID}`;
    },
  ],
  [
    'V603',
    'two commands under one id',
    /a second command under the id/,
    (bundle) => {
      const commands = commandsOf(bundle);
      const at = commands.findIndex(
        ({ event }, i) =>
          event.actor.kind === 'seat' &&
          commands[i - 1]?.event.actor.kind === 'seat' &&
          commands[i - 1]?.event.actor.seat === event.actor.seat,
      );
      const { commandId, causationId } = found(commands[at - 1]).event;
      for (const event of eventsOf(bundle, found(commands[at]).event)) {
        Object.assign(event, { commandId, causationId });
      }
    },
  ],
  [
    'V603',
    'a command that is not sealed',
    /begins a command, but \$command is not sealed with it/,
    (bundle) => {
      const { version } = firstBy(bundle, 'seat');
      unseal(bundle, (at, path) => at === version && path === '$command');
    },
  ],
  [
    'V603',
    'a command that another seat may read',
    /who may read \$command differs/,
    (bundle) => {
      const { sealed, actor } = firstBy(bundle, 'seat');
      found(sealed.find(({ path }) => path === '$command')).audience = [`seat:${actor.seat === 0 ? 1 : 0}`];
    },
  ],
  [
    'V603',
    'a mark that nobody makes',
    /seals \$statement, which it never does/,
    (bundle) => {
      const { event } = found(bundle.events[30]);
      event.sealed.push({ path: '$statement', audience: ['referee'], commit: 'a'.repeat(64) });
      bundle.erased.push({ version: event.version, path: '$statement', reason: 'on request' });
    },
  ],
  [
    'V604',
    'a command with a member too many',
    /has not the form of a command/,
    (bundle) =>
      reseal(bundle, middle(bundle), '$command', (command) => ({ ...(command as object), more: [1] })),
  ],
  [
    'V604',
    'a command out of its range',
    /declareRevenue of seat \d has not the form of a command.*\/amount/,
    (bundle) => {
      const [event] = commandsOf(bundle).flatMap((entry) =>
        commandAt(bundle, entry.event.version)?.type === 'declareRevenue' ? [entry.event] : [],
      );
      const declared = found(event);
      reseal(bundle, declared.version, '$command', (command) => ({ ...(command as object), amount: 1000 }));
      declared.payload['amount'] = 1000;
    },
  ],
  [
    'V603',
    'an option that the game does not have',
    /no match has these options/,
    (bundle) => {
      const { payload } = eventOf(bundle, 'MatchCreated').event;
      payload['options'] = { ...(payload['options'] as object), more: 1 };
    },
  ],
  [
    'V605',
    'no hash of the state where it must be',
    /the hash of the state is not sealed at version 100/,
    (bundle) => unseal(bundle, (version, path) => version === 100 && path === '$state'),
  ],
  [
    'V605',
    'no hash of the last state',
    /the hash of the state is not sealed at version \d+/,
    (bundle) => {
      const end = eventOf(bundle, 'MatchFinished').event.version;
      unseal(bundle, (version, path) => version === end && path === '$state');
    },
  ],
  [
    'V201',
    'a match given up in the middle by a command',
    /the cause of this command is timer\/abandon\/\d+/,
    (bundle) => {
      const version = middle(bundle);
      const revealed = structuredClone(eventOf(bundle, 'RandomnessRevealed').event.payload);
      cutFrom(bundle, version);
      insert(bundle, version, [
        ['MatchAbandoned', { reason: 'boredom' }],
        ['RandomnessRevealed', revealed],
      ]);
    },
  ],
  [
    'V210',
    'the end cut off, in a file that opens everything',
    /a full file of a match that goes on/,
    (bundle) => {
      cutFrom(bundle, middle(bundle));
      bundle.header.complete = false;
    },
  ],
  [
    'V210',
    'an end of another command than the one that led to it',
    /MatchFinished is recorded of another command than what it follows/,
    (bundle) => {
      for (const { event } of bundle.events.slice(-2)) {
        Object.assign(event, {
          actor: { kind: 'system' },
          commandId: FORGED_ID,
          causationId: `command/${FORGED_ID}`,
        });
      }
    },
  ],
];

describe('forgeries with hashes that fit (audit 5.2)', () => {
  it('nothing is found in honest matches with players, bots, clocks and dealt seats', async () => {
    for (const game of ['evil-corp', 'incorporated'] as const) {
      for (const secondsPerMove of [60, null]) {
        for (const [i, seating] of (['random', 'chosen'] as const).entries()) {
          const lines = stagedLines({ game, seating, secondsPerMove, seed: 10 + i });
          const report = await verifyText(lines.join(''));
          expect(report, `${game}, ${secondsPerMove}, ${seating}`).toMatchObject({ ok: true, findings: [] });
          expect(report.levels['6']).toBe('pass');
          const kinds = new Set(editable(lines).events.map(({ event }) => event.actor.kind));
          expect(kinds.has('clock')).toBe(secondsPerMove !== null);
        }
      }
    }
  }, 120_000);

  it('the staged match itself passes, also written anew', async () => {
    const bundle = fresh();
    rehash(bundle);
    expect(await verifyText(render(bundle))).toMatchObject({ ok: true, findings: [] });
  });

  it.each(FORGERIES)('%s: %s', async (code, _what, detail, change) => {
    const bundle = fresh();
    change(bundle);
    recommit(bundle);
    rehash(bundle);
    const report = await verifyText(render(bundle));
    expect(report.ok).toBe(false);
    expect(report.levels['1']).toBe('pass');
    expect(codesOf(report)).toContain(code);
    expect(
      report.findings.filter((finding) => finding.code === code).map((finding) => finding.detail),
    ).toEqual(expect.arrayContaining([expect.stringMatching(detail)]));
  });
});
