import type { TObject, TSchema } from 'typebox';
import type { Json, JsonObject } from './json.ts';
import type { Draw, DrawPort, Random } from './random.ts';
import type { Citation, RuleViolation } from './violation.ts';

/** A place at the table, 0-based. */
export type Seat = number;

/**
 * Who looks: a seat, a spectator, or `open`, who sees everything (a referee; everybody once the match has
 * ended, unless its hands stay private).
 */
export type Viewer = Seat | 'spectator' | 'open';

/** What a seat wants to do: `type` and the parameters beside it. */
export interface GameCommand {
  readonly type: string;
}

/** What happened: `type` and the payload's members beside it. */
export interface GameEvent {
  readonly type: string;
}

/** An event with the draws whose outcome it carries (audit 2.3). */
export interface Decided<E> {
  readonly event: E;
  readonly draws: readonly Draw[];
}

/** The answer of `decide`: the events of an accepted command, at least one, or the violated rule. */
export type Decision<E> =
  | { readonly type: 'Accepted'; readonly events: readonly Decided<E>[] }
  | RuleViolation;

/** Who may read a sealed value beside referees, who always may. */
export type Audience = 'server' | 'referee' | `seat:${number}`;

/** A value of an event that not everyone may see (audit 3.3). */
export interface HiddenField {
  /** JSON pointer into the payload (`/cardIds`), or `/random/<n>` for a draw record. */
  readonly path: string;
  readonly audience: readonly Audience[];
}

/** One choice of a parameter. */
export interface ParameterOption {
  readonly value: Json;
  /** Short name for a button. */
  readonly label: string;
  /** Options of one group exclude each other where the parameter is `distinctGroups`. */
  readonly group?: string;
  /** Holds only while these earlier parameters have these values. */
  readonly requires?: JsonObject;
}

/** A key of a bag. */
export interface BagKey {
  readonly value: Json;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

interface ParameterBase {
  /** Member of the command that it fills; `choice/allocations` is the member `allocations` of the member `choice`. */
  readonly name: string;
  readonly title: string;
  /** Names of earlier parameters on whose values this one's options or range depend. */
  readonly dependsOn: readonly string[];
}

/** What is open in a legal command. A form drawn from the parameters alone can build every legal command. */
export type Parameter =
  | (ParameterBase & { readonly kind: 'choice'; readonly options: readonly ParameterOption[] })
  | (ParameterBase & {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Where sensible numbers end, within min and max; greater ones are legal and come to nothing. */
      readonly usualMax?: number;
    })
  | (ParameterBase & { readonly kind: 'flag' })
  | (ParameterBase & {
      readonly kind: 'list';
      readonly of: readonly ParameterOption[];
      readonly min: number;
      readonly max: number;
      /** No value twice. */
      readonly distinct: boolean;
      /** The order of the values has a meaning. */
      readonly ordered: boolean;
      /** At most one value from each group. */
      readonly distinctGroups: boolean;
    })
  | (ParameterBase & {
      /** Numbers by key: a list of rows of two members, none for a number of 0, in any order. */
      readonly kind: 'bag';
      readonly keys: readonly BagKey[];
      /** Names of the members of a row: the key's value, and its number. */
      readonly keyMember: string;
      readonly countMember: string;
      readonly minTotal: number;
      readonly maxTotal: number;
    })
  | (ParameterBase & {
      readonly kind: 'rows';
      readonly row: readonly Parameter[];
      readonly min: number;
      readonly max: number;
    });

/** A command that a seat may use now. */
export interface LegalCommand {
  /** The command's type. */
  readonly type: string;
  /** A short sentence for a button, from what the seat may see. */
  readonly title: string;
  /** The complete command, or null where parameters are open. */
  readonly command: GameCommand | null;
  /** The open parameters, in the order in which to ask; those not listed are fixed by `fixed`. */
  readonly parameters: readonly Parameter[];
  /** Members of the command that are settled while others are open. Empty where `command` is complete. */
  readonly fixed: JsonObject;
  /** Ids of content that it is about. */
  readonly targets: readonly string[];
  /** UPPER_SNAKE notes, such as what the command forfeits (`FORFEITS_REVENUE`). */
  readonly warnings: readonly string[];
  readonly citation: Citation;
}

/** A finished game's result. Seats that only judge are in no ranking. */
export interface GameOutcome {
  /** Why the game ended, the game's own word. */
  readonly reason: string;
  /** Best first; tied seats share a rank and the next rank is skipped. `score` is null where the game has none. */
  readonly ranking: readonly { readonly seat: Seat; readonly rank: number; readonly score: number | null }[];
}

/** A section of the rulebook, or a ruling of the specification, readable through the API. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
}

/** A card, place or other piece of content, as the catalogue lists it. */
export interface ContentItem {
  readonly id: string;
  /** `opportunityCard`, `city` … */
  readonly kind: string;
  readonly name: string;
  /** What is printed on it: numbers, colours, text. */
  readonly facts: JsonObject;
}

/** The schemas of a game: the one definition of its options, commands, events and view. */
export interface GameSchemas {
  /** Every member is required here; `defaults` completes what a creator leaves out. */
  readonly options: TObject;
  readonly optionDefaults: JsonObject;
  readonly commands: Readonly<Record<string, TObject>>;
  readonly events: Readonly<Record<string, TObject>>;
  readonly view: TSchema;
}

/**
 * A rules engine, pure: no clock, no I/O, no randomness but the port. All that the platform knows of a
 * game. States are plain JSON values (null, never undefined).
 */
export interface Game<S, C extends GameCommand, E extends GameEvent, V> {
  readonly id: string;
  readonly title: string;
  /** One sentence for the catalogue. */
  readonly summary: string;
  /** `<game>/<semver>`. */
  readonly rulesVersion: string;
  /** Prefix of its GraphQL types (`EvilCorp`). */
  readonly graphqlName: string;
  /** Places of a table, those who only judge among them; which of them the options allow is for `setup` to say. */
  readonly seats: { readonly min: number; readonly max: number };
  /** How many of the last places only judge and play for nothing; dealing seats leaves them alone. */
  judges(options: JsonObject): number;
  readonly schemas: GameSchemas;
  /** Every error code in the API form with its one sentence. Always holds `INVALID_COMMAND`, `INVALID_CONFIG`. */
  readonly errorCodes: Readonly<Record<string, string>>;
  readonly sections: readonly RuleText[];
  readonly rulings: readonly RuleText[];
  readonly content: readonly ContentItem[];

  /**
   * Events by which a seat answers nothing that the game waited for (an audit out of turn): they do not start
   * its clock anew.
   */
  readonly untimedEvents: readonly string[];

  /** State before the first event. A fresh value at every call: a fold owns and changes its state. */
  initialState(): S;
  /** Starts the game. `options` are complete and match the options schema. */
  setup(options: JsonObject, seats: readonly Seat[], random: DrawPort): Decision<E>;
  /** Decides a command that matches its schema. Draws only after every check has passed. */
  decide(state: S, seat: Seat, command: C, random: DrawPort): Decision<E>;
  /** Folds one event into the state, which it may change in place and returns. */
  evolve(state: S, event: E): S;
  /** Shuffles again every hidden part that later draws depend on, after a fork or rollback (audit 2.7, 6.4). */
  reshuffle(state: S, reason: 'fork' | 'rollback', random: DrawPort): readonly Decided<E>[];
  /** Who must act now; several where choices are simultaneous; empty when the game has ended. */
  activeSeats(state: S): readonly Seat[];
  /** What the seat may do now; also for a seat that need not act (an audit out of turn). */
  legalCommands(state: S, seat: Seat): readonly LegalCommand[];
  /** The state as the viewer may see it: allow-list style, matching the view schema. */
  view(state: S, viewer: Viewer): V;
  /** Which values of the event not everyone may see; `state` is the one before the event. */
  hidden(event: E, state: S): readonly HiddenField[];
  /** What happened, in one sentence from a redacted event (hidden members are null). */
  describe(event: E, viewer: Viewer): string;
  cite(event: E): Citation;
  /** What an absent seat does; always legal. Asked for active seats only. */
  defaultCommand(state: S, seat: Seat): C;
  /** The heuristic policy, from the seat's own view and legal commands alone; null: it does nothing now. */
  bot(view: V, seat: Seat, legal: readonly LegalCommand[], random: Random): C | null;
  outcome(state: S): GameOutcome | null;
  /** Names of broken invariants; empty when all hold. */
  invariants(state: S): readonly string[];
  /** Short public name of the present phase for lists, such as `collect`. */
  phase(state: S): string;
  /** The seat's public colour or corporation in this game, once chosen. */
  seatName(state: S, seat: Seat): string | null;
}

/** Any game, as the platform holds it. */
export type AnyGame = Game<JsonObject, GameCommand, GameEvent, JsonObject>;
