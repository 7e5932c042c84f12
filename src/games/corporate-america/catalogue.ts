import { assertNever } from '../../kernel/assert-never.ts';
import type { ContentItem } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import {
  businessCards,
  type ConsumerCard,
  constants,
  consumerCards,
  legislationCards,
  privilegeCards,
} from './content.ts';

/** All content as the catalogue lists it. */
export const content: readonly ContentItem[] = [
  ...businessCards.map(({ id, name, startUpCost, income, industries, prProblems, specialRules }) => ({
    id,
    kind: 'businessCard',
    name,
    facts: { startUpCost, income, industries, prProblems, specialRules: plain(specialRules) },
  })),
  ...consumerCards.map((card) => ({
    id: card.id,
    kind: 'consumerCard',
    name: card.name,
    facts: consumerFacts(card),
  })),
  ...legislationCards.map(({ id, name, type, law, ideologies, effect }) => ({
    id,
    kind: 'legislationCard',
    name,
    facts: { type, law, ideologies, effect: plain(effect) },
  })),
  ...privilegeCards.map(({ id, name, timing, effect, text }) => ({
    id,
    kind: 'executivePrivilegeCard',
    name,
    facts: { timing, effect: plain(effect), text, valueIfUnused: constants.valueOfUnusedPrivilege },
  })),
];

function consumerFacts(card: ConsumerCard): JsonObject {
  switch (card.kind) {
    case 'consumption':
      return { kind: card.kind, industry: card.industry, ideology: null };
    case 'protest':
      return { kind: card.kind, industry: null, ideology: card.ideology };
    default:
      return assertNever(card);
  }
}

/** Rules and effects are plain JSON; their unions are only not declared as such. */
function plain(value: object): JsonObject {
  return value as JsonObject;
}
