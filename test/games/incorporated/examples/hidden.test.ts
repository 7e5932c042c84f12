import { describe, expect, test } from 'vitest';
import type { EventNamed } from '../../../../src/games/incorporated/events.ts';
import { incorporated } from '../../../../src/games/incorporated/index.ts';
import { pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import { redacted } from '../../../support/game/redact.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { B, from, G, position, R, setUp, started } from '../position.ts';

const roster = ['fortress-derivatives', 'giant-squid', 'big-brother'];

describe('hidden information', () => {
  test('E25 positions of the decks (16.2)', () => {
    const { scenario, events } = started({}, 3, scriptedDraws({ seats: [roster] }));
    const named = <T extends string>(type: T) => events.find((event) => event.type === type);
    const pile = named('OutlookPileBuilt') as EventNamed<'OutlookPileBuilt'>;
    const deck = named('PayoffDeckShuffled') as EventNamed<'PayoffDeckShuffled'>;
    expect(named('OutlookDrawn')).toMatchObject({ seat: R, cardId: pile.pile[0] });
    const foreseen = named('OutlookForeseen') as EventNamed<'OutlookForeseen'>;
    expect(foreseen).toMatchObject({ seat: R, cardId: pile.pile[1] });
    const seenBy = (viewer: number) =>
      redacted(incorporated, { event: foreseen, draws: [] }, scenario.state, viewer).event;
    expect([G, B, R].map(seenBy)).toMatchObject([
      { cardId: null },
      { cardId: null },
      { cardId: pile.pile[1] },
    ]);
    let turn = scenario;
    while (turn.state.pending?.type === 'outlookChoice') {
      turn = turn.after([R, { type: 'chooseOutlookTarget', targetId: turn.state.pending.options[0] ?? '' }]);
    }
    expect(turn.state.payoffRevealed).toEqual(deck.order.slice(0, turn.state.payoffRevealed.length));
  });

  test('E25 in turn 4 the last card is drawn and none is foreseen', () => {
    const state = position({ turn: 3, phase: 'lobbying' });
    for (const player of state.players) {
      const keep = player.seat === G ? 1 : 0;
      state.executivesPlaced.push(
        ...Array.from({ length: player.executivesTotal - keep }, () => ({
          seat: player.seat,
          location: 'tax-havens',
        })),
      );
      player.executivesInPool = keep;
    }
    const [last] = state.outlookPile;
    const after = from(state, { 'dice/crisis': [12] }).after([G, { type: 'lobbyTaxHavens' }]);
    expect(after.events.find((event) => event.type === 'OutlookDrawn')).toMatchObject({ cardId: last });
    expect(after.events.some((event) => event.type === 'OutlookForeseen')).toBe(false);
  });

  test('E26 a commitment is told to its seat alone, and by nothing else (16.3), R47', () => {
    const repayment = (count: number) => {
      const state = position({
        phase: 'earnings',
        activeSeat: null,
        sliders: { interestIndex: 9 },
        bonds: { [G]: 3, [B]: 3 },
        cash: { [G]: 40, [B]: 40 },
      });
      state.pending = { type: 'repayment', stage: 'others', seats: [G, B], commits: [] };
      return from(state).after([G, { type: 'repayBonds', count }]);
    };
    const [two, one] = [repayment(2), repayment(1)];
    expect(incorporated.view(two.state, B)).toEqual(incorporated.view(one.state, B));
    expect(incorporated.legalCommands(two.state, B)).toEqual(incorporated.legalCommands(one.state, B));
    expect(incorporated.view(two.state, G).pending).toMatchObject({ commits: [{ seat: G, count: 2 }] });
    two.when(B, { type: 'repayBonds', count: 0 });
    expect(two.events.slice(0, 3)).toEqual([
      { type: 'RepaymentCommitted', seat: B, count: 0 },
      { type: 'BondsRepaid', seat: G, count: 2, price: 11 },
      { type: 'BondsRepaid', seat: B, count: 0, price: 11 },
    ]);
  });

  test('E29 starting cash, R46', () => {
    const cash = (seatCount: number) => setUp({ seatCount }).players.map((player) => player.cash);
    expect(cash(2)).toEqual([26, 34]);
    expect(cash(3)).toEqual([16, 30, 24]);
    expect(cash(4)).toEqual([20, 24, 18, 24]);
  });

  test('a fork shuffles the undrawn outlook cards and the payoff deck, and leaves the discards (16.2)', () => {
    const state = position({ discards: ['payoff-tech-1'] });
    const events = incorporated.reshuffle(state, 'fork', pseudoRandom(5));
    expect(events.map(({ event }) => event.type)).toEqual([
      'OutlookPileBuilt',
      'OutlookForeseen',
      'PayoffDeckShuffled',
    ]);
    expect(events[0]?.draws[0]?.args).toEqual([...state.outlookPile, ...state.outlookBox]);
    expect(events[2]?.draws[0]?.args).toEqual(state.payoffDeck);
    const after = events.reduce(
      (folded, { event }) => incorporated.evolve(folded, event),
      structuredClone(state),
    );
    expect(after.outlookPile).toHaveLength(state.outlookPile.length);
    expect(after.payoffDiscard).toEqual(['payoff-tech-1']);
    expect(incorporated.invariants(after)).toEqual([]);
  });
});
