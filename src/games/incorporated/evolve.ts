import type { EventType, IncorporatedEvent } from './events.ts';
import { boardEvolvers } from './evolve/board.ts';
import { cardEvolvers } from './evolve/cards.ts';
import { competitionEvolvers } from './evolve/competition.ts';
import { earningsEvolvers } from './evolve/earnings.ts';
import { investmentEvolvers } from './evolve/investment.ts';
import { lobbyingEvolvers } from './evolve/lobbying.ts';
import type { Evolvers } from './evolve/moves.ts';
import { setupEvolvers } from './evolve/setup.ts';
import { turnEvolvers } from './evolve/turn.ts';
import type { IncorporatedState } from './state.ts';

// Its type holds one function for every event type: leaving one out does not compile.
const evolvers: Evolvers<EventType> = {
  ...setupEvolvers,
  ...turnEvolvers,
  ...boardEvolvers,
  ...cardEvolvers,
  ...investmentEvolvers,
  ...competitionEvolvers,
  ...lobbyingEvolvers,
  ...earningsEvolvers,
};

/** Folds one event into the state, in place, and returns it (specification, chapter 13). */
export function evolve(state: IncorporatedState, event: IncorporatedEvent): IncorporatedState {
  const fold = evolvers[event.type] as (state: IncorporatedState, event: IncorporatedEvent) => void;
  fold(state, event);
  return state;
}
