import type { EventType, EvilCorpEvent } from './events.ts';
import { auditEvolvers } from './evolve/audit.ts';
import { collectEvolvers } from './evolve/collect.ts';
import { endgameEvolvers } from './evolve/endgame.ts';
import type { Evolvers } from './evolve/moves.ts';
import { nastyEvolvers } from './evolve/nasty.ts';
import { setupEvolvers } from './evolve/setup.ts';
import { spendEvolvers } from './evolve/spend.ts';
import { turnEvolvers } from './evolve/turn.ts';
import { worldEventEvolvers } from './evolve/world-event.ts';
import type { EvilCorpState } from './state.ts';

// Its type holds one function for every event type: leaving one out does not compile.
const evolvers: Evolvers<EventType> = {
  ...setupEvolvers,
  ...turnEvolvers,
  ...collectEvolvers,
  ...spendEvolvers,
  ...nastyEvolvers,
  ...worldEventEvolvers,
  ...endgameEvolvers,
  ...auditEvolvers,
};

/** Folds one event into the state, in place, and returns it (specification, chapters 11.9 and 12). */
export function evolve(state: EvilCorpState, event: EvilCorpEvent): EvilCorpState {
  const fold = evolvers[event.type] as (state: EvilCorpState, event: EvilCorpEvent) => void;
  fold(state, event);
  return state;
}
