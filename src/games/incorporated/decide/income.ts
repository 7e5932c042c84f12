import type { Seat } from '../../../kernel/game.ts';
import { violation } from '../codes.ts';
import { isCountry, majorCountries } from '../content.ts';
import { clockwiseAfter, shareCount } from '../derived.ts';
import type { Holding } from '../events.ts';
import { type IncorporatedState, type Player, pendingOf, playerOf } from '../state.ts';
import type { IncorporatedBatch, Rules } from './rule.ts';

/** Cubes for shares at the start of phase 3 (specification 9.1). */
export const incomeRules: Rules<'placeIncomeCubes'> = {
  placeIncomeCubes: {
    check: (state, _seat, { placements }) => {
      const named = new Set(placements.map(({ country }) => country));
      if (named.size < placements.length || placements.some(({ country }) => !isCountry(country))) {
        return violation('INVALID_PARAMETER');
      }
      const { available, entitlement } = pendingOf(state, 'incomeShortage');
      if (placements.reduce((sum, { count }) => sum + count, 0) !== available) {
        return violation('WRONG_CUBE_COUNT');
      }
      const entitled = (country: string): number =>
        entitlement.find((holding) => holding.country === country)?.count ?? 0;
      return placements.every(({ country, count }) => count <= entitled(country))
        ? null
        : violation('ABOVE_ENTITLEMENT');
    },
    play: (batch, seat, { placements }) => {
      const counts = new Map(placements.map(({ country, count }) => [country, count]));
      place(
        batch,
        seat,
        inContentOrder((country) => counts.get(country) ?? 0),
      );
      placeIncome(batch, seatsAfter(batch.state, seat));
    },
  },
};

/** Places the income cubes of the seats in their order, up to one that must choose. */
export function placeIncome(batch: IncorporatedBatch, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const player = playerOf(batch.state, seat);
    const entitlement = entitlementOf(player);
    const available = Math.min(player.cubesInSupply, shareCount(player));
    if (available === 0) continue;
    const [only] = entitlement;
    if (available === shareCount(player)) {
      place(batch, seat, entitlement);
    } else if (entitlement.length === 1 && only !== undefined) {
      place(batch, seat, [{ country: only.country, count: available }]);
    } else {
      batch.emit({
        type: 'ChoiceOpened',
        kind: 'incomeShortage',
        seat,
        options: entitlement.map(({ country }) => country),
        detail: { available, entitlement },
      });
      return;
    }
  }
}

const place = (batch: IncorporatedBatch, seat: Seat, placements: Holding[]): void =>
  batch.emit({ type: 'IncomeCubesPlaced', seat, placements });

const entitlementOf = (player: Player): Holding[] => inContentOrder((country) => player.shares[country] ?? 0);

const inContentOrder = (countOf: (country: string) => number): Holding[] =>
  majorCountries.map(({ id }) => ({ country: id, count: countOf(id) })).filter(({ count }) => count > 0);

/** Seats later in the turn order. */
const seatsAfter = ({ turnOrder }: IncorporatedState, seat: Seat): Seat[] =>
  clockwiseAfter(turnOrder, seat).slice(0, turnOrder.length - 1 - turnOrder.indexOf(seat));
