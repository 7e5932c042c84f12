import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { constants, growthPercents } from './content.ts';
import type { EventNamed, Holding, IncorporatedEvent, IndustryLine } from './events.ts';
import type { CubeCause, CubeSkipReason, DecisionKind, PayoffDiscardReason, Phase, Slider } from './sets.ts';
import {
  affiliationName,
  campName,
  corporationName,
  count,
  countryName,
  industryName,
  joined,
  locationName,
  money,
  outlookName,
  payoffNames,
  placeName,
  SeatWord,
  seatWord,
  sliderName,
  squareName,
  zoneName,
} from './words.ts';

/** Hidden members of a redacted event are null, whatever the event's own type says. */
const shown = <T>(value: T): T | null => value;

/** What happened, in one sentence, from a redacted event: it says no more than the viewer may know. */
export function describe(event: IncorporatedEvent, _viewer: Viewer): string {
  switch (event.type) {
    case 'GameStarted':
      return `The game starts with ${count(event.seatCount, 'seat')}.`;
    case 'OutlookPileBuilt':
      return `An outlook pile of ${count(event.pileCount, 'card')} is built; ${count(event.boxCount, 'card')} stay in the box.`;
    case 'PayoffDeckShuffled':
      return `The payoff deck of ${count(event.count, 'card')} is shuffled.`;
    case 'BoardPrepared':
      return 'The board is prepared.';
    case 'CorporationLotOpened':
      return `${corporationName(event.corporation)} is auctioned; ${seatWord(event.opener)} opens.`;
    case 'CorporationBidPlaced':
      return `${SeatWord(event.seat)} bids ${money(event.amount)} for the corporation.`;
    case 'CorporationBidPassed':
      return `${SeatWord(event.seat)} bids no more for the corporation.`;
    case 'CorporationAssigned':
      return `${SeatWord(event.seat)} gets ${corporationName(event.corporation)}${event.price === 0 ? '' : ` for ${money(event.price)}`}.`;
    case 'TurnOrderSet':
      return `The turn order is ${joined(event.turnOrder.map(seatWord))}.`;
    case 'CorporationSetUp':
      return `${SeatWord(event.seat)} sets up ${corporationName(event.corporation)} with ${holdings(event.shares, 'share')}, cubes on ${joined(event.squares.map(squareName))}, ${count(event.executives, 'executive')} and ${money(event.cash)}.`;
    case 'TurnStarted':
      return `Turn ${event.turn} starts.`;
    case 'PhaseStarted':
      return `The phase ${phaseWords[event.phase]} starts.`;
    case 'SeatActivated':
      return `It is the turn of ${seatWord(event.seat)}.`;
    case 'ChoiceOpened':
      return `${SeatWord(event.seat)} chooses ${choiceWords[event.kind]}.`;
    case 'OutlookDrawn':
      return `${SeatWord(event.seat)} draws the outlook card ${outlookName(event.cardId)}.`;
    case 'OutlookForeseen': {
      const cardId = shown(event.cardId);
      return `${SeatWord(event.seat)} sees the next outlook card${cardId === null ? '' : `: ${outlookName(cardId)}`}.`;
    }
    case 'OutlookEffectSkipped':
      return event.reason === 'battleground'
        ? 'The effect is skipped, as a battleground belongs to no camp.'
        : 'The effect is skipped, as nothing qualifies.';
    case 'OutlookRemoved':
      return `The outlook card ${outlookName(event.cardId)} leaves the game.`;
    case 'SquareUnlocked':
      return `${squareName(event.squareId)} is unlocked.`;
    case 'SquareLocked':
      return `${squareName(event.squareId)} is locked.`;
    case 'SliderMoved':
      return describeSlider(event);
    case 'AffiliationChanged':
      return `${countryName(event.country)} changes from ${affiliationName(event.from)} to ${affiliationName(event.to)}.`;
    case 'PayoffCardsRevealed':
      return `Payoff cards are revealed: ${payoffNames(event.cardIds)}.`;
    case 'PayoffCardsDiscarded':
      return `Payoff cards are discarded ${discardWords[event.reason]}: ${payoffNames(event.cardIds)}.`;
    case 'LoanTaken':
      return `${SeatWord(event.seat)} ${event.forced ? 'must take' : 'takes'} a loan of ${money(event.proceeds)} and has ${count(event.bondsAfter, 'bond')}.`;
    case 'ExecutiveSent':
      return `${SeatWord(event.seat)} sends an executive to ${locationName(event.location)}.`;
    case 'ExecutivesReturned':
      return 'All executives return to their pools.';
    case 'AuctionOpened':
      return `${SeatWord(event.seat)} opens the auction of a share of ${countryName(event.country)} with ${money(event.bid)}.`;
    case 'BidRaised':
      return `${SeatWord(event.seat)} bids ${money(event.amount)}.`;
    case 'BidPassed':
      return `${SeatWord(event.seat)} leaves the auction.`;
    case 'AuctionWon':
      return `${SeatWord(event.seat)} wins the auction of ${countryName(event.country)} with ${money(event.price)}.`;
    case 'ShareBought':
      return `${SeatWord(event.seat)} pays ${money(event.price)} for a share of ${countryName(event.country)}.`;
    case 'ReverseAuctionOpened':
      return `Shares of ${countryName(event.country)} may be sold for less than ${money(event.price)} by ${joined(event.eligible.map(seatWord))}.`;
    case 'BidLowered':
      return `${SeatWord(event.seat)} offers its share for ${money(event.amount)}.`;
    case 'SellPassed':
      return `${SeatWord(event.seat)} sells no share.`;
    case 'ReverseAuctionClosed': {
      const { seller, price } = event;
      return seller === null || price === null
        ? 'Nobody sells a share.'
        : `The bank buys from ${seatWord(seller)} for ${money(price)}.`;
    }
    case 'ShareSold':
      return `${SeatWord(event.seat)} gets ${money(event.price)} for a share of ${countryName(event.country)}.`;
    case 'PrivateSaleOffered':
      return `${SeatWord(event.seat)} offers a share of ${countryName(event.country)} from ${money(event.minimum)}.`;
    case 'PrivateBidPlaced':
      return `${SeatWord(event.seat)} bids ${money(event.amount)} for the offered share.`;
    case 'PrivateBidPassed':
      return `${SeatWord(event.seat)} leaves the private sale.`;
    case 'PrivateSaleClosed': {
      const { buyer, price } = event;
      return buyer === null || price === null
        ? 'Nobody buys the offered share.'
        : `${SeatWord(buyer)} buys the offered share for ${money(price)}.`;
    }
    case 'ShareTransferred':
      return `${SeatWord(event.to)} pays ${money(event.price)} to ${seatWord(event.from)} for a share of ${countryName(event.country)}.`;
    case 'CubePlaced':
      return `${SeatWord(event.seat)} places a cube on ${squareName(event.squareId)} ${cubeWords[event.cause]}.`;
    case 'CubeRemoved':
      return `A cube of ${seatWord(event.seat)} is removed from ${squareName(event.squareId)} ${cubeWords[event.cause]}.`;
    case 'CubePlacementSkipped':
      return `${SeatWord(event.seat)} places no cube in ${placeName(event.country)}, as ${skipWords[event.reason]}.`;
    case 'InvestmentPassed':
      return `${SeatWord(event.seat)} skips its action.`;
    case 'IncomeCubesPlaced':
      return `${SeatWord(event.seat)} gets ${holdings(event.placements, 'cube')}.`;
    case 'SquareGrabbed':
      return `${SeatWord(event.seat)} grabs ${squareName(event.squareId)}.`;
    case 'LooseCubeKilled':
      return `${SeatWord(event.seat)} kills a loose cube of ${seatWord(event.targetSeat)} in ${countryName(event.country)}.`;
    case 'ExecutiveKilled':
      return `${SeatWord(event.seat)} sends an executive of ${seatWord(event.targetSeat)} from ${countryName(event.country)} to Tax Havens.`;
    case 'OccupantKilled':
      return `${SeatWord(event.seat)} kills the cube of ${seatWord(event.targetSeat)} on ${squareName(event.squareId)}.`;
    case 'ExpandPaid':
      return `${SeatWord(event.seat)} pays ${money(event.cost)} to expand.`;
    case 'CubeMoved':
      return `${SeatWord(event.seat)} moves a cube from ${placeName(event.from)} to ${placeName(event.to)}.`;
    case 'CompetitionPassed':
      return `${SeatWord(event.seat)} passes for the rest of the phase.`;
    case 'LooseCubesCleared':
      return event.removed.length === 0
        ? 'No loose cube is left to remove.'
        : `Loose cubes are removed: ${joined(event.removed.map((cubes) => `${cubes.count} of ${seatWord(cubes.seat)} in ${placeName(cubes.location)}`))}.`;
    case 'PowerPlayResolved':
      return describePowerPlay(event);
    case 'CountryCollapsed':
      return describeCollapse(event);
    case 'BattlegroundMoved':
      return `The battleground of ${zoneName(event.zone)} moves from ${countryName(event.from)} to ${countryName(event.to)}.`;
    case 'BattlegroundRemoved':
      return `${zoneName(event.zone)} has no battleground any more.`;
    case 'TaxHavensCubePlaced':
      return `${SeatWord(event.seat)} places a cube in Tax Havens.`;
    case 'RdMoved':
      return `${SeatWord(event.seat)} moves the R&D marker from ${squareName(event.from)} to ${squareName(event.to)}.`;
    case 'SubsidiesDrawn': {
      const cardIds = shown(event.cardIds);
      return `${SeatWord(event.seat)} looks at ${cardIds === null ? count(event.count, 'payoff card') : payoffNames(cardIds)}.`;
    }
    case 'SubsidyGranted':
      return `${SeatWord(event.seat)} replaces a ${payoffNames([event.replaceCardId])} by a ${payoffNames([event.takeCardId])}.`;
    case 'CrisisChecked':
      return `The crisis die shows ${event.roll} against ${event.difficulty}: ${event.intensity === 0 ? 'no crisis' : `a crisis of intensity ${event.intensity}`}.`;
    case 'PayoffPaid':
      return `${industryName(event.industry)} pays for ${count(event.cards, 'card')}: ${describeLines(event.lines)}.`;
    case 'InterestPaid': {
      const paid = shown(event.paid);
      return paid === null || paid === event.due
        ? `${SeatWord(event.seat)} owes ${money(event.due)} of interest${paid === null ? '' : ' and pays it'}.`
        : `${SeatWord(event.seat)} pays ${money(paid)} of ${money(event.due)} of interest and is bailed out.`;
    }
    case 'RepaymentOpened':
      return `${joined(event.seats.map(seatWord))} may repay bonds.`.replace(/^s/, 'S');
    case 'RepaymentCommitted': {
      const bonds = shown(event.count);
      return `${SeatWord(event.seat)} has decided on its repayment${bonds === null ? '' : `: ${count(bonds, 'bond')}`}.`;
    }
    case 'BondsRepaid':
      return `${SeatWord(event.seat)} repays ${count(event.count, 'bond')} at ${money(event.price)} each.`;
    case 'FinalIndustryScored':
      return `${industryName(event.industry)} pays its final sum: ${describeLines(event.lines)}.`;
    case 'FinalBondsSettled':
      return `${SeatWord(event.seat)} loses ${money(event.penalty)} for ${count(event.bonds, 'bond')}.`;
    case 'GameEnded':
      return `The game ends; ${joined(event.winners.map(seatWord))} ${event.winners.length === 1 ? 'wins' : 'win'} with ${money(event.standings[0]?.cash ?? 0)}.`;
    default:
      return assertNever(event);
  }
}

const phaseWords: Readonly<Record<Phase, string>> = {
  corporationAuction: 'Corporation Auction',
  outlook: 'Outlook',
  investment: 'Investment',
  competition: 'Competition',
  lobbying: 'Lobbying',
  earnings: 'Earnings',
  gameOver: 'Game Over',
};

const choiceWords: Readonly<Record<DecisionKind, string>> = {
  outlookChoice: 'the target of an outlook effect',
  placeCube: 'a square for its cube',
  removeCube: 'a cube to remove',
  replaceCube: 'a cube to replace',
  incomeShortage: 'where its last cubes go',
  moveMarker: 'the next battleground',
  crisisDiscard: 'the payoff cards lost in the crisis',
};

const discardWords: Readonly<Record<PayoffDiscardReason, string>> = {
  payoff: 'after the payoff',
  austerity: 'by austerity',
  crisis: 'in the crisis',
  subsidies: 'after the subsidies',
};

const cubeWords: Readonly<Record<CubeCause, string>> = {
  investment: 'for a bought share',
  replaced: 'to make room for a buyer',
  shareSold: 'for a sold share',
  privateSale: 'in the private sale',
  powerPlay: 'by the power play',
  locked: 'as the square is to be locked',
};

const skipWords: Readonly<Record<CubeSkipReason, string>> = {
  noSupply: 'its supply is empty',
  allOwn: 'no square is open to it',
  noTarget: 'the seller has no cube there',
};

const holdings = (list: readonly Holding[], what: string): string =>
  list.length === 0
    ? `no ${what}`
    : `${what}s of ${joined(list.map((holding) => `${countryName(holding.country)} (${holding.count})`))}`;

const describeLines = (lines: readonly IndustryLine[]): string =>
  joined(lines.map(({ seat, income, leaderBonus }) => `${money(income + leaderBonus)} to ${seatWord(seat)}`));

function sliderWord(slider: Slider, position: number): string {
  switch (slider) {
    case 'growth':
      return `${growthPercents[position] ?? 0}%`;
    case 'interest':
      return money(constants.easiestBondValue - position);
    case 'stress':
      return `${position > 0 ? '+' : ''}${position}`;
    case 'balanceOfPower':
      return position === 0 ? 'balance' : `${position > 0 ? 'NATO' : 'SCO'} +${Math.abs(position)}`;
    default:
      return assertNever(slider);
  }
}

function describeSlider({ slider, from, to }: EventNamed<'SliderMoved'>): string {
  return from === to
    ? `${sliderName(slider)} stays at ${sliderWord(slider, to)}.`
    : `${sliderName(slider)} moves from ${sliderWord(slider, from)} to ${sliderWord(slider, to)}.`;
}

function describePowerPlay(event: EventNamed<'PowerPlayResolved'>): string {
  const { seat, camp, country, roll, modifier, total, stability, winner } = event;
  const support = `${SeatWord(seat)} supports ${campName(camp)} in ${countryName(country)}`;
  const result = winner === null ? 'nobody wins' : `${campName(winner)} wins`;
  if (roll === null || modifier === null) return `${support}; ${result} without a roll.`;
  const sum = `${roll} ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)} = ${total}`;
  return `${support} and rolls ${sum} against ${stability}: ${result}.`;
}

function describeCollapse({ country, cubes, shares, bankShares }: EventNamed<'CountryCollapsed'>): string {
  const lost = new Map<Seat, number>();
  for (const { seat } of cubes) lost.set(seat, (lost.get(seat) ?? 0) + 1);
  const losses = [
    ...[...lost].map(([seat, n]) => `${count(n, 'cube')} of ${seatWord(seat)}`),
    ...shares.map((holding) => `${count(holding.count, 'share')} of ${seatWord(holding.seat)}`),
    ...(bankShares === 0 ? [] : [`${count(bankShares, 'share')} of the bank`]),
  ];
  return `${countryName(country)} collapses: ${losses.length === 0 ? 'nothing' : joined(losses)} is lost.`;
}
