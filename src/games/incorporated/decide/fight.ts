import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import { cloneState } from '../clone-state.ts';
import { violation } from '../codes.ts';
import type { Attack } from '../commands.ts';
import { isLocation, isSquare, squareOf, taxHavens } from '../content.ts';
import { executiveAt, looseAt } from '../derived.ts';
import type { IncorporatedEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { type IncorporatedState, squareState } from '../state.ts';
import type { Rules } from './rule.ts';

/** An attack with the members that its kind needs. */
type ReadAttack =
  | { readonly kind: 'grab' | 'killOccupant'; readonly squareId: string }
  | {
      readonly kind: 'killLoose' | 'killExecutive';
      readonly country: string;
      readonly targetSeat: Seat;
    };

/** Attacks with loose cubes [a) Fight] (specification 9.2). */
export const fightRules: Rules<'fight'> = {
  fight: {
    check: (state, seat, { attacks }) => {
      if (attacks.some((attack) => readAttack(state, attack) === null)) {
        return violation('INVALID_PARAMETER');
      }
      const [first, second] = attacks;
      if (first === undefined) return violation('INVALID_PARAMETER');
      const refused = attackRefusal(state, seat, first);
      if (refused !== null || second === undefined) return refused;
      // The second attack meets the result of the first.
      return attackRefusal(afterAttack(state, seat, first), seat, second);
    },
    play: (batch, seat, { attacks }) => {
      for (const attack of attacks) batch.emit(eventOf(batch.state, seat, read(batch.state, attack)));
    },
  },
};

/** Why a single attack is refused now, or null; its preconditions in the order of specification 9.2. */
function attackRefusal(state: IncorporatedState, seat: Seat, attack: Attack): RuleViolation | null {
  const read = readAttack(state, attack);
  if (read === null) return violation('INVALID_PARAMETER');
  switch (read.kind) {
    case 'grab': {
      const { occupant, locked } = squareState(state, read.squareId);
      if (looseAt(state, squareOf(read.squareId).location, seat) === 0) return violation('NO_LOOSE_CUBE');
      if (locked) return violation('SQUARE_LOCKED');
      return occupant === null ? null : violation('SQUARE_OCCUPIED');
    }
    case 'killLoose':
    case 'killExecutive': {
      const { kind, country, targetSeat } = read;
      if (country === taxHavens) return violation('NO_ATTACK_IN_TAX_HAVENS');
      if (targetSeat === seat) return violation('OWN_TARGET');
      if (looseAt(state, country, seat) === 0) return violation('NO_LOOSE_CUBE');
      const there =
        kind === 'killLoose'
          ? looseAt(state, country, targetSeat) > 0
          : executiveAt(state, country, targetSeat);
      return there ? null : violation('NO_SUCH_TARGET');
    }
    case 'killOccupant': {
      const { location } = squareOf(read.squareId);
      const { occupant } = squareState(state, read.squareId);
      if (location === taxHavens) return violation('NO_ATTACK_IN_TAX_HAVENS');
      if (occupant === null) return violation('NO_SUCH_TARGET');
      if (occupant === seat) return violation('OWN_TARGET');
      if (looseAt(state, location, seat) === 0) return violation('NO_LOOSE_CUBE');
      return looseAt(state, location, occupant) > 0 || executiveAt(state, location, occupant)
        ? violation('TARGET_PROTECTED')
        : null;
    }
    default:
      return assertNever(read);
  }
}

/** A copy of the state after an attack that nothing refuses. */
const afterAttack = (state: IncorporatedState, seat: Seat, attack: Attack): IncorporatedState =>
  evolve(cloneState(state), eventOf(state, seat, read(state, attack)));

function read(state: IncorporatedState, attack: Attack): ReadAttack {
  const found = readAttack(state, attack);
  if (found === null) throw new Error('an attack lacks a member');
  return found;
}

/** The attack with exactly the members that its kind needs, all of them known; null otherwise. */
function readAttack(state: IncorporatedState, attack: Attack): ReadAttack | null {
  const { kind, squareId, country, targetSeat } = attack;
  switch (kind) {
    case 'grab':
    case 'killOccupant':
      if (squareId === undefined || country !== undefined || targetSeat !== undefined) return null;
      return isSquare(squareId) ? { kind, squareId } : null;
    case 'killLoose':
    case 'killExecutive':
      if (squareId !== undefined || country === undefined || targetSeat === undefined) return null;
      return isLocation(country) && state.players[targetSeat] !== undefined
        ? { kind, country, targetSeat }
        : null;
    default:
      return assertNever(kind);
  }
}

function eventOf(state: IncorporatedState, seat: Seat, attack: ReadAttack): IncorporatedEvent {
  switch (attack.kind) {
    case 'grab':
      return { type: 'SquareGrabbed', seat, squareId: attack.squareId };
    case 'killOccupant': {
      const targetSeat = squareState(state, attack.squareId).occupant as Seat;
      return { type: 'OccupantKilled', seat, targetSeat, squareId: attack.squareId };
    }
    case 'killLoose': {
      const { country, targetSeat } = attack;
      return { type: 'LooseCubeKilled', seat, targetSeat, country };
    }
    case 'killExecutive': {
      const { country, targetSeat } = attack;
      return { type: 'ExecutiveKilled', seat, targetSeat, country };
    }
    default:
      return assertNever(attack);
  }
}
