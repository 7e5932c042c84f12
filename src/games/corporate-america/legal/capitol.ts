import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import {
  businessOf,
  freeSpeechZone,
  lawsRevocableByPresident,
  pocketVeto,
  presidentialPardon,
} from '../content.ts';
import { boardCards, canUse, inForce } from '../derived.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { businessName, consumerName, legislationName, privilegeName, seatWord } from '../words.ts';
import { complete } from './entry.ts';

const leaveToTheLot = complete({ type: 'ruleSupremeCourt', winner: null }, 'Leave it to the lot');
const endFirstAct = complete({ type: 'endFirstAct' }, 'End the first act');
const passPrivilege = complete({ type: 'passPrivilege' }, 'Use no executive privilege');
const pardon = complete(
  { type: 'useExecutivePrivilege', privilegeId: presidentialPardon },
  `${privilegeName(presidentialPardon)}: pay nothing for this Fine`,
  [presidentialPardon],
);

/** The arbiter's ruling on a tie (R2, R18). */
export const legalCourt = (state: CorporateAmericaState): LegalCommand[] => [
  ...state.capitol.tied.map((winner) =>
    complete({ type: 'ruleSupremeCourt', winner }, `Rule for ${seatWord(winner)}`),
  ),
  leaveToTheLot,
];

/** The new president's first act (specification 10.4). */
export function legalFirstAct(state: CorporateAmericaState): LegalCommand[] {
  const out: LegalCommand[] = [];
  if (!state.capitol.revokeUsed) {
    for (const lawId of lawsRevocableByPresident(state.laws)) {
      out.push(complete({ type: 'revokeLaw', lawId }, `Revoke ${legislationName(lawId)}`, [lawId]));
    }
  }
  if (inForce(state, 'patriotAct') && !state.capitol.patriotUsed) {
    for (const protestId of state.protests) {
      out.push(
        complete({ type: 'patriotActDismiss', protestId }, `Dismiss ${consumerName(protestId)}`, [protestId]),
      );
    }
  }
  out.push(endFirstAct);
  return out;
}

/** What a holder of privileges may use once eight cards lie on the board (specification 10.5). */
export function legalPrivilegeWindow(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  if (
    canUse(state, seat, pocketVeto) &&
    state.legislationDeck.cards.length + state.legislationDiscard.length > 0
  ) {
    const privilegeId = pocketVeto;
    for (const legislationId of boardCards(state)) {
      out.push(
        complete(
          { type: 'useExecutivePrivilege', privilegeId, legislationId },
          `${privilegeName(privilegeId)}: replace ${legislationName(legislationId)}`,
          [privilegeId, legislationId],
        ),
      );
    }
  }
  if (canUse(state, seat, freeSpeechZone)) {
    const privilegeId = freeSpeechZone;
    for (const protestId of state.protests) {
      out.push(
        complete(
          { type: 'useExecutivePrivilege', privilegeId, protestId },
          `${privilegeName(privilegeId)}: end ${consumerName(protestId)}`,
          [privilegeId, protestId],
        ),
      );
    }
  }
  out.push(passPrivilege);
  return out;
}

/** Paying a Fine, or not (specification 10.6). */
export const legalPardon = (state: CorporateAmericaState, seat: Seat): LegalCommand[] =>
  canUse(state, seat, presidentialPardon) ? [pardon, passPrivilege] : [passPrivilege];

/** Which business the broken monopoly loses [Break Monopoly]. */
export function legalBreakMonopoly(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const industry = state.capitol.monopoly?.industry;
  if (industry === undefined) return [];
  return playerOf(state, seat)
    .businesses.filter((businessId) => businessOf(businessId).industries.includes(industry))
    .map((businessId) =>
      complete({ type: 'discardMonopolyBusiness', businessId }, `Discard ${businessName(businessId)}`, [
        businessId,
      ]),
    );
}
