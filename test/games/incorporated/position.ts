import type { IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import {
  investmentCards,
  locations,
  payoffCards,
  squaresAt,
  zones,
} from '../../../src/games/incorporated/content.ts';
import type { IncorporatedEvent } from '../../../src/games/incorporated/events.ts';
import { evolve } from '../../../src/games/incorporated/evolve.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import { type Options, optionDefaults } from '../../../src/games/incorporated/options.ts';
import type { Affiliation, Phase, ZoneId } from '../../../src/games/incorporated/sets.ts';
import type { IncorporatedState, Sliders } from '../../../src/games/incorporated/state.ts';
import type { IncorporatedView } from '../../../src/games/incorporated/view-schema.ts';
import type { DrawPort } from '../../../src/kernel/random.ts';
import { given as givenState, type Scenario } from '../../support/game/scenario.ts';
import { type Script, scriptedDraws } from '../../support/game/scripted-draws.ts';

/** With three seats: Fortress Derivatives, Giant Squid, Big Brother. */
export const G = 0;
export const B = 1;
export const R = 2;

/** What differs from the position of the second turn after the set-up; money, cubes and cards add up. */
export interface Changes {
  readonly seatCount?: number;
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly activeSeat?: number | null;
  readonly sliders?: Partial<Sliders>;
  readonly cash?: Readonly<Record<number, number>>;
  readonly bonds?: Readonly<Record<number, number>>;
  /** All shares of a seat, in place of those of the set-up. */
  readonly shares?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** All occupied squares, in place of those of the set-up. */
  readonly squares?: Readonly<Record<string, number>>;
  /** All locked squares, in place of those of the set-up. */
  readonly locked?: readonly string[];
  readonly loose?: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly executives?: readonly (readonly [number, string])[];
  readonly passed?: readonly number[];
  readonly affiliation?: Readonly<Record<string, Affiliation>>;
  readonly markers?: Partial<Record<ZoneId, string | null>>;
  readonly rdSquare?: string;
  readonly revealed?: readonly string[];
  /** Cards on top of the payoff deck; the rest follows in content order. */
  readonly deckTop?: readonly string[];
  /** Cards of the payoff deck that are in the discards instead, oldest first. */
  readonly discards?: readonly string[];
  readonly lobbyUsed?: IncorporatedState['lobbyUsed'];
  /** Cards on top of the outlook pile before the first turn. */
  readonly outlookTop?: readonly string[];
}

/** The state right after the set-up of the corporations, which seats get in turn order. */
export function setUp(changes: Changes = {}): IncorporatedState {
  const seats = Array.from({ length: changes.seatCount ?? 3 }, (_, seat) => seat);
  const rosters: Readonly<Record<number, readonly string[]>> = {
    2: ['fortress-derivatives', 'big-brother'],
    3: ['fortress-derivatives', 'giant-squid', 'big-brother'],
    4: ['fortress-derivatives', 'giant-squid', 'big-brother', 'old-money'],
  };
  const draws = scriptedDraws({ seats: [[...(rosters[seats.length] ?? [])]] });
  const decision = incorporated.setup(
    { ...optionDefaults, ...changes.options, setupMode: 'random' },
    seats,
    draws,
  );
  if (decision.type === 'RuleViolation') throw new Error(decision.code);
  let state = incorporated.initialState();
  for (const { event } of decision.events) {
    if (event.type === 'TurnStarted') break;
    state = evolve(state, event);
  }
  return state;
}

/** A whole, consistent position: every piece is in one place and the money adds up. */
export function position(changes: Changes = {}): IncorporatedState {
  const state = setUp(changes);
  state.config = { ...state.config, ...changes.options };
  state.turn = changes.turn ?? 2;
  state.phase = changes.phase ?? 'investment';
  state.activeSeat = changes.activeSeat === undefined ? G : changes.activeSeat;
  const outlook = [...new Set([...(changes.outlookTop ?? []), ...state.outlookPile, ...state.outlookBox])];
  state.outlookPlayed = outlook.slice(0, state.turn);
  state.outlookPile = outlook.slice(state.turn, 4);
  state.outlookBox = outlook.slice(4);
  Object.assign(state.sliders, changes.sliders);
  state.lobbyUsed = [...(changes.lobbyUsed ?? [])];
  state.rdSquare = changes.rdSquare ?? state.rdSquare;
  placePieces(state, changes);
  placeCards(state, changes);
  for (const { seat } of state.players) {
    const player = state.players[seat] as IncorporatedState['players'][number];
    player.cash = changes.cash?.[seat] ?? player.cash;
    player.bonds = changes.bonds?.[seat] ?? 0;
    player.competitionPassed = changes.passed?.includes(seat) ?? false;
  }
  state.bankNet = state.players.reduce((sum, player) => sum + player.cash, 0);
  return state;
}

function placePieces(state: IncorporatedState, changes: Changes): void {
  for (const [country, affiliation] of Object.entries(changes.affiliation ?? {})) {
    state.affiliation[country] = affiliation;
  }
  for (const { id } of zones) {
    const marker = changes.markers?.[id];
    if (marker === undefined) continue;
    const old = state.battlegrounds[id];
    if (old !== null && old !== marker && changes.affiliation?.[old] === undefined)
      state.affiliation[old] = 'nato';
    state.battlegrounds[id] = marker;
    if (marker !== null) state.affiliation[marker] = 'battleground';
  }
  const printed = new Map(
    state.players.map(({ seat, cubesInSupply }) => [
      seat,
      cubesInSupply + Object.values(state.squares).filter((square) => square.occupant === seat).length,
    ]),
  );
  if (changes.squares !== undefined) {
    for (const [id, square] of Object.entries(state.squares)) {
      state.squares[id] = { ...square, occupant: changes.squares[id] ?? null };
    }
  }
  if (changes.locked !== undefined) {
    for (const [id, square] of Object.entries(state.squares)) {
      state.squares[id] = { ...square, locked: changes.locked.includes(id) };
    }
  }
  for (const location of locations) {
    const cubes = changes.loose?.[location];
    if (cubes !== undefined) state.looseCubes[location] = state.players.map(({ seat }) => cubes[seat] ?? 0);
  }
  for (const player of state.players) {
    const { seat } = player;
    const out =
      Object.values(state.squares).filter((square) => square.occupant === seat).length +
      Object.values(state.looseCubes).reduce((sum, cubes) => sum + (cubes[seat] ?? 0), 0);
    player.cubesInSupply = (printed.get(seat) ?? 0) - out;
    const shares = changes.shares?.[seat];
    if (shares !== undefined) player.shares = { ...shares };
  }
  for (const { country, count } of investmentCards) {
    const held = state.players.reduce((sum, player) => sum + (player.shares[country] ?? 0), 0);
    state.investmentBank[country] = count - held;
  }
  for (const [seat, location] of changes.executives ?? []) {
    state.executivesPlaced.push({ seat, location });
    const player = state.players[seat];
    if (player !== undefined) player.executivesInPool -= 1;
  }
}

function placeCards(state: IncorporatedState, changes: Changes): void {
  state.payoffRevealed = [...(changes.revealed ?? [])];
  state.payoffDiscard = [...(changes.discards ?? [])];
  const top = changes.deckTop ?? [];
  const used = new Set([...state.payoffRevealed, ...state.payoffDiscard, ...top]);
  state.payoffDeck = [...top, ...payoffCards.map(({ id }) => id).filter((id) => !used.has(id))];
}

export type IncorporatedScenario = Scenario<
  IncorporatedState,
  IncorporatedCommand,
  IncorporatedEvent,
  IncorporatedView
>;

/** A scenario that starts from the base position with changes; `script` answers the draws. */
export const given = (changes: Changes = {}, script: Script = {}): IncorporatedScenario =>
  givenState(incorporated, position(changes), scriptedDraws(script));

/** A scenario that starts from a whole state. */
export const from = (state: IncorporatedState, script: Script = {}): IncorporatedScenario =>
  givenState(incorporated, state, scriptedDraws(script));

/** A game just set up, with the events of its start. */
export function started(
  options: Partial<Options> = {},
  seatCount = 3,
  draws: DrawPort = scriptedDraws(),
): { readonly scenario: IncorporatedScenario; readonly events: readonly IncorporatedEvent[] } {
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const decision = incorporated.setup({ ...optionDefaults, ...options }, seats, draws);
  if (decision.type === 'RuleViolation') throw new Error(decision.code);
  const events = decision.events.map((decided) => decided.event);
  let state = incorporated.initialState();
  for (const event of events) state = evolve(state, event);
  return { scenario: givenState(incorporated, state, draws), events };
}

/** Five cards of an industry by number: `cards('heavy', 1, 2)`. */
export const cards = (industry: string, ...numbers: readonly number[]): string[] =>
  numbers.map((n) => `payoff-${industry}-${n}`);

/** All squares of a country given to a seat. */
export const allOf = (country: string, seat: number): Record<string, number> =>
  Object.fromEntries(squaresAt(country).map(({ id }) => [id, seat]));
