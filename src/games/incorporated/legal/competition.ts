import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { choiceParameter, listParameter, optionsOnce, section } from '../../../kernel/legal.ts';
import { countries } from '../content.ts';
import { type IncorporatedState, playerOf } from '../state.ts';
import { count, countryName } from '../words.ts';
import { addFights } from './attacks.ts';
import { complete, open } from './entry.ts';
import { addExpansions } from './moves.ts';

const countryOption = optionsOnce(countryName);
const anyCountry = countries.map(({ id }) => countryOption(id));

const defend = open('defend', 'Send an executive to defend', section('b) Defend'), [
  choiceParameter('country', 'Country', anyCountry),
]);
const passWithoutDefenders = complete(
  { type: 'passCompetition', defenders: [] },
  'Pass for the rest of the phase',
  section('d) Pass'),
);

/** Every turn action of the competition phase (specification 9.2). */
export function legalCompetition(state: IncorporatedState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  addFights(out, state, seat);
  addExpansions(out, state, seat);
  const { executivesInPool } = playerOf(state, seat);
  if (executivesInPool === 0) {
    out.push(passWithoutDefenders);
    return out;
  }
  out.push(
    defend,
    open(
      'passCompetition',
      `Pass for the rest of the phase and defend with ${count(executivesInPool, 'executive')}`,
      section('d) Pass'),
      [
        listParameter(
          'defenders',
          'A country for each executive',
          anyCountry,
          [executivesInPool, executivesInPool],
          { distinct: false },
        ),
      ],
    ),
  );
  return out;
}
