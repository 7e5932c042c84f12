import type { Seat } from '../../../kernel/game.ts';
import { legislationCitations } from '../cite.ts';
import { violation } from '../codes.ts';
import type { ChoiceMembers, CommandNamed } from '../commands.ts';
import { businessOf, type LegislationCard, legislationOf, specialRule } from '../content.ts';
import { boardCards, clockwiseFrom, enactmentsLeft, maySatisfy } from '../derived.ts';
import { canSatisfy } from '../protests.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { checkChoice, resolveEffect } from './effects.ts';
import {
  type CorporateAmericaBatch,
  enterStep,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';

type Enact = CommandNamed<'enactLegislation'> & { readonly choice: ChoiceMembers | null };

/** The president enacts three pieces of legislation (specification 10.6). */
export const enactmentRules: Rules<'enactLegislation' | 'discardMonopolyBusiness'> = {
  enactLegislation: {
    check: (state, _seat, command) => {
      const { legislationId, choice } = command;
      if (!state.legislationBoard.includes(legislationId)) return 'NOT_ON_BOARD';
      return checkProtests(state, command) ?? checkEffect(state, legislationOf(legislationId), choice);
    },
    play: enact,
  },
  discardMonopolyBusiness: {
    check: (state, seat, { businessId }) => {
      const industry = state.capitol.monopoly?.industry;
      if (industry === undefined) throw new Error('no monopoly is broken');
      return (
        refuseUnless(playerOf(state, seat).businesses.includes(businessId), 'NOT_YOUR_BUSINESS') ??
        refuseUnless(businessOf(businessId).industries.includes(industry), 'WRONG_INDUSTRY')
      );
    },
    play: (batch, seat, { businessId }) => {
      batch.emit({ type: 'BusinessCardDiscarded', seat, businessId, reason: 'breakMonopoly' });
      return 'enacted';
    },
  },
};

/** A choice is refused by the rule of what the legislation does. */
function checkEffect(
  state: CorporateAmericaState,
  card: LegislationCard,
  choice: ChoiceMembers | null,
): Refusal | null {
  const refused = checkChoice(state, card, choice);
  return refused === null ? null : violation(refused, legislationCitations[card.type]);
}

/** As many protests as possible are satisfied, and before anything else is enacted [Capitol Hill Phase]. */
function checkProtests(
  state: CorporateAmericaState,
  { legislationId, satisfies, choice }: Enact,
): Refusal | null {
  if (satisfies !== null) {
    if (!state.protests.includes(satisfies)) return 'PROTEST_NOT_IN_PLAY';
    if (!canSatisfy(legislationId, satisfies)) return 'PROTEST_NOT_MATCHED';
  } else if (legislationOf(legislationId).effect.kind === 'endProtest' && choice?.protestId !== undefined) {
    // R21: ending a protest never lowers the number of those dealt with.
    return null;
  }
  return refuseUnless(maySatisfy(state, legislationId, satisfies), 'PROTESTS_UNSATISFIED');
}

function enact(batch: CorporateAmericaBatch, seat: Seat, { legislationId, satisfies, choice }: Enact): Next {
  const card = legislationOf(legislationId);
  batch.emit({
    type: 'LegislationEnacted',
    seat,
    legislationId,
    order: batch.state.capitol.enacted.length + 1,
    becomesLaw: card.law,
    satisfies,
  });
  if (satisfies !== null) {
    batch.emit({
      type: 'ProtestSatisfied',
      protestId: satisfies,
      by: seat,
      via: 'legislation',
      legislationId,
    });
  }
  payLobbyists(batch, card);
  return resolveEffect(batch, seat, card, choice);
}

/** Once for each business, whatever the number of ideologies (R22). */
function payLobbyists(batch: CorporateAmericaBatch, { id, ideologies }: LegislationCard): void {
  for (const seat of clockwiseFrom(batch.state, batch.state.president)) {
    for (const businessId of playerOf(batch.state, seat).businesses) {
      const rule = specialRule(businessId, 'lobbyist');
      if (rule === null || !ideologies.includes(rule.ideology)) continue;
      batch.emit({ type: 'LobbyistPaid', seat, businessId, legislationId: id, amount: rule.amount });
    }
  }
}

/** Legislation is fully resolved: the next enactment, or the end of the turn [Capitol Hill Phase]. */
export function finishEnactment(batch: CorporateAmericaBatch): Next {
  const { resolving } = batch.state.capitol;
  if (resolving !== null) {
    batch.emit({ type: 'LegislationDiscarded', legislationIds: [resolving], reason: 'enacted' });
  }
  const { state } = batch;
  if (enactmentsLeft(state) === 0) return endTurn(batch);
  return state.step === 'enact' ? 'wait' : enterStep(batch, 'enact', [state.president]);
}

function endTurn(batch: CorporateAmericaBatch): Next {
  const { turn, president } = batch.state;
  const legislationIds = [...boardCards(batch.state)];
  batch.emit({ type: 'LegislationDiscarded', legislationIds, reason: 'rejected' });
  batch.emit({ type: 'TurnEnded', turn });
  batch.emit({ type: 'TurnStarted', turn: turn + 1, president });
  return 'wallStreet';
}
