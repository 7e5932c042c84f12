import type { Seat } from '../../kernel/game.ts';
import type { Monopoly } from './commands.ts';
import {
  type BusinessId,
  businessOf,
  constants,
  type EffectKind,
  type EffectNamed,
  industries,
  isSponsored,
  type LegislationId,
  legislationOf,
  specialRule,
} from './content.ts';
import { hasIndustry, inIndustry } from './economy.ts';
import type { Obligation } from './events.ts';
import { keepsProtestRule } from './protests.ts';
import type { SeatStage } from './sets.ts';
import { type CorporateAmericaState, type OwnedBusiness, playerOf } from './state.ts';

/** All seats once, from the given one on, ascending and around. */
export function clockwiseFrom(state: CorporateAmericaState, seat: Seat): Seat[] {
  const { seatCount } = state;
  return Array.from({ length: seatCount }, (_, i) => (seat + i) % seatCount);
}

/** Who must act now; empty once the game has ended. */
export const activeSeats = (state: CorporateAmericaState): readonly Seat[] => state.active;

/** Places of the table: one more than players with an arbiter (R39). */
export const placeCount = (state: CorporateAmericaState): number =>
  state.seatCount + (state.config.supremeCourt === 'arbiter' ? 1 : 0);

/** Whether a law with that effect is in play. */
export const inForce = (state: CorporateAmericaState, kind: EffectKind): boolean =>
  state.laws.some((lawId) => legislationOf(lawId).effect.kind === kind);

/** Cards on the board, in spot order. */
export const boardCards = (state: CorporateAmericaState): readonly LegislationId[] =>
  state.legislationBoard.filter((id) => id !== null);

export const holdsPrivilege = (state: CorporateAmericaState, seat: Seat, privilegeId: string): boolean =>
  state.players[seat]?.privileges.includes(privilegeId) ?? false;

/** Whether the seat holds the privilege and privileges have effects (R26). */
export const canUse = (state: CorporateAmericaState, seat: Seat, privilegeId: string): boolean =>
  state.config.executivePrivilegeEffects && holdsPrivilege(state, seat, privilegeId);

/** Whether the seat is asked where a privilege could matter, whatever it holds (R37). */
export const mayHoldUsable = (state: CorporateAmericaState, seat: Seat): boolean =>
  state.config.executivePrivilegeEffects && playerOf(state, seat).privileges.length > 0;

/** The stage of a seat on Wall Street; without a card nothing can be discarded (specification 7.1). */
export function stageOf(state: CorporateAmericaState, seat: Seat): SeatStage {
  const stage = state.wallStreet.seats[seat]?.stage ?? 'waiting';
  return stage === 'discard' && playerOf(state, seat).hand.length === 0 ? 'start' : stage;
}

/** Whether the seat can pay for a card of its hand with money alone (R5). */
export function canAffordStart(state: CorporateAmericaState, seat: Seat): boolean {
  const { hand, money } = playerOf(state, seat);
  return hand.some((businessId) => businessOf(businessId).startUpCost <= money);
}

/** Whether the seat may start no more now (R5). */
export const mayFinishStarting = (state: CorporateAmericaState, seat: Seat): boolean =>
  stageOf(state, seat) === 'start' && (state.config.allowDeclineStart || !canAffordStart(state, seat));

/** The cards that a Job Creator can start, whatever they cost, newest last [Job Creator]. */
export function startsExtra(state: CorporateAmericaState, head: OwnedBusiness): readonly BusinessId[] {
  return extraCards(state, head).filter((businessId) => meetsFilter(head.businessId, businessId));
}

/** The cards among which a Job Creator chooses [Job Creator]. */
export const extraCards = (state: CorporateAmericaState, head: OwnedBusiness): readonly BusinessId[] =>
  specialRule(head.businessId, 'jobCreator')?.source === 'topOfBusinessDeck'
    ? state.wallStreet.inspected
    : playerOf(state, head.seat).hand;

/** Whether the card is one that the Job Creator may start [Job Creator]. */
export function meetsFilter(jobCreatorId: BusinessId, businessId: BusinessId): boolean {
  const filter = specialRule(jobCreatorId, 'jobCreator')?.filter;
  if (filter === undefined) return false;
  const { anyIndustry, minStartUpCost = 0 } = filter;
  const card = businessOf(businessId);
  if (card.startUpCost < minStartUpCost) return false;
  return anyIndustry === undefined || anyIndustry.some((industry) => card.industries.includes(industry));
}

/** Whether every hand but the seat's own is empty [Think Tank]. */
export const noOtherHand = (state: CorporateAmericaState, seat: Seat): boolean =>
  state.players.every((player) => player.seat === seat || player.hand.length === 0);

/** Whose turn it is to fill the next spot (specification 8.1). */
export const consumerSeat = (state: CorporateAmericaState): Seat =>
  (state.president + state.mainStreet.turnIndex) % state.seatCount;

/** Whether the seat may name the business as a sponsor, used or not: it is its own, or lent to it. */
export function mayName(state: CorporateAmericaState, seat: Seat, businessId: BusinessId): boolean {
  if (!isSponsored(businessId)) return false;
  const lentTo = state.mainStreet.lent[businessId];
  return lentTo === undefined ? playerOf(state, seat).businesses.includes(businessId) : lentTo === seat;
}

/** The sponsored businesses that the seat may use now, seats ascending, in order of start [Sponsored]. */
export const usableSponsors = (state: CorporateAmericaState, seat: Seat): readonly BusinessId[] =>
  state.players.flatMap(({ businesses }) =>
    businesses.filter((id) => mayName(state, seat, id) && !state.mainStreet.usedSponsors.includes(id)),
  );

/** Who may get the money of an obligation, seats ascending [Shared Customers]. */
export const eligibleForShare = (
  state: CorporateAmericaState,
  { beneficiaryIndustry }: Obligation,
): readonly Seat[] =>
  state.players.map(({ seat }) => seat).filter((seat) => hasIndustry(state, seat, beneficiaryIndustry));

/** Who may be contributed to and elected, seats ascending [Term Limits]. */
export function candidatesOf(state: CorporateAmericaState): readonly Seat[] {
  const limited = inForce(state, 'termLimits');
  return state.players.map(({ seat }) => seat).filter((seat) => !limited || seat !== state.president);
}

/** Who may get money of a giveaway, clockwise from the president [Giveaway], [Bar the Revolving Door]. */
export function eligibleForGiveaway(
  state: CorporateAmericaState,
  { eligible }: EffectNamed<'giveaway'>,
): readonly Seat[] {
  const barred = inForce(state, 'barTheRevolvingDoor');
  return clockwiseFrom(state, state.president).filter(
    (seat) =>
      !(barred && seat === state.president) &&
      ('anyPlayer' in eligible || hasIndustry(state, seat, eligible.industry)),
  );
}

/** Whether the player has at least two businesses in the industry [Break Monopoly]. */
export function hasSynergy(state: CorporateAmericaState, { target, industry }: Monopoly): boolean {
  return inIndustry(state, target, industry).length >= 2;
}

/** All monopolies, clockwise from the president, industries in content order [Break Monopoly]. */
export const monopolies = (state: CorporateAmericaState): readonly Monopoly[] =>
  clockwiseFrom(state, state.president).flatMap((target) =>
    industries.map((industry) => ({ target, industry })).filter((monopoly) => hasSynergy(state, monopoly)),
  );

/** Enactments left in this turn. */
export const enactmentsLeft = (state: CorporateAmericaState): number =>
  constants.enactmentsPerTurn - state.capitol.enacted.length;

/** Whether the protest rule lets the president enact the card for the protest, or for none [Capitol Hill Phase]. */
export const maySatisfy = (
  state: CorporateAmericaState,
  legislationId: LegislationId,
  satisfies: string | null,
): boolean =>
  keepsProtestRule(state.protests, boardCards(state), enactmentsLeft(state), legislationId, satisfies);
