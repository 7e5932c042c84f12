import fc from 'fast-check';
import {
  type Attack,
  type CommandType,
  commandSchemas,
  type IncorporatedCommand,
} from '../../../src/games/incorporated/commands.ts';
import {
  arrows,
  countries,
  locations,
  majorCountries,
  payoffCards,
  squares,
} from '../../../src/games/incorporated/content.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { Options } from '../../../src/games/incorporated/options.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Policy } from '../../../src/match/self-play.ts';
import { type WholeGame, wholeGamePlayer } from '../../support/game/suite/index.ts';

export const games: fc.Arbitrary<WholeGame> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  seatCount: fc.integer({ min: 2, max: 4 }),
  skill: fc.constantFrom(0, 50, 80, 100),
  options: fc.record({
    setupMode: fc.constantFrom('random', 'auction'),
    industryChips: fc.boolean(),
  }),
});

export const defaultOptions: Options = { setupMode: 'random', industryChips: false };

export type IncorporatedPolicy = Policy<IncorporatedState, IncorporatedCommand>;

/** The bot's command or any legal one, whatever its type; out of turn a loan now and then. */
export const mixedPolicy =
  (skill: number): IncorporatedPolicy =>
  (state, seat, legal, random, active) => {
    if (random.index(100, 'policy') < skill) {
      return incorporated.bot(incorporated.view(state, seat), seat, legal, random);
    }
    if (!active && random.index(50, 'policy') > 0) return null;
    // Each type has the same chance: there are many attacks and few that pass.
    const types = [...new Set(legal.map((entry) => entry.type))];
    const type = random.pick(types, 'policy');
    return modest(
      chooseCommand(
        legal.filter((entry) => entry.type === type),
        random,
      ) as IncorporatedCommand,
    );
  };

/** A private sale that somebody can pay, and loans one at a time. */
function modest(command: IncorporatedCommand): IncorporatedCommand {
  if (command.type === 'offerPrivateSale') return { ...command, minimum: 1 + (command.minimum % 30) };
  if (command.type === 'takeLoan') return { ...command, count: 1 };
  return command;
}

export const play = wholeGamePlayer(incorporated, mixedPolicy);

const types = Object.keys(commandSchemas) as CommandType[];

/** Any command that matches its schema, legal or not, with a bias towards what might be legal. */
export function anyCommand(state: IncorporatedState, seat: Seat, random: Random): IncorporatedCommand {
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  const some = <T>(list: readonly T[], max: number): T[] =>
    Array.from({ length: random.index(max + 1, 'any') }, () => pick(list));
  const { pending, payoffRevealed } = state;
  const options = pending !== null && 'options' in pending ? pending.options : [];
  const target = (otherwise: () => string): string =>
    options.length > 0 && random.index(4, 'any') > 0 ? pick(options) : otherwise();
  const country = () => (random.index(30, 'any') === 0 ? 'atlantis' : pick(countries).id);
  const squareId = () => (random.index(30, 'any') === 0 ? 'us-9' : pick(squares).id);
  const cardId = () =>
    payoffRevealed.length > 0 && random.index(3, 'any') > 0 ? pick(payoffRevealed) : pick(payoffCards).id;
  const amount = () => random.int(-1, 40, 'any');
  const own = locations.filter((location) => (state.looseCubes[location]?.[seat] ?? 0) > 0);
  const place = () => (own.length > 0 && random.index(5, 'any') > 0 ? pick(own) : pick(locations));
  const attack = (): Attack => anyAttack(state, place(), random);
  const move = (from = place()) => {
    const to = arrows[from];
    return { from, to: to !== undefined && random.index(4, 'any') > 0 ? pick(to) : pick(locations) };
  };
  // A decision is answered most of the time: its command would be drawn too seldom.
  const type = random.index(3, 'any') > 0 ? pick(types) : (pick(typesNow(state, seat)) ?? pick(types));
  switch (type) {
    case 'bidForCorporation':
      return { type, amount: Math.max(0, amount()) };
    case 'chooseOutlookTarget':
      return { type, targetId: target(squareId) };
    case 'openAuction':
      return {
        type,
        country: random.index(3, 'any') > 0 ? pick(majorCountries).id : country(),
        bid: amount(),
      };
    case 'offerPrivateSale':
      return { type, country: country(), minimum: random.int(1, 30, 'any') };
    case 'raiseBid':
    case 'lowerBid':
    case 'bidPrivateSale':
      return { type, amount: amount() };
    case 'placeInvestmentCube':
    case 'removeSoldCube':
    case 'replaceSellerCube':
    case 'lobbyRd':
      return { type, squareId: target(squareId) };
    case 'placeIncomeCubes': {
      const placements = [
        ...new Map(some(majorCountries, 3).map(({ id }) => [id, random.int(1, 3, 'any')])),
      ].map(([id, count]) => ({ country: id, count }));
      return { type, placements: placements.sort((a, b) => order(a.country) - order(b.country)) };
    }
    case 'fight': {
      const first = attack();
      return { type, attacks: random.index(2, 'any') === 0 ? [first] : [first, attack()] };
    }
    case 'defend':
      return { type, country: country() };
    case 'expand': {
      const first = move();
      const second = () => (random.index(2, 'any') === 0 ? move(first.to) : move());
      return { type, moves: random.index(2, 'any') === 0 ? [first] : [first, second()] };
    }
    case 'passCompetition':
      return {
        type,
        defenders: some(
          countries.map(({ id }) => id),
          4,
        ),
      };
    case 'powerPlay':
      return {
        type,
        zone: pick(['americas', 'europe', 'asia', 'third-world'] as const),
        camp: pick(['nato', 'sco'] as const),
      };
    case 'moveBattleground':
      return { type, country: target(country) };
    case 'lobbyCentralBanks':
      return {
        type,
        slider: pick(['growth', 'interest', 'stress', 'balanceOfPower'] as const),
        direction: pick(['left', 'right'] as const),
      };
    case 'lobbyBudget': {
      const policy = pick(['austerity', 'stimulus'] as const);
      if (policy === 'stimulus' && random.index(4, 'any') > 0) return { type, policy };
      return { type, policy, cardId: payoffRevealed.length > 0 ? cardId() : pick([null, cardId()]) };
    }
    case 'chooseSubsidy': {
      const drawn = pending?.type === 'subsidies' ? pending.cards : [];
      return {
        type,
        takeCardId: drawn.length > 0 && random.index(4, 'any') > 0 ? pick(drawn) : cardId(),
        replaceCardId: cardId(),
      };
    }
    case 'discardPayoffCards': {
      const wanted = pending?.type === 'crisisDiscard' ? pending.count : 2;
      return { type, cardIds: Array.from({ length: wanted }, cardId) };
    }
    case 'repayBonds':
      return { type, count: random.index(8, 'any') };
    case 'takeLoan':
      return { type, count: random.int(1, 20, 'any') };
    default:
      return { type };
  }
}

const order = (country: string): number => majorCountries.findIndex(({ id }) => id === country);

const typesNow = (state: IncorporatedState, seat: Seat): CommandType[] => {
  const legal = incorporated.legalCommands(state, seat).map((entry) => entry.type as CommandType);
  return legal.length > 0 ? [...new Set(legal)] : types;
};

function anyAttack(state: IncorporatedState, location: string, random: Random): Attack {
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  const kind = pick(['grab', 'killLoose', 'killExecutive', 'killOccupant'] as const);
  const there = squares.filter((square) => square.location === location);
  const targetSeat = random.index(state.players.length + 1, 'any');
  return kind === 'grab' || kind === 'killOccupant'
    ? { kind, squareId: pick(there).id }
    : { kind, country: location, targetSeat };
}
