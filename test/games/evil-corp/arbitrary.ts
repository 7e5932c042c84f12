import fc from 'fast-check';
import {
  type CommandType,
  commandSchemas,
  type EvilCorpCommand,
  type NastyParams,
} from '../../../src/games/evil-corp/commands.ts';
import {
  ceos,
  cities,
  markets,
  opportunityCards,
  phaseCardOf,
} from '../../../src/games/evil-corp/content.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { type Options, optionDefaults } from '../../../src/games/evil-corp/options.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Policy } from '../../../src/match/self-play.ts';
import { type WholeGame, wholeGamePlayer } from '../../support/game/suite/index.ts';

export const games: fc.Arbitrary<WholeGame> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  seatCount: fc.integer({ min: 2, max: 6 }),
  skill: fc.constantFrom(0, 50, 80, 100),
  options: fc.record({
    firstPlayer: fc.constantFrom<'random' | number>('random', 0, 1),
    direction: fc.constantFrom('clockwise', 'counterclockwise'),
    revenueMode: fc.constantFrom('declared', 'declared', 'automatic'),
    ceoPowers: fc.boolean(),
    skipFirstRoundRevenue: fc.boolean(),
    maxRounds: fc.constantFrom(5, 8, 12),
  }),
});

export const defaultOptions: Options = { ...optionDefaults };

export type EvilCorpPolicy = Policy<EvilCorpState, EvilCorpCommand>;

/** The bot's command or any legal one; out of turn an audit now and then. */
export const mixedPolicy =
  (skill: number): EvilCorpPolicy =>
  (state, seat, legal, random, active) => {
    if (random.index(100, 'policy') < skill) {
      return evilCorp.bot(evilCorp.view(state, seat), seat, legal, random);
    }
    if (!active && random.index(50, 'policy') > 0) return null;
    return chooseCommand(legal, random) as EvilCorpCommand;
  };

export const play = wholeGamePlayer(evilCorp, mixedPolicy);

const types = Object.keys(commandSchemas) as CommandType[];

/** Any command that matches its schema, legal or not, with a bias towards what might be legal. */
export function anyCommand(state: EvilCorpState, seat: Seat, random: Random): EvilCorpCommand {
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  const hand = state.players[seat]?.hand ?? [];
  const card = (): string =>
    hand.length > 0 && random.index(4, 'any') > 0 ? pick(hand) : pick(opportunityCards).id;
  const other = (): Seat => random.index(state.turnOrder.length + 1, 'any');
  const market = () => pick(markets).id;
  const city = () => pick(cities).id;
  const some = (max: number): string[] => Array.from({ length: random.index(max + 1, 'any') }, card);
  const type = pick(types);
  switch (type) {
    case 'selectCeo':
      return { type, ceoId: random.index(8, 'any') === 0 ? 'nobody' : pick(ceos).id };
    case 'foundSecretBase':
      return { type, market: market() };
    case 'placeStartingBusinesses':
      return { type, cities: [city(), city(), city()] };
    case 'playCeoPower':
      return random.index(2, 'any') === 0 ? { type } : { type, cities: [city(), city()] };
    case 'declareRevenue':
    case 'withdrawRevenue':
      return { type, amount: random.index(100, 'any') };
    case 'collectOpportunities':
      return { type, discard: some(3) };
    case 'layPhase': {
      const keep = pick(['new', 'old', null] as const);
      return keep === null ? { type, cardId: card() } : { type, cardId: card(), keep };
    }
    case 'buyPhase':
      return { type, from: other(), phase: random.int(1, 3, 'any') };
    case 'seizePhase':
      return { type, agentCardId: card(), from: other(), phase: random.int(1, 3, 'any') };
    case 'playNastyBusiness': {
      const cardId = card();
      return { type, cardId, params: anyParams(cardId, other, city, market, random) };
    }
    case 'raidWastedOpportunities':
      return {
        type,
        agentCardId: card(),
        takeCardId: state.opportunityDiscards.length > 0 ? pick(state.opportunityDiscards) : card(),
      };
    case 'playSpecial':
    case 'playCounter':
    case 'forceReroll':
    case 'attackEndgame':
    case 'defendEndgame':
      return { type, cardId: card() };
    case 'discardForAudit':
      return { type, cardIds: some(2) };
    case 'audit':
      return {
        type,
        accused: other(),
        kind: pick(['revenueDeclaration', 'revenueWithdrawal', 'handLimit'] as const),
      };
    default:
      return { type };
  }
}

function anyParams(
  cardId: string,
  target: () => Seat,
  city: () => string,
  market: () => (typeof markets)[number]['id'],
  random: Random,
): NastyParams {
  switch (phaseCardOf(cardId)?.nasty) {
    case 'embezzlement':
    case 'class-action':
    case 'talent-poaching':
      return { target: target() };
    case 'asset-seizure':
    case 'demolition':
      return { target: target(), city: city() };
    case 'injunction':
      return { target: target(), phase: random.int(1, 3, 'any') };
    case 'lobbying':
      return { market: market(), to: random.index(2, 'any') === 0 ? null : market() };
    case 'shell-company':
      return { city: city() };
    default:
      return random.index(5, 'any') === 0 ? { target: target() } : {};
  }
}
