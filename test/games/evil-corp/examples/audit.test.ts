import { describe, expect, test } from 'vitest';
import { correctRevenue } from '../../../../src/games/evil-corp/derived.ts';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type EvilCorpScenario, given, givenSpending } from '../position.ts';

/** Seat 0 (correct revenue 5, liquidity 5) has declared and withdrawn; the revenue check is open. */
const claimed = (declared: number, withdrawn: number): EvilCorpScenario =>
  given().after(
    [0, { type: 'declareRevenue', amount: declared }],
    [0, { type: 'withdrawRevenue', amount: withdrawn }],
  );

const accepted = (declared: number, withdrawn: number): EvilCorpScenario =>
  claimed(declared, withdrawn).after([1, { type: 'acceptRevenue' }], [2, { type: 'acceptRevenue' }]);

const money = (scenario: EvilCorpScenario) => scenario.state.players.map((player) => player.liquidity);

describe('audit', () => {
  test('E39 wrong declaration [Audit]', () => {
    const scenario = accepted(7, 7);
    expect(money(scenario)).toEqual([12, 5, 5]);
    scenario
      .when(2, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled', auditor: 2, accused: 0, kind: 'revenueDeclaration' },
        { type: 'AuditUpheld', declared: 7, correct: 5, withdrawn: 7, delta: -2 },
        { type: 'DebtSettled', debtor: 0, creditor: null, due: 2, paid: 2, reason: 'auditCorrection' },
        { type: 'DebtSettled', debtor: 0, creditor: 2, due: 2, paid: 2, reason: 'auditFee' },
      );
    expect(money(scenario)).toEqual([8, 5, 7]);
  });

  test('E40 libel [Audit]', () => {
    accepted(5, 5)
      .when(2, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditRejected', auditor: 2, accused: 0 },
        { type: 'DebtSettled', debtor: 2, creditor: 0, due: 2, paid: 2, reason: 'auditPenalty' },
      )
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenRefused('NO_OPEN_CLAIM', { kind: 'ruling', id: 'R14' });
  });

  test('E41 withdrawal differs from declaration [Audit]', () => {
    const scenario = accepted(5, 8);
    scenario
      .when(1, { type: 'audit', accused: 0, kind: 'revenueWithdrawal' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', declared: 5, withdrawn: 8, delta: -3, correct: null },
        { type: 'DebtSettled', debtor: 0, creditor: null, due: 3, reason: 'auditCorrection' },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, reason: 'auditFee' },
      );
    expect(money(scenario)).toEqual([8, 7, 5]);
  });

  test('E42 hand limit [Audit]', () => {
    const hand = [
      'opp-green-p3-cairo',
      'opp-green-p3-auckland',
      'opp-orange-p3-tokyo',
      'opp-yellow-p3-cairo',
      'opp-yellow-p3-london',
    ] as const;
    const scenario = givenSpending({ seats: { 0: { hand } } })
      .when(1, { type: 'audit', accused: 0, kind: 'handLimit' })
      .thenEvents({ type: 'AuditCalled' }, { type: 'AuditUpheld', excess: 2 })
      .when(0, { type: 'endTurn' })
      .thenRefused('ACTION_PENDING')
      .when(0, { type: 'discardForAudit', cardIds: [hand[0]] })
      .thenRefused('WRONG_DISCARD_COUNT')
      .when(0, { type: 'discardForAudit', cardIds: [hand[3], hand[1]] })
      .thenEvents(
        { type: 'AuditDiscardMade', seat: 0, cardIds: [hand[3], hand[1]] },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, paid: 2, reason: 'auditFee' },
      );
    expect(money(scenario)).toEqual([3, 7, 5]);
    expect(playerOf(scenario.state, 0).hand).toEqual([hand[0], hand[2], hand[4]]);
    expect(scenario.state.opportunityDiscards).toEqual([hand[3], hand[1]]);
  });

  test('E43 CEO power [CEO Power Cards]', () => {
    const scenario = given({ options: { ceoPowers: true }, turn: { seat: 2, turnNumber: 6 } });
    expect(correctRevenue(scenario.state, 2)).toBe(5);
    scenario
      .when(2, { type: 'playCeoPower' })
      .thenEvents({
        type: 'CeoPowerPlayed',
        seat: 2,
        powerCardId: 'power-rent-extraction',
        tokenReturned: false,
      })
      .thenState((state) => {
        expect(correctRevenue(state, 2)).toBe(11);
        expect(playerOf(state, 2).power).toBe('used');
      })
      .when(2, { type: 'playCeoPower' })
      .thenRefused('POWER_ALREADY_USED');
    given({ options: { ceoPowers: true }, turn: { seat: 2, turnNumber: 6 } })
      .after([2, { type: 'declareRevenue', amount: 5 }])
      .when(2, { type: 'playCeoPower' })
      .thenRefused('NOT_AT_START_OF_TURN', { kind: 'ruling', id: 'R32' });
  });

  test('E44 a hand is not audited twice for the same cards [Audit, R43]', () => {
    const scenario = givenSpending({ seats: { 0: { liquidity: 9 } } }).after([
      1,
      { type: 'audit', accused: 0, kind: 'handLimit' },
    ]);
    expect(money(scenario)).toEqual([11, 3, 5]);
    for (const seat of [1, 2]) {
      scenario.when(seat, { type: 'audit', accused: 0, kind: 'handLimit' }).thenRefused('NO_OPEN_CLAIM');
    }
    scenario
      .after([0, { type: 'buyOpportunity' }])
      .when(2, { type: 'audit', accused: 0, kind: 'handLimit' })
      .thenEvents({ type: 'AuditCalled' }, { type: 'AuditUpheld', excess: 1 });
  });

  test('E47 asking is not auditing (15.3)', () => {
    const legalFor = (declared: number) =>
      evilCorp.legalCommands(claimed(declared, declared).state, 2).filter((entry) => entry.type === 'audit');
    expect(legalFor(7)).toEqual(legalFor(5));
    expect(legalFor(7).map((entry) => entry.command)).toContainEqual({
      type: 'audit',
      accused: 0,
      kind: 'revenueDeclaration',
    });
    for (const declared of [5, 7]) {
      claimed(declared, declared)
        .when(2, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
        .thenAccepted();
    }
  });

  test('E49 the revenue check [Collect Revenue, Audit, R46]', () => {
    const scenario = claimed(9, 9);
    expect(scenario.state.pending).toEqual({ type: 'revenueCheck', seat: 0, remaining: [1, 2] });
    scenario
      .when(0, { type: 'buyOpportunity' })
      .thenRefused('ACTION_PENDING')
      .when(2, { type: 'acceptRevenue' })
      .thenEvents({ type: 'RevenueAccepted', seat: 2 })
      .when(2, { type: 'acceptRevenue' })
      .thenRefused('NOT_YOUR_DECISION')
      .when(1, { type: 'audit', accused: 2, kind: 'handLimit' })
      .thenRefused('ACTION_PENDING')
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', delta: -4 },
        { type: 'DebtSettled', debtor: 0, creditor: null, due: 4 },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2 },
      )
      .thenState((state) => expect(state.pending).toMatchObject({ remaining: [1] }));
    expect(money(scenario)).toEqual([8, 7, 5]);
    scenario
      .when(1, { type: 'acceptRevenue' })
      .thenEvents({ type: 'RevenueAccepted', seat: 1 })
      .thenState((state) => expect(state.pending).toBeNull())
      .when(0, { type: 'collectOpportunities', discard: [] })
      .thenAccepted();
  });

  test('E50 both points settled [R46]', () => {
    claimed(7, 8)
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenAccepted()
      .thenState((state) => expect(state.pending).not.toBeNull())
      .when(2, { type: 'audit', accused: 0, kind: 'revenueWithdrawal' })
      .thenAccepted()
      .thenState((state) => {
        expect(state.pending).toBeNull();
        expect(playerOf(state, 0).claim).toMatchObject({
          declared: 5,
          withdrawn: 5,
          declarationSettled: true,
          withdrawalSettled: true,
        });
      });
  });
});
