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

/** Attacks with loose cubes [a) Fight] (specification 9.2). */
export const fightRules: Rules<'fight'> = {
  fight: {
    check: (state, seat, { attacks }) => {
      if (!attacks.every((attack) => isKnown(state, attack))) return violation('INVALID_PARAMETER');
      const [first, second] = attacks;
      if (first === undefined) return violation('INVALID_PARAMETER');
      const refused = attackRefusal(state, seat, first);
      if (refused !== null || second === undefined) return refused;
      // The second attack meets the result of the first.
      return attackRefusal(afterAttack(state, seat, first), seat, second);
    },
    play: (batch, seat, { attacks }) => {
      for (const attack of attacks) batch.emit(eventOf(batch.state, seat, attack));
    },
  },
};

/** Why a single attack is refused now, or null; its preconditions in the order of specification 9.2. */
function attackRefusal(state: IncorporatedState, seat: Seat, attack: Attack): RuleViolation | null {
  switch (attack.kind) {
    case 'grab': {
      const { occupant, locked } = squareState(state, attack.squareId);
      if (looseAt(state, squareOf(attack.squareId).location, seat) === 0) return violation('NO_LOOSE_CUBE');
      if (locked) return violation('SQUARE_LOCKED');
      return occupant === null ? null : violation('SQUARE_OCCUPIED');
    }
    case 'killLoose':
    case 'killExecutive': {
      const { kind, country, targetSeat } = attack;
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
      const { location } = squareOf(attack.squareId);
      const { occupant } = squareState(state, attack.squareId);
      if (location === taxHavens) return violation('NO_ATTACK_IN_TAX_HAVENS');
      if (occupant === null) return violation('NO_SUCH_TARGET');
      if (occupant === seat) return violation('OWN_TARGET');
      if (looseAt(state, location, seat) === 0) return violation('NO_LOOSE_CUBE');
      return looseAt(state, location, occupant) > 0 || executiveAt(state, location, occupant)
        ? violation('TARGET_PROTECTED')
        : null;
    }
    default:
      return assertNever(attack);
  }
}

/** A copy of the state after an attack that nothing refuses. */
const afterAttack = (state: IncorporatedState, seat: Seat, attack: Attack): IncorporatedState =>
  evolve(cloneState(state), eventOf(state, seat, attack));

/** Whether all that the attack names exists. */
function isKnown(state: IncorporatedState, attack: Attack): boolean {
  switch (attack.kind) {
    case 'grab':
    case 'killOccupant':
      return isSquare(attack.squareId);
    case 'killLoose':
    case 'killExecutive':
      return isLocation(attack.country) && state.players[attack.targetSeat] !== undefined;
    default:
      return assertNever(attack);
  }
}

function eventOf(state: IncorporatedState, seat: Seat, attack: Attack): IncorporatedEvent {
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
