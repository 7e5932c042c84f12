import type { ContentItem } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import {
  arrows,
  type Corporation,
  type Country,
  corporations,
  countries,
  industries,
  investmentCards,
  type LocalBonus,
  lobbyEvents,
  outlookCards,
  payoffCards,
  type SquareContent,
  squares,
  taxHavens,
  taxHavensSquares,
  zones,
} from './content.ts';

/** All content as the catalogue lists it. */
export const content: readonly ContentItem[] = [
  ...zones.map(({ id, name, startingBattleground }) => ({
    id,
    kind: 'zone',
    name,
    facts: { startingBattleground },
  })),
  ...industries.map(({ id, name }) => ({ id, kind: 'industry', name, facts: {} })),
  ...countries.map((country) => ({
    id: country.id,
    kind: 'country',
    name: country.name,
    facts: countryFacts(country),
  })),
  {
    id: taxHavens,
    kind: 'taxHavens',
    name: 'Tax Havens',
    facts: {
      squares: taxHavensSquares.map(({ id }) => id),
      arrows: countries.map(({ id }) => id),
    },
  },
  ...squares.map((square) => ({
    id: square.id,
    kind: 'square',
    name: squareName(square),
    facts: { location: square.location, industry: square.industry, position: square.position },
  })),
  ...investmentCards.map(({ country, name, count }) => ({
    id: `share-${country}`,
    kind: 'investmentCard',
    name,
    facts: { country, count },
  })),
  ...payoffCards.map(({ id, industry }) => ({
    id,
    kind: 'payoffCard',
    name: industryName(industry),
    facts: { industry },
  })),
  ...outlookCards.map(({ id, name, effects }) => ({
    id,
    kind: 'outlookCard',
    name,
    facts: { effects: effects.map((effect): JsonObject => ({ ...effect })) },
  })),
  ...corporations.map((corporation) => ({
    id: corporation.id,
    kind: 'corporation',
    name: corporation.name,
    facts: corporationFacts(corporation),
  })),
  ...lobbyEvents.map(({ id, name, uses }) => ({ id, kind: 'lobbyEvent', name, facts: { uses } })),
];

function industryName(id: string): string {
  return industries.find((industry) => industry.id === id)?.name ?? id;
}

function squareName({ location, industry, position }: SquareContent): string {
  const place = countries.find((country) => country.id === location)?.name ?? 'Tax Havens';
  return `${place} ${position}, ${industryName(industry)}`;
}

function countryFacts(country: Country): JsonObject {
  const { zone, major, stability, startingAffiliation, startingCamp, localBonus } = country;
  return {
    zone,
    major,
    stability,
    startingAffiliation,
    startingCamp,
    localBonus: bonusFacts(localBonus),
    squares: country.squares.map(({ id }) => id),
    arrows: arrows[country.id] ?? [],
  };
}

function bonusFacts(bonus: LocalBonus | null): JsonObject | null {
  return bonus === null ? null : { ...bonus };
}

function corporationFacts({ colour, cubes, power, setups }: Corporation): JsonObject {
  return {
    colour,
    cubes,
    power,
    setups: Object.entries(setups).map(([players, { shares, cubes: squareIds, cash }]) => ({
      players: Number(players),
      shares: { ...shares },
      squares: squareIds,
      cash,
    })),
  };
}
