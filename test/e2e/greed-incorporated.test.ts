import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ClientSeat, entries, least, type Style, type Wish, wish } from './client-seat.ts';
import type * as contract from './contract-types.ts';
import type { WireEvent } from './public-fold.ts';
import { fillIn, type Json, passes, SchemaClient } from './schema-client.ts';
import { chanceOf, openMatch, playOut, verifyExport, watchToEnd } from './table-of-clients.ts';

/** Matches over which all deeds must have been done; one or two are enough. */
const MATCHES = 8;

type Company = Pick<
  contract.GreedIncorporatedCompany,
  'companyId' | 'slots' | 'cashFlow' | 'commerceClosed'
> & {
  readonly goods: readonly Pick<contract.GreedIncorporatedGoodsAmount, 'good' | 'count'>[];
};

interface Table {
  readonly phase: string;
  readonly companies: readonly Company[];
}

const VIEW = `query View($id: ID!) { match(id: $id) { state { ... on GreedIncorporatedView { greedPhase: phase
  companies { companyId slots cashFlow commerceClosed goods { good count } } } } } }`;

async function readTable(client: SchemaClient, matchId: string): Promise<Table> {
  const { match } = (await client.query(VIEW, { id: matchId })) as {
    match: { state: { greedPhase: string; companies: Company[] } };
  };
  return { phase: match.state.greedPhase, companies: match.state.companies };
}

/** Whoever finishes, closes, passes or declines brings the match on; what is offered is left to wishes. */
const style: Style<Table> = {
  game: 'GreedIncorporated',
  table: readTable,
  spared: [
    'offerTrade',
    'offerShareSwap',
    'offerShareSale',
    'auctionShare',
    'withdrawTrade',
    'withdrawShareOffer',
  ],
  passing: ['close', 'finish', 'pass'],
};

/** A bid of the least that is asked, in that phase. */
const bidIn =
  (...phases: readonly string[]): Wish<Table> =>
  (now, { phase }) => {
    const [entry] = entries(now, 'placeBid');
    return entry === undefined || !phases.includes(phase) ? null : fillIn(entry, least);
  };

/** The share of the company whose chart is fullest, so that one company is full in the end. */
const buyFullest: Wish<Table> = (now, { companies }) => {
  const tokens = (id: unknown) => companies.find(({ companyId }) => companyId === id)?.slots.length ?? 0;
  const offers = entries(now, 'chooseShare').flatMap(({ command }) => (command === null ? [] : [command]));
  return offers.sort((a, b) => tokens(b['companyId']) - tokens(a['companyId']))[0] ?? null;
};

/** The last of the seat's tokens, which is seldom a CEO. */
const auctionLastToken: Wish<Table> = (now) => entries(now, 'auctionShare').at(-1)?.command ?? null;

/** A dismissed CEO that keeps the token, so that charts stay full. */
const keepToken: Wish<Table> = (now) =>
  entries(now, 'chooseCompensation').find(({ command }) => command?.['compensation'] === 'goldenParachute')
    ?.command ?? null;

describe('two clients of Greed, Incorporated written against schema.graphql alone', () => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: SchemaClient;
  let ben: SchemaClient;
  beforeAll(async () => {
    database = await startPostgres();
    server = await startTestServer(database, { env: { RATE_EXPORTS: '1000' } });
    ada = await SchemaClient.guest(server.graphql, 'Ada');
    ben = await SchemaClient.guest(server.graphql, 'Ben');
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
  });

  it('play matches with bots through every phase, do all that the rules offer, and the exports verify', async () => {
    const done = new Set<string>();
    for (let i = 0; i < MATCHES && done.size < Object.keys(deeds).length; i++) {
      const matchId = await openMatch([ada, ben], 'GREED_INCORPORATED', 3, {});
      const wishes = [
        keepToken,
        buyFullest,
        bidIn('SHARES_AUCTION', 'SHARES_SALE_AUCTION', 'START_UP_AUCTION'),
      ];
      const seats = [ada, ben].map(
        (client, seat) =>
          new ClientSeat({ client, matchId, seat }, style, chanceOf(2 * i + seat), {
            first: wishes,
            once: { auctionShare: auctionLastToken, foundCompany: wish('foundCompany') },
          }),
      );
      let bargained = false;
      const events: WireEvent[] = [];
      await Promise.all([
        watchToEnd(ada, matchId, events),
        playOut(seats, async (seat) => {
          if (!bargained && seat.client === ada) bargained = await bargain(matchId);
          return true;
        }),
      ]);

      const phases = events
        .filter(({ __typename }) => __typename === 'GreedIncorporatedPhaseStarted')
        .map((event) =>
          Object.values(event).find((value) => typeof value === 'string' && /^[A-Z_]+$/.test(value)),
        );
      expect(phases).toEqual(expect.arrayContaining(PHASES));
      for (const [name, deed] of Object.entries(deeds)) if (deed(events)) done.add(name);
      await verifyExport(server, ada, matchId);
    }
    expect([...done].sort()).toEqual(Object.keys(deeds).sort());
  });

  /**
   * Ada offers a good of her company for money, Ben refuses and offers less, Ada takes it. False while the
   * table is not ready for it.
   */
  async function bargain(matchId: string): Promise<boolean> {
    const { phase, companies } = await readTable(ada, matchId);
    const open = (seat: number) =>
      companies.find(({ slots, commerceClosed }) => slots[0] === seat && !commerceClosed);
    const [seller, buyer] = [open(0), open(1)];
    const [good] = seller?.goods ?? [];
    if (phase !== 'COMMERCE' || seller === undefined || good === undefined) return false;
    if (buyer === undefined || buyer.cashFlow < 1) return false;
    const wares = { goods: [{ good: good.good.toLowerCase(), count: 1 }], cash: 0 };
    const money = (cash: number) => ({ goods: [], cash });
    const offer = (from: Company, to: Company, give: Json, receive: Json): Json => ({
      type: 'offerTrade',
      fromCompanyId: from.companyId,
      toCompanyId: to.companyId,
      give,
      receive,
    });
    await insist(ada, matchId, () => offer(seller, buyer, wares, money(500)));
    await insist(ben, matchId, (now) => entries(now, 'rejectTrade')[0]?.command ?? null);
    await insist(ben, matchId, () => offer(buyer, seller, money(1), wares));
    await insist(ada, matchId, (now) => entries(now, 'acceptTrade')[0]?.command ?? null);
    return true;
  }

  /** Sends the command until no other command came between. */
  async function insist(client: SchemaClient, matchId: string, choose: Wish<null>): Promise<void> {
    for (;;) {
      const now = await client.situation(matchId);
      const command = choose(now, null);
      if (command === null) throw new Error('the command is not offered');
      const answer = await client.playTyped('GreedIncorporated', matchId, command, now.version);
      if (answer['__typename'] === 'VersionConflict' || passes(answer)) continue;
      expect(answer, JSON.stringify(command)).toMatchObject({ __typename: 'PlayAccepted' });
      return;
    }
  }
});

const PHASES = [
  'INVESTMENTS_SELECTION',
  'INVESTMENTS_AUCTION',
  'INVESTMENTS_CHOICE',
  'COMMERCE',
  'SHARES_AUCTION',
  'SHARES_CHOICE',
  'SHARES_TRADING',
  'BALANCE_REWARD',
];

const seen = (
  events: readonly WireEvent[],
  type: string,
  holds: (event: WireEvent) => boolean = () => true,
) => events.some((event) => event.__typename === `GreedIncorporated${type}` && holds(event));

const byClient = (seat: unknown): boolean => seat === 0 || seat === 1;

/** What must be seen to happen to the clients. */
const deeds: Readonly<Record<string, (events: readonly WireEvent[]) => boolean>> = {
  'a trade by offer, refusal and counter-offer': (events) =>
    events.filter(({ __typename }) => __typename === 'GreedIncorporatedTradeOffered').length >= 2 &&
    seen(events, 'TradeCancelled') &&
    seen(events, 'TradeExecuted'),
  'a share that is auctioned': (events) =>
    seen(
      events,
      'ShareAuctionEnded',
      (event) => byClient(event['sellerSeat']) && (event['winnerSeat'] ?? null) !== null,
    ),
  'a CEO that is dismissed': (events) =>
    seen(events, 'CeoDismissed', (event) => byClient(event['seatIndex'])),
  'a company that is founded': (events) =>
    seen(events, 'CompanyFounded', (event) => byClient(event['seatIndex'])),
};
