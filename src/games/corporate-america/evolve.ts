import type { CorporateAmericaEvent, EventType } from './events.ts';
import { campaignTrailEvolvers } from './evolve/campaign-trail.ts';
import { capitolHillEvolvers } from './evolve/capitol-hill.ts';
import { mainStreetEvolvers } from './evolve/main-street.ts';
import type { Evolvers } from './evolve/moves.ts';
import { privilegeEvolvers } from './evolve/privileges.ts';
import { setupEvolvers } from './evolve/setup.ts';
import { turnEvolvers } from './evolve/turn.ts';
import { wallStreetEvolvers } from './evolve/wall-street.ts';
import type { CorporateAmericaState } from './state.ts';

// Its type holds one function for every event type: leaving one out does not compile.
const evolvers: Evolvers<EventType> = {
  ...setupEvolvers,
  ...turnEvolvers,
  ...wallStreetEvolvers,
  ...mainStreetEvolvers,
  ...privilegeEvolvers,
  ...campaignTrailEvolvers,
  ...capitolHillEvolvers,
};

/** Folds one event into the state, in place, and returns it (specification, chapter 13). */
export function evolve(state: CorporateAmericaState, event: CorporateAmericaEvent): CorporateAmericaState {
  const fold = evolvers[event.type] as (state: CorporateAmericaState, event: CorporateAmericaEvent) => void;
  fold(state, event);
  return state;
}
