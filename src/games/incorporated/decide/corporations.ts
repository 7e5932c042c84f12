import type { Seat } from '../../../kernel/game.ts';
import { violation } from '../codes.ts';
import {
  type Corporation,
  constants,
  executivesByPlayerCount,
  majorCountries,
  rosterOf,
  setupOf,
} from '../content.ts';
import { seatOf } from '../derived.ts';
import type { CorporationId } from '../sets.ts';
import { type IncorporatedState, pendingOf, playerOf } from '../state.ts';
import type { IncorporatedBatch, Rules } from './rule.ts';

/** The corporation auction [Advanced Setup], R11 (specification 5.1). */
export const corporationRules: Rules<'bidForCorporation' | 'passCorporation'> = {
  bidForCorporation: {
    check: (state, _seat, { amount }) => {
      const { corporation, highBid } = pendingOf(state, 'corporationLot');
      if (highBid !== null && amount <= highBid) {
        return violation('BID_TOO_LOW', { kind: 'section', id: 'Advanced Setup' });
      }
      // R11: nobody may start below zero.
      return amount <= setupOf(corporation, state.players.length).cash
        ? null
        : violation('BID_TOO_HIGH', { kind: 'ruling', id: 'R11' });
    },
    play: (batch, seat, { amount }) => {
      batch.emit({ type: 'CorporationBidPlaced', seat, amount });
      closeLotIfWon(batch);
    },
  },
  passCorporation: {
    check: (state) => (pendingOf(state, 'corporationLot').highBid === null ? violation('MUST_OPEN') : null),
    play: (batch, seat) => {
      batch.emit({ type: 'CorporationBidPassed', seat });
      closeLotIfWon(batch);
    },
  },
};

/** Gives each seat a corporation at random [Setup]. */
export function dealCorporations(batch: IncorporatedBatch): void {
  const roster = rosterOf(batch.state.players.length).map(({ id }) => id);
  const dealt = batch.random.shuffle(roster, 'seats');
  for (const corporation of roster) {
    batch.emit({
      type: 'CorporationAssigned',
      seat: dealt.indexOf(corporation),
      corporation,
      price: 0,
    });
  }
}

/** Opens the auction of the first corporation; seat 0 must bid. */
export function openFirstLot(batch: IncorporatedBatch): void {
  const [first] = rosterOf(batch.state.players.length);
  if (first !== undefined) batch.emit({ type: 'CorporationLotOpened', corporation: first.id, opener: 0 });
}

/** Turn order, first shares, cubes and cash, once every seat has its corporation (chapter 5, steps 6, 7). */
export function setUpCorporations(batch: IncorporatedBatch): void {
  const roster = rosterOf(batch.state.players.length);
  batch.emit({
    type: 'TurnOrderSet',
    turnOrder: roster.map(({ id }) => seatOf(batch.state, id) as Seat),
  });
  for (const corporation of roster) setUp(batch, corporation);
}

function setUp(batch: IncorporatedBatch, corporation: Corporation): void {
  const { id, cubes } = corporation;
  const playerCount = batch.state.players.length;
  const { shares, cubes: squares, cash } = setupOf(id, playerCount);
  const seat = seatOf(batch.state, id) as Seat;
  batch.emit({
    type: 'CorporationSetUp',
    seat,
    corporation: id,
    shares: majorCountries
      .filter((country) => (shares[country.id] ?? 0) > 0)
      .map((country) => ({ country: country.id, count: shares[country.id] as number })),
    squares: [...squares],
    executives: executivesOf(id, playerCount),
    cubesInSupply: cubes - squares.length,
    cash: cash - playerOf(batch.state, seat).corporationPrice,
  });
}

/** Old Money has a bonus executive [Executives]. */
const executivesOf = (corporation: CorporationId, playerCount: number): number =>
  (executivesByPlayerCount[playerCount] as number) +
  (corporation === 'old-money' ? constants.oldMoneyBonus : 0);

function closeLotIfWon(batch: IncorporatedBatch): void {
  const { corporation, opener, highBid, highBidder, passed } = pendingOf(batch.state, 'corporationLot');
  const bidders = seatsWithout(batch.state);
  if (highBid === null || highBidder === null || passed.length < bidders.length - 1) return;
  batch.emit({ type: 'CorporationAssigned', seat: highBidder, corporation, price: highBid });
  openNextLot(batch, opener);
}

function openNextLot(batch: IncorporatedBatch, previousOpener: Seat): void {
  const left = seatsWithout(batch.state);
  const [lowest] = left;
  const next = rosterOf(batch.state.players.length).find(({ id }) => seatOf(batch.state, id) === null);
  if (lowest === undefined || next === undefined) throw new Error('no corporation is left');
  if (left.length === 1) {
    batch.emit({ type: 'CorporationAssigned', seat: lowest, corporation: next.id, price: 0 });
    return;
  }
  const opener = left.find((seat) => seat > previousOpener) ?? lowest;
  batch.emit({ type: 'CorporationLotOpened', corporation: next.id, opener });
}

/** Seats without a corporation, by rising number. */
const seatsWithout = (state: IncorporatedState): Seat[] =>
  state.players.filter((player) => player.corporation === null).map((player) => player.seat);
