import { assertNever } from '../../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import {
  choiceParameter,
  integerParameter,
  listParameter,
  optionsOnce,
  ruling,
  section,
} from '../../../kernel/legal.ts';
import type { Citation } from '../../../kernel/violation.ts';
import type { IncorporatedCommand } from '../commands.ts';
import { constants, isSquare, setupOf } from '../content.ts';
import { askedSeats, bondValue, purchasingPower } from '../derived.ts';
import { type IncorporatedState, type Pending, type PendingNamed, playerOf } from '../state.ts';
import { corporationName, countryName, money, payoffName, squareName } from '../words.ts';
import { complete, open } from './entry.ts';
import { placeIncomeCubes } from './shortage.ts';

const advancedSetup = section('Advanced Setup');
const outlook = section('Phase 1 - Global Outlook');
const publicMarkets = section('a) Bid in Public Markets');
const privateSale = section('b) Privately Sell Shares');

const passCorporation = complete({ type: 'passCorporation' }, 'Bid no more', advancedSetup);
const passBid = complete({ type: 'passBid' }, 'Leave the auction', publicMarkets);
const passSell = complete({ type: 'passSell' }, 'Sell no share', publicMarkets);
const passPrivateSale = complete({ type: 'passPrivateSale' }, 'Leave the sale', ruling('R16'));

const cardOption = optionsOnce(payoffName);
const targetName = (id: string): string => (isSquare(id) ? squareName(id) : countryName(id));

/** The answers of a seat to the open decision; empty where it is not asked. */
export function legalAnswers(state: IncorporatedState, seat: Seat, pending: Pending): LegalCommand[] {
  if (!askedSeats(state, pending).includes(seat)) return [];
  switch (pending.type) {
    case 'corporationLot':
      return corporationBids(state, pending);
    case 'outlookChoice':
      return choices(pending.options, 'Choose', outlook, (targetId) => ({
        type: 'chooseOutlookTarget',
        targetId,
      }));
    case 'auction':
      return [...raises(state, seat, pending), passBid];
    case 'placeCube':
      return choices(pending.options, 'Place the cube on', publicMarkets, (squareId) => ({
        type: 'placeInvestmentCube',
        squareId,
      }));
    case 'reverseAuction':
      return [...offers(pending), passSell];
    case 'removeCube':
      return choices(pending.options, 'Remove the cube on', publicMarkets, (squareId) => ({
        type: 'removeSoldCube',
        squareId,
      }));
    case 'privateSale':
      return [...privateBids(state, seat, pending), passPrivateSale];
    case 'replaceCube':
      return choices(pending.options, 'Replace the cube on', privateSale, (squareId) => ({
        type: 'replaceSellerCube',
        squareId,
      }));
    case 'incomeShortage':
      return [placeIncomeCubes(pending)];
    case 'moveMarker':
      return choices(
        pending.options,
        'Make a battleground of',
        section('Effects of Victory in a Minor Country'),
        (country) => ({ type: 'moveBattleground', country }),
      );
    case 'subsidies':
      return [exchange(state, pending)];
    case 'crisisDiscard':
      return [discard(pending)];
    case 'repayment':
      return [repayment(state, seat)];
    default:
      return assertNever(pending);
  }
}

const choices = (
  options: readonly string[],
  verb: string,
  citation: Citation,
  command: (id: string) => IncorporatedCommand,
): LegalCommand[] => options.map((id) => complete(command(id), `${verb} ${targetName(id)}`, citation, [id]));

function corporationBids(state: IncorporatedState, lot: PendingNamed<'corporationLot'>): LegalCommand[] {
  const least = lot.highBid === null ? 0 : lot.highBid + 1;
  const { cash } = setupOf(lot.corporation, state.players.length);
  const bid = open('bidForCorporation', `Bid for ${corporationName(lot.corporation)}`, advancedSetup, [
    integerParameter('amount', 'Bid', least, cash),
  ]);
  return [...(least <= cash ? [bid] : []), ...(lot.highBid === null ? [] : [passCorporation])];
}

function raises(state: IncorporatedState, seat: Seat, auction: PendingNamed<'auction'>): LegalCommand[] {
  const least = auction.highBid + 1;
  const most = purchasingPower(state, seat);
  if (least > most) return [];
  return [
    open(
      'raiseBid',
      `Bid more than ${money(auction.highBid)} for a share of ${countryName(auction.country)}`,
      publicMarkets,
      [integerParameter('amount', 'Bid', least, most)],
      { targets: [auction.country] },
    ),
  ];
}

function offers({ country, price }: PendingNamed<'reverseAuction'>): LegalCommand[] {
  if (price <= constants.minimumSellPrice) return [];
  return [
    open(
      'lowerBid',
      `Sell a share of ${countryName(country)} for less than ${money(price)}`,
      publicMarkets,
      [integerParameter('amount', 'Offer', constants.minimumSellPrice, price - 1)],
      { targets: [country] },
    ),
  ];
}

function privateBids(
  state: IncorporatedState,
  seat: Seat,
  sale: PendingNamed<'privateSale'>,
): LegalCommand[] {
  const least = sale.highBid === null ? sale.minimum : sale.highBid + 1;
  const most = purchasingPower(state, seat);
  if (least > most) return [];
  return [
    open(
      'bidPrivateSale',
      `Bid for a share of ${countryName(sale.country)}`,
      privateSale,
      [integerParameter('amount', 'Bid', least, most)],
      { targets: [sale.country] },
    ),
  ];
}

function exchange(state: IncorporatedState, { cards }: PendingNamed<'subsidies'>): LegalCommand {
  return open('chooseSubsidy', 'Exchange a payoff card', section('Subsidies'), [
    choiceParameter('takeCardId', 'Drawn card to reveal', cards.map(cardOption)),
    choiceParameter('replaceCardId', 'Revealed card to replace', state.payoffRevealed.map(cardOption)),
  ]);
}

const discard = ({ options, count }: PendingNamed<'crisisDiscard'>): LegalCommand =>
  open('discardPayoffCards', `Discard ${count} of the revealed payoff cards`, section('Crisis'), [
    listParameter('cardIds', 'Cards to discard', options.map(cardOption), [count, count]),
  ]);

function repayment(state: IncorporatedState, seat: Seat): LegalCommand {
  const { bonds, cash } = playerOf(state, seat);
  const price = bondValue(state);
  return open('repayBonds', `Repay bonds at ${money(price)} each`, section('Corporate Bonds'), [
    integerParameter('count', 'Number of bonds', 0, Math.min(bonds, Math.floor(cash / price))),
  ]);
}
