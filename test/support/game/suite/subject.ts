import type fc from 'fast-check';
import type { Game, GameCommand, GameEvent, HiddenField, Seat, Viewer } from '../../../../src/kernel/game.ts';
import type { Json, JsonObject } from '../../../../src/kernel/json.ts';
import type { Random } from '../../../../src/kernel/random.ts';
import type { SelfPlay, SelfPlayed } from '../../../../src/match/self-play.ts';
import type { GoldenMatch } from '../golden.ts';

/** A whole game to be played: all that decides how it goes. */
export interface WholeGame {
  readonly seed: number;
  readonly seatCount: number;
  /** Complete options of the game. */
  readonly options: JsonObject;
  /** Percentage of the commands that the bot chooses; the others are chosen at random. */
  readonly skill: number;
}

/** A draw that an event must carry: its purpose and its input, as the specification's table tells them. */
export interface ExpectedDraw {
  readonly purpose: string;
  readonly args: readonly Json[];
}

/**
 * What a game watches beyond its invariants while one whole game is played, such as money that adds up. It
 * says so by `expect`; what it remembers lives in the closure that made it.
 */
export interface Watch<S, E extends GameEvent> {
  /** Before each event is folded; the state is the one before it. */
  readonly event?: (event: E, before: S) => void;
  /** After each event is folded. */
  readonly folded?: (state: S) => void;
  /** Once the game has ended. */
  readonly ended?: (result: SelfPlayed<S>) => void;
}

/** How the positions are made that look the same to some seats, and what may not be asked of them. */
export interface Twins<S, C extends GameCommand> {
  /** One position in so many is looked at: for views, for commands and for events. */
  readonly every: { readonly views: number; readonly commands: number; readonly events: number };
  /** Positions before this holds are left out: nothing is dealt yet. */
  readonly playing: (state: S) => boolean;
  /**
   * The same position as far as the seats in `knowing` can tell: everything else that is hidden is other. Where
   * `drawing`, a command is about to be decided on both, so that piles whose next card is about to be opened to
   * all must stay as they are. Must hold the game's invariants; must not change `state`.
   */
  readonly twinOf: (state: S, knowing: readonly Viewer[], random: Random, drawing: boolean) => S;
  /** Seats whose secrets a command of this position is about to open to its actor, beside actor and viewer. */
  readonly alsoKnowing?: (state: S) => readonly Seat[];
  /** Commands whose answer depends on other seats' secrets by the rules; twins need not agree on them. */
  readonly follows?: (type: C['type']) => boolean;
  /** Commands whose events open by the rules what was hidden from all. */
  readonly opens: (state: S, type: C['type']) => boolean;
}

/** What the golden matches of a game must cover beside every command, event, seat count and error code. */
export interface GoldenCover {
  /** Every reason of an outcome. */
  readonly endings: readonly string[];
  /** Kinds of match that must all be there, such as seats and set-up mode: their names, and which one a match is. */
  readonly kinds: readonly string[];
  readonly kindOf: (match: GoldenMatch) => string;
  /** Error codes that no command of its schema meets in play, each with its own test elsewhere. */
  readonly outOfPlay: readonly string[];
  /** Event types that no match of the ordinary length comes to, each with its own test elsewhere. */
  readonly eventsOutOfPlay?: readonly string[];
}

/**
 * All that the property tests need of a game. A game plugs in by one such object in its folder's `subject.ts`
 * and a `properties.test.ts` that hands it to `testProperties`.
 */
export interface Subject<S, C extends GameCommand, E extends GameEvent, V> {
  readonly game: Game<S, C, E, V>;
  /** Games of every seat count and every option, played by bots, at random, and by a mixture. */
  readonly games: fc.Arbitrary<WholeGame>;
  /** Plays one to its end or to `maxDecisions`; `wholeGamePlayer` makes it from a policy. */
  readonly play: (game: WholeGame, hooks?: Partial<SelfPlay<S, C, E, V>>) => SelfPlayed<S>;
  /** Any command that matches its schema, legal or not, with a bias towards what might be legal. */
  readonly anyCommand: (state: S, seat: Seat, random: Random) => C;
  /** Command types that a seat may have while the game does not wait for it; no active seat has these alone. */
  readonly interrupts: readonly C['type'][];
  /** Number of command types that the specification lists. */
  readonly commandTypes: number;
  /** What every sentence of `describe` looks like. */
  readonly sentence: RegExp;
  /** The specification's table of sealed values, written a second time. */
  readonly sealedByTable: (event: E, before: S) => readonly HiddenField[];
  /** The specification's table of recorded draws, written a second time, in the order of the draws. */
  readonly drawsByTable: (event: E, before: S) => readonly ExpectedDraw[];
  /** A fresh watch for each whole game. */
  readonly watch: () => Watch<S, E>;
  readonly twins: Twins<S, C>;
  /** The fast copy that `decide` works on, and games in which each kind of decision comes up. */
  readonly clones: {
    readonly cloneState: (state: S) => S;
    /** Members of the state whose parts are replaced and never changed, so that a copy may share them. */
    readonly shares?: readonly string[];
    readonly games: readonly WholeGame[];
    /** Kind of the decision that is pending. */
    readonly decisionOf: (state: S) => string | null;
    /** Kinds that must have come up. */
    readonly decisions: readonly string[];
  };
  /** Games in which nobody does more than the default, and what is true of their ends. */
  readonly idle: {
    readonly games: readonly WholeGame[];
    readonly ended: (result: SelfPlayed<S>, game: WholeGame) => void;
  };
  readonly golden: GoldenCover;
  /** Chapters of the specification that the properties stand in, for the names of the tests. */
  readonly chapters: {
    readonly legal: string;
    readonly refusals: string;
    readonly activeSeats: string;
    readonly invariants: string;
    readonly tables: string;
    readonly defaults: string;
    readonly secrets: string;
  };
}
