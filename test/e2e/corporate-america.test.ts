import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ClientSeat, entries, least, most, type Style, type Wish, wish } from './client-seat.ts';
import type { WireEvent } from './public-fold.ts';
import { fillIn, type Json, SchemaClient } from './schema-client.ts';
import { chanceOf, openMatch, playOut, verifyExport, watchToEnd } from './table-of-clients.ts';

/** Matches over which all deeds must have been done; one or two are enough. */
const MATCHES = 6;

/** A match is played from its legal commands; what is done at any time, and what costs most, is left to wishes. */
const style: Style<null> = {
  game: 'CorporateAmerica',
  table: async () => null,
  spared: ['giveMoney', 'lendSponsorship', 'withdrawSponsorship', 'makePledge', 'placeBid'],
  passing: ['confirm', 'end', 'pass', 'playConsumer', 'finish', 'decline'],
};

/** A share of the money, given to one candidate of a bid. */
const bid =
  (candidate: number, share: number): Wish<null> =>
  (now) => {
    const [parameter] = entries(now, 'placeBid')[0]?.parameters ?? [];
    const key = parameter?.keys.find(({ value }) => value === candidate);
    if (key === undefined) return null;
    const amount = Math.max(1, Math.floor(key.max * share));
    return { type: 'placeBid', contributions: [{ candidate, amount }] };
  };

/** Lends a Sponsored business to a seat that can still use it. */
const lendTo =
  (seat: number): Wish<null> =>
  (now) => {
    const [entry] = entries(now, 'lendSponsorship');
    return entry === undefined ? null : { ...fillIn(entry, least), to: seat };
  };

/** A reveal that costs something, with every sponsor that may be used. */
const revealWithSponsors: Wish<null> = (now) => {
  const [entry] = entries(now, 'revealConsumer');
  return entry === undefined || entry.parameters.length === 0 ? null : fillIn(entry, most);
};

/** Any use of an executive privilege, by itself or with another command. */
const useAnyPrivilege: Wish<null> = ({ legalCommands }) => {
  const use = legalCommands.find(
    ({ type, command, fixed }) =>
      type === 'useExecutivePrivilege' ||
      (command?.['privilegeId'] ?? fixed['privilegeId'] ?? fixed['matchingFundsFor'] ?? null) !== null,
  );
  return use === undefined ? null : fillIn(use, least);
};

/** Legislation that a protest asks for and that stays as a law, else whatever a protest asks for. */
const yieldToProtest: Wish<null> = (now) => {
  const answers = entries(now, 'enactLegislation').filter(
    ({ command, fixed }) => (command?.['satisfies'] ?? fixed['satisfies'] ?? null) !== null,
  );
  const [answer] = answers;
  return answer === undefined ? null : fillIn(answer, least);
};

describe('two clients of Corporate America written against schema.graphql alone', () => {
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
      const matchId = await openMatch([ada, ben], 'CORPORATE_AMERICA', 4, {});
      const chance = chanceOf(i);
      // Ada buys every election; Ben takes part in the first round of each and then passes.
      const candidate = new ClientSeat({ client: ada, matchId, seat: 0 }, style, chance, {
        first: [bid(0, 0.3), yieldToProtest],
        once: {
          giveMoney: wish('giveMoney'),
          lendSponsorship: lendTo(1),
          revokeLaw: wish('revokeLaw'),
          useExecutivePrivilege: useAnyPrivilege,
        },
        otherwise: [revealWithSponsors],
      });
      const backer = new ClientSeat({ client: ben, matchId, seat: 1 }, style, chance, {
        once: { lendSponsorship: lendTo(0), placeBid: bid(0, 0.1), giveMoney: wish('giveMoney') },
        otherwise: [revealWithSponsors],
      });
      const events: WireEvent[] = [];
      await Promise.all([watchToEnd(ada, matchId, events), playOut([candidate, backer])]);

      expect(phasesOf(events)).toEqual(
        expect.arrayContaining(['WALL_STREET', 'MAIN_STREET', 'CAMPAIGN_TRAIL', 'CAPITOL_HILL', 'GAME_OVER']),
      );
      for (const [name, deed] of Object.entries(deeds)) {
        if (deed(candidate.played, backer.played, events)) done.add(name);
      }
      // Who bids for whom is seen by all, how much by nobody else; what comes after the end is open to all.
      const lastTurn = events.findLast(({ __typename }) => __typename === 'CorporateAmericaTurnStarted');
      const bids = events.filter(
        ({ __typename, version }) =>
          __typename === 'CorporateAmericaBidPlaced' && version < (lastTurn?.version ?? 0),
      );
      for (const placed of bids) {
        expect(placed['contributions'] !== null).toBe(placed['seatIndex'] === 0);
        expect((placed['candidates'] as unknown[]).length).toBeGreaterThan(0);
      }
      expect(bids.some((placed) => placed['seatIndex'] !== 0)).toBe(true);
      await verifyExport(server, ada, matchId);
    }
    expect([...done].sort()).toEqual(Object.keys(deeds).sort());
  });
});

type Played = ReadonlyMap<string, readonly Json[]>;

const phasesOf = (events: readonly WireEvent[]) =>
  events
    .filter(({ __typename }) => __typename === 'CorporateAmericaPhaseStarted')
    .map((event) => event['turnPhase']);

/** What must be done by commands of the clients' own that the server accepted, and be seen in the events. */
const deeds: Readonly<Record<string, (ada: Played, ben: Played, events: readonly WireEvent[]) => boolean>> = {
  'a bribe': (ada, _ben, events) =>
    ada.has('giveMoney') && events.some(({ __typename }) => __typename === 'CorporateAmericaMoneyGiven'),
  'a lent deduction that the borrower uses': (ada, ben) =>
    usesWhatWasLent(ada, ben) || usesWhatWasLent(ben, ada),
  'a bid in each of three rounds, and a pass': (ada, ben, events) =>
    ben.has('passBid') &&
    [1, 2, 3].every((round) =>
      events.some(
        (event) =>
          event.__typename === 'CorporateAmericaBidPlaced' &&
          event['seatIndex'] === 0 &&
          event['round'] === round,
      ),
    ) &&
    ada.has('placeBid'),
  'a law that a protest forces': (ada, _ben, events) =>
    (ada.get('enactLegislation') ?? []).some(
      ({ legislationId, satisfies }) =>
        satisfies !== null &&
        events.some(
          (event) =>
            event.__typename === 'CorporateAmericaLegislationEnacted' &&
            event['legislationId'] === legislationId &&
            event['becomesLaw'] === true,
        ),
    ),
  'a revocation': (ada) => ada.has('revokeLaw'),
  'an executive privilege': (_ada, _ben, events) =>
    events.some(
      (event) =>
        event.__typename === 'CorporateAmericaExecutivePrivilegeUsed' && (event['seatIndex'] as number) < 2,
    ),
};

function usesWhatWasLent(lender: Played, borrower: Played): boolean {
  const lent = (lender.get('lendSponsorship') ?? []).map(({ businessId }) => businessId);
  return (borrower.get('revealConsumer') ?? []).some(({ sponsors }) =>
    (sponsors as unknown[]).some((businessId) => lent.includes(businessId)),
  );
}
