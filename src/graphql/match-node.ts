import { gameById } from '../games/registry.ts';
import type { AnyGame, GameOutcome } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Sight } from '../match/match-service.ts';
import type { ClockSetting } from '../match/platform-events.ts';
import { activeSeats, deadlineOf } from '../match/state.ts';
import { RefusalError } from '../ops/refusals.ts';
import type { MatchRow } from '../store/index.ts';
import type { GraphqlContext } from './context.ts';

/** What a match says of itself, from its row or from its state: both tell the same. */
export interface MatchFacts {
  readonly version: number;
  readonly headHash: string;
  readonly status: string;
  readonly visibility: string;
  readonly options: JsonObject;
  readonly clock: ClockSetting | null;
  readonly seatCount: number;
  readonly activeSeats: readonly number[];
  readonly deadline: number | null;
  readonly rulesVersion: string;
  readonly phase: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: GameOutcome | null;
}

/** Who sits in a seat. */
export interface Holder {
  readonly playerId: string | null;
  readonly bot: boolean;
}

/**
 * A match as the parent of GraphQL fields, for one caller. Lists make it from rows, so that a page costs
 * one statement; everything else from a sight. All fields of one node tell of the same version.
 */
export class MatchNode {
  readonly type = 'Match';
  readonly matchId: string;
  readonly context: GraphqlContext;
  readonly #row: MatchRow | null;
  #sight: Promise<Sight> | null = null;

  private constructor(context: GraphqlContext, matchId: string, row: MatchRow | null) {
    this.context = context;
    this.matchId = matchId;
    this.#row = row;
  }

  static ofRow(context: GraphqlContext, row: MatchRow): MatchNode {
    return new MatchNode(context, row.match_id, row);
  }

  static ofSight(context: GraphqlContext, sight: Sight): MatchNode {
    const node = new MatchNode(context, sight.live.matchId, null);
    node.#sight = Promise.resolve(sight);
    return node;
  }

  /** A match that the caller is known to see: the first field that needs it looks at it. */
  static later(context: GraphqlContext, matchId: string): MatchNode {
    return new MatchNode(context, matchId, null);
  }

  get row(): MatchRow | null {
    return this.#row;
  }

  sight(): Promise<Sight> {
    this.#sight ??= this.context.services.matches.sight(this.matchId, this.context.caller).then((sight) => {
      if (sight === null) throw new RefusalError('NOT_FOUND');
      return sight;
    });
    return this.#sight;
  }

  async game(): Promise<AnyGame> {
    const game = this.#row === null ? (await this.sight()).game : gameById(this.#row.game);
    if (game === null) throw new Error('the game of a match is not installed');
    return game;
  }

  async facts(): Promise<MatchFacts> {
    return this.#row === null ? factsOfSight(await this.sight()) : factsOfRow(this.#row);
  }

  /** Who sits where, by seat; null: nobody. */
  async holders(): Promise<readonly (Holder | null)[]> {
    if (this.#row === null) {
      const { state, live } = await this.sight();
      return state.seats.map((seat, index) =>
        seat === null ? null : { playerId: live.holders[index] ?? null, bot: seat.kind === 'bot' },
      );
    }
    const rows = await this.context.loaders.seats.load(this.matchId);
    return Array.from({ length: factsOfRow(this.#row).seatCount }, (_, index) => {
      const row = rows.find(({ seat }) => seat === index);
      return row === undefined ? null : { playerId: row.player_id, bot: row.kind === 'bot' };
    });
  }
}

function factsOfSight({ state, game }: Sight): MatchFacts {
  return {
    version: state.version,
    headHash: state.headHash,
    status: state.status,
    visibility: state.visibility,
    options: state.options,
    clock: state.clock,
    seatCount: state.seats.length,
    activeSeats: activeSeats(state, game),
    deadline: deadlineOf(state),
    rulesVersion: state.rulesVersion,
    phase: state.play === null ? null : game.phase(state.play),
    createdAt: state.createdAt,
    startedAt: state.startedAt,
    endedAt: state.endedAt,
    outcome: state.play === null ? null : game.outcome(state.play),
  };
}

function factsOfRow(row: MatchRow): MatchFacts {
  return {
    version: row.version,
    headHash: row.head_hash.toString('hex'),
    status: row.status,
    visibility: row.visibility,
    options: JSON.parse(row.options) as JsonObject,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockSetting),
    seatCount: (JSON.parse(row.settings) as { seats: number }).seats,
    activeSeats: row.active_seats,
    deadline: row.deadline,
    rulesVersion: row.rules_version,
    phase: row.phase,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as GameOutcome),
  };
}
