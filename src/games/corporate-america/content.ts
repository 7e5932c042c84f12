import { valuesOf } from '../../kernel/schema.ts';
import { businessCards } from './content/businesses.ts';
import type {
  BusinessCard,
  BusinessId,
  ConsumerCard,
  ConsumerId,
  ConsumptionCard,
  LegislationCard,
  LegislationId,
  PrivilegeCard,
  PrivilegeId,
  ProtestCard,
  SpecialRuleName,
  SpecialRuleNamed,
} from './content/cards.ts';
import { constants } from './content/constants.ts';
import { consumerCards } from './content/consumers.ts';
import { legislationCards } from './content/legislation.ts';
import { privilegeCards } from './content/privileges.ts';
import { type Industry, IndustrySchema } from './sets.ts';

export type {
  BusinessCard,
  BusinessId,
  ConsumerCard,
  ConsumerId,
  ConsumptionCard,
  EffectKind,
  EffectNamed,
  Eligibility,
  LegislationCard,
  LegislationEffect,
  LegislationId,
  PrivilegeCard,
  PrivilegeEffect,
  PrivilegeId,
  ProtestCard,
  SpecialRule,
  SpecialRuleName,
  SpecialRuleNamed,
  StartFilter,
  Targets,
} from './content/cards.ts';
export { businessCards, constants, consumerCards, legislationCards, privilegeCards };

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
