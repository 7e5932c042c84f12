import type { EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import {
  ceoOf,
  cities,
  opportunityCards,
  type PhaseNumber,
  worldEventCards,
} from '../../../src/games/evil-corp/content.ts';
import type { EvilCorpEvent } from '../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { optionDefaults } from '../../../src/games/evil-corp/options.ts';
import type { MarketId } from '../../../src/games/evil-corp/sets.ts';
import {
  type EvilCorpState,
  initialState,
  newPlayer,
  type Player,
  type Turn,
} from '../../../src/games/evil-corp/state.ts';
import type { EvilCorpView } from '../../../src/games/evil-corp/view-schema.ts';
import { given as givenState, type Scenario } from '../../support/game/scenario.ts';
import { scriptedDraws } from '../../support/game/scripted-draws.ts';

/** What differs from the base position for one seat; `businesses` replaces all of them. */
export interface SeatChanges
  extends Partial<
    Pick<Player, 'liquidity' | 'token' | 'turnsCompleted' | 'power' | 'claim' | 'handAudited'>
  > {
  readonly ceoId?: string;
  readonly home?: MarketId;
  readonly businesses?: readonly string[];
  readonly supply?: number;
  readonly hand?: readonly string[];
  readonly laid?: Partial<Record<PhaseNumber, string>>;
  readonly pieces?: Partial<Record<PhaseNumber, boolean>>;
}

export interface Changes {
  readonly options?: Partial<EvilCorpState['config']>;
  readonly seats?: Readonly<Record<number, SeatChanges>>;
  readonly turn?: Partial<Turn>;
  readonly worldEvents?: Partial<Record<MarketId, string>>;
  readonly opportunityDiscards?: readonly string[];
  readonly worldEventDiscards?: readonly string[];
  /** Cards on top of the decks; the rest follows in content order. */
  readonly deckTop?: readonly string[];
  readonly worldEventTop?: readonly string[];
  /** Number of seats, three by default. */
  readonly seatCount?: number;
}

/** The base position of the specification's examples, and three further seats like it. */
const base = [
  { ceoId: 'visionary', home: 'north-america', businesses: ['san-francisco', 'london', 'tokyo'] },
  { ceoId: 'technocrat', home: 'europe', businesses: ['frankfurt', 'new-york', 'mumbai'] },
  { ceoId: 'oligarch', home: 'asia', businesses: ['shanghai', 'sao-paulo', 'lagos'] },
  { ceoId: 'expansionist', home: 'africa', businesses: ['cairo', 'sydney', 'bogota'] },
  { ceoId: 'savant', home: 'south-america', businesses: ['bogota', 'sydney', 'cairo'] },
  { ceoId: 'utopian', home: 'oceania', businesses: ['sydney', 'cairo', 'bogota'] },
] as const;

/** Stage, where everything has been collected and the seat spends. */
export const spending: Partial<Turn> = {
  stage: 'spend',
  revenue: 'collected',
  opportunities: 'collected',
  acted: true,
};

/** A whole, consistent position: every card is in one place and the money adds up. */
export function position(changes: Changes = {}): EvilCorpState {
  const state = initialState();
  const seatCount = changes.seatCount ?? 3;
  state.config = { ...optionDefaults, ...changes.options };
  state.status = 'playing';
  state.turnOrder = base.slice(0, seatCount).map((_, seat) => seat);
  const used = new Set<string>([
    ...(changes.opportunityDiscards ?? []),
    ...(changes.worldEventDiscards ?? []),
    ...(changes.deckTop ?? []),
    ...(changes.worldEventTop ?? []),
    ...Object.values(changes.worldEvents ?? {}),
  ]);
  for (const seat of Object.values(changes.seats ?? {})) {
    for (const cardId of [...(seat.hand ?? []), ...Object.values(seat.laid ?? {})]) used.add(cardId);
  }
  state.players = state.turnOrder.map((seat) => seatedPlayer(state, seat, changes.seats?.[seat] ?? {}, used));
  state.bankNet = state.players.reduce((sum, player) => sum + player.liquidity, 0);
  Object.assign(state.worldEvents, changes.worldEvents);
  state.opportunityDiscards = [...(changes.opportunityDiscards ?? [])];
  state.worldEventDiscards = [...(changes.worldEventDiscards ?? [])];
  state.opportunityDeck = [...(changes.deckTop ?? []), ...rest(opportunityCards, used)];
  state.worldEventDeck = [...(changes.worldEventTop ?? []), ...rest(worldEventCards, used)];
  state.turn = {
    turnNumber: seatCount + 1,
    round: 2,
    seat: 0,
    stage: 'collect',
    revenue: 'available',
    opportunities: 'available',
    acted: false,
    powerActive: null,
    endgameEligible: false,
    die: null,
    inPlay: null,
    ...changes.turn,
  };
  return state;
}

const rest = (cards: readonly { readonly id: string }[], used: ReadonlySet<string>): string[] =>
  cards.map((card) => card.id).filter((id) => !used.has(id));

function seatedPlayer(state: EvilCorpState, seat: number, changes: SeatChanges, used: Set<string>): Player {
  const seated = { ...(base[seat] as (typeof base)[number]), ...changes };
  const player = newPlayer(seat, 20);
  player.ceoId = seated.ceoId;
  player.colour = ceoOf(seated.ceoId).colour;
  player.home = seated.home;
  player.liquidity = changes.liquidity ?? 5;
  player.token = changes.token ?? 'none';
  player.turnsCompleted = changes.turnsCompleted ?? 1;
  player.power = changes.power ?? (state.config.ceoPowers ? 'unused' : 'off');
  player.claim = changes.claim ?? null;
  player.handAudited = changes.handAudited ?? false;
  for (const city of seated.businesses) player.businesses[city] = (player.businesses[city] ?? 0) + 1;
  player.supply = 20 - seated.businesses.length;
  // A smaller supply means that the other tokens stand where they matter least: in Lagos.
  const spare = changes.supply === undefined ? 0 : player.supply - changes.supply;
  if (spare > 0) player.businesses['lagos'] = (player.businesses['lagos'] ?? 0) + spare;
  player.supply -= spare;
  for (const phase of [1, 2, 3] as const) {
    player.laid[phase] = changes.laid?.[phase] ?? null;
    player.pieces[phase] = changes.pieces?.[phase] ?? player.laid[phase] !== null;
  }
  player.hand = changes.hand === undefined ? fillers(used) : [...changes.hand];
  return player;
}

/** Three cards of no use in the examples: neither counters nor agents, too high to be laid. */
function fillers(used: Set<string>): string[] {
  const found = opportunityCards
    .filter(
      (card) => card.kind === 'phase' && card.phase === 3 && card.nasty !== 'counter' && !used.has(card.id),
    )
    .slice(-3)
    .map((card) => card.id);
  for (const cardId of found) used.add(cardId);
  return found;
}

export type EvilCorpScenario = Scenario<EvilCorpState, EvilCorpCommand, EvilCorpEvent, EvilCorpView>;

/** A scenario that starts from the base position with changes; `script` answers the draws. */
export const given = (
  changes: Changes = {},
  script: Parameters<typeof scriptedDraws>[0] = {},
): EvilCorpScenario => givenState(evilCorp, position(changes), scriptedDraws(script));

/** Seat 0 spends. */
export const givenSpending = (
  changes: Changes = {},
  script: Parameters<typeof scriptedDraws>[0] = {},
): EvilCorpScenario => given({ ...changes, turn: { ...spending, ...changes.turn } }, script);

export const allCities: readonly string[] = cities.map((city) => city.id);
