import type { LegalCommand } from '../../../kernel/game.ts';
import { choiceParameter, optionsOnce, ruling, section } from '../../../kernel/legal.ts';
import { constants, countries, zones } from '../content.ts';
import type { Camp, Direction, Slider } from '../sets.ts';
import { type IncorporatedState, squareState } from '../state.ts';
import { campName, countryName, payoffName, sliderName, squareName, zoneName } from '../words.ts';
import { complete, open } from './entry.ts';

const budget = section('Budget');
const camps: readonly Camp[] = ['nato', 'sco'];

const taxHavensAction = complete(
  { type: 'lobbyTaxHavens' },
  'Place a cube in Tax Havens',
  section('Tax Havens'),
);
const subsidies = complete(
  { type: 'lobbySubsidies' },
  'Look at payoff cards and exchange one',
  section('Subsidies'),
);
const stimulus = complete({ type: 'lobbyBudget', policy: 'stimulus' }, 'Stimulus', budget);
const austerityAlone = complete(
  { type: 'lobbyBudget', policy: 'austerity', cardId: null },
  'Austerity',
  ruling('R32'),
);

const centralBanks: readonly LegalCommand[] = (['interest', 'stress'] as const).flatMap((slider: Slider) =>
  (['left', 'right'] as const).map((direction: Direction) =>
    complete(
      { type: 'lobbyCentralBanks', slider, direction },
      `Move ${sliderName(slider)} by ${constants.centralBanksSteps} to the ${direction}`,
      section('Central Banks'),
    ),
  ),
);

/** The squares where the R&D marker may stand, locks aside. */
const rdSquares = countries
  .filter((country) => country.stability === constants.rdStability)
  .flatMap((country) => country.squares);
const squareOption = optionsOnce(squareName);

/** Every turn action of the lobbying phase (specification, chapter 10). */
export function legalLobbying(state: IncorporatedState): LegalCommand[] {
  const out: LegalCommand[] = [];
  const unused = (event: IncorporatedState['lobbyUsed'][number]) => !state.lobbyUsed.includes(event);
  for (const { id: zone } of zones) {
    const country = state.battlegrounds[zone];
    if (country === null || !unused(`zone:${zone}`)) continue;
    for (const camp of camps) {
      out.push(
        complete(
          { type: 'powerPlay', zone, camp },
          `Support ${campName(camp)} in ${countryName(country)} (${zoneName(zone)})`,
          section('Power Plays'),
          [country],
        ),
      );
    }
  }
  if (unused('central-banks')) out.push(...centralBanks);
  if (unused('budget')) {
    out.push(stimulus);
    if (state.payoffRevealed.length === 0) out.push(austerityAlone);
    for (const cardId of state.payoffRevealed) {
      out.push(
        complete(
          { type: 'lobbyBudget', policy: 'austerity', cardId },
          `Austerity: discard a revealed ${payoffName(cardId)}`,
          budget,
          [cardId],
        ),
      );
    }
  }
  if (unused('rd')) out.push(moveRd(state));
  if (
    unused('subsidies') &&
    state.payoffRevealed.length > 0 &&
    state.payoffDeck.length + state.payoffDiscard.length > 0
  ) {
    out.push(subsidies);
  }
  out.push(taxHavensAction);
  return out;
}

/** R24: not to a locked square. */
function moveRd(state: IncorporatedState): LegalCommand {
  const options = rdSquares
    .filter(({ id }) => !squareState(state, id).locked)
    .map(({ id }) => squareOption(id));
  return open('lobbyRd', 'Move the R&D marker', section('R&D'), [
    choiceParameter('squareId', 'Square', options),
  ]);
}
