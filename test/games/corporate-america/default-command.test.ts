import { describe, expect, test } from 'vitest';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import {
  A,
  B,
  bidding,
  boardOf,
  C,
  type Changes,
  enact,
  enacting,
  inFirstAct,
  onWallStreet,
  position,
  protests,
} from './position.ts';

const defaults = (changes: Changes, seat = A) => corporateAmerica.defaultCommand(position(changes), seat);

describe('default commands (12)', () => {
  test('Wall Street: discards the most expensive card and starts the cheapest', () => {
    const hand = ['sofa-king', 'start-up-labs', 'myface', 'trius'];
    const seats = { [A]: { hand, money: 20 } };
    const discarding = { seats: { [A]: { stage: 'discard' as const } } };
    expect(defaults(onWallStreet({ seats, wallStreet: discarding }))).toEqual({
      type: 'discardBusinessCard',
      businessId: 'trius',
    });
    expect(defaults(onWallStreet({ seats }))).toEqual({ type: 'startBusiness', businessId: 'sofa-king' });
    expect(defaults(onWallStreet({ seats: { [A]: { hand, money: 3 } } }))).toEqual({
      type: 'finishStarting',
    });
  });

  test('extra businesses and Think Tanks are declined; after an inspection the first card is taken', () => {
    const thinkQueue = [{ seat: A, businessId: 'patent-troll-law-firm' }];
    const seats = { [A]: { businesses: ['patent-troll-law-firm'] }, [B]: { hand: ['trius', 'idol'] } };
    const step = { phase: 'wallStreet', step: 'thinkTank', seats } as const;
    expect(defaults({ ...step, wallStreet: { thinkQueue } })).toEqual({ type: 'declineThinkTank' });
    const inspected = { thinkQueue, inspectTarget: B, inspected: ['trius', 'idol'] };
    expect(defaults({ ...step, wallStreet: inspected })).toEqual({
      type: 'takeBusinessCard',
      businessId: 'trius',
    });
    const jobQueue = [{ seat: A, businessId: 'microhard' }];
    expect(defaults({ ...step, step: 'jobCreator', wallStreet: { jobQueue } })).toEqual({
      type: 'declineExtraBusiness',
    });
  });

  test('Main Street: one free card; of several the one that pays most, the first of equals', () => {
    expect(defaults({})).toEqual({ type: 'revealConsumer', sponsors: [] });
    const seats = { [A]: { businesses: ['sofa-king', 'daboozie', 'pu-power'] } };
    const revealed = ['consume-sin-1', 'consume-energy-1', 'consume-home-1', 'consume-home-2'];
    expect(defaults({ seats, mainStreet: { revealed, revealCount: 4 } })).toEqual({
      type: 'playConsumer',
      consumerId: 'consume-home-1',
    });
    const peeked = ['consume-sin-1', 'consume-home-1'];
    expect(defaults({ mainStreet: { peeked } })).toEqual({ type: 'orderPeekedConsumers', order: peeked });
  });

  test('shared customers: itself, else the seat with the fewest businesses, else the next clockwise', () => {
    const sharedQueue = [
      {
        seat: B,
        businessId: 'mcdedcow',
        source: 'business',
        beneficiaryIndustry: 'health',
        amount: 1,
      } as const,
    ];
    const asked = (businesses: Readonly<Record<number, readonly string[]>>) =>
      defaults(
        {
          step: 'sharedCustomers',
          active: [B],
          seats: Object.fromEntries(
            Object.entries(businesses).map(([seat, ids]) => [seat, { businesses: [...ids] }]),
          ),
          mainStreet: { sharedQueue },
        },
        B,
      );
    const recipient = (seat: number) => ({ type: 'assignSharedCustomers', recipient: seat });
    expect(asked({ [A]: ['myface', 'jocks-trap'], [C]: ['pharmopticon', 'idol', 'twimper'] })).toEqual(
      recipient(A),
    );
    expect(asked({ [A]: ['jocks-trap'], [C]: ['pharmopticon'] })).toEqual(recipient(C));
    expect(asked({ [A]: ['jocks-trap'], [B]: ['mcdedcow', 'heavy-lid-dispensaries'] })).toEqual(recipient(B));
  });

  test('nothing is given, pledged, bid, revoked or used', () => {
    const all = { active: [A, B, C] };
    expect(defaults({ step: 'settlement', ...all })).toEqual({ type: 'confirmSettlement' });
    expect(defaults(bidding({ step: 'debate', ...all }))).toEqual({ type: 'endDebate' });
    expect(defaults(bidding())).toEqual({ type: 'passBid' });
    expect(defaults(inFirstAct({ laws: ['sin-tax'] }))).toEqual({ type: 'endFirstAct' });
    const seats = { [A]: { privileges: ['pocket-veto'] } };
    expect(defaults(enacting({ step: 'privilegeWindow', seats, capitol: { windowQueue: [A] } }))).toEqual({
      type: 'passPrivilege',
    });
    expect(defaults({ ...enacting({ seats }), step: 'pardon' })).toEqual({ type: 'passPrivilege' });
    const tie: Changes = { options: { supremeCourt: 'arbiter' }, active: [3], capitol: { tied: [A, B] } };
    for (const step of ['supremeCourt', 'finalSupremeCourt'] as const) {
      expect(defaults({ ...tie, step }, 3)).toEqual({ type: 'ruleSupremeCourt', winner: null });
    }
  });

  test('enacts the first legal card by spot, for the first protest that it may satisfy', () => {
    expect(defaults(enacting({ board: boardOf(8, 'filibuster') }))).toEqual(enact('filibuster'));
    const board = boardOf(8, 'filibuster', 'sin-tax', 'living-wages');
    const { christian, liberal } = protests;
    expect(defaults(enacting({ board, protests: [liberal, christian] }))).toEqual(
      enact('sin-tax', christian),
    );
    expect(
      defaults(enacting({ board: boardOf(8, 'crack-down', 'living-wages'), protests: [christian, liberal] })),
    ).toEqual(enact('crack-down', null, { protestId: christian }));
    expect(defaults(enacting({ board: boardOf(8, 'crack-down') }))).toEqual(enact('crack-down'));
  });

  test('choices: an even giveaway, nothing revoked, the first monopoly', () => {
    expect(defaults(enacting({ seatCount: 4, president: B, turn: 2 }), B)).toEqual(
      enact('bail-out', null, {
        allocations: [
          { seat: 1, amount: 4 },
          { seat: 2, amount: 4 },
          { seat: 3, amount: 4 },
          { seat: 0, amount: 3 },
        ],
      }),
    );
    expect(defaults(enacting({ board: boardOf(8, 'farm-subsidies') }))).toEqual(enact('farm-subsidies'));
    expect(defaults(enacting({ board: boardOf(8, 'super-committee'), laws: ['sin-tax'] }))).toEqual(
      enact('super-committee'),
    );
    const seats = {
      [B]: { businesses: ['faux-news', 'oggle-search', 'twimper'] },
      [C]: { businesses: ['pu-power', 'solacel'] },
    };
    expect(defaults(enacting({ board: boardOf(8, 'break-monopoly'), seats }))).toEqual(
      enact('break-monopoly', null, { monopoly: { target: B, industry: 'media' } }),
    );
  });

  test('a broken monopoly loses its business with the lowest income, the first started of equals', () => {
    const seats = {
      [B]: { businesses: ['porn-emporium', 'daboozie', 'heavy-lid-dispensaries', 'hogs-of-anarchy'] },
    };
    const breaking: Changes = {
      ...enacting({ seats, board: boardOf(8).slice(1) }),
      step: 'breakMonopoly',
      active: [B],
      capitol: {
        enacted: ['break-monopoly'],
        resolving: 'break-monopoly',
        monopoly: { target: B, industry: 'sin' },
      },
    };
    expect(defaults(breaking, B)).toEqual({
      type: 'discardMonopolyBusiness',
      businessId: 'heavy-lid-dispensaries',
    });
  });
});
