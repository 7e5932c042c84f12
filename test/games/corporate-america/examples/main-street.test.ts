import { describe, expect, test } from 'vitest';
import { consumerCards } from '../../../../src/games/corporate-america/content.ts';
import { playerOf } from '../../../../src/games/corporate-america/state.ts';
import { A, B, C, type Changes, eventsOf, given, playOn, protests } from '../position.ts';

const reveal = (...sponsors: string[]) => ({ type: 'revealConsumer' as const, sponsors });
const play = (consumerId: string) => ({ type: 'playConsumer' as const, consumerId });
const foods = ['consume-food-1', 'consume-food-2', 'consume-food-3', 'consume-food-4'];
const homes = ['consume-home-1', 'consume-home-2', 'consume-home-3', 'consume-home-4'];

/** A consumes an industry, with these businesses and laws. */
const consumes = (industry: string, changes: Changes = {}) => {
  const consumerId = `consume-${industry}-1`;
  const mainStreet = { revealed: [consumerId], revealCount: 1, ...changes.mainStreet };
  return given({ ...changes, mainStreet }).after([A, play(consumerId)]);
};
const moneyOf = (scenario: ReturnType<typeof given>, seat: number) => playerOf(scenario.state, seat).money;

describe('revealing', () => {
  test('E3 three reveals cost 10, six cost 40 [Main Street Phase]', () => {
    const scenario = given({ consumerTop: [...foods, ...homes], seats: { [A]: { money: 50 } } });
    const paid: number[] = [];
    for (let i = 0; i < 6; i++) {
      scenario.after([A, reveal()]);
      paid.push(...eventsOf(scenario, 'ConsumerRevealed').map((event) => event.paid));
      if (i === 2) expect(moneyOf(scenario, A)).toBe(40);
    }
    expect(paid).toEqual([0, 4, 6, 8, 10, 12]);
    expect(moneyOf(scenario, A)).toBe(10);
  });

  test('E4 a protest is replaced for free and is no reveal [Main Street Phase]', () => {
    const scenario = given({ consumerTop: [protests.antiCorporate, 'consume-finance-1', ...foods] });
    scenario
      .when(A, reveal())
      .thenEvents(
        { type: 'ProtestRevealed', seat: A, protestId: protests.antiCorporate, position: 0 },
        { type: 'ConsumerRevealed', consumerId: 'consume-finance-1', ordinal: 1, price: 0, position: 1 },
      );
    expect(scenario.state.protests).toEqual([protests.antiCorporate]);
    scenario.when(A, reveal()).thenEvents({ type: 'ConsumerRevealed', ordinal: 2, price: 4, paid: 4 });
  });

  test('E5 two Sponsored businesses on one card, each used once a phase [Sponsored]', () => {
    const seats = { [A]: { businesses: ['oggle-search', 'faux-news'] } };
    const scenario = given({
      seats,
      mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 },
      consumerTop: foods,
    });
    scenario
      .when(A, reveal('oggle-search', 'faux-news'))
      .thenEvents({ type: 'ConsumerRevealed', price: 4, discount: 4, paid: 0 });
    expect(scenario.state.mainStreet.usedSponsors).toEqual(['oggle-search', 'faux-news']);
    scenario.after([A, play('consume-food-1')]);
    playOn(scenario, (state) => state.mainStreet.turnIndex === 3);
    expect(scenario.state.active).toEqual([A]);
    scenario.after([A, reveal()]);
    scenario.when(A, reveal('oggle-search')).thenRefused('SPONSOR_ALREADY_USED');
  });

  test('R11 sponsors are not wasted on the free card, and never exceed the price', () => {
    const seats = { [A]: { businesses: ['oggle-search', 'faux-news', 'cabal-news-network'], money: 3 } };
    given({ seats }).when(A, reveal('oggle-search')).thenRefused('SPONSOR_EXCESS');
    const second = given({ seats, mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 } });
    second.when(A, reveal()).thenRefused('INSUFFICIENT_FUNDS');
    second.when(A, reveal('oggle-search', 'faux-news', 'cabal-news-network')).thenRefused('SPONSOR_EXCESS');
    second.when(A, reveal('oggle-search')).thenEvents({ type: 'ConsumerRevealed', paid: 2 });
  });

  test('E6 a lent deduction [Sponsored]', () => {
    const scenario = given({
      seats: { [B]: { businesses: ['the-liberal-media'] } },
      mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 },
      consumerTop: foods,
    }).after([B, { type: 'lendSponsorship', businessId: 'the-liberal-media', to: A }]);
    scenario.when(A, reveal('the-liberal-media')).thenEvents({ type: 'ConsumerRevealed', paid: 2 });
    expect(moneyOf(scenario, A)).toBe(18);
    expect(moneyOf(scenario, B)).toBe(20);
    expect(scenario.state.mainStreet.usedSponsors).toEqual(['the-liberal-media']);
    scenario
      .when(B, { type: 'withdrawSponsorship', businessId: 'the-liberal-media' })
      .thenRefused('SPONSOR_ALREADY_USED');
  });

  test('a lent deduction can be taken back, or lent to another player (R11)', () => {
    const scenario = given({
      seats: { [B]: { businesses: ['the-liberal-media'] } },
      mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 },
    }).after([B, { type: 'lendSponsorship', businessId: 'the-liberal-media', to: A }]);
    scenario.after([B, { type: 'withdrawSponsorship', businessId: 'the-liberal-media' }]);
    scenario.when(A, reveal('the-liberal-media')).thenRefused('SPONSOR_NOT_AVAILABLE');
    scenario.after(
      [B, { type: 'lendSponsorship', businessId: 'the-liberal-media', to: A }],
      [B, { type: 'lendSponsorship', businessId: 'the-liberal-media', to: C }],
    );
    expect(scenario.state.mainStreet.lent).toEqual({ 'the-liberal-media': C });
  });

  test('a reveal that finds no consumption costs nothing and uses no sponsor (8.2)', () => {
    const consumptions = consumerCards.flatMap(({ id, kind }) => (kind === 'consumption' ? [id] : []));
    const scenario = given({
      seats: { [A]: { businesses: ['oggle-search', 'twimper'], money: 100 } },
      mainStreet: { revealed: consumptions, revealCount: consumptions.length },
      protests: Object.values(protests).filter((id) => id !== protests.liberal),
    });
    scenario
      .when(A, reveal('oggle-search'))
      .thenEvents(
        { type: 'ProtestRevealed', protestId: protests.liberal },
        { type: 'OppressedMarketPaid', seat: A, amount: 3 },
        { type: 'RevealExhausted', seat: A, ordinal: 49 },
      );
    expect(moneyOf(scenario, A)).toBe(103);
    expect(scenario.state.mainStreet).toMatchObject({ usedSponsors: [], revealCount: 48 });
    scenario.when(A, reveal()).thenRefused('NO_CONSUMER_CARDS');
    scenario.when(A, play('consume-sin-1')).thenAccepted();
  });

  test('E16 two protests in a row pay twice [Oppressed Market]', () => {
    const scenario = given({
      seats: { [C]: { businesses: ['twimper'] } },
      consumerTop: [protests.liberal, protests.christian, ...foods],
    }).after([A, reveal()]);
    expect(eventsOf(scenario, 'OppressedMarketPaid')).toMatchObject([
      { seat: C, businessId: 'twimper', amount: 3 },
      { seat: C, amount: 3 },
    ]);
    expect(moneyOf(scenario, C)).toBe(26);
  });

  test('E31 an Insider Briefing names the positions, and so do the reveals after it (R26, R41)', () => {
    const top = [foods[0], homes[0], foods[1], homes[1]] as string[];
    const scenario = given({
      seats: { [A]: { privileges: ['insider-briefing'] } },
      consumerTop: top,
      consumerFrom: 12,
    });
    scenario.when(A, { type: 'useExecutivePrivilege', privilegeId: 'insider-briefing' });
    expect(eventsOf(scenario, 'ConsumersPeeked')).toMatchObject([
      { consumerIds: top, positions: [12, 13, 14, 15], count: 4 },
    ]);
    scenario.when(A, reveal()).thenRefused('CONSUMER_PENDING');
    const order = [top[2], top[0], top[1], top[3]] as string[];
    scenario.when(A, { type: 'orderPeekedConsumers', order: top.slice(1) }).thenRefused('NOT_A_PERMUTATION');
    scenario.after([A, { type: 'orderPeekedConsumers', order }]);
    scenario
      .when(A, reveal())
      .thenEvents({ type: 'ConsumerRevealed', consumerId: top[2] ?? '', position: 14 });
    scenario
      .when(A, reveal())
      .thenEvents({ type: 'ConsumerRevealed', consumerId: top[0] ?? '', position: 12 });
  });

  test('an Executive Order revokes a law before the first reveal, but not Term Limits (R26)', () => {
    const changes: Changes = {
      seats: { [A]: { privileges: ['executive-order'] } },
      laws: ['sin-tax', 'term-limits'],
      consumerTop: foods,
    };
    const order = (lawId: string) => ({
      type: 'useExecutivePrivilege' as const,
      privilegeId: 'executive-order',
      lawId,
    });
    const scenario = given(changes);
    scenario.when(A, order('term-limits')).thenRefused('LAW_NOT_REVOCABLE');
    scenario
      .when(A, order('sin-tax'))
      .thenEvents(
        { type: 'ExecutivePrivilegeUsed', privilegeId: 'executive-order' },
        { type: 'LawRevoked', lawId: 'sin-tax', by: A, cause: 'executiveOrder' },
      );
    expect(scenario.state.legislationDiscard).toContain('sin-tax');
    given(changes).after([A, reveal()]).when(A, order('sin-tax')).thenRefused('PRIVILEGE_NOT_USABLE');
  });
});

describe('consuming', () => {
  test.each([
    [3, [3, 3, 2]],
    [4, [2, 2, 2, 2]],
    [5, [2, 2, 2, 1, 1]],
    [6, [2, 2, 1, 1, 1, 1]],
  ])('E8 eight consumer cards with %i seats [Main Street Phase]', (seatCount, turns) => {
    const scenario = given({ seatCount });
    const played = Array.from({ length: seatCount }, () => 0);
    playOn(scenario, (state) => {
      for (const { seat } of eventsOf(scenario, 'ConsumerPlayed'))
        if (seat !== null) played[seat] = (played[seat] ?? 0) + 1;
      return state.phase !== 'mainStreet';
    });
    expect(played).toEqual(turns);
  });

  test('E9 Shared Customers [Shared Customers]', () => {
    const health = {
      [B]: { businesses: ['name-brand-dealers'] },
      [C]: { businesses: ['start-worrying-insurance'] },
    };
    const scenario = consumes('food', { seats: { [A]: { businesses: ['mcdedcow'] }, ...health } });
    expect(moneyOf(scenario, A)).toBe(30);
    expect(scenario.state).toMatchObject({ step: 'sharedCustomers', active: [A] });
    scenario.when(A, { type: 'assignSharedCustomers', recipient: A }).thenRefused('NOT_ELIGIBLE');
    scenario.after([A, { type: 'assignSharedCustomers', recipient: B }]);
    expect([A, B, C].map((seat) => moneyOf(scenario, seat))).toEqual([29, 21, 20]);

    const alone = consumes('food', { seats: { [A]: { businesses: ['mcdedcow'] } } });
    expect(moneyOf(alone, A)).toBe(30);
    expect(eventsOf(alone, 'SharedCustomersGiven')).toMatchObject([{ to: null, amount: 0, automatic: true }]);
    expect(alone.state.step).toBe('consumer');
  });

  test('E10 a Stimulus on any consumption [Stimulus]', () => {
    for (const industry of ['transportation', 'luxury', 'green']) {
      const scenario = consumes(industry, {
        seats: { [A]: { businesses: ['trius'] } },
        laws: ['greenwash-government'],
      });
      expect(moneyOf(scenario, A)).toBe(28);
    }
  });

  test('E11 a tax hits a business once [Tax]', () => {
    for (const industry of ['home', 'energy']) {
      const scenario = consumes(industry, {
        seats: { [A]: { businesses: ['soul-of-coal'] } },
        laws: ['wilderness-protection'],
      });
      expect(moneyOf(scenario, A)).toBe(26);
      expect(eventsOf(scenario, 'IncomePaid')[0]?.payments[0]?.businesses).toEqual([
        { businessId: 'soul-of-coal', base: 8, stimulus: 0, bonus: 0, tax: 2, income: 6 },
      ]);
    }
  });

  test('E30 printed taxes and stimuli', () => {
    const seats = { [A]: { businesses: ['trius'] }, [B]: { businesses: ['myface'] } };
    expect(moneyOf(consumes('green', { seats, laws: ['millionaire-tax'] }), A)).toBe(24);
    expect(moneyOf(consumes('technology', { seats, laws: ['stop-online-piracy-act'] }), B)).toBe(26);
  });

  test('R12 plus and minus are added up before the cut at 0, and synergy is not taxed', () => {
    const seats = { [A]: { businesses: ['faux-news', 'oggle-search'] } };
    // 4 - 2 each by Censorship, and 2 of synergy.
    expect(moneyOf(consumes('media', { seats, laws: ['censorship'] }), A)).toBe(20 + 2 + 2 + 2);
    const taxed = { [A]: { businesses: ['hogs-of-anarchy'] } };
    const laws = ['sin-tax', 'emission-limits', 'pell-grants'];
    expect(moneyOf(consumes('sin', { seats: taxed, laws }), A)).toBe(20 + 3);
  });

  test('R13 Immaculate Image, in both scopes', () => {
    const seats = { [A]: { businesses: ['clean-conscience-public-relations', 'mobile-mansion-rvs'] } };
    const laws = ['emission-limits'];
    expect(moneyOf(consumes('home', { seats, laws }), A)).toBe(26);
    const options = { immaculateImageScope: 'prTag' as const };
    expect(moneyOf(consumes('home', { seats, laws, options }), A)).toBe(24);
    const polluting = { [A]: { businesses: ['clean-conscience-public-relations', 'soul-of-coal'] } };
    expect(moneyOf(consumes('energy', { seats: polluting, laws, options }), A)).toBe(28);
  });

  test('an Offset law gives businesses Shared Customers [Offset], R14', () => {
    const scenario = consumes('food', {
      seats: {
        [A]: { businesses: ['factory-farms', 'mcdedcow'] },
        [B]: { businesses: ['solacel', 'name-brand-dealers'] },
      },
      laws: ['cap-and-trade', 'public-health-fees'],
    });
    // Factory Farms is polluting and food, McDedcow is food and has the rule itself.
    expect(eventsOf(scenario, 'SharedCustomersQueued')[0]?.obligations).toMatchObject([
      { businessId: 'factory-farms', source: 'cap-and-trade', beneficiaryIndustry: 'green', amount: 2 },
      { businessId: 'factory-farms', source: 'public-health-fees', beneficiaryIndustry: 'health', amount: 1 },
      { businessId: 'mcdedcow', source: 'business', beneficiaryIndustry: 'health', amount: 1 },
      { businessId: 'mcdedcow', source: 'public-health-fees', amount: 1 },
    ]);
    expect(moneyOf(scenario, A)).toBe(20 + 10 + 10 + 2 - 5);
    expect(moneyOf(scenario, B)).toBe(25);
  });

  test('a Stimulus Check adds $3 for each own business in the industry (R26)', () => {
    const scenario = given({
      seats: { [A]: { businesses: ['sofa-king', 'daboozie'], privileges: ['stimulus-check'] } },
      mainStreet: { revealed: ['consume-home-1'], revealCount: 1 },
    }).after([A, { type: 'playConsumer', consumerId: 'consume-home-1', privilegeId: 'stimulus-check' }]);
    expect(moneyOf(scenario, A)).toBe(20 + 8 + 6 + 6 + 2);
  });

  test('E24 a ninth card [Abstinence Education]', () => {
    const scenario = given({
      active: [B],
      laws: ['abstinence-education'],
      seats: { [C]: { businesses: ['twimper', 'porn-emporium'] } },
      consumersPlayed: [...foods, ...homes.slice(1)],
      mainStreet: { revealed: ['consume-home-1'], revealCount: 1 },
      consumerTop: [protests.liberal, 'consume-sin-1'],
    });
    scenario
      .when(B, play('consume-home-1'))
      .thenEvents(
        { type: 'ConsumerPlayed', seat: B, spot: 8, cause: 'player' },
        { type: 'IncomePaid', industry: 'home', payments: [] },
        { type: 'ProtestRevealed', seat: null, protestId: protests.liberal },
        { type: 'OppressedMarketPaid', seat: C, amount: 3 },
        { type: 'ConsumerRevealed', seat: null, consumerId: 'consume-sin-1', ordinal: 1, price: 0 },
        { type: 'ConsumerPlayed', seat: null, spot: null, cause: 'abstinenceEducation' },
        { type: 'IncomePaid', industry: 'sin' },
        { type: 'StepEntered', step: 'settlement', seats: [A, B, C] },
      );
    expect(moneyOf(scenario, C)).toBe(20 + 3 + 9);
    expect(scenario.state.protests).toEqual([protests.liberal]);
  });
});

describe('gifts', () => {
  test('E34 twenty gifts a phase (R40)', () => {
    const scenario = given({ mainStreet: { giftsMade: [19, 0, 0] } });
    const gift = { type: 'giveMoney', to: B, amount: 1 } as const;
    scenario.after([A, gift]);
    scenario.when(A, gift).thenRefused('LIMIT_REACHED');
    scenario.when(B, { type: 'giveMoney', to: A, amount: 1 }).thenAccepted();
    playOn(scenario, (state) => state.turn === 3 && state.phase === 'mainStreet');
    scenario.when(A, gift).thenAccepted();
  });

  test('gifts until the settlement is over, also by a seat that has confirmed it, and none afterwards (R16)', () => {
    const scenario = given({ step: 'settlement', active: [A, B, C], consumersPlayed: [...foods, ...homes] });
    scenario.after([A, { type: 'confirmSettlement' }], [A, { type: 'giveMoney', to: B, amount: 20 }]);
    scenario.when(A, { type: 'giveMoney', to: B, amount: 1 }).thenRefused('INSUFFICIENT_FUNDS');
    scenario.when(A, { type: 'confirmSettlement' }).thenRefused('ALREADY_CONFIRMED');
    scenario.after([B, { type: 'confirmSettlement' }], [C, { type: 'confirmSettlement' }]);
    expect(scenario.state.phase).toBe('campaignTrail');
    scenario.when(B, { type: 'giveMoney', to: A, amount: 1 }).thenRefused('WRONG_STEP');
  });

  test('the phase ends: played cards are discarded, protests stay, lending ends (8.6)', () => {
    const scenario = given({
      step: 'settlement',
      active: [C],
      consumersPlayed: [...foods, ...homes],
      protests: [protests.liberal],
      seats: { [A]: { businesses: ['faux-news'] } },
      mainStreet: { settled: [A, B], lent: { 'faux-news': B } },
    }).after([C, { type: 'confirmSettlement' }]);
    expect(eventsOf(scenario, 'ConsumersDiscarded')).toMatchObject([
      { consumerIds: [...foods, ...homes], reason: 'phaseEnd' },
    ]);
    expect(scenario.state.protests).toEqual([protests.liberal]);
    expect(eventsOf(scenario, 'LegislationRevealed')[0]?.cards.map(({ spot }) => spot)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
});
