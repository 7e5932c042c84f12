import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type Changes, given, givenSpending } from '../position.ts';

const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };
const counter = 'opp-red-p1-buenos-aires';

describe('special cards and CEO powers', () => {
  test('bailout pays 10 and returns a token, but reopens no revenue (3.3)', () => {
    givenSpending({
      seats: { 0: { hand: ['special-bailout'], token: 'rebranding' } },
      turn: { revenue: 'forbidden' },
    })
      .when(0, { type: 'playSpecial', cardId: 'special-bailout' })
      .thenEvents(
        { type: 'SpecialPlayed' },
        { type: 'BankPaid', amount: 10, reason: 'bailout' },
        { type: 'TokenReturned', seat: 0 },
        { type: 'SpecialResolved' },
      )
      .thenState((state) => {
        expect(playerOf(state, 0)).toMatchObject({ token: 'none', liquidity: 15 });
        expect(state.turn?.revenue).toBe('forbidden');
      });
  });

  test('regime change spares own businesses, secret bases and those who had no turn (3.3, R33)', () => {
    givenSpending(
      {
        seats: {
          0: { hand: ['special-regime-change'] },
          1: { hand: [] },
          2: { hand: [], turnsCompleted: 0 },
        },
      },
      { 'dice/world': [5] },
    )
      .when(0, { type: 'playSpecial', cardId: 'special-regime-change' })
      .thenEvents(
        { type: 'SpecialPlayed' },
        { type: 'WorldDieRolled', purpose: 'regimeChange', market: 'asia' },
        { type: 'RegimeChanged', removed: [{ seat: 1, city: 'mumbai', count: 1 }] },
        { type: 'SpecialResolved' },
      )
      .thenState((state) => {
        expect(playerOf(state, 0).businesses['tokyo']).toBe(1);
        expect(playerOf(state, 2).businesses['shanghai']).toBe(1);
        expect(playerOf(state, 2).home).toBe('asia');
      });
  });

  const power = (ceoId: string, changes: Changes = {}) =>
    given({
      ...changes,
      options: { ceoPowers: true },
      seats: {
        ...changes.seats,
        0: { ceoId, ...changes.seats?.[0] },
        1: { ceoId: 'oligarch' },
        2: { hand: [], ...changes.seats?.[2], ceoId: 'technocrat' },
      },
    });

  test('moonshot budget makes laying cheaper, not takeovers (3.4)', () => {
    power('visionary', {
      seats: { 0: { liquidity: 6, hand: [counter] }, 2: { laid: { 1: reds[1] } } },
    })
      .after([0, { type: 'playCeoPower' }])
      .when(0, { type: 'layPhase', cardId: counter })
      .thenEvents({ type: 'CollectStageClosed' }, { type: 'PhaseLaid', cost: 0 })
      .when(0, { type: 'buyPhase', from: 2, phase: 1 })
      .thenEvents({ type: 'PhaseBought', price: 3 });
  });

  test('land grab needs two different cities, one with one business left (3.4)', () => {
    const grab = (supply?: number) =>
      power('expansionist', { seats: { 0: supply === undefined ? {} : { supply } } });
    grab()
      .when(0, { type: 'playCeoPower', cities: ['cairo', 'cairo'] })
      .thenRefused('INVALID_CITIES')
      .when(0, { type: 'playCeoPower' })
      .thenRefused('INVALID_CITIES')
      .when(0, { type: 'playCeoPower', cities: ['cairo', 'lagos'] })
      .thenEvents(
        { type: 'CeoPowerPlayed' },
        { type: 'BusinessPlaced', city: 'cairo', cause: 'landGrab' },
        { type: 'BusinessPlaced', city: 'lagos' },
      );
    grab(1)
      .when(0, { type: 'playCeoPower', cities: ['cairo'] })
      .thenAccepted();
    grab(0)
      .when(0, { type: 'playCeoPower', cities: ['cairo'] })
      .thenRefused('NO_BUSINESS_SUPPLY');
    power('visionary')
      .when(0, { type: 'playCeoPower', cities: ['cairo'] })
      .thenRefused('INVALID_COMMAND');
  });

  test('predictive analytics, untouchable genius and debt jubilee (3.4)', () => {
    const technocrat = given({ options: { ceoPowers: true }, turn: { seat: 1, turnNumber: 5 } });
    technocrat
      .after([1, { type: 'playCeoPower' }])
      .when(1, { type: 'buyOpportunity' })
      .thenEvents({ type: 'CollectStageClosed' }, { type: 'OpportunityBought', price: 1 });

    const insider = 'opp-yellow-p1-new-york';
    power('savant', { seats: { 0: { hand: [insider, counter] }, 2: { hand: ['opp-red-p1-frankfurt'] } } })
      .after([0, { type: 'playCeoPower' }])
      .when(0, { type: 'playNastyBusiness', cardId: insider, params: {} })
      .thenState((state) => expect(state.pending).toBeNull())
      .when(0, { type: 'endTurn' })
      .thenState((state) => expect(state.pending).toMatchObject({ type: 'rerollWindow', remaining: [0] }));

    power('utopian', { seats: { 0: { token: 'rebranding' } }, turn: { revenue: 'forbidden' } })
      .when(0, { type: 'playCeoPower' })
      .thenEvents({ type: 'CeoPowerPlayed', tokenReturned: true })
      .thenState((state) => {
        expect(playerOf(state, 0).token).toBe('none');
        expect(state.turn?.revenue).toBe('available');
      });
  });

  test('debt jubilee averts a bankruptcy in the own turn (chapter 8)', () => {
    const poor = given(
      {
        options: { ceoPowers: true },
        seats: {
          0: { ceoId: 'utopian', liquidity: 0, hand: [] },
          1: { hand: [] },
          2: { hand: [], ceoId: 'savant' },
        },
        worldEventTop: ['we-disaster-oil-spill'],
      },
      { 'dice/world': [5] },
    )
      .after([0, { type: 'playCeoPower' }])
      .when(0, { type: 'endTurn' });
    expect(poor.events).toContainEqual({ type: 'BankruptcyAverted', seat: 0, cause: 'ceoPower' });
  });
});
