import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/corporate-america/state.ts';
import { A, B, C, type Changes, eventsOf, given, onWallStreet } from '../position.ts';

/** A is the last to start; B has started Back Alley Business Models. */
const lastStarts = (businessId: string, changes: Changes = {}): Changes =>
  onWallStreet({
    president: B,
    active: [A],
    ...changes,
    wallStreet: {
      seats: {
        [A]: { stage: 'start' },
        [B]: { stage: 'done', started: 1, startedIds: ['back-alley-business-models'] },
        [C]: { stage: 'done' },
      },
    },
    seats: {
      [A]: { hand: [businessId, 'sweatibank', 'sofa-king'], money: 30 },
      [B]: { businesses: ['back-alley-business-models'] },
      ...changes.seats,
    },
  });

describe('Wall Street', () => {
  test('E28 a Job Creator, and a Think Tank after it [Job Creator], [Think Tank]', () => {
    const scenario = given(lastStarts('microhard')).after([
      A,
      { type: 'startBusiness', businessId: 'microhard' },
    ]);
    expect(scenario.state).toMatchObject({ step: 'jobCreator', active: [A] });
    scenario.when(A, { type: 'startExtraBusiness', businessId: 'sofa-king' }).thenRefused('FILTER_NOT_MET');
    scenario.when(A, { type: 'startExtraBusiness', businessId: 'sweatibank' }).thenAccepted();
    expect(scenario.events.slice(0, 3)).toMatchObject([
      {
        type: 'BusinessStarted',
        businessId: 'sweatibank',
        paid: 4,
        discount: 0,
        source: 'hand',
        trigger: 'microhard',
      },
      { type: 'BusinessCardsDrawn', seat: B, count: 2, reason: 'thinkTank' },
      { type: 'PhaseStarted', phase: 'mainStreet' },
    ]);
    expect(playerOf(scenario.state, A).money).toBe(30 - 10 - 4);
    expect(playerOf(scenario.state, B).hand).toHaveLength(2);
    expect(playerOf(scenario.state, B).businesses).toEqual(['back-alley-business-models']);
  });

  test('E28 a Job Creator is asked even if it can start nothing (R37)', () => {
    const scenario = given(lastStarts('microhard', { seats: { [A]: { hand: ['microhard'], money: 10 } } }));
    scenario.after([A, { type: 'startBusiness', businessId: 'microhard' }]);
    expect(scenario.state).toMatchObject({ step: 'jobCreator', active: [A] });
    scenario.after([A, { type: 'declineExtraBusiness' }]);
    expect(eventsOf(scenario, 'JobCreatorDeclined')).toMatchObject([{ seat: A, businessId: 'microhard' }]);
  });

  test('Start Up Labs: one of the top three cards at its full cost, the others discarded [Job Creator]', () => {
    const scenario = given(lastStarts('start-up-labs', { businessTop: ['porn-emporium', 'trius'] })).after([
      A,
      { type: 'startBusiness', businessId: 'start-up-labs' },
    ]);
    const [inspected] = eventsOf(scenario, 'TopBusinessesInspected');
    expect(inspected).toMatchObject({ seat: A, count: 3, positions: [0, 1, 2] });
    scenario
      .when(A, { type: 'startExtraBusiness', businessId: 'sweatibank' })
      .thenRefused('CARD_NOT_AVAILABLE');
    scenario.after([A, { type: 'startExtraBusiness', businessId: 'porn-emporium' }]);
    expect(eventsOf(scenario, 'BusinessStarted')).toMatchObject([
      { source: 'deck', paid: 4, trigger: 'start-up-labs' },
    ]);
    expect(eventsOf(scenario, 'BusinessCardDiscarded')).toMatchObject([
      { businessId: 'trius', reason: 'startUpLabs' },
      { businessId: inspected?.cardIds[2], reason: 'startUpLabs' },
    ]);
  });

  test('an extra business that is a Job Creator works too (R6)', () => {
    const seats = { [A]: { hand: ['microhard', 'smiling-sun-labor', 'sofa-king'], money: 30 } };
    const scenario = given(lastStarts('microhard', { seats })).after(
      [A, { type: 'startBusiness', businessId: 'microhard' }],
      [A, { type: 'startExtraBusiness', businessId: 'smiling-sun-labor' }],
    );
    expect(scenario.state.wallStreet.jobQueue).toEqual([{ seat: A, businessId: 'smiling-sun-labor' }]);
    scenario.when(A, { type: 'startExtraBusiness', businessId: 'sofa-king' }).thenAccepted();
  });

  test('Patent Troll Law Firm takes one card of another hand [Think Tank]', () => {
    const seats = {
      [A]: { hand: ['patent-troll-law-firm'], money: 30 },
      [B]: { businesses: [] },
      [C]: { hand: ['trius', 'myface'] },
    };
    const scenario = given(
      onWallStreet({
        president: B,
        active: [A],
        wallStreet: {
          seats: { [A]: { stage: 'start' }, [B]: { stage: 'done' }, [C]: { stage: 'done' } },
        },
        seats,
      }),
    ).after([A, { type: 'startBusiness', businessId: 'patent-troll-law-firm' }]);
    expect(scenario.state).toMatchObject({ step: 'thinkTank', active: [A] });
    scenario.when(A, { type: 'takeBusinessCard', businessId: 'trius' }).thenRefused('NOTHING_INSPECTED');
    scenario.when(A, { type: 'inspectHand', target: B }).thenRefused('TARGET_HAND_EMPTY');
    scenario.after([A, { type: 'inspectHand', target: C }]);
    expect(eventsOf(scenario, 'HandInspected')).toMatchObject([{ cardIds: ['trius', 'myface'], count: 2 }]);
    scenario.when(A, { type: 'declineThinkTank' }).thenRefused('ALREADY_INSPECTED');
    scenario.after([A, { type: 'takeBusinessCard', businessId: 'trius' }]);
    expect(playerOf(scenario.state, A).hand).toEqual(['trius']);
    expect(playerOf(scenario.state, C).hand).toEqual(['myface']);
    expect(scenario.state.phase).toBe('mainStreet');
  });

  test('a payable card must be started; with a privilege in hand the end is not automatic (R5, R37)', () => {
    const hand = ['trius', 'sofa-king'];
    given(lastStarts('x', { seats: { [A]: { hand, money: 20 } } }))
      .when(A, { type: 'finishStarting' })
      .thenRefused('MUST_START_BUSINESS');
    const poor = { hand: ['trius'], money: 17, privileges: ['no-bid-contract'] };
    const scenario = given(lastStarts('x', { seats: { [A]: poor } }));
    scenario.when(A, { type: 'startBusiness', businessId: 'trius' }).thenRefused('INSUFFICIENT_FUNDS');
    scenario.after([A, { type: 'startBusiness', businessId: 'trius', privilegeId: 'no-bid-contract' }]);
    expect(eventsOf(scenario, 'BusinessStarted')).toMatchObject([{ startUpCost: 18, discount: 8, paid: 10 }]);
    expect(scenario.state.privilegeDiscard).toContain('no-bid-contract');
    const unable = given(lastStarts('x', { seats: { [A]: { ...poor, money: 1 } } }));
    unable.when(A, { type: 'finishStarting' }).thenAccepted();
    expect(eventsOf(unable, 'StartingFinished')).toMatchObject([{ cause: 'cannotAfford', started: 0 }]);
    const free = given(
      lastStarts('x', { options: { allowDeclineStart: true }, seats: { [A]: { hand, money: 20 } } }),
    );
    free.after([A, { type: 'finishStarting' }]);
    expect(eventsOf(free, 'StartingFinished')).toMatchObject([{ cause: 'declined' }]);
  });

  test('simultaneous mode: every seat goes through its own stages (R4)', () => {
    const stage = { stage: 'discard' as const };
    const scenario = given(
      onWallStreet({
        options: { wallStreetMode: 'simultaneous' },
        active: [A, B, C],
        wallStreet: { seats: { [A]: stage, [B]: stage, [C]: stage } },
        seats: {
          [A]: { hand: ['sofa-king', 'myface'] },
          [B]: { hand: ['trius', 'solacel'] },
          [C]: { hand: ['idol', 'twimper'] },
        },
      }),
    ).after(
      [C, { type: 'discardBusinessCard', businessId: 'idol' }],
      [A, { type: 'discardBusinessCard', businessId: 'myface' }],
      [C, { type: 'startBusiness', businessId: 'twimper' }],
    );
    expect(scenario.state.active).toEqual([A, B]);
    scenario.when(C, { type: 'finishStarting' }).thenRefused('NOT_ACTIVE');
    // B cannot pay for what is left and holds no privilege, so its start ends by itself.
    scenario.after(
      [A, { type: 'startBusiness', businessId: 'sofa-king' }],
      [B, { type: 'discardBusinessCard', businessId: 'solacel' }],
      [B, { type: 'startBusiness', businessId: 'trius' }],
    );
    expect(scenario.state.phase).toBe('mainStreet');
  });
});
