import type { Ideology, Industry, LegislationType, PrivilegeTiming, PrProblem } from '../sets.ts';

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
