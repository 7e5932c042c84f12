import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { choiceParameter, integerParameter, ruling, section } from '../../../kernel/legal.ts';
import { mostMoney, type TokenRef } from '../commands.ts';
import { constants } from '../content.ts';
import { companyOrder, isSameToken } from '../derived.ts';
import { type GreedIncorporatedState, playerOf, type ShareOffer } from '../state.ts';
import { money, seatWord, tokenWords } from '../words.ts';
import { complete, open, seatOption, tokenOption } from './entry.ts';

const shares = section('3) Spéculation boursière');
const swap = ruling('R16');
const finish = complete({ type: 'finishShareTrading' }, 'Trade no more shares this year', shares);

/** All that a seat may do with its tokens while players trade them (specification 9.3). */
export function legalShareTrading(state: GreedIncorporatedState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  for (const offer of state.shareOffers) {
    if (offer.toSeat === seat) addAnswers(out, offer, playerOf(state, seat).cash);
    else if (offer.fromSeat === seat) out.push(withdrawal(offer));
  }
  const own = tokensOf(state, seat);
  addOffers(out, state, seat, own);
  for (const token of own) {
    if (state.auctionedTokens.some((other) => isSameToken(other, token))) continue;
    const { companyId, slot } = token;
    out.push(
      complete({ type: 'auctionShare', companyId, slot }, `Auction ${tokenWords(token)}`, shares, [
        companyId,
      ]),
    );
  }
  out.push(finish);
  return out;
}

/** The seat's tokens by company, highest number first, and position. */
const tokensOf = (state: GreedIncorporatedState, seat: Seat): TokenRef[] =>
  companyOrder(state).flatMap(({ companyId, slots }) =>
    slots.flatMap((owner, index) => (owner === seat ? [{ companyId, slot: index + 1 }] : [])),
  );

function addAnswers(out: LegalCommand[], offer: ShareOffer, cash: number): void {
  const { offerId, fromSeat, give, want, price } = offer;
  const targets = want === null ? [give.companyId] : [give.companyId, want.companyId];
  if (price === null || price <= cash) {
    const title =
      want === null
        ? `Buy ${tokenWords(give)} from ${seatWord(fromSeat)} for ${money(price ?? 0)}`
        : `Give ${seatWord(fromSeat)} ${tokenWords(want)} for ${tokenWords(give)}`;
    out.push(complete({ type: 'acceptShareOffer', offerId }, title, shares, targets));
  }
  out.push(
    complete(
      { type: 'rejectShareOffer', offerId },
      `Reject the offer of ${seatWord(fromSeat)}`,
      shares,
      targets,
    ),
  );
}

const withdrawal = ({ offerId, toSeat, give }: ShareOffer): LegalCommand =>
  complete({ type: 'withdrawShareOffer', offerId }, `Withdraw the offer to ${seatWord(toSeat)}`, shares, [
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
  const give = choiceParameter('give', 'Token given', own.map(tokenOption));
  out.push(
    open('offerShareSale', 'Offer a token for a price', shares, [
      give,
      choiceParameter(
        'toSeat',
        'Buyer',
        others.map((player) => seatOption(player.seat)),
      ),
      integerParameter('price', 'Millions of dollars', 1, mostMoney),
    ]),
  );
  for (const { seat: toSeat } of others) {
    const theirs = tokensOf(state, toSeat);
    if (theirs.length === 0) continue;
    out.push(
      open(
        'offerShareSwap',
        `Offer ${seatWord(toSeat)} an exchange of tokens`,
        swap,
        [give, choiceParameter('want', 'Token wanted', theirs.map(tokenOption))],
        { fixed: { toSeat } },
      ),
    );
  }
}
