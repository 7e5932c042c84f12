import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type EvilCorpScenario, given, position, type SeatChanges } from '../position.ts';

const emptyHands = { 1: { hand: [] }, 2: { hand: [] } };
const noHands: Readonly<Record<number, SeatChanges>> = { 0: { hand: [] }, ...emptyHands };
const typesOf = (scenario: EvilCorpScenario) => scenario.events.map((event) => event.type);

describe('audits and bankruptcy', () => {
  test('R15 a declaration that is too low is wrong as well', () => {
    given()
      .after([0, { type: 'declareRevenue', amount: 3 }], [0, { type: 'withdrawRevenue', amount: 3 }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', delta: 2 },
        { type: 'BankPaid', seat: 0, amount: 2, reason: 'auditCorrection' },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2 },
      );
  });

  test('R47 the correction of a declaration takes back at most what was withdrawn', () => {
    const scenario = given({ seats: { 0: { liquidity: 9 } } })
      .after([0, { type: 'declareRevenue', amount: 99 }], [0, { type: 'withdrawRevenue', amount: 3 }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', declared: 99, correct: 5, withdrawn: 3, delta: -94 },
        { type: 'DebtSettled', debtor: 0, creditor: null, due: 3, paid: 3, reason: 'auditCorrection' },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, paid: 2, reason: 'auditFee' },
      )
      .when(2, { type: 'audit', accused: 0, kind: 'revenueWithdrawal' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', declared: 5, withdrawn: 0, delta: 5 },
        { type: 'BankPaid', seat: 0, amount: 5, reason: 'auditCorrection' },
        { type: 'DebtSettled', debtor: 0, creditor: 2, due: 2, paid: 2, reason: 'auditFee' },
      );
    expect(playerOf(scenario.state, 0).liquidity).toBe(9 + 5 - 4);
  });

  test('R47 where nothing was withdrawn, nothing is taken back', () => {
    given()
      .after([0, { type: 'declareRevenue', amount: 99 }], [0, { type: 'withdrawRevenue', amount: 0 }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', delta: -94 },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, paid: 2, reason: 'auditFee' },
      );
  });

  test('R26 a bankruptcy before the withdrawal forbids the revenue and forfeits the claim', () => {
    given({ seats: { 0: { liquidity: 1 } } })
      .after([0, { type: 'declareRevenue', amount: 9 }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', withdrawn: null, delta: -4 },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, paid: 1 },
        { type: 'BankruptcyDeclared', seat: 0 },
      )
      .thenState((state) => {
        expect(state.turn?.revenue).toBe('forbidden');
        expect(playerOf(state, 0).claim).toMatchObject({ declared: 5, forfeited: true });
      })
      .when(0, { type: 'withdrawRevenue', amount: 5 })
      .thenRefused('REVENUE_FORBIDDEN');
  });

  test('6.3 an audit that forbids the revenue closes a collect stage with nothing left to collect', () => {
    const scenario = given({
      seats: { 0: { liquidity: 1 } },
      turn: { opportunities: 'collected', acted: true },
    })
      .after([0, { type: 'declareRevenue', amount: 9 }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' });
    expect(scenario.events.at(-1)).toEqual({ type: 'CollectStageClosed', seat: 0, forfeited: [] });
    expect(scenario.state.turn?.stage).toBe('spend');
  });

  test('R40 a forfeited claim can be audited for its declaration alone', () => {
    given({ seats: emptyHands })
      .after([0, { type: 'declareRevenue', amount: 9 }], [0, { type: 'buyOpportunity' }])
      .when(1, { type: 'audit', accused: 0, kind: 'revenueWithdrawal' })
      .thenRefused('NO_OPEN_CLAIM')
      .when(1, { type: 'audit', accused: 0, kind: 'revenueDeclaration' })
      .thenEvents(
        { type: 'AuditCalled' },
        { type: 'AuditUpheld', withdrawn: null },
        { type: 'DebtSettled', debtor: 0, creditor: 1, due: 2, reason: 'auditFee' },
      );
  });

  test('R14 a claim is open until the next turn of the accused starts', () => {
    const scenario = given({ seats: noHands }).after(
      [0, { type: 'declareRevenue', amount: 5 }],
      [0, { type: 'withdrawRevenue', amount: 5 }],
      [1, { type: 'acceptRevenue' }],
      [2, { type: 'acceptRevenue' }],
    );
    const audits = (seat: number) =>
      evilCorp.legalCommands(scenario.state, seat).filter((entry) => entry.type === 'audit').length;
    expect(audits(1)).toBe(4);
    const claim = { turnNumber: 4, declared: 5, correct: 5, withdrawn: 5, forfeited: false };
    const later = position({
      seats: { 0: { claim: { ...claim, declarationSettled: false, withdrawalSettled: false } } },
      turn: { seat: 2, turnNumber: 6 },
    });
    expect(evilCorp.legalCommands(later, 1).map((entry) => entry.title)).toContain(
      'Audit the declared revenue of seat 0',
    );
  });

  test('R25 a shown token is neither flipped nor renewed', () => {
    const lasting = given(
      {
        seats: { ...noHands, 2: { hand: [], liquidity: 0, token: 'rebranding' } },
        worldEventTop: ['we-disaster-oil-spill'],
      },
      { 'dice/world': [5] },
    ).when(0, { type: 'endTurn' });
    expect(playerOf(lasting.state, 2).token).toBe('rebranding');
    expect(typesOf(lasting)).not.toContain('BankruptcyDeclared');
  });
});
