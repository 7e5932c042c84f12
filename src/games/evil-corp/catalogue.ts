import { assertNever } from '../../kernel/assert-never.ts';
import type { ContentItem } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import {
  ceos,
  cities,
  constants,
  markets,
  nastyBusinesses,
  type OpportunityCard,
  opportunityCards,
  powerCards,
  type WorldEventCard,
  worldEventCards,
} from './content.ts';

/** All content as the catalogue lists it. */
export const content: readonly ContentItem[] = [
  ...markets.map(({ id, name, index, dieFace, island, cities: own }) => ({
    id,
    kind: 'market',
    name,
    facts: { index, dieFace, island: island.name, cities: own.map((city) => city.id) },
  })),
  ...cities.map(({ id, name, index, market }) => ({ id, kind: 'city', name, facts: { index, market } })),
  ...ceos.map(({ id, name, colour, technologySphere, visionStatement, endgamePlan, powerCardId }) => ({
    id,
    kind: 'ceo',
    name,
    facts: { colour, technologySphere, visionStatement, endgamePlanId: endgamePlan.id, powerCardId },
  })),
  ...ceos.map(({ id: ceoId, colour, endgamePlan: { id, name, text } }) => ({
    id,
    kind: 'endgamePlan',
    name,
    facts: { ceoId, colour, text, cost: constants.endgameCost },
  })),
  ...powerCards.map(({ id, name, ceoId, effect, text }) => ({
    id,
    kind: 'powerCard',
    name,
    facts: { ceoId, effect, text },
  })),
  ...nastyBusinesses.map(({ id, name, copies, attack, financialAttack, amount, text }) => ({
    id,
    kind: 'nastyBusiness',
    name,
    facts: { copies, attack, financialAttack, amount, text },
  })),
  ...opportunityCards.map((card) => ({
    id: card.id,
    kind: 'opportunityCard',
    name: card.name,
    facts: opportunityFacts(card),
  })),
  ...worldEventCards.map((card) => ({
    id: card.id,
    kind: 'worldEventCard',
    name: card.name,
    facts: worldEventFacts(card),
  })),
];

function opportunityFacts(card: OpportunityCard): JsonObject {
  switch (card.kind) {
    case 'phase': {
      const { kind, phase, colour, cost, city, market, nasty } = card;
      return { kind, phase, colour, cost, city, market, nasty };
    }
    case 'agent':
      return { kind: card.kind };
    case 'special':
      return { kind: card.kind, effect: card.effect, text: card.text };
    default:
      return assertNever(card);
  }
}

function worldEventFacts(card: WorldEventCard): JsonObject {
  switch (card.kind) {
    case 'marketModifier':
      return { kind: card.kind, op: card.op, amount: card.amount };
    case 'disasterPhilanthropy':
      return { kind: card.kind, cost: constants.disasterCost };
    default:
      return assertNever(card);
  }
}
