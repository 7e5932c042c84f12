import { assertNever } from '../../../kernel/assert-never.ts';
import type { LegalCommand, ParameterOption } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { choiceParameter } from '../../../kernel/legal.ts';
import type { LegislationCard } from '../content.ts';
import { legislationOf } from '../content.ts';
import { boardCards, eligibleForGiveaway, maySatisfy, monopolies } from '../derived.ts';
import type { CorporateAmericaState } from '../state.ts';
import { consumerName, industryName, legislationName, SeatWord } from '../words.ts';
import { complete, open, sharesParameter } from './entry.ts';

/**
 * One command for each card and each protest that it may satisfy now, or none, by board spot and order of the
 * protests (specification 10.6); the choice of its effect is open where there is one.
 */
export function legalEnactments(state: CorporateAmericaState): LegalCommand[] {
  const out: LegalCommand[] = [];
  for (const legislationId of boardCards(state)) {
    const card = legislationOf(legislationId);
    for (const satisfies of [...state.protests, null]) {
      if (maySatisfy(state, legislationId, satisfies)) out.push(enactment(state, card, satisfies));
      else if (satisfies === null && endsProtest(state, card)) out.push(crackDown(state, card, false));
    }
  }
  return out;
}

/** R21: while protests can be satisfied Crack Down is allowed only to end one. */
const endsProtest = (state: CorporateAmericaState, card: LegislationCard): boolean =>
  card.effect.kind === 'endProtest' && state.protests.length > 0;

function enactment(
  state: CorporateAmericaState,
  card: LegislationCard,
  satisfies: string | null,
): LegalCommand {
  const { effect } = card;
  switch (effect.kind) {
    case 'giveaway': {
      const eligible = eligibleForGiveaway(state, effect);
      if (eligible.length === 0) return settled(card, satisfies);
      const shares = eligible.map((seat) => ({ seat, min: 0, max: effect.amount }));
      return open(
        'enactLegislation',
        titleOf(card, satisfies),
        [
          sharesParameter('choice/allocations', 'Who gets the money', 'seat', shares, [
            effect.amount,
            effect.amount,
          ]),
        ],
        particulars(card, satisfies),
      );
    }
    case 'revokeLaw':
      return state.laws.length === 0
        ? settled(card, satisfies)
        : choosing(card, satisfies, 'Law to revoke', [
            ...state.laws.map((lawId) => ({ value: { lawId }, label: legislationName(lawId) })),
            nothing,
          ]);
    case 'endProtest':
      return crackDown(state, card, true);
    case 'breakMonopoly': {
      const found = monopolies(state);
      return found.length === 0
        ? settled(card, satisfies)
        : choosing(
            card,
            satisfies,
            'Monopoly to break',
            found.map((monopoly) => ({
              value: { monopoly: monopoly as unknown as Json },
              label: `${SeatWord(monopoly.target)}, ${industryName(monopoly.industry)}`,
            })),
          );
    }
    case 'incomeModifier':
    case 'grantSharedCustomers':
    case 'fine':
    case 'none':
    case 'extraConsumer':
    case 'termLimits':
    case 'barTheRevolvingDoor':
    case 'discloseFortunes':
    case 'patriotAct':
      return settled(card, satisfies);
    default:
      return assertNever(effect);
  }
}

const nothing: ParameterOption = { value: null, label: 'Nothing' };

function crackDown(state: CorporateAmericaState, card: LegislationCard, orNothing: boolean): LegalCommand {
  const options = state.protests.map(
    (protestId): ParameterOption => ({ value: { protestId }, label: consumerName(protestId) }),
  );
  if (options.length === 0) return settled(card, null);
  return choosing(card, null, 'Protest to end', orNothing ? [...options, nothing] : options);
}

const settled = (card: LegislationCard, satisfies: string | null): LegalCommand =>
  complete(
    { type: 'enactLegislation', legislationId: card.id, satisfies, choice: null },
    titleOf(card, satisfies),
    targetsOf(card, satisfies),
  );

const choosing = (
  card: LegislationCard,
  satisfies: string | null,
  title: string,
  options: readonly ParameterOption[],
): LegalCommand =>
  open(
    'enactLegislation',
    titleOf(card, satisfies),
    [choiceParameter('choice', title, options)],
    particulars(card, satisfies),
  );

const particulars = (card: LegislationCard, satisfies: string | null) => ({
  fixed: { legislationId: card.id, satisfies },
  targets: targetsOf(card, satisfies),
});

const targetsOf = (card: LegislationCard, satisfies: string | null): readonly string[] =>
  satisfies === null ? [card.id] : [card.id, satisfies];

const titleOf = (card: LegislationCard, satisfies: string | null): string =>
  satisfies === null ? `Enact ${card.name}` : `Enact ${card.name} for ${consumerName(satisfies)}`;
