import type { LegalCommand, ParameterOption } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { choiceParameter, ruling } from '../../../kernel/legal.ts';
import type { Placement } from '../commands.ts';
import type { Holding } from '../events.ts';
import type { PendingNamed } from '../state.ts';
import { count, countryName, joined } from '../words.ts';
import { open } from './entry.ts';

/** The placement of too few income cubes (R34): one parameter, whose options are whole placements. */
export function placeIncomeCubes({ available, entitlement }: PendingNamed<'incomeShortage'>): LegalCommand {
  const options: ParameterOption[] = [];
  for (const placements of spreads(entitlement, available)) {
    options.push({
      value: placements as unknown as Json,
      label: joined(placements.map(({ country, count: n }) => `${n} in ${countryName(country)}`)),
    });
  }
  return open(
    'placeIncomeCubes',
    `Place ${count(available, 'income cube')}`,
    ruling('R34'),
    [choiceParameter('placements', 'Where they go', options)],
    { targets: entitlement.map(({ country }) => country) },
  );
}

/** Every way to spread the cubes over the countries, none above its entitlement. */
function spreads(entitlement: readonly Holding[], cubes: number): Placement[][] {
  if (cubes === 0) return [[]];
  const [first, ...rest] = entitlement;
  if (first === undefined) return [];
  const out: Placement[][] = [];
  for (let n = Math.min(first.count, cubes); n >= 0; n--) {
    const own = n === 0 ? [] : [{ country: first.country, count: n }];
    for (const others of spreads(rest, cubes - n)) out.push([...own, ...others]);
  }
  return out;
}
