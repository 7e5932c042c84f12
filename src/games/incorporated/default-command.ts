import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import type { IncorporatedCommand, Placement } from './commands.ts';
import { countries, payoffCardOf } from './content.ts';
import { squaresHeld } from './derived.ts';
import { type IncorporatedState, type Pending, type PendingNamed, playerOf } from './state.ts';

/** What an absent seat does (specification 14.1); always legal. Asked for active seats only. */
export function defaultCommand(state: IncorporatedState, seat: Seat): IncorporatedCommand {
  return state.pending === null ? inTurn(state, seat) : answerTo(state, state.pending);
}

function inTurn(state: IncorporatedState, seat: Seat): IncorporatedCommand {
  switch (state.phase) {
    case 'investment':
      return { type: 'passInvestment' };
    case 'competition': {
      const { executivesInPool } = playerOf(state, seat);
      const country = strongholdOf((id) => squaresHeld(state, id, seat).length);
      return { type: 'passCompetition', defenders: Array(executivesInPool).fill(country) };
    }
    case 'lobbying':
      return { type: 'lobbyTaxHavens' };
    case 'corporationAuction':
    case 'outlook':
    case 'earnings':
    case 'gameOver':
      throw new Error(`there is no turn action in the phase ${state.phase}`);
    default:
      return assertNever(state.phase);
  }
}

/** The country with the most of something, in a tie the first in content order; `us` if there is none. */
export function strongholdOf(cubesIn: (country: string) => number): string {
  let best = 'us';
  let most = 0;
  for (const { id } of countries) {
    const cubes = cubesIn(id);
    if (cubes > most) {
      most = cubes;
      best = id;
    }
  }
  return best;
}

function answerTo(state: IncorporatedState, pending: Pending): IncorporatedCommand {
  switch (pending.type) {
    case 'corporationLot':
      return pending.highBid === null
        ? { type: 'bidForCorporation', amount: 0 }
        : { type: 'passCorporation' };
    case 'outlookChoice':
      return { type: 'chooseOutlookTarget', targetId: firstOf(pending.options) };
    case 'auction':
      return { type: 'passBid' };
    case 'placeCube':
      return { type: 'placeInvestmentCube', squareId: firstOf(pending.options) };
    case 'reverseAuction':
      return { type: 'passSell' };
    case 'removeCube':
      return { type: 'removeSoldCube', squareId: cheapest(state, pending.options) };
    case 'privateSale':
      return { type: 'passPrivateSale' };
    case 'replaceCube':
      return { type: 'replaceSellerCube', squareId: firstOf(pending.options) };
    case 'incomeShortage':
      return { type: 'placeIncomeCubes', placements: inOrder(pending) };
    case 'moveMarker':
      return { type: 'moveBattleground', country: firstOf(pending.options) };
    case 'subsidies':
      return { type: 'chooseSubsidy', ...likeForLike(pending.cards, state.payoffRevealed) };
    case 'crisisDiscard':
      return { type: 'discardPayoffCards', cardIds: state.payoffRevealed.slice(0, pending.count) };
    case 'repayment':
      return { type: 'repayBonds', count: 0 };
    default:
      return assertNever(pending);
  }
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('there is nothing to choose');
  return first;
}

const cheapest = (state: IncorporatedState, options: readonly string[]): string =>
  options.find((squareId) => squareId !== state.rdSquare) ?? firstOf(options);

function inOrder({ available, entitlement }: PendingNamed<'incomeShortage'>): Placement[] {
  const placements: Placement[] = [];
  let left = available;
  for (const { country, count } of entitlement) {
    const here = Math.min(left, count);
    if (here > 0) placements.push({ country, count: here });
    left -= here;
  }
  return placements;
}

/** The first pair of one industry, in drawn order, then revealed order; else the first of both. */
function likeForLike(
  drawn: readonly string[],
  revealed: readonly string[],
): { takeCardId: string; replaceCardId: string } {
  for (const takeCardId of drawn) {
    const { industry } = payoffCardOf(takeCardId);
    const replaceCardId = revealed.find((cardId) => payoffCardOf(cardId).industry === industry);
    if (replaceCardId !== undefined) return { takeCardId, replaceCardId };
  }
  return { takeCardId: firstOf(drawn), replaceCardId: firstOf(revealed) };
}
