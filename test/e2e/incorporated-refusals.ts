import type { Table } from './incorporated-table.ts';
import type { Json, Situation } from './schema-client.ts';

/** A command that the rules refuse, where a position has one. */
export interface Probe {
  readonly name: string;
  readonly code: string;
  readonly citation: { readonly kind: 'SECTION' | 'RULING'; readonly id: string };
  /** The command for a seat that the game waits for, or for one that it does not, where `waiting`. */
  readonly waiting: boolean;
  readonly find: (table: Table, now: Situation) => Json | null;
}

const section = (id: string) => ({ kind: 'SECTION', id }) as const;
const offers = (now: Situation, type: string) => now.legalCommands.some((entry) => entry.type === type);

/** The movement from a country with an own loose cube that `wanted` accepts. */
function movement(table: Table, wanted: (from: string, to: string) => boolean): Json | null {
  for (const from of table.mine) {
    const to = [...table.board.keys()].find((country) => country !== from && wanted(from, country));
    if (to !== undefined) return table.move(from, to);
  }
  return null;
}

const leads = (table: Table, from: string, to: string) => table.arrows(from).includes(to);
const competing = (now: Situation) => offers(now, 'passCompetition');
const lobbying = (now: Situation) => offers(now, 'lobbyTaxHavens');

/** A second use of each lobbying event that can be used up. */
const repeated: Readonly<Record<string, Json>> = {
  CENTRAL_BANKS: { type: 'lobbyCentralBanks', slider: 'stress', direction: 'left' },
  BUDGET: { type: 'lobbyBudget', policy: 'stimulus' },
  ZONE_AMERICAS: { type: 'powerPlay', zone: 'americas', camp: 'nato' },
  ZONE_EUROPE: { type: 'powerPlay', zone: 'europe', camp: 'nato' },
  ZONE_ASIA: { type: 'powerPlay', zone: 'asia', camp: 'sco' },
  ZONE_THIRD_WORLD: { type: 'powerPlay', zone: 'third-world', camp: 'sco' },
};

/** The refusals that a client meets at the table (specification 6.1, 8.1, 9.2 and 10). */
export const probes: readonly Probe[] = [
  {
    name: 'a command out of turn',
    code: 'NOT_YOUR_TURN',
    citation: section('Game Flow and Rules'),
    waiting: true,
    find: ({ view }) =>
      view.phase === 'INVESTMENT' && view.pending === null ? { type: 'passInvestment' } : null,
  },
  {
    name: 'a bid above purchasing power',
    code: 'BID_TOO_HIGH',
    citation: { kind: 'RULING', id: 'R13' },
    waiting: false,
    find: ({ me }, now) =>
      offers(now, 'raiseBid') ? { type: 'raiseBid', amount: (me.purchasingPower ?? 0) + 1 } : null,
  },
  {
    name: 'a cube moved between rival camps',
    code: 'RIVAL_CAMP',
    citation: section('c) Expand'),
    waiting: false,
    find: (table, now) =>
      competing(now)
        ? movement(table, (from, to) => leads(table, from, to) && table.isRival(from, to))
        : null,
  },
  {
    name: 'a cube moved out of a battleground',
    code: 'LEAVING_BATTLEGROUND',
    citation: section('c) Expand'),
    waiting: false,
    find: (table, now) =>
      competing(now)
        ? movement(table, (from, to) => leads(table, from, to) && table.affiliation(from) === 'BATTLEGROUND')
        : null,
  },
  {
    name: 'a cube moved against an arrow',
    code: 'NO_ARROW',
    citation: section('c) Expand'),
    waiting: false,
    find: (table, now) =>
      competing(now)
        ? movement(table, (from, to) => leads(table, to, from) && !leads(table, from, to))
        : null,
  },
  {
    name: 'an attack on a protected cube',
    code: 'TARGET_PROTECTED',
    citation: section('a) Fight'),
    waiting: false,
    find: (table, now) => {
      if (!competing(now)) return null;
      const squareId = table.mine.flatMap((country) => table.protectedSquares(country))[0];
      return squareId === undefined ? null : { type: 'fight', attacks: [{ kind: 'killOccupant', squareId }] };
    },
  },
  {
    name: 'a second use of a lobbying event',
    code: 'EVENT_ALREADY_USED',
    citation: section('Phase 4 - Lobbying'),
    waiting: false,
    find: ({ view }, now) => {
      if (!lobbying(now)) return null;
      const used = view.lobbyUsed.find((event) => repeated[event] !== undefined);
      return used === undefined ? null : (repeated[used] ?? null);
    },
  },
];
