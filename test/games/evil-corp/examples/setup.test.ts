import { describe, expect, test } from 'vitest';
import { handLimit } from '../../../../src/games/evil-corp/derived.ts';
import { baseChoices, started } from '../started.ts';

describe('setup', () => {
  test('E1 starting position [Liquidity and Opportunity; Businesses]', () => {
    const { scenario } = started();
    scenario.after(...baseChoices);
    expect(scenario.events.at(-1)).toMatchObject({
      type: 'TurnStarted',
      seat: 0,
      turnNumber: 1,
      round: 1,
      revenue: 'available',
    });
    const { state } = scenario;
    for (const player of state.players) {
      expect(player).toMatchObject({ liquidity: 5, supply: 17 });
      expect(player.hand).toHaveLength(3);
      expect(handLimit(player)).toBe(3);
    }
    expect(state.bankNet).toBe(15);
    expect(state.opportunityDeck).toHaveLength(111);
    expect(state.worldEventDeck).toHaveLength(24);
  });

  test('E2 cities are open to all [Businesses]', () => {
    const { scenario } = started();
    scenario
      .after(...baseChoices.slice(0, 7))
      .when(1, { type: 'placeStartingBusinesses', cities: ['london', 'frankfurt', 'mumbai'] })
      .thenRefused('CITIES_NOT_IN_DISTINCT_MARKETS', { kind: 'section', id: 'Businesses' })
      .when(1, { type: 'placeStartingBusinesses', cities: ['london', 'new-york', 'mumbai'] })
      .thenEvents({ type: 'StartingBusinessesPlaced', seat: 1 })
      .thenState((state) => {
        expect(state.players[0]?.businesses['london']).toBe(1);
        expect(state.players[1]?.businesses['london']).toBe(1);
      });
  });

  test('E3 one base an island [Secret Base, R7]', () => {
    const { scenario } = started();
    scenario
      .after(...baseChoices.slice(0, 4))
      .when(1, { type: 'foundSecretBase', market: 'north-america' })
      .thenRefused('ISLAND_TAKEN');
  });
});
