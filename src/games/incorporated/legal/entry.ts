import type { ParameterOption } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { legalEntries } from '../../../kernel/legal.ts';
import type { IncorporatedCommand } from '../commands.ts';

export const { complete, open } = legalEntries<IncorporatedCommand>();

/** The option for two values one after the other, made once for each pair. */
export function pairsOnce<T extends object>(
  label: (second: T) => string,
): (first: T, second: T) => ParameterOption {
  const made = new Map<T, Map<T, ParameterOption>>();
  return (first, second) => {
    let bySecond = made.get(first);
    if (bySecond === undefined) {
      bySecond = new Map();
      made.set(first, bySecond);
    }
    let option = bySecond.get(second);
    if (option === undefined) {
      option = { value: [first, second] as unknown as Json, label: label(second) };
      bySecond.set(second, option);
    }
    return option;
  };
}
