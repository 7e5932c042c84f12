import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { choiceParameter, integerParameter } from '../../../kernel/legal.ts';
import { mostMoney, type TokenRef } from '../commands.ts';
import { constants } from '../content.ts';
import { companyOrder, isSameToken } from '../derived.ts';
import { type GreedIncorporatedState, playerOf, type ShareOffer } from '../state.ts';
import { money, seatWord, tokenWords } from '../words.ts';
import { complete, open, seatOption, tokenOption } from './entry.ts';

/** All that a seat may do with its tokens while players trade them (specification 9.3). */
export function legalShareTrading(state: GreedIncorporatedState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  for (const offer of state.shareOffers) {
    if (offer.toSeat === seat) addAnswers(out, state, offer);
    else if (offer.fromSeat === seat) out.push(withdrawal(state, offer));
  }
  const own = tokensOf(state, seat);
  addOffers(out, state, seat, own);
  for (const token of own) {
    if (state.auctionedTokens.some((other) => isSameToken(other, token))) continue;
    const { companyId, slot } = token;
    out.push(
      complete(state, { type: 'auctionShare', companyId, slot }, `Auction ${tokenWords(token)}`, [companyId]),
    );
  }
  out.push(complete(state, { type: 'finishShareTrading' }, 'Trade no more shares this year'));
  return out;
}

/** The seat's tokens by company, highest number first, and position. */
const tokensOf = (state: GreedIncorporatedState, seat: Seat): TokenRef[] =>
  companyOrder(state).flatMap(({ companyId, slots }) =>
    slots.flatMap((owner, index) => (owner === seat ? [{ companyId, slot: index + 1 }] : [])),
  );

function addAnswers(out: LegalCommand[], state: GreedIncorporatedState, offer: ShareOffer): void {
  const { cash } = playerOf(state, offer.toSeat);
  const { offerId, fromSeat, give, want, price } = offer;
  const targets = want === null ? [give.companyId] : [give.companyId, want.companyId];
  if (price === null || price <= cash) {
    const title =
      want === null
        ? `Buy ${tokenWords(give)} from ${seatWord(fromSeat)} for ${money(price ?? 0)}`
        : `Give ${seatWord(fromSeat)} ${tokenWords(want)} for ${tokenWords(give)}`;
    out.push(complete(state, { type: 'acceptShareOffer', offerId }, title, targets));
  }
  out.push(
    complete(
      state,
      { type: 'rejectShareOffer', offerId },
      `Reject the offer of ${seatWord(fromSeat)}`,
      targets,
    ),
  );
}

const withdrawal = (state: GreedIncorporatedState, { offerId, toSeat, give }: ShareOffer): LegalCommand =>
  complete(state, { type: 'withdrawShareOffer', offerId }, `Withdraw the offer to ${seatWord(toSeat)}`, [
    give.companyId,
  ]);

/** Sales and swaps to seats that still trade (R16, R38). */
function addOffers(
  out: LegalCommand[],
  state: GreedIncorporatedState,
  seat: Seat,
  own: readonly TokenRef[],
): void {
  const openOffers = state.shareOffers.filter(({ fromSeat }) => fromSeat === seat);
  if (own.length === 0 || openOffers.length >= constants.openOffers) return;
  if (playerOf(state, seat).shareOffersMade >= constants.offersPerYear) return;
  const others = state.players.filter((player) => player.seat !== seat && !player.tradingFinished);
  if (others.length === 0) return;
  const richest = Math.max(1, ...others.map(({ cash }) => cash));
  const give = choiceParameter('give', 'Token given', own.map(tokenOption));
  out.push(
    open(state, 'offerShareSale', 'Offer a token for a price', [
      give,
      choiceParameter(
        'toSeat',
        'Buyer',
        others.map((player) => seatOption(player.seat)),
      ),
      { ...integerParameter('price', 'Millions of dollars', 1, mostMoney), usualMax: richest },
    ]),
  );
  for (const { seat: toSeat } of others) {
    const theirs = tokensOf(state, toSeat);
    if (theirs.length === 0) continue;
    out.push(
      open(
        state,
        'offerShareSwap',
        `Offer ${seatWord(toSeat)} an exchange of tokens`,
        [give, choiceParameter('want', 'Token wanted', theirs.map(tokenOption))],
        { fixed: { toSeat } },
      ),
    );
  }
}
