import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { position } from '../position.ts';

describe('forks', () => {
  test('both decks are shuffled again, each in its present order (15.2)', () => {
    const state = position({ opportunityDiscards: ['agent-mole'] });
    const events = evilCorp.reshuffle(state, 'fork', scriptedDraws());
    expect(events).toHaveLength(1);
    const { event, draws } = events[0] ?? { event: null, draws: [] };
    if (event?.type !== 'DecksShuffled') throw new Error('no shuffle');
    expect(event.reason).toBe('fork');
    expect(draws.map((draw) => draw.args)).toEqual([state.opportunityDeck, state.worldEventDeck]);
    expect([...event.opportunityDeck].sort()).toEqual([...state.opportunityDeck].sort());
    expect(event.opportunityDeck).not.toEqual(state.opportunityDeck);
  });
});
