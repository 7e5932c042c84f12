import fc from 'fast-check';
import {
  type Choice,
  type CommandType,
  type CorporateAmericaCommand,
  commandSchemas,
} from '../../../src/games/corporate-america/commands.ts';
import {
  businessCards,
  consumerCards,
  industries,
  legislationCards,
  legislationOf,
  privilegeCards,
} from '../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import { type Options, optionDefaults } from '../../../src/games/corporate-america/options.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Policy } from '../../../src/match/self-play.ts';
import { type WholeGame, wholeGamePlayer } from '../../support/game/suite/index.ts';

export const defaultOptions: Options = { ...optionDefaults };

/** Places of the table: an arbiter sits after the players (R39). */
export const placesOf = (players: number, { supremeCourt }: Pick<Options, 'supremeCourt'>): number =>
  players + (supremeCourt === 'arbiter' ? 1 : 0);

export const games: fc.Arbitrary<WholeGame> = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    players: fc.integer({ min: 3, max: 6 }),
    skill: fc.constantFrom(0, 50, 80, 100),
    president: fc.constantFrom('random', 'seat', 'declaredCash'),
    options: fc.record({
      wallStreetMode: fc.constantFrom('ordered', 'ordered', 'simultaneous'),
      supremeCourt: fc.constantFrom('random', 'arbiter'),
      moneyVisibility: fc.constantFrom('secret', 'secret', 'open'),
      bribes: fc.boolean(),
      debateStep: fc.boolean(),
      settlementStep: fc.boolean(),
      allowDeclineStart: fc.boolean(),
      immaculateImageScope: fc.constantFrom('legislation', 'prTag'),
      executivePrivilegeEffects: fc.constantFrom(true, true, false),
    }),
  })
  .map(({ seed, players, skill, president, options }) => ({
    seed,
    skill,
    seatCount: placesOf(players, options as Pick<Options, 'supremeCourt'>),
    options: {
      ...options,
      firstPresident:
        president === 'seat'
          ? { mode: president, seat: seed % players }
          : president === 'declaredCash'
            ? { mode: president, cents: Array.from({ length: players }, (_, i) => (seed + i) % 3) }
            : { mode: president },
    },
  }));

export type CorporateAmericaPolicy = Policy<CorporateAmericaState, CorporateAmericaCommand>;

/** The bot's command or any legal one, whatever its type; out of turn something now and then. */
export const mixedPolicy =
  (skill: number): CorporateAmericaPolicy =>
  (state, seat, legal, random, active) => {
    if (random.index(100, 'policy') < skill) {
      return corporateAmerica.bot(corporateAmerica.view(state, seat), seat, legal, random);
    }
    if (!active && random.index(50, 'policy') > 0) return null;
    // Each type has the same chance: there are many pieces of legislation and few ways to pass.
    const type = random.pick([...new Set(legal.map((entry) => entry.type))], 'policy');
    return chooseCommand(
      legal.filter((entry) => entry.type === type),
      random,
    ) as CorporateAmericaCommand;
  };

export const play = wholeGamePlayer(corporateAmerica, mixedPolicy);

const types = Object.keys(commandSchemas) as CommandType[];

/** Any command that matches its schema, legal or not, with a bias towards what might be legal. */
export function anyCommand(
  state: CorporateAmericaState,
  seat: Seat,
  random: Random,
): CorporateAmericaCommand {
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  const often = (n = 4): boolean => random.index(n, 'any') > 0;
  const likely = (ids: readonly string[], all: readonly { readonly id: string }[]): string =>
    ids.length > 0 && often() ? pick(ids) : random.index(30, 'any') === 0 ? 'nothing' : pick(all).id;
  const player = state.players[seat];
  const board = state.legislationBoard.flatMap((id) => id ?? []);
  const business = (): string =>
    likely(
      pick([
        player?.hand ?? [],
        player?.businesses ?? [],
        state.wallStreet.inspected,
        state.mainStreet.usedSponsors,
      ]),
      businessCards,
    );
  const consumer = (): string => likely(state.mainStreet.revealed, consumerCards);
  const protest = (): string => likely(state.protests, consumerCards);
  const legislation = (): string => likely(board, legislationCards);
  const law = (): string => likely(state.laws, legislationCards);
  const privilege = (): string => likely(player?.privileges ?? [], privilegeCards);
  const other = (): Seat => random.index(state.seatCount + 2, 'any');
  const amount = (): number => (often() ? random.int(1, 30, 'any') : random.int(1, 400, 'any'));
  const shuffled = (ids: readonly string[]): string[] => random.shuffle(ids, 'any');
  const type = often(3) ? pick(typesNow(state, seat)) : pick(types);
  switch (type) {
    case 'discardBusinessCard':
    case 'startExtraBusiness':
    case 'takeBusinessCard':
    case 'withdrawSponsorship':
    case 'discardMonopolyBusiness':
      return { type, businessId: business() };
    case 'startBusiness':
      return often()
        ? { type, businessId: business() }
        : { type, businessId: business(), privilegeId: privilege() };
    case 'inspectHand':
      return { type, target: other() };
    case 'revealConsumer':
      return { type, sponsors: Array.from({ length: random.index(3, 'any') }, business) };
    case 'playConsumer':
      return often()
        ? { type, consumerId: consumer() }
        : { type, consumerId: consumer(), privilegeId: privilege() };
    case 'orderPeekedConsumers':
      return {
        type,
        order: shuffled(often() ? state.mainStreet.peeked : state.mainStreet.revealed).slice(0, 4),
      };
    case 'assignSharedCustomers':
      return { type, recipient: other() };
    case 'giveMoney':
      return { type, to: other(), amount: amount() };
    case 'lendSponsorship':
      return { type, businessId: business(), to: other() };
    case 'makePledge':
      return { type, legislationIds: Array.from({ length: random.index(4, 'any') }, legislation) };
    case 'placeBid': {
      const count = random.int(1, 3, 'any');
      const contributions = Array.from({ length: count }, () => ({ candidate: other(), amount: amount() }));
      return often() ? { type, contributions } : { type, contributions, matchingFundsFor: other() };
    }
    case 'ruleSupremeCourt':
      return { type, winner: often() ? other() : null };
    case 'revokeLaw':
      return { type, lawId: law() };
    case 'patriotActDismiss':
      return { type, protestId: protest() };
    case 'enactLegislation': {
      const legislationId = legislation();
      const satisfies = state.protests.length > 0 && often(3) ? protest() : null;
      return { type, legislationId, satisfies, choice: anyChoice(state, legislationId, random) };
    }
    case 'useExecutivePrivilege': {
      const privilegeId = privilege();
      if (!often(8)) return { type, privilegeId };
      switch (privilegeId) {
        case 'executive-order':
          return { type, privilegeId, lawId: law() };
        case 'pocket-veto':
          return { type, privilegeId, legislationId: legislation() };
        case 'free-speech-zone':
          return { type, privilegeId, protestId: protest() };
        default:
          return { type, privilegeId };
      }
    }
    default:
      return { type };
  }
}

/** The types that are legal for the seat now, or else all. */
function typesNow(state: CorporateAmericaState, seat: Seat): readonly CommandType[] {
  const legal = corporateAmerica.legalCommands(state, seat).map((entry) => entry.type as CommandType);
  return legal.length > 0 ? [...new Set(legal)] : types;
}

/** A choice that mostly fits the effect of the card. */
function anyChoice(state: CorporateAmericaState, legislationId: string, random: Random): Choice | null {
  const known = legislationCards.some(({ id }) => id === legislationId);
  const kind = known && random.index(6, 'any') > 0 ? legislationOf(legislationId).effect.kind : 'any';
  const other = (): Seat => random.index(state.seatCount + 1, 'any');
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  switch (kind) {
    case 'giveaway': {
      const amount = random.int(1, 14, 'any');
      return random.index(2, 'any') === 0
        ? { allocations: [{ seat: other(), amount: 15 }] }
        : {
            allocations: [
              { seat: other(), amount },
              { seat: other(), amount: random.index(6, 'any') === 0 ? amount : 15 - amount },
            ],
          };
    }
    case 'revokeLaw':
      return state.laws.length === 0 ? null : { lawId: pick(state.laws) };
    case 'endProtest':
      return state.protests.length === 0 ? null : { protestId: pick(state.protests) };
    case 'breakMonopoly':
      return { monopoly: { target: other(), industry: pick(industries) } };
    case 'any':
      return pick([null, { lawId: 'sin-tax' }, { protestId: 'protest-vote-or-cry' }]);
    default:
      return null;
  }
}
