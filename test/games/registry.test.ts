import { describe, expect, it } from 'vitest';
import { gameById, gameByRules, games } from '../../src/games/registry.ts';

describe('the registry of games', () => {
  it('finds every game by its id and by its rules version', () => {
    for (const game of games) {
      expect(gameById(game.id)).toBe(game);
      expect(gameByRules(game.rulesVersion)).toBe(game);
    }
  });

  it('has each id, rules version and prefix once', () => {
    for (const key of ['id', 'rulesVersion', 'graphqlName'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
    }
  });

  it('answers null for what it does not hold', () => {
    expect(gameById('toString')).toBeNull();
    expect(gameByRules('evil-corp/0.0.1')).toBeNull();
  });
});
