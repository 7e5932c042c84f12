import type { CorporateAmericaCommand } from '../../../src/games/corporate-america/commands.ts';
import {
  businessCards,
  constants,
  consumerCards,
  legislationCards,
  privilegeCards,
  tableSize,
} from '../../../src/games/corporate-america/content.ts';
import { clockwiseFrom } from '../../../src/games/corporate-america/derived.ts';
import type {
  CorporateAmericaEvent,
  EventNamed,
  EventType,
} from '../../../src/games/corporate-america/events.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import { type Options, optionDefaults } from '../../../src/games/corporate-america/options.ts';
import type { Phase, Step } from '../../../src/games/corporate-america/sets.ts';
import {
  type Campaign,
  type Capitol,
  type CorporateAmericaState,
  type Deck,
  initialState,
  type MainStreet,
  newCampaign,
  newMainStreet,
  newPlayer,
  newWallStreet,
  type Player,
  type SeatProgress,
  type WallStreet,
  zeros,
} from '../../../src/games/corporate-america/state.ts';
import type { CorporateAmericaView } from '../../../src/games/corporate-america/view-schema.ts';
import type { DrawPort } from '../../../src/kernel/random.ts';
import { given as givenState, type Scenario } from '../../support/game/scenario.ts';
import { type Script, scriptedDraws } from '../../support/game/scripted-draws.ts';

/** The seats of the worked examples. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

/** What differs from an empty-handed seat with $20. */
export type SeatChanges = Partial<Pick<Player, 'money' | 'hand' | 'businesses' | 'privileges'>>;

export interface Changes {
  readonly seatCount?: number;
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly president?: number;
  readonly phase?: Phase;
  readonly step?: Step;
  /** The president alone by default. */
  readonly active?: readonly number[];
  readonly seats?: Readonly<Record<number, SeatChanges>>;
  readonly laws?: readonly string[];
  readonly protests?: readonly string[];
  /** Cards on the board from spot 1 on. */
  readonly board?: readonly string[];
  /** Cards on top of the decks; the rest follows in content order. */
  readonly businessTop?: readonly string[];
  readonly consumerTop?: readonly string[];
  readonly legislationTop?: readonly string[];
  /** The deck's cards instead of all that are left; the others are discarded. */
  readonly businessDeck?: readonly string[];
  readonly consumerDeck?: readonly string[];
  readonly legislationDeck?: readonly string[];
  /** Position of the top card of the consumer deck, 0 by default. */
  readonly consumerFrom?: number;
  /** Top of the pile of executive privileges. */
  readonly privilegeTop?: readonly string[];
  /** Consumptions on the first spots. */
  readonly consumersPlayed?: readonly string[];
  readonly wallStreet?: Partial<Omit<WallStreet, 'seats'>> & {
    readonly seats?: Readonly<Record<number, Partial<SeatProgress>>>;
  };
  readonly mainStreet?: Partial<MainStreet>;
  readonly campaign?: Partial<Campaign>;
  readonly capitol?: Partial<Capitol>;
  readonly piles?: readonly number[];
}

/** Steps of a turn whose election is over. */
const afterElection: readonly Step[] = ['firstAct', 'privilegeWindow', 'enact', 'pardon', 'breakMonopoly'];

/** A whole, consistent position: every card is in one place and the money adds up. Turn 2 by default. */
export function position(changes: Changes = {}): CorporateAmericaState {
  const state = initialState();
  const { seatCount = 3, turn = 2, president = A, phase = 'mainStreet', step = 'consumer' } = changes;
  state.config = { ...optionDefaults, firstPresident: { mode: 'seat', seat: president }, ...changes.options };
  Object.assign(state, { seatCount, turn, president, phase, step });
  state.active = [...(changes.active ?? [president])];
  state.players = Array.from({ length: seatCount }, (_, seat) => ({
    ...newPlayer(seat),
    money: 20,
    ...structuredClone(changes.seats?.[seat] ?? {}),
  }));
  state.laws = [...(changes.laws ?? [])];
  state.protests = [...(changes.protests ?? [])];
  (changes.board ?? []).forEach((id, i) => {
    state.legislationBoard[i] = id;
  });
  state.consumersPlayed = [...(changes.consumersPlayed ?? [])];
  const order = clockwiseFrom(state, president);
  state.wallStreet = { ...newWallStreet(), order, ...structuredClone(changes.wallStreet ?? {}), seats: [] };
  state.wallStreet.seats = state.players.map(({ seat }) => ({
    stage: phase === 'wallStreet' ? 'waiting' : 'done',
    started: 0,
    quota: turn === 1 ? tableSize(seatCount).firstTurnStarts : constants.laterStarts,
    startedIds: [],
    ...structuredClone(changes.wallStreet?.seats?.[seat] ?? {}),
  }));
  state.mainStreet = {
    ...newMainStreet(seatCount),
    turnIndex: state.consumersPlayed.length,
    ...structuredClone(changes.mainStreet ?? {}),
  };
  state.campaign = { ...newCampaign(seatCount), ...structuredClone(changes.campaign ?? {}) };
  state.capitol = { ...state.capitol, ...structuredClone(changes.capitol ?? {}) };
  state.piles = [...(changes.piles ?? zeros(seatCount))];
  const outside = [...state.players.map((player) => player.money), ...state.piles];
  state.treasury = constants.treasury - outside.reduce((sum, amount) => sum + amount, 0);
  dealCards(state, changes, turn - 1 + (afterElection.includes(step) ? 1 : 0));
  return state;
}

function dealCards(state: CorporateAmericaState, changes: Changes, elections: number): void {
  const { players, wallStreet, mainStreet, capitol } = state;
  // Under Patent Troll Law Firm the inspected cards lie in a hand.
  const inspected = wallStreet.inspectTarget === null ? wallStreet.inspected : [];
  const business = split(
    businessCards,
    [...players.flatMap(({ hand, businesses }) => [...hand, ...businesses]), ...inspected],
    changes.businessTop,
    changes.businessDeck,
  );
  state.businessDeck = deckOf(business.deck, 0);
  state.businessDiscard = business.discard;
  const consumers = split(
    consumerCards,
    [...state.protests, ...mainStreet.revealed, ...state.consumersPlayed],
    [...mainStreet.peeked, ...(changes.consumerTop ?? [])],
    changes.consumerDeck,
  );
  state.consumerDeck = deckOf(consumers.deck, changes.consumerFrom ?? 0);
  state.consumerDiscard = consumers.discard;
  const resolving = capitol.resolving === null ? [] : [capitol.resolving];
  const enacted = capitol.enacted.filter((id) => !state.laws.includes(id) && id !== capitol.resolving);
  const legislation = split(
    legislationCards,
    [...state.laws, ...state.legislationBoard.flatMap((id) => id ?? []), ...resolving, ...enacted],
    changes.legislationTop,
    changes.legislationDeck,
  );
  state.legislationDeck = deckOf(legislation.deck, 0);
  state.legislationDiscard = [...enacted, ...legislation.discard];

  const held = players.flatMap((player) => player.privileges);
  const top = changes.privilegeTop ?? [];
  const free = privilegeCards.map(({ id }) => id).filter((id) => !held.includes(id) && !top.includes(id));
  if (held.length > elections) throw new Error('more executive privileges are held than were taken');
  // From the end of the list, so that cards that matter in an example are still to come.
  state.privilegeDiscard = elections === held.length ? [] : free.splice(held.length - elections);
  const pile = Math.max(0, tableSize(state.seatCount).privilegesOnBoard - elections);
  const onBoard = [...top, ...free].slice(0, pile);
  state.privilegePile = deckOf(onBoard, elections);
  state.privilegeAside = free.filter((id) => !onBoard.includes(id));
}

function split(
  cards: readonly { readonly id: string }[],
  used: readonly string[],
  top: readonly string[] = [],
  whole?: readonly string[],
): { readonly deck: string[]; readonly discard: string[] } {
  const rest = cards.map(({ id }) => id).filter((id) => !used.includes(id) && !top.includes(id));
  if (whole === undefined) return { deck: [...top, ...rest], discard: [] };
  return { deck: [...top, ...whole], discard: rest.filter((id) => !whole.includes(id)) };
}

const deckOf = (cards: readonly string[], from: number): Deck => ({
  cards: [...cards],
  positions: cards.map((_, i) => from + i),
});

export type CorporateAmericaScenario = Scenario<
  CorporateAmericaState,
  CorporateAmericaCommand,
  CorporateAmericaEvent,
  CorporateAmericaView
>;

/** A scenario that starts from a position; `script` answers the draws. */
export const given = (changes: Changes = {}, script: Script = {}): CorporateAmericaScenario =>
  givenState(corporateAmerica, position(changes), scriptedDraws(script));

/** A seat starts businesses in the Wall Street Phase: the president by default. */
export const onWallStreet = (changes: Changes = {}): Changes => {
  const { president = A } = changes;
  const seats = { [president]: { stage: 'start' as const }, ...changes.wallStreet?.seats };
  return {
    phase: 'wallStreet',
    step: 'wallStreetTurn',
    ...changes,
    wallStreet: { ...changes.wallStreet, seats },
  };
};

/** Cards of no use in the examples; none of them is environmental, and none of the first four has an ideology. */
const fillers = [
  'bail-out',
  'bridge-to-nowhere',
  'subsidize-technology-sector',
  'stop-online-piracy-act',
  'filibuster',
  'super-committee',
  'indecent-behavior-fines',
  'workplace-violation-fines',
  'censorship',
  'sin-tax',
];

/** A board of `size` cards that begins with those named. */
export function boardOf(size: number, ...ids: readonly string[]): readonly string[] {
  return [...ids, ...fillers.filter((id) => !ids.includes(id))].slice(0, size);
}

/** The Campaign Trail Phase with six election issues, in the first bid round. */
export const bidding = (changes: Changes = {}): Changes => ({
  phase: 'campaignTrail',
  step: 'bid',
  board: boardOf(6),
  ...changes,
  campaign: { round: 1, ...changes.campaign },
});

/** The president's first act, with six cards on the board. */
export const inFirstAct = (changes: Changes = {}): Changes => ({
  phase: 'capitolHill',
  step: 'firstAct',
  board: boardOf(6),
  ...changes,
});

/** The president enacts, with eight cards on the board. */
export const enacting = (changes: Changes = {}): Changes => ({
  phase: 'capitolHill',
  step: 'enact',
  board: boardOf(8),
  ...changes,
});

/** The president's command to enact a card. */
export const enact = (
  legislationId: string,
  satisfies: string | null = null,
  choice: (CorporateAmericaCommand & { type: 'enactLegislation' })['choice'] = null,
): CorporateAmericaCommand => ({ type: 'enactLegislation', legislationId, satisfies, choice });

/** Protests by what they demand. */
export const protests = {
  conservative: 'protest-zombie-reagan-for-prez',
  liberal: 'protest-vote-or-cry',
  christian: 'protest-pray-harder',
  environmental: 'protest-save-the-everything',
  antiCorporate: 'protest-occupy-everything',
  antiGovernment: 'protest-tea-baggers',
} as const;

/** Plays default commands until the position is as wanted. */
export function playOn(
  scenario: CorporateAmericaScenario,
  until: (state: CorporateAmericaState) => boolean,
): CorporateAmericaScenario {
  while (!until(scenario.state)) {
    const [seat] = corporateAmerica.activeSeats(scenario.state);
    if (seat === undefined) throw new Error('the game has ended');
    scenario.when(seat, corporateAmerica.defaultCommand(scenario.state, seat)).thenAccepted();
  }
  return scenario;
}

/** The events of one type of the last command. */
export const eventsOf = <T extends EventType>(scenario: CorporateAmericaScenario, type: T): EventNamed<T>[] =>
  scenario.events.filter((event): event is EventNamed<T> => event.type === type);

/** A game just set up, with the events of its start. */
export function started(
  seatCount: number,
  options: Partial<Options> = {},
  draws: DrawPort = scriptedDraws(),
): { readonly scenario: CorporateAmericaScenario; readonly events: readonly CorporateAmericaEvent[] } {
  const config = { ...optionDefaults, ...options };
  const places = seatCount + (config.supremeCourt === 'arbiter' ? 1 : 0);
  const seats = Array.from({ length: places }, (_, seat) => seat);
  const decision = corporateAmerica.setup(config, seats, draws);
  if (decision.type === 'RuleViolation') throw new Error(decision.code);
  const events = decision.events.map((decided) => decided.event);
  const state = events.reduce(corporateAmerica.evolve, corporateAmerica.initialState());
  return { scenario: givenState(corporateAmerica, state, draws), events };
}
