import { constants, lawsRevocableByPresident } from '../content.ts';
import { inForce } from '../derived.ts';
import type { CorporateAmericaState } from '../state.ts';
import { revealLegislation } from './campaign-trail.ts';
import {
  type CorporateAmericaBatch,
  enterStep,
  type Next,
  noCheck,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** The first act of the new president (specification 10.4). */
export const firstActRules: Rules<'revokeLaw' | 'patriotActDismiss' | 'endFirstAct'> = {
  revokeLaw: {
    check: ({ capitol, laws }, _seat, { lawId }) =>
      refuseUnless(!capitol.revokeUsed, 'ALREADY_REVOKED') ??
      refuseUnless(laws.includes(lawId), 'LAW_NOT_IN_PLAY') ??
      refuseUnless(lawsRevocableByPresident(laws).includes(lawId), 'LAW_NOT_REVOCABLE'),
    play: (batch, seat, { lawId }) => {
      batch.emit({ type: 'LawRevoked', lawId, by: seat, cause: 'firstAct' });
      return endFirstActIfDone(batch);
    },
  },
  patriotActDismiss: {
    check: (state, _seat, { protestId }) =>
      refuseUnless(inForce(state, 'patriotAct'), 'PATRIOT_ACT_NOT_IN_PLAY') ??
      refuseUnless(!state.capitol.patriotUsed, 'ALREADY_DISMISSED') ??
      refuseUnless(state.protests.includes(protestId), 'PROTEST_NOT_IN_PLAY'),
    play: (batch, seat, { protestId }) => {
      batch.emit({ type: 'ProtestSatisfied', protestId, by: seat, via: 'patriotAct', legislationId: null });
      return endFirstActIfDone(batch);
    },
  },
  endFirstAct: {
    check: noCheck,
    play: (batch) => endFirstAct(batch, false),
  },
};

// Patriot Act acts only from the turn after it passed: in this step all laws are from former turns.
const nothingLeft = (state: CorporateAmericaState): boolean =>
  (state.capitol.revokeUsed || lawsRevocableByPresident(state.laws).length === 0) &&
  (state.capitol.patriotUsed || state.protests.length === 0 || !inForce(state, 'patriotAct'));

/** Asks the new president, unless there is nothing to do [Capitol Hill Phase]. */
export const beginFirstAct = (batch: CorporateAmericaBatch): Next =>
  nothingLeft(batch.state) ? endFirstAct(batch, true) : enterStep(batch, 'firstAct', [batch.state.president]);

const endFirstActIfDone = (batch: CorporateAmericaBatch): Next =>
  nothingLeft(batch.state) ? endFirstAct(batch, true) : 'wait';

function endFirstAct(batch: CorporateAmericaBatch, automatic: boolean): Next {
  batch.emit({ type: 'FirstActFinished', seat: batch.state.president, automatic });
  return 'newLegislation';
}

/** The president's two cards, then the window for privileges (specification 10.5). */
export function revealNewLegislation(batch: CorporateAmericaBatch): Next {
  const { electionIssues, legislationSpots } = constants;
  revealLegislation(batch, electionIssues + 1, legislationSpots - electionIssues, 'newPresident');
  return 'privilegeWindow';
}
