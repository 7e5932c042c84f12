import { describe, expect, test } from 'vitest';
import { opportunityCards } from '../../../../src/games/evil-corp/content.ts';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { optionDefaults } from '../../../../src/games/evil-corp/options.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { given } from '../position.ts';
import { baseChoices, started } from '../started.ts';

describe('set-up and turn', () => {
  test('R3 a random first player and both directions [Player Order]', () => {
    const order = (options: object, first: number) => {
      const decision = evilCorp.setup(
        { ...optionDefaults, ...options },
        [0, 1, 2, 3],
        scriptedDraws({ 'pick/first-player': [first] }),
      );
      if (decision.type === 'RuleViolation') return decision.code;
      const event = decision.events[0]?.event;
      return event?.type === 'GameStarted' ? event.turnOrder : null;
    };
    expect(order({}, 2)).toEqual([2, 3, 0, 1]);
    expect(order({ direction: 'counterclockwise' }, 2)).toEqual([2, 1, 0, 3]);
    expect(order({ firstPlayer: 1 }, 3)).toEqual([1, 2, 3, 0]);
    expect(order({ firstPlayer: 4 }, 3)).toBe('INVALID_CONFIG');
    expect(order({ maxRounds: 3 }, 3)).toBe('INVALID_CONFIG');
  });

  test('the number of seats is two to six (chapter 2)', () => {
    const setup = (count: number) =>
      evilCorp.setup(
        { ...optionDefaults },
        Array.from({ length: count }, (_, i) => i),
        scriptedDraws(),
      );
    for (const count of [0, 1, 7]) expect(setup(count)).toMatchObject({ code: 'INVALID_PLAYER_COUNT' });
    for (const count of [2, 6]) expect(setup(count).type).toBe('Accepted');
  });

  test('R4 no revenue in the first turn where the option says so', () => {
    const { scenario } = started({ skipFirstRoundRevenue: true });
    scenario.after(...baseChoices);
    expect(scenario.events.at(-1)).toMatchObject({ type: 'TurnStarted', revenue: 'forbidden' });
    scenario.when(0, { type: 'declareRevenue', amount: 5 }).thenRefused('REVENUE_FORBIDDEN');
  });

  test('R10 the draw is up to the full hand limit, and none when the hand is over it', () => {
    const five = opportunityCards.slice(100, 105).map((card) => card.id);
    given({ seats: { 0: { hand: five } } })
      .when(0, { type: 'collectOpportunities', discard: five.slice(0, 1) })
      .thenEvents({ type: 'OpportunitiesCollected', count: 0, drawn: [], final: true })
      .when(0, { type: 'collectOpportunities', discard: [] })
      .thenRefused('ALREADY_COLLECTED');
  });

  test('R11 a refused spend command forfeits nothing; a CEO power forfeits nothing', () => {
    given({ options: { ceoPowers: true }, seats: { 0: { liquidity: 1 } } })
      .when(0, { type: 'buyOpportunity' })
      .thenRefused('INSUFFICIENT_LIQUIDITY')
      .when(0, { type: 'playCeoPower' })
      .thenEvents({ type: 'CeoPowerPlayed' })
      .when(0, { type: 'declareRevenue', amount: 5 })
      .thenAccepted();
  });

  test('R12 automatic mode collects the correct amount and has no revenue audits', () => {
    given({ options: { revenueMode: 'automatic' } })
      .when(0, { type: 'declareRevenue', amount: 5 })
      .thenRefused('OPTION_DISABLED')
      .when(0, { type: 'collectRevenue' })
      .thenEvents({ type: 'RevenueDeclared', amount: 5 }, { type: 'RevenueWithdrawn', amount: 5 })
      .thenState((state) => expect(state.pending).toBeNull())
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenRefused('OPTION_DISABLED')
      .when(1, { type: 'audit', accused: 0, kind: 'handLimit' })
      .thenAccepted();
  });
});
