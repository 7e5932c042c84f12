import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { BundleLines, closedFields, openingLines, WITHHELD } from '../../src/audit/index.ts';
import { gameById } from '../../src/games/registry.ts';
import { chooseCommand } from '../../src/kernel/choose.ts';
import { type Actor, genesisHash } from '../../src/kernel/envelope.ts';
import type { AnyGame, GameCommand, Seat } from '../../src/kernel/game.ts';
import { serverCommit } from '../../src/kernel/match-key.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { sitDown } from '../../src/lobby/seating.ts';
import { decideCommand, endOfMatch } from '../../src/match/decide.ts';
import type { Seating } from '../../src/match/platform-events.ts';
import { type Proposed, platformEvent, type RecordedEvent, record } from '../../src/match/record.ts';
import { initialMatch } from '../../src/match/state.ts';
import { rulesHashOf } from '../../src/ops/rules-hash.ts';

export interface Stage {
  readonly game: 'evil-corp' | 'incorporated';
  readonly seating: Seating;
  readonly secondsPerMove: number | null;
  readonly seed: number;
}

const SESSION = 1;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The lines of a whole match with players, a bot and a clock, as a server records it: two players and a bot
 * join, one player leaves and another one comes; players let their time run out now and then, and act out of
 * turn where they may. Time passes in the record alone.
 */
export function stagedLines({ game: id, seating, secondsPerMove, seed }: Stage): string[] {
  const game = gameById(id) as AnyGame;
  const random = botRandom(seed);
  const server = digest(`server/${seed}`);
  const matchId = `01890a5d-ac96-774b-bcce-${digest(`match/${seed}`).toString('hex').slice(0, 12)}`;
  const state = initialMatch(matchId, genesisHash(matchId));
  state.rulesVersion = game.rulesVersion;
  const events: RecordedEvent[] = [];
  let key: Buffer | null = null;
  let now = Date.UTC(2026, 1, 1);
  let commands = 0;
  let salts = 0;
  const add = (proposed: readonly Proposed[], actor: Actor, cause: string | null): void => {
    commands += 1;
    const commandId = uuidv5(String(commands), matchId);
    const context = {
      ...{ game, actor, commandId, now, key, causation: cause ?? `command/${commandId}` },
      salt: () => {
        salts += 1;
        return digest(`salt/${seed}/${salts}`).toString('hex');
      },
    };
    events.push(...record(state, proposed, context));
    events.push(...record(state, endOfMatch(state, game, server), context));
  };

  const options = { ...game.schemas.optionDefaults, ...(id === 'evil-corp' ? { maxRounds: 5 } : {}) };
  const opening: Proposed[] = [
    platformEvent({
      type: 'MatchCreated',
      ...{
        game: id,
        rulesVersion: game.rulesVersion,
        rulesHash: rulesHashOf(game),
        seats: 3,
        options,
        seating,
      },
      visibility: 'public',
      clock: secondsPerMove === null ? null : { kind: 'perMove', seconds: secondsPerMove },
      startWhenFull: true,
    }),
    platformEvent({
      type: 'RandomnessCommitted',
      session: SESSION,
      serverCommit: serverCommit(matchId, SESSION, server).toString('hex'),
      mode: 'one-step',
    }),
  ];
  const system: Actor = { kind: 'system' };
  add(opening, system, null);
  const sit = (seat: Seat, playerId: string | null): void => {
    const table = { state, game, holders: state.seats.map(() => null), seed: server };
    const step = sitDown(table, [{ seat, playerId }]);
    if (step.type === 'RuleViolation') throw new Error(step.code);
    key = step.key ?? null;
    now += 900;
    add(step.events, system, null);
  };
  sit(0, 'player_a');
  sit(1, null);
  add([platformEvent({ type: 'SeatLeft', seat: 0, participant: 0 })], system, null);
  sit(2, 'player_b');
  sit(0, 'player_c');

  const play = (seat: Seat, command: GameCommand, actor: Actor, cause: string | null): void => {
    const decided = decideCommand(state, game, { seed: server, key }, seat, command);
    if (decided.type === 'RuleViolation') throw new Error(`${command.type}: ${decided.code}`);
    add(decided.events, actor, cause);
  };
  const acting = (): void => {
    const { play: at } = state;
    if (at === null) throw new Error('not started');
    const active = game.activeSeats(at);
    const others = [0, 1, 2].filter(
      (seat) => !active.includes(seat) && game.legalCommands(at, seat).length > 0,
    );
    const interrupts = others.length > 0 && random.index(12, 'test') === 0;
    const seat = random.pick(interrupts ? others : active, 'test');
    const legal = game.legalCommands(at, seat);
    if (state.seats[seat]?.kind === 'bot') {
      const wanted = game.bot(game.view(at, seat), seat, legal, random);
      now += 40;
      play(seat, wanted ?? chooseCommand(legal, random), { kind: 'bot', seat }, `timer/bot/${state.version}`);
      return;
    }
    const deadline = state.deadlines[seat] ?? null;
    if (deadline !== null && random.index(4, 'test') === 0) {
      now = Math.max(now, deadline) + random.index(200, 'test');
      const cause = `timer/clock/${seat}/${deadline}`;
      play(seat, game.defaultCommand(at, seat), { kind: 'clock', seat }, cause);
      return;
    }
    now += random.int(100, 9000, 'test');
    play(seat, chooseCommand(legal, random), { kind: 'seat', seat }, null);
  };
  for (let turns = 0; state.status === 'playing'; turns++) {
    if (turns > 20_000) throw new Error('the match does not end');
    acting();
  }
  return linesOf(game, matchId, events);
}

function linesOf(game: AnyGame, matchId: string, events: readonly RecordedEvent[]): string[] {
  const lines = new BundleLines();
  const text = [
    lines.header({
      ...{ matchId, audience: 'full', complete: true, game: game.id, rulesVersion: game.rulesVersion },
      ...{ rulesHash: rulesHashOf(game), from: 1, to: events.length, origin: 'games.example/log1' },
      exportedAt: '2026-03-01T00:00:00.000Z',
    }),
  ];
  let prevHash = genesisHash(matchId);
  for (const event of events) {
    text.push(lines.event(matchId, event, prevHash));
    prevHash = event.hash;
  }
  for (const event of events) text.push(...openingLines(lines, event, 'full'));
  for (const event of events) {
    for (const { version, path } of closedFields(event)) text.push(lines.erased(version, path, WITHHELD));
  }
  text.push(lines.footer());
  return text;
}
