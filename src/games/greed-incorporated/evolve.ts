import type { EventType, GreedIncorporatedEvent } from './events.ts';
import { auctionEvolvers } from './evolve/auction.ts';
import { balanceEvolvers } from './evolve/balance.ts';
import { commerceEvolvers } from './evolve/commerce.ts';
import { investmentEvolvers } from './evolve/investments.ts';
import type { Evolvers } from './evolve/moves.ts';
import { setupEvolvers } from './evolve/setup.ts';
import { shareTradingEvolvers } from './evolve/share-trading.ts';
import { shareEvolvers } from './evolve/shares.ts';
import { startUpEvolvers } from './evolve/start-up.ts';
import { yearEvolvers } from './evolve/year.ts';
import type { GreedIncorporatedState } from './state.ts';

// Its type holds one function for every event type: leaving one out does not compile.
const evolvers: Evolvers<EventType> = {
  ...setupEvolvers,
  ...yearEvolvers,
  ...auctionEvolvers,
  ...investmentEvolvers,
  ...commerceEvolvers,
  ...shareEvolvers,
  ...shareTradingEvolvers,
  ...balanceEvolvers,
  ...startUpEvolvers,
};

/** Folds one event into the state, in place, and returns it (specification, chapter 15). */
export function evolve(state: GreedIncorporatedState, event: GreedIncorporatedEvent): GreedIncorporatedState {
  const fold = evolvers[event.type] as (state: GreedIncorporatedState, event: GreedIncorporatedEvent) => void;
  fold(state, event);
  return state;
}
