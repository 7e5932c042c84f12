import type { Seat } from '../../../kernel/game.ts';
import type { CommandNamed } from '../commands.ts';
import { constants, consumerOf, consumptionOf, revealPrice, specialRule, stimulusCheck } from '../content.ts';
import { clockwiseFrom, consumerSeat, inForce, mayName } from '../derived.ts';
import { incomeOf, obligationsOf } from '../economy.ts';
import type { IncomePayment } from '../events.ts';
import type { Industry } from '../sets.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { fillDeck } from './decks.ts';
import {
  type CorporateAmericaBatch,
  checkNamedPrivilege,
  enterStep,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** The turn of a seat on Main Street (specification 8.2). */
export const consumerRules: Rules<'revealConsumer' | 'playConsumer'> = {
  revealConsumer: {
    check: checkReveal,
    play: (batch, seat, { sponsors }) => {
      const ordinal = batch.state.mainStreet.revealCount + 1;
      const price = revealPrice(ordinal);
      const discount = constants.sponsorDiscount * sponsors.length;
      const turned = turnConsumption(batch, seat);
      if (turned === null) batch.emit({ type: 'RevealExhausted', seat, ordinal });
      else {
        batch.emit({
          type: 'ConsumerRevealed',
          seat,
          ...turned,
          ordinal,
          price,
          discount,
          paid: price - discount,
          sponsors: [...sponsors],
        });
      }
      return 'wait';
    },
  },
  playConsumer: {
    check: (state, seat, { consumerId, privilegeId }) => {
      const { peeked, revealed } = state.mainStreet;
      if (peeked.length > 0) return 'CONSUMER_PENDING';
      if (!revealed.includes(consumerId)) return 'CONSUMER_NOT_REVEALED';
      return checkNamedPrivilege(state, seat, privilegeId, stimulusCheck);
    },
    play: (batch, seat, { consumerId, privilegeId }) => {
      const withBonus = typeof privilegeId === 'string';
      if (withBonus) {
        batch.emit({ type: 'ExecutivePrivilegeUsed', seat, privilegeId, params: { consumerId } });
      }
      const { industry } = consumptionOf(consumerId);
      batch.emit({
        type: 'ConsumerPlayed',
        seat,
        consumerId,
        industry,
        spot: batch.state.mainStreet.turnIndex + 1,
        cause: 'player',
      });
      const { revealed } = batch.state.mainStreet;
      if (revealed.length > 0) {
        batch.emit({ type: 'ConsumersDiscarded', consumerIds: [...revealed], reason: 'notChosen' });
      }
      return consume(batch, consumerId, industry, seat, withBonus ? seat : null);
    },
  },
};

function checkReveal(
  state: CorporateAmericaState,
  seat: Seat,
  { sponsors }: CommandNamed<'revealConsumer'>,
): Refusal | null {
  const { peeked, revealCount, usedSponsors } = state.mainStreet;
  const price = revealPrice(revealCount + 1);
  const discount = constants.sponsorDiscount * sponsors.length;
  return (
    refuseUnless(peeked.length === 0, 'CONSUMER_PENDING') ??
    refuseUnless(state.consumerDeck.cards.length + state.consumerDiscard.length > 0, 'NO_CONSUMER_CARDS') ??
    refuseUnless(
      sponsors.every((id) => mayName(state, seat, id)),
      'SPONSOR_NOT_AVAILABLE',
    ) ??
    refuseUnless(!sponsors.some((id) => usedSponsors.includes(id)), 'SPONSOR_ALREADY_USED') ??
    refuseUnless(discount <= price, 'SPONSOR_EXCESS') ??
    refuseUnless(price - discount <= playerOf(state, seat).money, 'INSUFFICIENT_FUNDS')
  );
}

/**
 * Turns consumer cards until a consumption comes, which stays on top for the event that takes it; protests on
 * the way join those in play [Main Street Phase]. Null if the cards run out. `seat` is null for the ninth card.
 */
function turnConsumption(
  batch: CorporateAmericaBatch,
  seat: Seat | null,
): { readonly consumerId: string; readonly position: number } | null {
  while (fillDeck(batch, 'consumer')) {
    const { cards, positions } = batch.state.consumerDeck;
    const consumerId = cards[0] as string;
    const position = positions[0] as number;
    if (consumerOf(consumerId).kind === 'consumption') return { consumerId, position };
    batch.emit({ type: 'ProtestRevealed', seat, protestId: consumerId, position });
    payOppressedMarkets(batch, seat ?? batch.state.president);
  }
  return null;
}

/** Every protest that is revealed pays [Oppressed Market]. */
function payOppressedMarkets(batch: CorporateAmericaBatch, first: Seat): void {
  for (const seat of clockwiseFrom(batch.state, first)) {
    for (const businessId of playerOf(batch.state, seat).businesses) {
      const rule = specialRule(businessId, 'oppressedMarket');
      if (rule !== null) batch.emit({ type: 'OppressedMarketPaid', seat, businessId, amount: rule.amount });
    }
  }
}

/** The businesses of the industry make money, then owe their shared customers (specification 8.3, 8.4). */
function consume(
  batch: CorporateAmericaBatch,
  consumerId: string,
  industry: Industry,
  first: Seat,
  bonusSeat: Seat | null,
): Next {
  const { state } = batch;
  const seats = clockwiseFrom(state, first);
  const payments = seats
    .map((seat) => incomeOf(state, seat, industry, seat === bonusSeat ? constants.stimulusBonus : 0))
    .filter((payment): payment is IncomePayment => payment !== null);
  batch.emit({ type: 'IncomePaid', consumerId, industry, payments });
  const obligations = obligationsOf(state, seats, industry);
  if (obligations.length > 0) batch.emit({ type: 'SharedCustomersQueued', obligations });
  return 'sharedCustomers';
}

/** Opens the phase [Main Street Phase]. */
export function beginMainStreet(batch: CorporateAmericaBatch): Next {
  batch.emit({ type: 'PhaseStarted', turn: batch.state.turn, phase: 'mainStreet' });
  return 'nextSpot';
}

/** The turn for the next spot; after the eighth the ninth card, then the end of the phase (specification 8.6). */
export function nextSpot(batch: CorporateAmericaBatch): Next {
  const { state } = batch;
  if (state.mainStreet.turnIndex < constants.consumerSpots) {
    return enterStep(batch, 'consumer', [consumerSeat(state)]);
  }
  const ninthDue =
    state.consumersPlayed.length === constants.consumerSpots && inForce(state, 'extraConsumer');
  if (ninthDue) {
    const next = playNinth(batch);
    if (next !== null) return next;
  }
  return state.config.settlementStep
    ? enterStep(
        batch,
        'settlement',
        state.players.map(({ seat }) => seat),
      )
    : 'closeMainStreet';
}

/** The next consumer card after the eighth is played too, if there is one [Abstinence Education]. */
function playNinth(batch: CorporateAmericaBatch): Next | null {
  const turned = turnConsumption(batch, null);
  if (turned === null) return null;
  const { consumerId } = turned;
  const { industry } = consumptionOf(consumerId);
  batch.emit({
    type: 'ConsumerRevealed',
    seat: null,
    ...turned,
    ordinal: 1,
    price: 0,
    discount: 0,
    paid: 0,
    sponsors: [],
  });
  batch.emit({
    type: 'ConsumerPlayed',
    seat: null,
    consumerId,
    industry,
    spot: null,
    cause: 'abstinenceEducation',
  });
  return consume(batch, consumerId, industry, batch.state.president, null);
}

/** The played cards are discarded; without an executive privilege on the board the game ends [Ending the Game]. */
export function closeMainStreet(batch: CorporateAmericaBatch): Next {
  batch.emit({
    type: 'ConsumersDiscarded',
    consumerIds: [...batch.state.consumersPlayed],
    reason: 'phaseEnd',
  });
  return batch.state.privilegePile.cards.length === 0 ? 'ending' : 'campaignTrail';
}
