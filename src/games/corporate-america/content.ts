import { valuesOf } from '../../kernel/schema.ts';
import { businessCards } from './content/businesses.ts';
import { constants } from './content/constants.ts';
import { consumerCards } from './content/consumers.ts';
import { legislationCards } from './content/legislation.ts';
import { privilegeCards } from './content/privileges.ts';
import {
  type Ideology,
  type Industry,
  IndustrySchema,
  type LegislationType,
  type PrivilegeTiming,
  type PrProblem,
} from './sets.ts';

export { businessCards, constants, consumerCards, legislationCards, privilegeCards };

export type BusinessId = string;
export type ConsumerId = string;
export type LegislationId = string;
export type PrivilegeId = string;

/** Dollars; [Business Special Rule Reference]. */
export type SpecialRule =
  | { readonly rule: 'sponsored'; readonly discount: number }
  | { readonly rule: 'sharedCustomers'; readonly beneficiaryIndustry: Industry; readonly amount: number }
  | { readonly rule: 'jobCreator'; readonly source: 'hand'; readonly filter: StartFilter }
  | {
      readonly rule: 'jobCreator';
      readonly source: 'topOfBusinessDeck';
      readonly look: number;
      readonly filter: StartFilter;
    }
  | { readonly rule: 'thinkTank'; readonly effect: 'draw' | 'takeFromHand'; readonly cards: number }
  | { readonly rule: 'lobbyist'; readonly ideology: Ideology; readonly amount: number }
  | { readonly rule: 'immaculateImage' }
  | { readonly rule: 'oppressedMarket'; readonly amount: number }
  | { readonly rule: 'politicsFever'; readonly amountPerCandidate: number; readonly threshold: number };
export type SpecialRuleName = SpecialRule['rule'];
/** The special rule of one name. */
export type SpecialRuleNamed<R extends SpecialRuleName> = Extract<SpecialRule, { readonly rule: R }>;

/** What a Job Creator can start; a member that is left out allows everything. */
export interface StartFilter {
  readonly anyIndustry?: readonly Industry[];
  readonly minStartUpCost?: number;
}

export interface BusinessCard {
  readonly id: BusinessId;
  readonly name: string;
  /** Dollars. */
  readonly startUpCost: number;
  /** Dollars. */
  readonly income: number;
  readonly industries: readonly Industry[];
  readonly prProblems: readonly PrProblem[];
  readonly specialRules: readonly SpecialRule[];
}

export interface ConsumptionCard {
  readonly kind: 'consumption';
  readonly id: ConsumerId;
  readonly name: string;
  readonly industry: Industry;
}

export interface ProtestCard {
  readonly kind: 'protest';
  readonly id: ConsumerId;
  readonly name: string;
  readonly ideology: Ideology;
}

export type ConsumerCard = ConsumptionCard | ProtestCard;

/** Which businesses legislation hits: any of the industries, any of the PR problems. */
export interface Targets {
  readonly industries: readonly Industry[];
  readonly prProblems: readonly PrProblem[];
}

/** Dollars; [Legislation Effects Reference]. */
export type LegislationEffect =
  | { readonly kind: 'incomeModifier'; readonly targets: Targets; readonly amount: number }
  | {
      readonly kind: 'grantSharedCustomers';
      readonly targets: Targets;
      readonly beneficiaryIndustry: Industry;
      readonly amount: number;
    }
  | { readonly kind: 'giveaway'; readonly amount: number; readonly eligible: Eligibility }
  | { readonly kind: 'fine'; readonly amount: number; readonly targets: Targets }
  | { readonly kind: 'extraConsumer'; readonly count: number }
  | { readonly kind: 'endProtest'; readonly count: number }
  | { readonly kind: 'revokeLaw'; readonly count: number }
  | { readonly kind: 'breakMonopoly'; readonly count: number }
  | { readonly kind: 'patriotAct'; readonly count: number }
  | { readonly kind: 'termLimits'; readonly revocableOnlyByRevokeLegislation: true }
  | { readonly kind: 'barTheRevolvingDoor'; readonly revocableOnlyByRevokeLegislation: true }
  | { readonly kind: 'discloseFortunes' }
  | { readonly kind: 'none' };
export type EffectKind = LegislationEffect['kind'];
/** The effect of one kind. */
export type EffectNamed<K extends EffectKind> = Extract<LegislationEffect, { readonly kind: K }>;

export type Eligibility = { readonly industry: Industry } | { readonly anyPlayer: true };

export interface LegislationCard {
  readonly id: LegislationId;
  readonly name: string;
  readonly type: LegislationType;
  /** It stays in play until it is revoked [Capitol Hill Phase]. */
  readonly law: boolean;
  readonly ideologies: readonly Ideology[];
  readonly effect: LegislationEffect;
}

/** Dollars; (R26). */
export type PrivilegeEffect =
  | { readonly kind: 'peekConsumers'; readonly look: number }
  | { readonly kind: 'revokeLaw'; readonly count: number }
  | { readonly kind: 'consumptionBonus'; readonly perBusiness: number }
  | { readonly kind: 'startUpDiscount'; readonly amount: number }
  | { readonly kind: 'matchingContribution'; readonly amount: number }
  | { readonly kind: 'replaceLegislation'; readonly count: number }
  | { readonly kind: 'discardProtest'; readonly count: number }
  | { readonly kind: 'waiveFine' };

export interface PrivilegeCard {
  readonly id: PrivilegeId;
  readonly name: string;
  readonly timing: PrivilegeTiming;
  readonly effect: PrivilegeEffect;
  readonly text: string;
}

/** Ids of the privileges that a command names by its own (R26). */
export const stimulusCheck = 'stimulus-check';
export const noBidContract = 'no-bid-contract';
export const matchingFunds = 'matching-funds';
export const insiderBriefing = 'insider-briefing';
export const executiveOrder = 'executive-order';
export const pocketVeto = 'pocket-veto';
export const freeSpeechZone = 'free-speech-zone';
export const presidentialPardon = 'presidential-pardon';

export const industries = valuesOf(IndustrySchema) as readonly Industry[];

/** What depends on the number of players [Setup], [Wall Street Phase]. */
export interface TableSize {
  readonly startingMoney: number;
  readonly openingHand: number;
  readonly firstTurnStarts: number;
  readonly privilegesOnBoard: number;
}

const smallTable: TableSize = {
  startingMoney: 43,
  openingHand: 5,
  firstTurnStarts: 4,
  privilegesOnBoard: 4,
};
const largeTable: TableSize = {
  startingMoney: 35,
  openingHand: 4,
  firstTurnStarts: 3,
  privilegesOnBoard: 3,
};

export const tableSize = (seatCount: number): TableSize => (seatCount <= 4 ? smallTable : largeTable);

const printedPrices = [0, 4, 6, 8, 10, 12] as const;
const printedSynergy = [0, 0, 2, 5, 9, 14, 20, 27] as const;

/** Dollars of the n-th consumer card revealed in a turn, n from 1 [Main Street Phase]; from the seventh on R9. */
export const revealPrice = (n: number): number => printedPrices[n - 1] ?? 2 * n;

/** Extra dollars for n businesses in the consumed industry [Main Street Phase]; from the eighth on R10. */
export const synergyOf = (n: number): number => printedSynergy[n] ?? (n * (n + 1)) / 2 - 1;

const businessById = new Map(businessCards.map((card) => [card.id, card]));
const consumerById = new Map(consumerCards.map((card) => [card.id, card]));
const legislationById = new Map(legislationCards.map((card) => [card.id, card]));
const privilegeById = new Map(privilegeCards.map((card) => [card.id, card]));

export const isBusiness = (id: string): boolean => businessById.has(id);
export const isConsumer = (id: string): boolean => consumerById.has(id);
export const isLegislation = (id: string): boolean => legislationById.has(id);
export const isPrivilege = (id: string): boolean => privilegeById.has(id);

/** A card by its id; an unknown id is a bug. */
export const businessOf = (id: BusinessId): BusinessCard => known(businessById.get(id), id);
export const consumerOf = (id: ConsumerId): ConsumerCard => known(consumerById.get(id), id);
export const legislationOf = (id: LegislationId): LegislationCard => known(legislationById.get(id), id);
export const privilegeOf = (id: PrivilegeId): PrivilegeCard => known(privilegeById.get(id), id);

/** The protest of an id; anything else is a bug. */
export function protestOf(id: ConsumerId): ProtestCard {
  const card = consumerOf(id);
  if (card.kind !== 'protest') throw new Error(`${id} is no protest`);
  return card;
}

/** The consumption of an id; anything else is a bug. */
export function consumptionOf(id: ConsumerId): ConsumptionCard {
  const card = consumerOf(id);
  if (card.kind !== 'consumption') throw new Error(`${id} is no consumption`);
  return card;
}

/** The laws that not only Revoke legislation can revoke [Term Limits], [Bar the Revolving Door]. */
export const lawsRevocableByPresident = (laws: readonly LegislationId[]): readonly LegislationId[] =>
  laws.filter((lawId) => !('revocableOnlyByRevokeLegislation' in legislationOf(lawId).effect));

/** Whether the business can lower the price of a reveal [Sponsored]. */
export const isSponsored = (businessId: BusinessId): boolean => specialRule(businessId, 'sponsored') !== null;

/** The special rule of that name on a business card, if it has one. */
export function specialRule<R extends SpecialRuleName>(
  businessId: BusinessId,
  rule: R,
): SpecialRuleNamed<R> | null {
  const { specialRules } = businessOf(businessId);
  for (const special of specialRules) if (special.rule === rule) return special as SpecialRuleNamed<R>;
  return null;
}

function known<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
