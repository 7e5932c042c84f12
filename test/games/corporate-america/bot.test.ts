import { describe, expect, test } from 'vitest';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { isOffered } from '../../support/game/offered.ts';
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

/** The bot's command, which must be legal. */
function ask(state: CorporateAmericaState, seat: number, random: Random = botRandom(1)) {
  const legal = corporateAmerica.legalCommands(state, seat);
  const command = corporateAmerica.bot(corporateAmerica.view(state, seat), seat, legal, random);
  if (command !== null) expect(isOffered(legal, command), JSON.stringify(command)).toBe(true);
  return command;
}
const chooses = (changes: Changes, seat = A) => ask(position(changes), seat);

describe('the bot (12)', () => {
  test('Wall Street: discards the lowest value and starts the highest that can be paid for', () => {
    const seats = { [A]: { hand: ['myface', 'factory-farms', 'trius'], money: 20 } };
    const wallStreet = { seats: { [A]: { stage: 'discard' as const } } };
    // With two phases to come Trius makes 24 of its 18, MyFace 10.7 of its 4.
    expect(chooses(onWallStreet({ turn: 4, seats, wallStreet }))).toEqual({
      type: 'discardBusinessCard',
      businessId: 'trius',
    });
    expect(chooses(onWallStreet({ turn: 2, seats, wallStreet }))).toEqual({
      type: 'discardBusinessCard',
      businessId: 'myface',
    });
    expect(chooses(onWallStreet({ turn: 2, seats: { [A]: { ...seats[A], money: 17 } } }))).toMatchObject({
      businessId: 'factory-farms',
    });
  });

  test('Wall Street: special rules count', () => {
    const start = (turn: number, ...hand: string[]) => {
      const command = chooses(onWallStreet({ turn, seats: { [A]: { hand, money: 30 } } }));
      return command?.type === 'startBusiness' ? command.businessId : command;
    };
    // A Job Creator is worth 6: Smiling Sun Labor makes 0.7 in the last phase, Pharmopticon -2; before it, 3.3
    // and Pu Power 6.7.
    expect(start(5, 'pharmopticon', 'smiling-sun-labor')).toBe('smiling-sun-labor');
    expect(start(4, 'smiling-sun-labor', 'pu-power')).toBe('pu-power');
    // McDedcow gives a dollar a phase: 6.3 instead of 8.3.
    expect(start(4, 'mcdedcow', 'pu-power')).toBe('pu-power');
    // A Sponsored business saves two a phase: 8.3 for Faux News with its lobbyist, 6.7 for Pu Power.
    expect(start(4, 'pu-power', 'faux-news')).toBe('faux-news');
  });

  test('Wall Street: leaves $4 from the second turn on where it can', () => {
    const hand = ['trius', 'myface'];
    const start = (turn: number, money: number) =>
      chooses(onWallStreet({ turn, seats: { [A]: { hand, money } } }));
    expect(start(1, 20)).toMatchObject({ businessId: 'trius' });
    expect(start(2, 20)).toMatchObject({ businessId: 'myface' });
    expect(start(2, 22)).toMatchObject({ businessId: 'trius' });
    expect(start(2, 3)).toEqual({ type: 'finishStarting' });
  });

  test('Wall Street: a No-Bid Contract for a dear card in the last two turns', () => {
    const seats = {
      [A]: { hand: ['big-journey-suvs', 'myface'], money: 30, privileges: ['no-bid-contract'] },
    };
    expect(chooses(onWallStreet({ turn: 4, seats }))).toEqual({
      type: 'startBusiness',
      businessId: 'big-journey-suvs',
      privilegeId: 'no-bid-contract',
    });
    expect(chooses(onWallStreet({ turn: 3, seats }))).not.toHaveProperty('privilegeId');
  });

  test('Job Creators and Think Tanks', () => {
    const jobs = (turn: number, hand: readonly string[]) =>
      chooses({
        phase: 'wallStreet',
        step: 'jobCreator',
        turn,
        seats: { [A]: { businesses: ['tower-erecters'], hand: [...hand] } },
        wallStreet: { jobQueue: [{ seat: A, businessId: 'tower-erecters' }] },
      });
    expect(jobs(2, ['pharmopticon', 'soul-of-coal'])).toMatchObject({ businessId: 'soul-of-coal' });
    expect(jobs(5, ['pharmopticon'])).toEqual({ type: 'declineExtraBusiness' });
    const tank = (changes: Changes['wallStreet'] = {}) =>
      chooses({
        phase: 'wallStreet',
        step: 'thinkTank',
        seats: {
          [A]: { businesses: ['patent-troll-law-firm'] },
          [B]: { hand: ['trius'] },
          [C]: { hand: ['myface', 'factory-farms'] },
        },
        wallStreet: { thinkQueue: [{ seat: A, businessId: 'patent-troll-law-firm' }], ...changes },
      });
    expect(tank()).toEqual({ type: 'inspectHand', target: C });
    expect(tank({ inspectTarget: C, inspected: ['myface', 'factory-farms'] })).toEqual({
      type: 'takeBusinessCard',
      businessId: 'factory-farms',
    });
  });

  test('Main Street: a second card if it is cheap or needed', () => {
    const second = (seat: { readonly businesses?: string[]; readonly money?: number }) =>
      chooses({ seats: { [A]: seat }, mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 } });
    expect(chooses({})).toEqual({ type: 'revealConsumer', sponsors: [] });
    expect(second({ businesses: ['faux-news', 'porn-emporium'] })).toEqual({
      type: 'revealConsumer',
      sponsors: ['faux-news'],
    });
    expect(second({ businesses: [], money: 25 })).toEqual({ type: 'revealConsumer', sponsors: [] });
    expect(second({ businesses: [], money: 24 })).toMatchObject({ type: 'playConsumer' });
    expect(second({ businesses: ['porn-emporium'], money: 90 })).toMatchObject({ type: 'playConsumer' });
  });

  test('Main Street: plays what pays it most against the others, with a Stimulus Check for two businesses', () => {
    const mainStreet = { revealed: ['consume-sin-1', 'consume-home-1'], revealCount: 2 };
    const plays = (own: string[], others: string[]) =>
      chooses({
        seats: { [A]: { businesses: own, privileges: ['stimulus-check'] }, [B]: { businesses: others } },
        mainStreet,
      });
    expect(plays(['porn-emporium', 'sofa-king'], ['rugged-cowboy-smokes'])).toEqual({
      type: 'playConsumer',
      consumerId: 'consume-home-1',
    });
    expect(plays(['sofa-king', 'bank-of-shamerica'], [])).toEqual({
      type: 'playConsumer',
      consumerId: 'consume-home-1',
      privilegeId: 'stimulus-check',
    });
    expect(chooses({ mainStreet: { peeked: ['consume-sin-1', 'consume-sin-2'] } })).toEqual({
      type: 'orderPeekedConsumers',
      order: ['consume-sin-1', 'consume-sin-2'],
    });
  });

  test('elections: a share of its money, then a dollar if it is rich', () => {
    const bids = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const command = ask(position(bidding({ seats: { [A]: { money: 60 } } })), A, botRandom(seed));
      if (command?.type !== 'placeBid') throw new Error('no bid');
      expect(command.contributions).toHaveLength(1);
      expect(command.contributions[0]?.candidate).toBe(A);
      bids.add(command.contributions[0]?.amount ?? 0);
    }
    expect([...bids].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 10]);
    const bid = (money: number, round: number, laws: string[] = []) =>
      chooses(bidding({ seats: { [A]: { money } }, laws, campaign: { round } }));
    const one = { type: 'placeBid', contributions: [{ candidate: A, amount: 1 }] };
    expect(bid(3, 1)).toEqual(one);
    expect(bid(0, 1)).toEqual({ type: 'passBid' });
    expect(bid(20, 2)).toEqual(one);
    expect(bid(19, 3)).toEqual({ type: 'passBid' });
    expect(bid(60, 1, ['term-limits'])).toEqual({ type: 'passBid' });
  });

  test('first act: revokes what costs it most, dismisses a protest that asks for nothing good', () => {
    const seats = { [A]: { businesses: ['porn-emporium', 'soul-of-coal', 'solacel'] } };
    expect(chooses(inFirstAct({ seats, laws: ['sin-tax', 'power-rationing', 'pell-grants'] }))).toEqual({
      type: 'revokeLaw',
      lawId: 'power-rationing',
    });
    expect(chooses(inFirstAct({ seats, laws: ['pell-grants'] }))).toEqual({ type: 'endFirstAct' });
    const dismiss = (board: readonly string[]) =>
      chooses(
        inFirstAct({
          turn: 3,
          seats,
          laws: ['patriot-act', 'pell-grants'],
          protests: [protests.liberal],
          board,
        }),
      );
    expect(dismiss(boardOf(6))).toMatchObject({ type: 'patriotActDismiss', protestId: protests.liberal });
    expect(dismiss(boardOf(6, 'obamacare'))).toMatchObject({ type: 'patriotActDismiss' });
    const healthy = { [A]: { businesses: ['jocks-trap'] } };
    expect(
      chooses(
        inFirstAct({
          turn: 3,
          seats: healthy,
          laws: ['patriot-act'],
          protests: [protests.liberal],
          board: boardOf(6, 'obamacare'),
        }),
      ),
    ).toEqual({ type: 'endFirstAct' });
  });

  test('vetoes a dear Fine and uses the Pardon; otherwise it keeps its privileges', () => {
    const window = (businesses: string[]) =>
      chooses({
        phase: 'capitolHill',
        step: 'privilegeWindow',
        board: boardOf(8, 'disaster-fines'),
        seats: { [A]: { privileges: ['pocket-veto'], businesses } },
        capitol: { windowQueue: [A] },
      });
    expect(window(['soul-of-coal', 'factory-farms'])).toEqual({
      type: 'useExecutivePrivilege',
      privilegeId: 'pocket-veto',
      legislationId: 'disaster-fines',
    });
    expect(window(['soul-of-coal'])).toEqual({ type: 'passPrivilege' });
    const fined = (privilegeId: string) =>
      chooses({
        ...enacting({ board: boardOf(8).slice(1) }),
        step: 'pardon',
        seats: { [A]: { privileges: [privilegeId], businesses: ['soul-of-coal'] } },
        capitol: {
          enacted: ['disaster-fines'],
          resolving: 'disaster-fines',
          fineQueue: [{ seat: A, businessIds: ['soul-of-coal'], due: 8 }],
        },
      });
    expect(fined('presidential-pardon')).toMatchObject({ privilegeId: 'presidential-pardon' });
    expect(fined('pocket-veto')).toEqual({ type: 'passPrivilege' });
  });

  test('enacts what is worth most to it', () => {
    const president = (board: readonly string[], own: string[], others: string[] = [], laws: string[] = []) =>
      chooses(enacting({ board, laws, seats: { [A]: { businesses: own }, [B]: { businesses: others } } }));
    const bills = boardOf(8, 'farm-subsidies', 'greenwash-government', 'disaster-fines');
    expect(president(bills, ['mcdedcow'])).toMatchObject({
      legislationId: 'farm-subsidies',
      choice: { allocations: [{ seat: A, amount: 15 }] },
    });
    // Without Bail Out on the board nothing is as good as the Fine of four businesses of another seat.
    const plain = [
      'greenwash-government',
      'disaster-fines',
      'filibuster',
      'crack-down',
      'sin-tax',
      'censorship',
      'millionaire-tax',
      'super-committee',
    ];
    const polluters = ['big-journey-suvs', 'soul-of-coal', 'factory-farms', 'mobile-mansion-rvs'];
    expect(president(plain, [], polluters)).toEqual(enact('disaster-fines'));
    expect(president(plain, ['trius', 'solacel'], ['b-o-railroad'])).toEqual(enact('greenwash-government'));
    const clean = plain.map((id) => (id === 'sin-tax' ? 'net-neutrality' : id));
    expect(president(clean, ['porn-emporium', 'daboozie'], [], ['sin-tax'])).toEqual(
      enact('super-committee', null, { lawId: 'sin-tax' }),
    );
    const monopoly = plain.map((id) => (id === 'super-committee' ? 'break-monopoly' : id));
    expect(president(monopoly, [], ['pu-power', 'blackout-betters'])).toEqual(
      enact('break-monopoly', null, { monopoly: { target: B, industry: 'energy' } }),
    );
    const none = boardOf(8).map((id) => (id === 'bail-out' ? 'crack-down' : id));
    expect(chooses(enacting({ board: none, protests: [protests.environmental] }))).toMatchObject({
      satisfies: null,
    });
  });

  test('4 dollars for each own lobbyist count', () => {
    const board = [
      'filibuster',
      'trickle-down-economics',
      'crack-down',
      'stop-online-piracy-act',
      'censorship',
      'sin-tax',
      'pell-grants',
      'speculator-tax',
    ];
    expect(chooses(enacting({ board, seats: { [A]: { businesses: ['faux-news'] } } }))).toEqual(
      enact('trickle-down-economics'),
    );
  });

  test('gives, lends and pledges nothing, acts for nobody else, and leaves ties to the lot', () => {
    expect(chooses({}, B)).toBeNull();
    expect(chooses(bidding({ step: 'debate', active: [A, B] }), C)).toBeNull();
    expect(chooses(bidding({ step: 'debate', active: [A, B] }), B)).toEqual({ type: 'endDebate' });
    expect(chooses({ step: 'settlement', active: [A] })).toEqual({ type: 'confirmSettlement' });
    const arbiter: Changes = {
      phase: 'capitolHill',
      step: 'supremeCourt',
      board: boardOf(6),
      options: { supremeCourt: 'arbiter' },
      active: [3],
      capitol: { tied: [A, B] },
    };
    expect(chooses(arbiter, 3)).toEqual({ type: 'ruleSupremeCourt', winner: null });
  });
});
