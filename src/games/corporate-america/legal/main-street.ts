import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { choiceParameter, integerParameter, listParameter } from '../../../kernel/legal.ts';
import {
  constants,
  executiveOrder,
  insiderBriefing,
  isSponsored,
  lawsRevocableByPresident,
  revealPrice,
  stimulusCheck,
} from '../content.ts';
import { canUse, eligibleForShare, usableSponsors } from '../derived.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { businessName, consumerName, legislationName, money, privilegeName, seatWord } from '../words.ts';
import { businessOption, complete, consumerOption, open, seatOption } from './entry.ts';

const confirmSettlement = complete({ type: 'confirmSettlement' }, 'End the Main Street Phase');
const lookAhead = complete(
  { type: 'useExecutivePrivilege', privilegeId: insiderBriefing },
  `${privilegeName(insiderBriefing)}: look at the next consumer cards`,
  [insiderBriefing],
);

/** The turn of a seat on Main Street (specification 8.2). */
export function legalConsumerTurn(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const { peeked, revealed, revealCount } = state.mainStreet;
  if (peeked.length > 0) return [orderPeeked(peeked)];
  const out: LegalCommand[] = [];
  if (revealCount === 0) addPrivileges(out, state, seat);
  addReveal(out, state, seat);
  const bonus = canUse(state, seat, stimulusCheck);
  for (const consumerId of revealed) {
    const title = `Play ${consumerName(consumerId)}`;
    out.push(complete({ type: 'playConsumer', consumerId }, title, [consumerId]));
    if (bonus) {
      const privilegeId = stimulusCheck;
      out.push(
        complete(
          { type: 'playConsumer', consumerId, privilegeId },
          `${title} with ${privilegeName(privilegeId)}`,
          [consumerId, privilegeId],
        ),
      );
    }
  }
  return out;
}

function orderPeeked(peeked: readonly string[]): LegalCommand {
  const { length } = peeked;
  return open('orderPeekedConsumers', 'Put the consumer cards back', [
    listParameter('order', 'From the top of the deck', peeked.map(consumerOption), [length, length], {
      ordered: true,
    }),
  ]);
}

/** What may be used before the first reveal of a turn (R26). */
function addPrivileges(out: LegalCommand[], state: CorporateAmericaState, seat: Seat): void {
  if (canUse(state, seat, insiderBriefing)) out.push(lookAhead);
  if (!canUse(state, seat, executiveOrder)) return;
  const privilegeId = executiveOrder;
  for (const lawId of lawsRevocableByPresident(state.laws)) {
    out.push(
      complete(
        { type: 'useExecutivePrivilege', privilegeId, lawId },
        `${privilegeName(privilegeId)}: revoke ${legislationName(lawId)}`,
        [privilegeId, lawId],
      ),
    );
  }
}

/** The next reveal with as few sponsors as the fortune needs and as many as the price has room for (R11). */
function addReveal(out: LegalCommand[], state: CorporateAmericaState, seat: Seat): void {
  if (state.consumerDeck.cards.length + state.consumerDiscard.length === 0) return;
  const price = revealPrice(state.mainStreet.revealCount + 1);
  const each = constants.sponsorDiscount;
  const sponsors = usableSponsors(state, seat);
  const most = Math.min(sponsors.length, Math.floor(price / each));
  const least = Math.max(0, Math.ceil((price - playerOf(state, seat).money) / each));
  if (least > most) return;
  const title = price === 0 ? 'Reveal a consumer card' : `Reveal a consumer card for ${money(price)}`;
  out.push(
    most === 0
      ? complete({ type: 'revealConsumer', sponsors: [] }, title)
      : open(
          'revealConsumer',
          title,
          [
            listParameter(
              'sponsors',
              `Sponsored businesses, ${money(each)} off each`,
              sponsors.map(businessOption),
              [least, most],
            ),
          ],
          { targets: sponsors },
        ),
  );
}

/** Who is given the money of the first obligation (specification 8.4). */
export function legalSharedCustomers(state: CorporateAmericaState): LegalCommand[] {
  const [obligation] = state.mainStreet.sharedQueue;
  if (obligation === undefined) return [];
  return eligibleForShare(state, obligation).map((recipient) =>
    complete(
      { type: 'assignSharedCustomers', recipient },
      recipient === obligation.seat ? 'Keep the money' : `Give the money to ${seatWord(recipient)}`,
      [obligation.businessId],
    ),
  );
}

/** The end of the phase (R16). */
export const legalSettlement: readonly LegalCommand[] = [confirmSettlement];

/** Gifts and lendings, for every player and at any time of the phase (specification 8.5). */
export function addAnyTime(out: LegalCommand[], state: CorporateAmericaState, seat: Seat): void {
  const { mainStreet: street, config, players } = state;
  const player = playerOf(state, seat);
  const others = players.filter((other) => other.seat !== seat).map((other) => seatOption(other.seat));
  const gifts = street.giftsMade[seat] ?? 0;
  if (config.bribes && player.money > 0 && gifts < constants.giftsPerPhase) {
    out.push(
      open('giveMoney', 'Give money to another player', [
        choiceParameter('to', 'Receiver', others),
        integerParameter('amount', 'Dollars', 1, player.money),
      ]),
    );
  }
  const unused = player.businesses.filter(
    (businessId) => isSponsored(businessId) && !street.usedSponsors.includes(businessId),
  );
  const lendings = street.lendingsMade[seat] ?? 0;
  if (unused.length > 0 && lendings < constants.lendingsPerPhase) {
    out.push(
      open('lendSponsorship', 'Lend a deduction to another player', [
        choiceParameter('businessId', 'Sponsored business', unused.map(businessOption)),
        choiceParameter('to', 'Borrower', others),
      ]),
    );
  }
  for (const businessId of unused) {
    if (street.lent[businessId] === undefined) continue;
    out.push(
      complete(
        { type: 'withdrawSponsorship', businessId },
        `Take back the deduction of ${businessName(businessId)}`,
        [businessId],
      ),
    );
  }
}
