import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { businessOf, constants, noBidContract } from '../content.ts';
import { canUse, mayFinishStarting, stageOf, startsExtra } from '../derived.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { businessName, money, privilegeName, seatWord } from '../words.ts';
import { complete } from './entry.ts';

const finishStarting = complete({ type: 'finishStarting' }, 'Start no more businesses');
const declineExtra = complete({ type: 'declineExtraBusiness' }, 'Start no extra business');
const declineThinkTank = complete({ type: 'declineThinkTank' }, 'Look at no hand');

/** The turn of a seat on Wall Street (specification 7.2). */
export function legalWallStreetTurn(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const { hand, money: fortune } = playerOf(state, seat);
  if (stageOf(state, seat) === 'discard') {
    return hand.map((businessId) =>
      complete({ type: 'discardBusinessCard', businessId }, `Discard ${businessName(businessId)}`, [
        businessId,
      ]),
    );
  }
  const out: LegalCommand[] = [];
  const privilegeId = noBidContract;
  const discounted = canUse(state, seat, privilegeId);
  for (const businessId of hand) {
    const { startUpCost, name } = businessOf(businessId);
    if (startUpCost <= fortune) {
      out.push(
        complete({ type: 'startBusiness', businessId }, `Start ${name} for ${money(startUpCost)}`, [
          businessId,
        ]),
      );
    }
    const reduced = Math.max(0, startUpCost - constants.noBidDiscount);
    if (discounted && reduced <= fortune) {
      out.push(
        complete(
          { type: 'startBusiness', businessId, privilegeId },
          `Start ${name} for ${money(reduced)} with ${privilegeName(privilegeId)}`,
          [businessId, privilegeId],
        ),
      );
    }
  }
  if (mayFinishStarting(state, seat)) out.push(finishStarting);
  return out;
}

/** The extra business of a Job Creator (specification 7.3). */
export function legalJobCreator(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  const [head] = state.wallStreet.jobQueue;
  if (head === undefined) return out;
  for (const businessId of startsExtra(state, head)) {
    const { startUpCost, name } = businessOf(businessId);
    if (startUpCost > playerOf(state, seat).money) continue;
    out.push(
      complete({ type: 'startExtraBusiness', businessId }, `Start ${name} for ${money(startUpCost)}`, [
        businessId,
      ]),
    );
  }
  out.push(declineExtra);
  return out;
}

/** The hand that a Think Tank looks into, then the card that it takes (specification 7.4). */
export function legalThinkTank(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const { inspectTarget, inspected } = state.wallStreet;
  if (inspectTarget !== null) {
    return inspected.map((businessId) =>
      complete({ type: 'takeBusinessCard', businessId }, `Take ${businessName(businessId)}`, [businessId]),
    );
  }
  const out: LegalCommand[] = [];
  for (const player of state.players) {
    if (player.seat === seat || player.hand.length === 0) continue;
    out.push(
      complete({ type: 'inspectHand', target: player.seat }, `Look at the hand of ${seatWord(player.seat)}`),
    );
  }
  out.push(declineThinkTank);
  return out;
}
