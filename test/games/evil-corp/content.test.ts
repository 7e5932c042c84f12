import { describe, expect, test } from 'vitest';
import { defaultCitations } from '../../../src/games/evil-corp/codes.ts';
import { commandCitations } from '../../../src/games/evil-corp/command-citations.ts';
import {
  ceos,
  cities,
  markets,
  nastyBusinesses,
  opportunityCards,
  type PhaseCard,
  powerCards,
  worldEventCards,
} from '../../../src/games/evil-corp/content.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { Citation } from '../../../src/kernel/violation.ts';

const phases = opportunityCards.filter((card): card is PhaseCard => card.kind === 'phase');
const countBy = <T>(items: readonly T[], key: (item: T) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};
const values = (counts: Record<string, number>) => [...new Set(Object.values(counts))];

describe('content (specification, chapter 3)', () => {
  test('six markets of three cities, one island and one face of the die each [Board and Centrepiece]', () => {
    expect(markets).toHaveLength(6);
    expect(markets.map((market) => market.cities.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(markets.map((market) => market.dieFace)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(markets.map((market) => market.island.id)).size).toBe(6);
    expect(new Set(cities.map((city) => city.id)).size).toBe(18);
  });

  test('six CEOs, each with a colour, a plan and a power card of its own [CEO Card and Gameplay Pieces]', () => {
    expect(ceos.map((ceo) => ceo.colour)).toEqual(['red', 'orange', 'blue', 'green', 'yellow', 'purple']);
    expect(new Set(ceos.map((ceo) => ceo.endgamePlan.id)).size).toBe(6);
    expect(ceos[0]?.endgamePlan.name).toBe('New Frontier New World Order');
    expect(powerCards.map((card) => card.ceoId)).toEqual(ceos.map((ceo) => ceo.id));
    expect(powerCards.map((card) => card.id)).toEqual(ceos.map((ceo) => ceo.powerCardId));
  });

  test('120 opportunity cards: 108 phases, 10 agents, 2 specials [About Opportunity Cards]', () => {
    expect(new Set(opportunityCards.map((card) => card.id)).size).toBe(120);
    expect(countBy(opportunityCards, (card) => card.kind)).toEqual({ phase: 108, agent: 10, special: 2 });
  });

  test('each colour has six cards of each number, one in each market, two of each cost', () => {
    expect(values(countBy(phases, (card) => `${card.colour} ${card.phase}`))).toEqual([6]);
    expect(values(countBy(phases, (card) => `${card.colour} ${card.phase} ${card.market}`))).toEqual([1]);
    expect(values(countBy(phases, (card) => `${card.colour} ${card.phase} ${card.cost}`))).toEqual([2]);
    expect(values(countBy(phases, (card) => `${card.phase} ${card.city}`))).toEqual([2]);
    for (const card of phases) {
      expect([2 * card.phase, 2 * card.phase + 1, 2 * card.phase + 2]).toContain(card.cost);
      expect(cities.find((city) => city.id === card.city)?.market).toBe(card.market);
    }
  });

  test('the copies of each kind of nasty business (3.1)', () => {
    const copies = {
      counter: 18,
      embezzlement: 14,
      'class-action': 10,
      'market-crash': 6,
      'asset-seizure': 8,
      demolition: 4,
      injunction: 8,
      'talent-poaching': 12,
      lobbying: 10,
      'insider-trading': 10,
      'shell-company': 8,
    };
    expect(countBy(phases, (card) => card.nasty)).toEqual(copies);
    expect(Object.fromEntries(nastyBusinesses.map((nasty) => [nasty.id, nasty.copies]))).toEqual(copies);
    expect(nastyBusinesses.filter((nasty) => nasty.financialAttack).map((nasty) => nasty.id)).toEqual([
      'embezzlement',
      'class-action',
      'market-crash',
    ]);
    expect(nastyBusinesses.filter((nasty) => nasty.attack)).toHaveLength(7);
  });

  test('24 world events: 21 market modifiers, 3 disasters [World Event]', () => {
    expect(new Set(worldEventCards.map((card) => card.id)).size).toBe(24);
    expect(countBy(worldEventCards, (card) => card.kind)).toEqual({
      marketModifier: 21,
      disasterPhilanthropy: 3,
    });
  });

  test('the catalogue lists every piece once', () => {
    const ids = evilCorp.content.map((item) => `${item.kind} ${item.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of [...opportunityCards, ...worldEventCards, ...ceos, ...powerCards, ...markets]) {
      expect(evilCorp.content.filter((item) => item.id === id)).toHaveLength(1);
    }
  });
});

describe('rulebook', () => {
  test('47 rulings in order, 34 sections, each with a text', () => {
    expect(evilCorp.rulings.map((ruling) => ruling.id)).toEqual(
      Array.from({ length: 47 }, (_, i) => `R${i + 1}`),
    );
    expect(evilCorp.sections).toHaveLength(34);
    for (const { id, title, text } of [...evilCorp.rulings, ...evilCorp.sections]) {
      expect(title.length, id).toBeGreaterThan(2);
      expect(text, id).toMatch(/\.$/);
    }
  });

  test('every error code has a sentence and cites an existing rule', () => {
    const known = new Set([...evilCorp.sections, ...evilCorp.rulings].map((text) => text.id));
    expect(Object.keys(evilCorp.errorCodes)).toHaveLength(50);
    for (const [code, sentence] of Object.entries(evilCorp.errorCodes)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
    const citations = [defaultCitations, commandCitations].flatMap(Object.values<Citation>);
    for (const citation of citations) expect(known).toContain(citation.id);
  });
});
