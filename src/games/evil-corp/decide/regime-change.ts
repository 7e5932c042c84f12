import { marketOf } from '../content.ts';
import { hasHadTurn, seatsAfter } from '../derived.ts';
import type { MarketId } from '../sets.ts';
import { playerOf, turnOf } from '../state.ts';
import type { EvilCorpBatch } from './rule.ts';

/** Removes the businesses of all enemies who have had a turn from the market (specification 3.3, R33). */
export function resolveRegimeChange(batch: EvilCorpBatch, market: MarketId, cardId: string): void {
  const { state } = batch;
  const { seat } = turnOf(state);
  const enemies = seatsAfter(state.turnOrder, seat).filter((enemy) => hasHadTurn(playerOf(state, enemy)));
  const removed = enemies.flatMap((enemy) =>
    marketOf(market)
      .cities.map((city) => ({
        seat: enemy,
        city: city.id,
        count: playerOf(state, enemy).businesses[city.id] ?? 0,
      }))
      .filter(({ count }) => count > 0),
  );
  batch.emit({ type: 'RegimeChanged', seat, market, removed });
  batch.emit({ type: 'SpecialResolved', seat, cardId });
}
