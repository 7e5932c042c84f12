import { describe, expect, test } from 'vitest';
import { legislationCitations } from '../../../src/games/corporate-america/cite.ts';
import { defaultCitations } from '../../../src/games/corporate-america/codes.ts';
import { commandCitations } from '../../../src/games/corporate-america/command-citations.ts';
import {
  businessCards,
  businessOf,
  constants,
  consumerCards,
  industries,
  type LegislationCard,
  legislationCards,
  legislationOf,
  privilegeCards,
  revealPrice,
  type SpecialRuleName,
  specialRule,
  synergyOf,
  tableSize,
} from '../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import type { Citation } from '../../../src/kernel/violation.ts';

const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};
const withRule = (rule: SpecialRuleName): string[] =>
  businessCards.filter(({ id }) => specialRule(id, rule) !== null).map(({ name }) => name);
const ofType = (type: LegislationCard['type']): string[] =>
  legislationCards.filter((card) => card.type === type).map(({ name }) => name);
const sorted = (names: readonly string[]) => [...names].sort();

describe('content (specification, chapter 3, against the rulebook)', () => {
  test('60 businesses, 54 consumer cards, 40 legislation cards, 8 executive privileges', () => {
    expect(businessCards).toHaveLength(60);
    expect(consumerCards).toHaveLength(54);
    expect(legislationCards).toHaveLength(40);
    expect(privilegeCards).toHaveLength(8);
    const ids = corporateAmerica.content.map(({ id }) => id);
    for (const cards of [businessCards, consumerCards, legislationCards, privilegeCards]) {
      for (const { id } of cards) expect(ids).toContain(id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the businesses that the rulebook names have the special rules it lists them under', () => {
    expect(sorted(withRule('sponsored'))).toEqual([
      'Audibly Antiquated Vinyl',
      'Cabal News Network',
      'Clean Conscience Public Relations',
      'Deranged Fantasy Games',
      'Faux News',
      'Lights, Camera, Megachurch!',
      'Oggle Search',
      'The Liberal Media',
    ]);
    expect(sorted(withRule('sharedCustomers'))).toEqual([
      'McDedcow',
      'Phatty Televisions',
      'Rugged Cowboy Smokes',
    ]);
    expect(sorted(withRule('jobCreator'))).toEqual([
      'Microhard',
      'Smiling Sun Labor',
      'Start Up Labs',
      'Tower Erecters',
    ]);
    expect(sorted(withRule('thinkTank'))).toEqual(['Back Alley Business Models', 'Patent Troll Law Firm']);
    expect(sorted(withRule('lobbyist'))).toEqual([
      'Faux News',
      'Greenwash Consulting',
      'Lights, Camera, Megachurch!',
      'The Liberal Media',
    ]);
    expect(withRule('immaculateImage')).toEqual(['Clean Conscience Public Relations']);
    expect(withRule('oppressedMarket')).toEqual(['Twimper']);
    expect(withRule('politicsFever')).toEqual(['Cabal News Network']);
  });

  test('businesses have one to three industries; every industry and both PR problems have businesses', () => {
    for (const { industries: own, startUpCost, income } of businessCards) {
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.length).toBeLessThanOrEqual(3);
      expect(new Set(own).size).toBe(own.length);
      expect(startUpCost).toBeGreaterThanOrEqual(4);
      expect(income).toBeGreaterThanOrEqual(4);
    }
    for (const industry of industries) {
      expect(businessCards.filter((card) => card.industries.includes(industry)).length).toBeGreaterThan(5);
    }
    expect(businessCards.filter((card) => card.prProblems.includes('polluting')).length).toBeGreaterThan(5);
    expect(businessCards.filter((card) => card.prProblems.includes('labor')).length).toBeGreaterThan(5);
  });

  test('four consumptions of each of twelve industries and one protest of each of six ideologies (R31)', () => {
    const consumptions = consumerCards.flatMap((card) => (card.kind === 'consumption' ? [card] : []));
    const protests = consumerCards.flatMap((card) => (card.kind === 'protest' ? [card] : []));
    expect(countBy(consumptions, (card) => card.industry)).toEqual(
      Object.fromEntries(industries.map((industry) => [industry, 4])),
    );
    expect(industries).toHaveLength(12);
    expect(sorted(protests.map((card) => card.ideology))).toEqual([
      'antiCorporate',
      'antiGovernment',
      'christian',
      'conservative',
      'environmental',
      'liberal',
    ]);
  });

  test('the legislation that the rulebook names is of the types it lists it under [Legislation Effects Reference]', () => {
    expect(sorted(ofType('stimulus'))).toEqual([
      'Fannie Mae & Freddie Mac',
      'Greenwash Government',
      'Pell Grants',
      'Stop Online Piracy Act',
      'Tax Loophole',
      'Trickle Down Economics',
    ]);
    expect(sorted(ofType('giveaway'))).toEqual([
      'Bail Out',
      'Bridge to Nowhere',
      'Energy Subsidies',
      'Farm Subsidies',
      'Obamacare',
      'Subsidize Green Sector',
      'Subsidize Technology Sector',
    ]);
    expect(sorted(ofType('tax'))).toEqual([
      'Censorship',
      'Emission Limits',
      'Living Wages',
      'Millionaire Tax',
      'Net Neutrality',
      'Power Rationing',
      'Safe Neighborhoods Act',
      'Sidestep Roe v. Wade',
      'Sin Tax',
      'Speculator Tax',
      'Wilderness Protection',
    ]);
    expect(sorted(ofType('fine'))).toEqual([
      'Disaster Fines',
      'Indecent Behavior Fines',
      'Workplace Violation Fines',
    ]);
    expect(sorted(ofType('offset'))).toEqual(['Cap and Trade', 'Public Health Fees']);
    expect(sorted(ofType('distraction'))).toEqual(['Defense of Marriage Act', 'Filibuster']);
    expect(sorted(ofType('revoke'))).toEqual(['Small Government', 'Super Committee!']);
    expect(countBy(legislationCards, ({ type }) => type)).toMatchObject({
      abstinenceEducation: 1,
      crackDown: 1,
      termLimits: 1,
      barTheRevolvingDoor: 1,
      breakMonopoly: 1,
      corporateTransparency: 1,
      patriotAct: 1,
    });
  });

  test('24 laws; each ideology on five to seven cards; taxes hit each industry but green once (R31)', () => {
    expect(legislationCards.filter(({ law }) => law)).toHaveLength(24);
    const ideologies = countBy(
      legislationCards.flatMap((card) => card.ideologies),
      (ideology) => ideology,
    );
    expect(Object.keys(ideologies)).toHaveLength(6);
    for (const n of Object.values(ideologies)) {
      expect(n).toBeGreaterThanOrEqual(5);
      expect(n).toBeLessThanOrEqual(7);
    }
    const targets = legislationCards.flatMap(({ type, effect }) =>
      type === 'tax' && effect.kind === 'incomeModifier' ? [effect.targets] : [],
    );
    expect(
      countBy(
        targets.flatMap((target) => target.industries),
        (id) => id,
      ),
    ).toEqual(Object.fromEntries(industries.filter((id) => id !== 'green').map((id) => [id, 1])));
    expect(
      countBy(
        targets.flatMap((target) => target.prProblems),
        (id) => id,
      ),
    ).toEqual({
      polluting: 2,
      labor: 2,
    });
  });

  test('the effects that the rulebook tells: $15 of Giveaways, $8 of Fines, $2 more or less income', () => {
    for (const { effect, type } of legislationCards) {
      if (effect.kind === 'giveaway') expect(effect.amount).toBe(15);
      if (effect.kind === 'fine') expect(effect.amount).toBe(8);
      if (effect.kind === 'incomeModifier') expect(effect.amount).toBe(type === 'tax' ? -2 : 2);
    }
  });

  test('E30 printed cards', () => {
    expect(businessOf('factory-farms')).toMatchObject({
      startUpCost: 4,
      income: 10,
      industries: ['food'],
      prProblems: ['polluting', 'labor'],
    });
    expect(businessOf('oggle-search')).toMatchObject({
      startUpCost: 6,
      income: 4,
      industries: ['technology', 'media'],
      specialRules: [{ rule: 'sponsored', discount: 2 }],
    });
    expect(legislationOf('tax-loophole')).toMatchObject({
      type: 'stimulus',
      law: true,
      ideologies: ['conservative', 'antiGovernment'],
      effect: { targets: { industries: ['finance'], prProblems: [] }, amount: 2 },
    });
  });

  test('tables by the number of players [Setup]; $1081 in bills', () => {
    expect([3, 4, 5, 6].map((n) => tableSize(n).startingMoney)).toEqual([43, 43, 35, 35]);
    expect([3, 4, 5, 6].map((n) => tableSize(n).openingHand)).toEqual([5, 5, 4, 4]);
    expect([3, 4, 5, 6].map((n) => tableSize(n).firstTurnStarts)).toEqual([4, 4, 3, 3]);
    expect([3, 4, 5, 6].map((n) => tableSize(n).privilegesOnBoard)).toEqual([4, 4, 3, 3]);
    const bills = { 1: 30, 2: 27, 3: 24, 5: 21, 10: 18, 20: 12, 50: 8 };
    const total = Object.entries(bills).reduce((sum, [value, n]) => sum + Number(value) * n, 0);
    expect(constants.treasury).toBe(total);
  });

  test('E3 prices of reveals, and E7 synergy, with their continuations (R9, R10)', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(revealPrice)).toEqual([0, 4, 6, 8, 10, 12, 14, 16]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(synergyOf)).toEqual([0, 0, 2, 5, 9, 14, 20, 27, 35, 44]);
  });

  test('every code cites a section or a ruling that exists', () => {
    const cited = new Set([...corporateAmerica.sections, ...corporateAmerica.rulings].map(({ id }) => id));
    const citations = [defaultCitations, commandCitations, legislationCitations].flatMap(
      Object.values<Citation>,
    );
    for (const citation of citations) expect(cited).toContain(citation.id);
    expect(corporateAmerica.rulings).toHaveLength(42);
  });
});
