import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import type { Move } from '../commands.ts';
import { arrows, constants, isCountry, isLocation, locations, taxHavens } from '../content.ts';
import { looseAt, purchasingPower } from '../derived.ts';
import { type IncorporatedState, playerOf } from '../state.ts';
import { fightRules } from './fight.ts';
import { incomeRules } from './income.ts';
import { borrowFor } from './loans.ts';
import type { IncorporatedBatch, Rules } from './rule.ts';

/** Phase 3 (specification, chapter 9). */
export const competitionRules: Rules<'placeIncomeCubes' | 'fight' | 'defend' | 'expand' | 'passCompetition'> =
  {
    ...incomeRules,
    ...fightRules,
    defend: {
      check: (state, seat, { country }) => {
        if (!isCountry(country)) return violation('INVALID_PARAMETER');
        return playerOf(state, seat).executivesInPool > 0 ? null : violation('NO_EXECUTIVE');
      },
      play: (batch, seat, { country }) => batch.emit({ type: 'ExecutiveSent', seat, location: country }),
    },
    expand: {
      check: checkExpand,
      play: (batch, seat, { moves }) => {
        const cost = constants.expandCost;
        borrowFor(batch, seat, cost);
        batch.emit({ type: 'ExpandPaid', seat, cost });
        for (const { from, to } of moves) batch.emit({ type: 'CubeMoved', seat, from, to });
      },
    },
    passCompetition: {
      check: (state, seat, { defenders }) => {
        if (!defenders.every(isCountry)) return violation('INVALID_PARAMETER');
        return defenders.length === playerOf(state, seat).executivesInPool
          ? null
          : violation('WRONG_EXECUTIVE_COUNT');
      },
      play: (batch, seat, { defenders }) => {
        for (const country of defenders) batch.emit({ type: 'ExecutiveSent', seat, location: country });
        batch.emit({ type: 'CompetitionPassed', seat });
      },
    },
  };

function checkExpand(
  state: IncorporatedState,
  seat: Seat,
  { moves }: { readonly moves: readonly Move[] },
): RuleViolation | null {
  if (!moves.every(({ from, to }) => isLocation(from) && isLocation(to))) {
    return violation('INVALID_PARAMETER');
  }
  if (purchasingPower(state, seat) < constants.expandCost) return violation('CANNOT_PAY');
  const [first, second] = moves;
  if (first === undefined) return violation('INVALID_PARAMETER');
  const refused = moveRefusal(state, seat, first);
  return refused !== null || second === undefined ? refused : moveRefusal(state, seat, second, first);
}

/**
 * Why a movement of a loose cube is refused, or null; `after` is the movement made before it, whose cube it
 * may move on [c) Expand].
 */
function moveRefusal(
  state: IncorporatedState,
  seat: Seat,
  { from, to }: Move,
  after: Move | null = null,
): RuleViolation | null {
  let cubes = looseAt(state, from, seat);
  if (after?.to === from) cubes += 1;
  if (after?.from === from) cubes -= 1;
  if (cubes === 0) return violation('NO_LOOSE_CUBE', { kind: 'section', id: 'c) Expand' });
  if (to === taxHavens) return violation('TAX_HAVENS_CLOSED');
  if (from === taxHavens) return null;
  if (arrows[from]?.includes(to) !== true) return violation('NO_ARROW');
  if (state.affiliation[from] === 'battleground') return violation('LEAVING_BATTLEGROUND');
  const into = state.affiliation[to];
  return into === 'battleground' || into === state.affiliation[from] ? null : violation('RIVAL_CAMP');
}

/** Returns every cube that is not on a square to its supply [d) Pass], R35. */
export function clearLooseCubes(batch: IncorporatedBatch): void {
  const { state } = batch;
  const removed = state.turnOrder.flatMap((seat) =>
    locations
      .map((location) => ({ seat, location, count: looseAt(state, location, seat) }))
      .filter(({ count }) => count > 0),
  );
  batch.emit({ type: 'LooseCubesCleared', removed });
}
