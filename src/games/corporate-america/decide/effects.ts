import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { CorporateAmericaCode } from '../codes.ts';
import type { ChoiceMembers } from '../commands.ts';
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
  choice: ChoiceMembers | null,
): CorporateAmericaCode | null {
  switch (effect.kind) {
    case 'giveaway':
      return checkGiveaway(state, effect, choice);
    case 'revokeLaw': {
      if (choice === null) return null;
      const { lawId } = choice;
      if (lawId === undefined) return 'INVALID_CHOICE';
      return refuseUnless(state.laws.includes(lawId), 'LAW_NOT_IN_PLAY');
    }
    case 'endProtest': {
      if (choice === null) return null;
      const { protestId } = choice;
      if (protestId === undefined) return 'INVALID_CHOICE';
      return refuseUnless(state.protests.includes(protestId), 'PROTEST_NOT_IN_PLAY');
    }
    case 'breakMonopoly': {
      if (choice === null) return refuseUnless(monopolies(state).length === 0, 'CHOICE_REQUIRED');
      const { monopoly } = choice;
      if (monopoly === undefined) return 'INVALID_CHOICE';
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

function checkGiveaway(
  state: CorporateAmericaState,
  effect: EffectNamed<'giveaway'>,
  choice: ChoiceMembers | null,
): CorporateAmericaCode | null {
  const eligible = eligibleForGiveaway(state, effect);
  if (eligible.length === 0) return refuseUnless(choice === null, 'INVALID_CHOICE');
  const allocations = choice?.allocations;
  if (allocations === undefined) return 'INVALID_CHOICE';
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
  choice: ChoiceMembers | null,
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
