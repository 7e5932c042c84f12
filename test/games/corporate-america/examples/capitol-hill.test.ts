import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/corporate-america/state.ts';
import { A, B, boardOf, C, enact, enacting, eventsOf, given, inFirstAct, protests } from '../position.ts';

const moneyOf = (scenario: ReturnType<typeof given>, seat: number) => playerOf(scenario.state, seat).money;
const { antiCorporate, antiGovernment, christian, conservative, environmental, liberal } = protests;

describe('the first act', () => {
  test('E18 revoking: the free revocation spares Term Limits, legislation does not [Revoke]', () => {
    const scenario = given(inFirstAct({ laws: ['sin-tax', 'term-limits'] }));
    scenario.when(A, { type: 'revokeLaw', lawId: 'term-limits' }).thenRefused('LAW_NOT_REVOCABLE');
    scenario.when(A, { type: 'revokeLaw', lawId: 'sin-tax' }).thenAccepted();
    expect(scenario.events.slice(0, 3)).toMatchObject([
      { type: 'LawRevoked', lawId: 'sin-tax', by: A, cause: 'firstAct' },
      { type: 'FirstActFinished', seat: A, automatic: true },
      { type: 'LegislationRevealed', cause: 'newPresident' },
    ]);
    const later = given(
      enacting({
        laws: ['term-limits'],
        board: boardOf(8, 'small-government'),
        capitol: { revokeUsed: true },
      }),
    );
    later.when(A, enact('small-government', null, { lawId: 'term-limits' })).thenAccepted();
    expect(eventsOf(later, 'LawRevoked')).toMatchObject([{ lawId: 'term-limits', cause: 'legislation' }]);
    expect(later.state.laws).toEqual([]);
  });

  test('E23 the Patriot Act works from the next election on [Patriot Act]', () => {
    const dismiss = { type: 'patriotActDismiss', protestId: liberal } as const;
    given(enacting({ laws: ['patriot-act'], protests: [liberal] }))
      .when(A, dismiss)
      .thenRefused('WRONG_STEP');
    const scenario = given(
      inFirstAct({ turn: 3, laws: ['patriot-act', 'sin-tax'], protests: [liberal, christian] }),
    );
    scenario.when(A, dismiss).thenEvents({
      type: 'ProtestSatisfied',
      protestId: liberal,
      by: A,
      via: 'patriotAct',
      legislationId: null,
    });
    expect(scenario.state.consumerDiscard).toContain(liberal);
    scenario.when(A, { type: 'patriotActDismiss', protestId: christian }).thenRefused('ALREADY_DISMISSED');
    scenario.when(A, { type: 'revokeLaw', lawId: 'sin-tax' }).thenAccepted();
    expect(scenario.state.step).not.toBe('firstAct');
  });
});

describe('the protest rule [Capitol Hill Phase]', () => {
  test('E19 a protest forces one of the cards that satisfy it', () => {
    const board = boardOf(8, 'emission-limits', 'cap-and-trade');
    const scenario = given(enacting({ board, protests: [environmental] }));
    scenario.when(A, enact('bridge-to-nowhere')).thenRefused('PROTESTS_UNSATISFIED');
    scenario.when(A, enact('emission-limits')).thenRefused('PROTESTS_UNSATISFIED');
    scenario.when(A, enact('bridge-to-nowhere', environmental)).thenRefused('PROTEST_NOT_MATCHED');
    scenario.when(A, enact('cap-and-trade', environmental)).thenEvents(
      { type: 'LegislationEnacted', legislationId: 'cap-and-trade', order: 1, becomesLaw: true },
      {
        type: 'ProtestSatisfied',
        protestId: environmental,
        via: 'legislation',
        legislationId: 'cap-and-trade',
      },
    );
    expect(scenario.state.consumerDiscard).toContain(environmental);
    scenario.when(A, enact('bridge-to-nowhere')).thenAccepted();

    const free = given(enacting({ board: boardOf(8), protests: [environmental] }));
    free.after(
      [A, enact('bridge-to-nowhere')],
      [A, enact('stop-online-piracy-act')],
      [A, enact('filibuster')],
    );
    expect(free.state.protests).toEqual([environmental]);
    expect(free.state.turn).toBe(3);
  });

  test('E20 more protests than enactments', () => {
    const all = [conservative, liberal, christian, environmental];
    const board = ['trickle-down-economics', 'pell-grants', 'sin-tax', 'power-rationing'];
    const scenario = given(
      enacting({
        protests: all,
        board: [
          ...board,
          'bail-out',
          'bridge-to-nowhere',
          'subsidize-technology-sector',
          'stop-online-piracy-act',
        ],
      }),
    );
    scenario.when(A, enact('stop-online-piracy-act')).thenRefused('PROTESTS_UNSATISFIED');
    scenario.after(
      [A, enact('power-rationing', environmental)],
      [A, enact('trickle-down-economics', conservative)],
      [A, enact('sin-tax', christian)],
    );
    expect(scenario.state.protests).toEqual([liberal]);
    expect(eventsOf(scenario, 'LegislationDiscarded')).toMatchObject([
      {
        reason: 'rejected',
        legislationIds: [
          'pell-grants',
          'bail-out',
          'bridge-to-nowhere',
          'subsidize-technology-sector',
          'stop-online-piracy-act',
        ],
      },
    ]);
  });

  test('as many protests as possible: a card of two ideologies goes where it leaves the most (10.6)', () => {
    const scenario = given(
      enacting({
        protests: [liberal, antiCorporate],
        board: [
          'living-wages',
          'speculator-tax',
          'bail-out',
          'bridge-to-nowhere',
          'subsidize-technology-sector',
          'stop-online-piracy-act',
          'super-committee',
          'filibuster',
        ],
      }),
    );
    scenario.when(A, enact('living-wages', antiCorporate)).thenRefused('PROTESTS_UNSATISFIED');
    scenario.when(A, enact('speculator-tax', antiCorporate)).thenAccepted();
    scenario.when(A, enact('living-wages', liberal)).thenAccepted();
    expect(scenario.state.protests).toEqual([]);
  });

  test('E30 a card of two ideologies satisfies one protest, of the president’s choice', () => {
    const board = [
      'tax-loophole',
      'bail-out',
      'bridge-to-nowhere',
      'subsidize-technology-sector',
      'stop-online-piracy-act',
      'super-committee',
      'sin-tax',
      'censorship',
    ];
    for (const satisfies of [conservative, antiGovernment]) {
      const scenario = given(enacting({ protests: [conservative, antiGovernment], board }));
      scenario.when(A, enact('tax-loophole', satisfies)).thenAccepted();
      expect(scenario.state.protests).toEqual(
        [conservative, antiGovernment].filter((protest) => protest !== satisfies),
      );
      scenario.when(A, enact('bridge-to-nowhere')).thenAccepted();
    }
  });

  test('E21 Crack Down [Crack Down]', () => {
    const board = boardOf(8, 'obamacare', 'crack-down');
    const changes = enacting({ board, protests: [liberal] });
    const scenario = given(changes);
    scenario.when(A, enact('crack-down')).thenRefused('PROTESTS_UNSATISFIED');
    scenario.when(A, enact('crack-down', null, { protestId: liberal })).thenAccepted();
    expect(scenario.events).toMatchObject([
      { type: 'LegislationEnacted', legislationId: 'crack-down', satisfies: null, becomesLaw: false },
      { type: 'ProtestEnded', protestId: liberal, by: A, via: 'crackDown' },
      { type: 'LegislationDiscarded', legislationIds: ['crack-down'], reason: 'enacted' },
    ]);
    scenario.when(A, enact('bridge-to-nowhere')).thenAccepted();

    const satisfied = given(changes).after([A, enact('obamacare', liberal)]);
    expect(satisfied.state.protests).toEqual([]);
    satisfied.when(A, enact('bridge-to-nowhere')).thenAccepted();

    const idle = given(enacting({ board: boardOf(8, 'crack-down') })).after([A, enact('crack-down')]);
    expect(eventsOf(idle, 'NoEffect')).toMatchObject([{ reason: 'noProtestEnded' }]);
  });
});

describe('effects', () => {
  test('E12 Fines [Fine]', () => {
    const fined = (money: number) =>
      given(
        enacting({
          board: boardOf(8, 'disaster-fines'),
          seats: { [A]: { businesses: ['big-journey-suvs', 'mobile-mansion-rvs'], money } },
        }),
      ).after([A, enact('disaster-fines')]);
    const scenario = fined(30);
    expect(eventsOf(scenario, 'FineAssessed')).toMatchObject([
      { dues: [{ seat: A, businessIds: ['big-journey-suvs', 'mobile-mansion-rvs'], due: 16 }] },
    ]);
    expect(moneyOf(scenario, A)).toBe(14);
    const poor = fined(5);
    expect(eventsOf(poor, 'FinePaid')).toMatchObject([{ due: 16, paid: 5 }]);
    expect(moneyOf(poor, A)).toBe(0);
  });

  test('every holder of a privilege is asked before it pays a Fine (R37)', () => {
    const scenario = given(
      enacting({
        turn: 3,
        board: boardOf(8, 'disaster-fines'),
        seats: {
          [A]: { businesses: ['soul-of-coal'], privileges: ['presidential-pardon'] },
          [B]: { businesses: ['factory-farms'], privileges: ['pocket-veto'] },
          [C]: { businesses: ['mile-high-airlines'] },
        },
      }),
    ).after([A, enact('disaster-fines')]);
    expect(scenario.state).toMatchObject({ step: 'pardon', active: [A] });
    scenario.after([A, { type: 'useExecutivePrivilege', privilegeId: 'presidential-pardon' }]);
    expect(eventsOf(scenario, 'FineWaived')).toMatchObject([{ seat: A, due: 8 }]);
    expect(scenario.state).toMatchObject({ step: 'pardon', active: [B] });
    scenario
      .when(B, { type: 'useExecutivePrivilege', privilegeId: 'pocket-veto', legislationId: 'sin-tax' })
      .thenRefused('PRIVILEGE_NOT_USABLE');
    scenario.after([B, { type: 'passPrivilege' }]);
    expect(eventsOf(scenario, 'PrivilegePassed')).toMatchObject([{ seat: B, window: 'fine' }]);
    expect([A, B, C].map((seat) => moneyOf(scenario, seat))).toEqual([20, 12, 12]);
    expect(scenario.state).toMatchObject({ step: 'enact', active: [A] });
    expect(scenario.state.legislationDiscard).toContain('disaster-fines');
  });

  test('E13 Giveaways [Giveaway]', () => {
    const seats = { [A]: { businesses: ['mcdedcow'] }, [B]: { businesses: ['factory-farms'] } };
    const scenario = given(enacting({ board: boardOf(8, 'farm-subsidies'), seats }));
    const give = (...shares: readonly (readonly [number, number])[]) =>
      enact('farm-subsidies', null, { allocations: shares.map(([seat, amount]) => ({ seat, amount })) });
    scenario.when(A, give([A, 10], [C, 5])).thenRefused('NOT_ELIGIBLE');
    scenario.when(A, give([A, 14])).thenRefused('WRONG_TOTAL');
    scenario.when(A, enact('farm-subsidies')).thenRefused('INVALID_CHOICE');
    scenario.when(A, give([A, 15])).thenAccepted();
    expect(moneyOf(scenario, A)).toBe(35);

    const bailOut = given(enacting());
    bailOut
      .when(
        A,
        enact('bail-out', null, {
          allocations: [
            { seat: C, amount: 8 },
            { seat: B, amount: 7 },
          ],
        }),
      )
      .thenAccepted();
    expect([A, B, C].map((seat) => moneyOf(bailOut, seat))).toEqual([20, 27, 28]);

    const nobody = given(enacting({ board: boardOf(8, 'farm-subsidies') }));
    nobody.when(A, give([A, 15])).thenRefused('INVALID_CHOICE');
    nobody.after([A, enact('farm-subsidies')]);
    expect(eventsOf(nobody, 'NoEffect')).toMatchObject([{ reason: 'noEligiblePlayer' }]);
  });

  test('R23, R30 Bar the Revolving Door binds Giveaways of the same phase', () => {
    const seats = { [A]: { businesses: ['mcdedcow'] } };
    const board = boardOf(8, 'bar-the-revolving-door', 'farm-subsidies', 'bail-out');
    const scenario = given(enacting({ board, seats })).after([A, enact('bar-the-revolving-door')]);
    scenario
      .when(A, enact('bail-out', null, { allocations: [{ seat: A, amount: 15 }] }))
      .thenRefused('NOT_ELIGIBLE');
    scenario.after([A, enact('farm-subsidies')]);
    expect(eventsOf(scenario, 'NoEffect')).toMatchObject([{ reason: 'noEligiblePlayer' }]);
  });

  test('E15 Lobbyists are paid for legislation, not for protests [Lobbyist]', () => {
    const seats = { [B]: { businesses: ['faux-news'] } };
    const board = boardOf(8, 'trickle-down-economics', 'tax-loophole');
    const scenario = given(enacting({ board, seats })).after([A, enact('trickle-down-economics')]);
    expect(eventsOf(scenario, 'LobbyistPaid')).toMatchObject([
      { seat: B, businessId: 'faux-news', amount: 4 },
    ]);
    expect(moneyOf(scenario, B)).toBe(24);
    scenario.after([A, enact('stop-online-piracy-act')]);
    expect(moneyOf(scenario, B)).toBe(24);
    const revealed = given({ seats, consumerTop: [conservative] });
    revealed.after([A, { type: 'revealConsumer', sponsors: [] }]);
    expect(moneyOf(revealed, B)).toBe(20);
  });

  test('E25 Distractions [Distraction]', () => {
    const scenario = given(enacting({ board: boardOf(8, 'defense-of-marriage-act') }));
    scenario
      .when(A, enact('defense-of-marriage-act'))
      .thenEvents({ type: 'LegislationEnacted', becomesLaw: true });
    expect(scenario.state.laws).toEqual(['defense-of-marriage-act']);
    scenario
      .when(A, enact('filibuster'))
      .thenEvents(
        { type: 'LegislationEnacted', becomesLaw: false, order: 2 },
        { type: 'NoEffect', reason: 'distraction' },
        { type: 'LegislationDiscarded', legislationIds: ['filibuster'], reason: 'enacted' },
      );
    expect(scenario.state.capitol.enacted).toEqual(['defense-of-marriage-act', 'filibuster']);
  });

  test('E26 Break Monopoly [Break Monopoly]', () => {
    const seats = { [B]: { businesses: ['faux-news', 'oggle-search', 'trius'] } };
    const scenario = given(enacting({ board: boardOf(8, 'break-monopoly'), seats }));
    const choose = (target: number, industry: 'media' | 'luxury') =>
      enact('break-monopoly', null, { monopoly: { target, industry } });
    scenario.when(A, enact('break-monopoly')).thenRefused('CHOICE_REQUIRED');
    scenario.when(A, choose(B, 'luxury')).thenRefused('NO_SYNERGY');
    scenario.after([A, choose(B, 'media')]);
    expect(scenario.state).toMatchObject({ step: 'breakMonopoly', active: [B] });
    scenario.when(B, { type: 'discardMonopolyBusiness', businessId: 'trius' }).thenRefused('WRONG_INDUSTRY');
    scenario.when(B, { type: 'discardMonopolyBusiness', businessId: 'oggle-search' }).thenAccepted();
    expect(eventsOf(scenario, 'BusinessCardDiscarded')).toMatchObject([{ seat: B, reason: 'breakMonopoly' }]);
    expect(scenario.state.businessDiscard).toContain('oggle-search');
    expect(playerOf(scenario.state, B).businesses).toEqual(['faux-news', 'trius']);
    expect(scenario.state).toMatchObject({ step: 'enact', active: [A] });
    const none = given(enacting({ board: boardOf(8, 'break-monopoly') })).after([A, enact('break-monopoly')]);
    expect(eventsOf(none, 'NoEffect')).toMatchObject([{ reason: 'noSynergy' }]);
  });

  test('E27 Corporate Transparency [Corporate Transparency]', () => {
    const seats = { [A]: { money: 7 }, [C]: { money: 31 } };
    const scenario = given(enacting({ board: boardOf(8, 'corporate-transparency'), seats }));
    scenario.when(A, enact('corporate-transparency'));
    expect(eventsOf(scenario, 'FortunesDisclosed')).toMatchObject([{ money: [7, 20, 31] }]);
    scenario.after([A, enact('bridge-to-nowhere')]);
    expect(eventsOf(scenario, 'FortunesDisclosed')).toEqual([]);
  });
});

describe('the privilege window (10.5)', () => {
  test('every holder in turn; a veto replaces a card, Free Speech Zone ends a protest (R26)', () => {
    const scenario = given({
      phase: 'capitolHill',
      step: 'privilegeWindow',
      turn: 3,
      active: [B],
      seats: {
        [B]: { privileges: ['pocket-veto', 'free-speech-zone'] },
        [C]: { privileges: ['insider-briefing'] },
      },
      protests: [liberal],
      board: boardOf(8),
      legislationTop: ['living-wages'],
      capitol: { windowQueue: [B, C] },
    });
    const vetoed = scenario.state.legislationBoard[2] as string;
    scenario
      .when(B, { type: 'useExecutivePrivilege', privilegeId: 'pocket-veto', legislationId: vetoed })
      .thenEvents(
        { type: 'ExecutivePrivilegeUsed', privilegeId: 'pocket-veto' },
        { type: 'LegislationVetoed', legislationId: vetoed, spot: 3 },
        { type: 'LegislationRevealed', cause: 'pocketVeto' },
      );
    expect(scenario.state.legislationBoard[2]).toBe('living-wages');
    scenario.when(B, { type: 'useExecutivePrivilege', privilegeId: 'free-speech-zone', protestId: liberal });
    expect(scenario.events).toMatchObject([
      { type: 'ExecutivePrivilegeUsed' },
      { type: 'ProtestEnded', protestId: liberal, by: B, via: 'freeSpeechZone' },
      { type: 'StepEntered', step: 'privilegeWindow', seats: [C] },
    ]);
    scenario.when(C, { type: 'passPrivilege' }).thenAccepted();
    expect(scenario.state).toMatchObject({ step: 'enact', active: [A] });
  });
});
