import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Choice, CorporateAmericaCommand } from './commands.ts';
import { type BusinessId, businessOf, consumptionOf, type EffectNamed, legislationOf } from './content.ts';
import {
  boardCards,
  clockwiseFrom,
  eligibleForGiveaway,
  eligibleForShare,
  maySatisfy,
  monopolies,
  stageOf,
} from './derived.ts';
import { incomeOf, inIndustry } from './economy.ts';
import type { Obligation } from './events.ts';
import { type CorporateAmericaState, playerOf } from './state.ts';

/** What an absent seat does (specification 12); always legal. Asked for active seats only. */
export function defaultCommand(state: CorporateAmericaState, seat: Seat): CorporateAmericaCommand {
  const { step } = state;
  switch (step) {
    case 'wallStreetTurn':
      return onWallStreet(state, seat);
    case 'jobCreator':
      return { type: 'declineExtraBusiness' };
    case 'thinkTank': {
      const { inspectTarget, inspected } = state.wallStreet;
      return inspectTarget === null
        ? { type: 'declineThinkTank' }
        : { type: 'takeBusinessCard', businessId: first(inspected) };
    }
    case 'consumer':
      return onMainStreet(state, seat);
    case 'sharedCustomers':
      return {
        type: 'assignSharedCustomers',
        recipient: recipientOf(state, first(state.mainStreet.sharedQueue)),
      };
    case 'settlement':
      return { type: 'confirmSettlement' };
    case 'debate':
      return { type: 'endDebate' };
    case 'bid':
      return { type: 'passBid' };
    case 'supremeCourt':
    case 'finalSupremeCourt':
      return { type: 'ruleSupremeCourt', winner: null };
    case 'firstAct':
      return { type: 'endFirstAct' };
    case 'privilegeWindow':
    case 'pardon':
      return { type: 'passPrivilege' };
    case 'enact':
      return enactment(state);
    case 'breakMonopoly':
      return { type: 'discardMonopolyBusiness', businessId: poorestOfMonopoly(state, seat) };
    case null:
      throw new Error('no seat is active');
    default:
      return assertNever(step);
  }
}

/** Discards the most expensive card, then starts the cheapest that can be paid for. */
function onWallStreet(state: CorporateAmericaState, seat: Seat): CorporateAmericaCommand {
  const { hand, money } = playerOf(state, seat);
  const cost = (id: BusinessId) => businessOf(id).startUpCost;
  if (stageOf(state, seat) === 'discard') {
    return { type: 'discardBusinessCard', businessId: best(hand, cost) };
  }
  const payable = hand.filter((id) => cost(id) <= money);
  return payable.length === 0
    ? { type: 'finishStarting' }
    : { type: 'startBusiness', businessId: best(payable, (id) => -cost(id)) };
}

/** Plays the revealed card that brings the seat most; peeked cards go back as they were. */
function onMainStreet(state: CorporateAmericaState, seat: Seat): CorporateAmericaCommand {
  const { peeked, revealed } = state.mainStreet;
  if (peeked.length > 0) return { type: 'orderPeekedConsumers', order: [...peeked] };
  if (revealed.length === 0) return { type: 'revealConsumer', sponsors: [] };
  const total = (id: string) => incomeOf(state, seat, consumptionOf(id).industry, 0)?.total ?? 0;
  return { type: 'playConsumer', consumerId: best(revealed, total) };
}

/** The giver itself, else the eligible seat with the fewest businesses, else the next clockwise. */
export function recipientOf(state: CorporateAmericaState, obligation: Obligation): Seat {
  const eligible = eligibleForShare(state, obligation);
  if (eligible.includes(obligation.seat)) return obligation.seat;
  const inOrder = clockwiseFrom(state, obligation.seat).filter((seat) => eligible.includes(seat));
  return best(inOrder, (seat) => -playerOf(state, seat).businesses.length);
}

/** The first legal enactment by board spot and order of the protests, none last. */
function enactment(state: CorporateAmericaState): CorporateAmericaCommand {
  for (const legislationId of boardCards(state)) {
    for (const satisfies of [...state.protests, null]) {
      const { effect } = legislationOf(legislationId);
      // R21: Crack Down may end a protest before protests are satisfied.
      const cracksDown = effect.kind === 'endProtest' && satisfies === null && state.protests.length > 0;
      if (!cracksDown && !maySatisfy(state, legislationId, satisfies)) continue;
      return { type: 'enactLegislation', legislationId, satisfies, choice: choiceFor(state, legislationId) };
    }
  }
  throw new Error('nothing can be enacted');
}

function choiceFor(state: CorporateAmericaState, legislationId: string): Choice | null {
  const { effect } = legislationOf(legislationId);
  switch (effect.kind) {
    case 'giveaway':
      return evenly(state, effect);
    case 'endProtest': {
      const [protestId] = state.protests;
      return protestId === undefined ? null : { protestId };
    }
    case 'breakMonopoly': {
      const [monopoly] = monopolies(state);
      return monopoly === undefined ? null : { monopoly };
    }
    default:
      return null;
  }
}

/** The whole amount split evenly, the remainder to the first clockwise from the president. */
function evenly(state: CorporateAmericaState, effect: EffectNamed<'giveaway'>): Choice | null {
  const eligible = eligibleForGiveaway(state, effect);
  if (eligible.length === 0) return null;
  const each = Math.floor(effect.amount / eligible.length);
  const more = effect.amount % eligible.length;
  return { allocations: eligible.map((seat, i) => ({ seat, amount: each + (i < more ? 1 : 0) })) };
}

function poorestOfMonopoly(state: CorporateAmericaState, seat: Seat): BusinessId {
  const { monopoly } = state.capitol;
  if (monopoly === null) throw new Error('no monopoly is broken');
  return best(inIndustry(state, seat, monopoly.industry), (id) => -businessOf(id).income);
}

/** The first of those with the highest value. */
function best<T>(list: readonly T[], value: (item: T) => number): T {
  return list.reduce((found, item) => (value(item) > value(found) ? item : found), first(list));
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('there is nothing to choose');
  return item;
}
