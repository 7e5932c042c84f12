import { describe, expect, test } from 'vitest';
import type { EventNamed } from '../../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { redacted } from '../../../support/game/redact.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { givenSpending, position, spending } from '../position.ts';
import { baseChoices, started } from '../started.ts';

describe('hidden information', () => {
  test('E45 dealt cards (15.2, 15.3)', () => {
    const { scenario, events } = started();
    const deck = events.find((event): event is EventNamed<'DecksShuffled'> => event.type === 'DecksShuffled');
    scenario.after(...baseChoices);
    const dealt = scenario.events.filter(
      (event): event is EventNamed<'StartingHandDealt'> => event.type === 'StartingHandDealt',
    );
    expect(dealt.map((event) => event.cardIds)).toEqual([
      deck?.opportunityDeck.slice(0, 3),
      deck?.opportunityDeck.slice(3, 6),
      deck?.opportunityDeck.slice(6, 9),
    ]);
    const seen = dealt.map(
      (event) =>
        redacted(evilCorp, { event, draws: [] }, scenario.state, 1).event as EventNamed<'StartingHandDealt'>,
    );
    expect(seen.map((event) => event.cardIds)).toEqual([null, dealt[1]?.cardIds, null]);
    expect(seen.map((event) => event.count)).toEqual([3, 3, 3]);

    const hand = playerOf(scenario.state, 0).hand;
    scenario
      .when(0, { type: 'collectOpportunities', discard: hand.slice(0, 2) })
      .thenEvents({ type: 'OpportunitiesCollected', drawn: deck?.opportunityDeck.slice(9, 11) ?? [] });
  });

  test('E45 the first card after the use of an agent is the top of the next order (15.2)', () => {
    const scenario = givenSpending({
      seats: { 0: { liquidity: 9, hand: ['agent-mole'] } },
      opportunityDiscards: ['opp-green-p3-cairo'],
    }).after([
      0,
      { type: 'raidWastedOpportunities', agentCardId: 'agent-mole', takeCardId: 'opp-green-p3-cairo' },
    ]);
    const shuffle = scenario.events[1] as EventNamed<'WastedOpportunitiesReshuffled'>;
    scenario
      .when(0, { type: 'buyOpportunity' })
      .thenEvents({ type: 'OpportunityBought', cardId: shuffle.opportunityDeck[0] ?? '' });
  });

  test('E46 a poached card [Play Nasty Business or Agent Cards, R44]', () => {
    const poaching = 'opp-green-p1-bogota';
    const before = position({
      seats: {
        0: { hand: [poaching] },
        1: { hand: ['opp-purple-p3-bogota', 'opp-red-p2-moscow', 'agent-mole'] },
        2: { hand: [] },
      },
      turn: spending,
    });
    const draws = scriptedDraws({ 'pick/poach': [0] });
    const played = evilCorp.decide(
      before,
      0,
      { type: 'playNastyBusiness', cardId: poaching, params: { target: 1 } },
      draws,
    );
    if (played.type === 'RuleViolation') throw new Error(played.code);
    let state = before;
    for (const { event } of played.events) state = evilCorp.evolve(state, event);
    const decision = evilCorp.decide(state, 1, { type: 'declineCounter' }, draws);
    if (decision.type === 'RuleViolation') throw new Error(decision.code);
    const poached = decision.events.find(({ event }) => event.type === 'CardPoached');
    if (poached === undefined) throw new Error('nothing was poached');
    expect(poached.event).toMatchObject({ from: 1, to: 0, cardId: 'opp-red-p2-moscow' });
    expect(poached.draws).toHaveLength(1);
    const sees = (viewer: number | 'spectator') => {
      const { event, draws: shown } = redacted(evilCorp, poached, state, viewer);
      return [(event as EventNamed<'CardPoached'>).cardId !== null, shown[0] !== null];
    };
    expect(sees(0)).toEqual([true, false]);
    expect(sees(1)).toEqual([true, true]);
    expect(sees(2)).toEqual([false, false]);
    expect(sees('spectator')).toEqual([false, false]);
  });
});
