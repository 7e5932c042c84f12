import { describe, expect, test } from 'vitest';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState, Pending } from '../../../src/games/incorporated/state.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import { patience, sized } from '../../support/size.ts';
import { defaultOptions, play } from './arbitrary.ts';
import { B, type Changes, cards, G, position, R } from './position.ts';

const ask = (state: IncorporatedState, seat: number, seed = 1) =>
  incorporated.bot(
    incorporated.view(state, seat),
    seat,
    incorporated.legalCommands(state, seat),
    botRandom(seed),
  );
const acting = (changes: Changes) => ask(position(changes), changes.activeSeat ?? G);
const answering = (pending: Pending, changes: Changes, seat: number) => {
  const state = position({ activeSeat: null, ...changes });
  state.pending = pending;
  return ask(state, seat);
};

describe('the bot (14.1)', () => {
  test('does nothing out of turn, where a loan is all that is legal', () => {
    expect(ask(position(), B)).toBeNull();
    expect(ask(position(), R)).toBeNull();
  });

  test('opens the auction of a share that is worth it at $3, and passes where none is', () => {
    expect(acting({ turn: 1 })).toMatchObject({ type: 'openAuction', bid: 3 });
    const full = Object.fromEntries(Object.keys(position().squares).map((id) => [id, R]));
    expect(
      acting({ turn: 4, squares: { ...full, 'tax-havens-1': B }, shares: { [G]: {}, [B]: {}, [R]: {} } }),
    ).toEqual({
      type: 'passInvestment',
    });
  });

  test('never bids more than a share is worth, whatever it thinks of it, nor beyond five bonds', () => {
    const auction = (highBid: number): Pending => ({
      type: 'auction',
      country: 'us',
      highBid,
      highBidder: G,
      passed: [],
      toAct: R,
    });
    // An energy square with the R&D marker: 5 + 2, and two dollars for each of four turns.
    const state = position({ turn: 1, activeSeat: null, squares: {} });
    for (let seed = 0; seed < 20; seed++) {
      state.pending = auction(11);
      expect(ask(state, R, seed)).toEqual({ type: 'raiseBid', amount: 12 });
      state.pending = auction(18);
      expect(ask(state, R, seed)).toEqual({ type: 'passBid' });
    }
    const indebted = position({ turn: 1, activeSeat: null, bonds: { [R]: 5 }, cash: { [R]: 0 } });
    indebted.pending = auction(3);
    expect(ask(indebted, R)).toEqual({ type: 'passBid' });
  });

  test('grabs the two most valuable squares it can', () => {
    const revealed = cards('energy', 1, 2, 3);
    expect(
      acting({
        phase: 'competition',
        squares: { 'us-1': B, 'us-2': B, 'us-3': B, 'us-4': B },
        loose: { us: { [G]: 2 } },
        revealed: [...revealed, ...cards('heavy', 1)],
      }),
    ).toEqual({
      type: 'fight',
      attacks: [
        { kind: 'grab', squareId: 'us-6' },
        { kind: 'grab', squareId: 'us-7' },
      ],
    });
  });

  test('kills an unprotected cube and takes its square where nothing is empty', () => {
    const squares = { 'russia-1': B, 'russia-2': G };
    expect(acting({ phase: 'competition', squares, loose: { russia: { [G]: 2 } } })).toEqual({
      type: 'fight',
      attacks: [
        { kind: 'killOccupant', squareId: 'russia-1' },
        { kind: 'grab', squareId: 'russia-1' },
      ],
    });
  });

  test('moves a cube to where it can grab, else passes and defends its stronghold', () => {
    const squares = { 'russia-1': G, 'russia-2': G };
    const loose = { russia: { [G]: 1 } };
    expect(acting({ phase: 'competition', squares, loose })).toMatchObject({ type: 'expand' });
    expect(acting({ phase: 'competition', squares })).toEqual({
      type: 'passCompetition',
      defenders: ['russia', 'russia', 'russia'],
    });
  });

  test('lobbies for R&D on an own square, then for the budget, then for power', () => {
    const squares = { 'us-1': G, 'us-2': G, 'us-4': B };
    const lobbying: Changes = { phase: 'lobbying', squares, revealed: cards('tech', 1) };
    expect(acting(lobbying)).toEqual({ type: 'lobbyRd', squareId: 'us-1' });
    const after: Changes = { ...lobbying, lobbyUsed: ['rd'] };
    expect(acting(after)).toEqual({ type: 'lobbyBudget', policy: 'stimulus' });
    expect(acting({ ...after, squares: { 'us-4': B } })).toEqual({
      type: 'lobbyBudget',
      policy: 'austerity',
      cardId: 'payoff-tech-1',
    });
    // Balance of Power +3 beats the local bonus of South America: NATO wins with any roll but 1.
    expect(acting({ ...after, lobbyUsed: ['rd', 'budget'] })).toEqual({
      type: 'powerPlay',
      zone: 'americas',
      camp: 'nato',
    });
  });

  test('repays while a bond costs $14 at most, in the last turn below $20, as far as its cash goes', () => {
    const repay = (turn: number, interestIndex: number) =>
      answering(
        { type: 'repayment', stage: 'others', seats: [G], commits: [] },
        { phase: 'earnings', turn, sliders: { interestIndex }, bonds: { [G]: 3 }, cash: { [G]: 30 } },
        G,
      );
    expect(repay(2, 6)).toEqual({ type: 'repayBonds', count: 2 });
    expect(repay(2, 5)).toEqual({ type: 'repayBonds', count: 0 });
    expect(repay(4, 1)).toEqual({ type: 'repayBonds', count: 1 });
    expect(repay(4, 0)).toEqual({ type: 'repayBonds', count: 0 });
  });

  test('gives up the cards of a crisis that bring it least', () => {
    const options = [...cards('finance', 1), ...cards('energy', 1), ...cards('finance', 2)];
    expect(
      answering(
        { type: 'crisisDiscard', seat: B, count: 1, options },
        { phase: 'earnings', revealed: options, squares: { 'us-1': B } },
        B,
      ),
    ).toEqual({ type: 'discardPayoffCards', cardIds: ['payoff-energy-1'] });
  });

  test.each([2, 3, 4])(
    'bots end every game of %i seats and buy shares of every country',
    (seatCount) => {
      const bought = new Set<string>();
      for (let seed = 0; seed < sized(6, 300); seed++) {
        const result = play(
          {
            seed,
            seatCount,
            skill: 100,
            options: { ...defaultOptions, setupMode: seed % 2 ? 'auction' : 'random' },
          },
          {
            onEvent: ({ event }) => {
              if (event.type === 'ShareBought') bought.add(event.country);
            },
          },
        );
        expect(result.outcome).not.toBeNull();
      }
      expect([...bought].sort()).toEqual(['brazil', 'china', 'eurozone', 'india', 'japan', 'russia', 'us']);
    },
    patience,
  );
});
