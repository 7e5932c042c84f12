import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import type { Choice } from '../commands.ts';
import type { EffectNamed, LegislationCard } from '../content.ts';
import { eligibleForGiveaway, hasSynergy, monopolies } from '../derived.ts';
import type { NoEffectReason } from '../sets.ts';
import type { CorporateAmericaState } from '../state.ts';
import { assessFines } from './fines.ts';
import { type CorporateAmericaBatch, enterStep, type Next, refuseUnless } from './rule.ts';

/** The choice of a legislation's effect, in form and content (specification 10.6). */
export function checkChoice(
  state: CorporateAmericaState,
  { effect }: LegislationCard,
  choice: Choice | null,
): RuleViolation | null {
  switch (effect.kind) {
    case 'giveaway':
      return checkGiveaway(state, effect, choice);
    case 'revokeLaw': {
      if (choice === null) return null;
      const lawId = only(choice, 'lawId');
      if (lawId === undefined) return violation('INVALID_CHOICE');
      return refuseUnless(state.laws.includes(lawId), 'LAW_NOT_IN_PLAY');
    }
    case 'endProtest': {
      if (choice === null) return null;
      const protestId = only(choice, 'protestId');
      if (protestId === undefined) return violation('INVALID_CHOICE');
      return refuseUnless(state.protests.includes(protestId), 'PROTEST_NOT_IN_PLAY');
    }
    case 'breakMonopoly': {
      if (choice === null) return refuseUnless(monopolies(state).length === 0, 'CHOICE_REQUIRED');
      const monopoly = only(choice, 'monopoly');
      if (monopoly === undefined) return violation('INVALID_CHOICE');
      return refuseUnless(hasSynergy(state, monopoly), 'NO_SYNERGY');
    }
    case 'incomeModifier':
    case 'grantSharedCustomers':
    case 'fine':
    case 'extraConsumer':
    case 'patriotAct':
    case 'termLimits':
    case 'barTheRevolvingDoor':
    case 'discloseFortunes':
    case 'none':
      return refuseUnless(choice === null, 'INVALID_CHOICE');
    default:
      return assertNever(effect);
  }
}

/** The member of that name, if the choice has it and no other. */
const only = <K extends keyof Choice>(choice: Choice, name: K): Choice[K] | undefined =>
  Object.keys(choice).length === 1 ? choice[name] : undefined;

function checkGiveaway(
  state: CorporateAmericaState,
  effect: EffectNamed<'giveaway'>,
  choice: Choice | null,
): RuleViolation | null {
  const eligible = eligibleForGiveaway(state, effect);
  if (eligible.length === 0) return refuseUnless(choice === null, 'INVALID_CHOICE');
  const allocations = choice === null ? undefined : only(choice, 'allocations');
  if (allocations === undefined) return violation('INVALID_CHOICE');
  const total = allocations.reduce((sum, { amount }) => sum + amount, 0);
  return (
    refuseUnless(
      allocations.every(({ seat }) => eligible.includes(seat)),
      'NOT_ELIGIBLE',
    ) ?? refuseUnless(total === effect.amount, 'WRONG_TOTAL')
  );
}

/** Applies the effect of legislation that has been enacted (specification 10.6). */
export function resolveEffect(
  batch: CorporateAmericaBatch,
  president: Seat,
  { id: legislationId, effect, law }: LegislationCard,
  choice: Choice | null,
): Next {
  const nothing = (reason: NoEffectReason) => batch.emit({ type: 'NoEffect', legislationId, reason });
  switch (effect.kind) {
    case 'incomeModifier':
    case 'grantSharedCustomers':
    case 'extraConsumer':
    case 'patriotAct':
    case 'termLimits':
    case 'barTheRevolvingDoor':
      // It acts by lying among the laws (R23).
      return 'enacted';
    case 'none':
      if (!law) nothing('distraction');
      return 'enacted';
    case 'giveaway':
      if (choice?.allocations === undefined) nothing('noEligiblePlayer');
      else {
        const allocations = choice.allocations.map(({ seat, amount }) => ({ seat, amount }));
        batch.emit({ type: 'GiveawayDistributed', legislationId, allocations });
      }
      return 'enacted';
    case 'fine':
      assessFines(batch, legislationId, effect);
      return 'fines';
    case 'revokeLaw':
      if (choice?.lawId === undefined) nothing('nothingRevoked');
      else batch.emit({ type: 'LawRevoked', lawId: choice.lawId, by: president, cause: 'legislation' });
      return 'enacted';
    case 'endProtest':
      if (choice?.protestId === undefined) nothing('noProtestEnded');
      else batch.emit({ type: 'ProtestEnded', protestId: choice.protestId, by: president, via: 'crackDown' });
      return 'enacted';
    case 'breakMonopoly': {
      if (choice?.monopoly === undefined) {
        nothing('noSynergy');
        return 'enacted';
      }
      const { target, industry } = choice.monopoly;
      batch.emit({ type: 'MonopolyBroken', target, industry });
      return enterStep(batch, 'breakMonopoly', [target]);
    }
    case 'discloseFortunes':
      batch.emit({ type: 'FortunesDisclosed', money: batch.state.players.map(({ money }) => money) });
      return 'enacted';
    default:
      return assertNever(effect);
  }
}
