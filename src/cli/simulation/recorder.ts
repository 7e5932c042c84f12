import { v5 as uuidv5 } from 'uuid';
import { BundleLines, closedFields, DEFAULT_ORIGIN, openingLines, WITHHELD } from '../../audit/index.ts';
import type { Actor } from '../../kernel/envelope.ts';
import { genesisHash } from '../../kernel/envelope.ts';
import type { AnyGame, Decided, GameCommand, GameEvent, Seat } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { serverCommit } from '../../kernel/match-key.ts';
import { sitDown } from '../../lobby/seating.ts';
import { endOfMatch } from '../../match/decide.ts';
import { botJob } from '../../match/follow-up.ts';
import { gameEvents, type Proposed, platformEvent, type RecordedEvent, record } from '../../match/record.ts';
import { initialMatch, type MatchState } from '../../match/state.ts';
import { rulesHashOf } from '../../ops/rules-hash.ts';
import type { GameSeeds } from './plan.ts';

const SESSION = 1;
/** Time that a simulated seat takes for a command, ms. */
const PACE = 1500;

/**
 * Records a simulated game as a match would be: table, randomness session, chain, sealed fields. Ids, salts
 * and times come from the game's seeds.
 */
export class GameRecorder {
  readonly #game: AnyGame;
  readonly #seeds: GameSeeds;
  readonly #state: MatchState;
  readonly #events: RecordedEvent[] = [];
  #key: Buffer | null = null;
  #commands = 0;
  #now: number;

  /** Opens the table with bots in all seats and starts the match. */
  constructor(game: AnyGame, players: number, options: JsonObject, seeds: GameSeeds) {
    this.#game = game;
    this.#seeds = seeds;
    this.#now = seeds.startsAt;
    this.#state = initialMatch(seeds.matchId, genesisHash(seeds.matchId));
    this.#state.rulesVersion = game.rulesVersion;
    this.#open(players, options);
  }

  /** A command that was decided, with its events; what ends the match follows it. */
  command(seat: Seat, command: GameCommand, events: readonly Decided<GameEvent>[]): void {
    const [first, ...rest] = gameEvents(events);
    if (first === undefined) throw new Error('an accepted command without events');
    const value = command as unknown as JsonObject;
    const sealed = {
      ...first,
      seals: [{ path: '$command' as const, audience: [`seat:${seat}` as const], value }],
    };
    this.#now += PACE;
    const commandId = this.#nextId();
    const actor: Actor = { kind: 'bot', seat };
    const causation = `timer/${botJob(this.#state.version)}`;
    this.#record([sealed, ...rest], actor, commandId, causation);
    this.#record(endOfMatch(this.#state, this.#game, this.#seeds.server), actor, commandId, causation);
  }

  /** The export file: full after the end of the match, else public. */
  lines(): string[] {
    const { matchId } = this.#seeds;
    const complete = this.#state.endedAt !== null;
    const audience = complete ? 'full' : 'public';
    const lines = new BundleLines();
    const header = lines.header({
      ...{ matchId, audience, complete },
      game: this.#game.id,
      rulesVersion: this.#game.rulesVersion,
      rulesHash: rulesHashOf(this.#game),
      from: 1,
      to: this.#state.version,
      origin: DEFAULT_ORIGIN,
      exportedAt: new Date(this.#state.recordedAt).toISOString(),
    });
    const text = [header];
    let prevHash = genesisHash(matchId);
    for (const event of this.#events) {
      text.push(lines.event(matchId, event, prevHash));
      prevHash = event.hash;
    }
    for (const event of this.#events) text.push(...openingLines(lines, event, audience));
    if (complete) {
      for (const event of this.#events) {
        for (const { version, path } of closedFields(event)) text.push(lines.erased(version, path, WITHHELD));
      }
    }
    text.push(lines.footer());
    return text;
  }

  #open(players: number, options: JsonObject): void {
    const { matchId, server } = this.#seeds;
    const commandId = this.#nextId();
    const actor: Actor = { kind: 'system' };
    const opening = [
      platformEvent({
        type: 'MatchCreated',
        game: this.#game.id,
        rulesVersion: this.#game.rulesVersion,
        rulesHash: rulesHashOf(this.#game),
        seats: players,
        options,
        visibility: 'public',
        seating: 'chosen',
        clock: null,
        startWhenFull: true,
      }),
      platformEvent({
        type: 'RandomnessCommitted',
        session: SESSION,
        serverCommit: serverCommit(matchId, SESSION, server).toString('hex'),
        mode: 'one-step',
      }),
    ];
    const causation = `command/${commandId}`;
    this.#record(opening, actor, commandId, causation);
    const nobody = new Array<null>(players).fill(null);
    const bots = nobody.map((playerId, seat) => ({ seat, playerId }));
    const table = { state: this.#state, game: this.#game, holders: nobody, seed: server };
    const step = sitDown(table, bots);
    if (step.type === 'RuleViolation') throw new Error(`the set-up was refused with ${step.code}`);
    this.#key = step.key ?? null;
    this.#record(step.events, actor, commandId, causation);
  }

  #record(events: readonly Proposed[], actor: Actor, commandId: string, causation: string): void {
    const context = {
      game: this.#game,
      actor,
      commandId,
      causation,
      now: this.#now,
      key: this.#key,
      salt: this.#seeds.salt,
    };
    for (const event of record(this.#state, events, context)) this.#events.push(event);
  }

  #nextId(): string {
    this.#commands += 1;
    return uuidv5(String(this.#commands), this.#seeds.matchId);
  }
}
