import { legislationOf, protestOf } from './content.ts';
import type { Ideology } from './sets.ts';

/**
 * The most protests that `slots` of the cards can satisfy: the largest number of pairs of a protest and a
 * card of its ideology, each used once (M of specification 10.6) [Capitol Hill Phase].
 */
export function mostSatisfied(
  protests: readonly string[],
  legislationIds: readonly string[],
  slots: number,
): number {
  if (protests.length === 0 || slots <= 0) return 0;
  const demands = protests.map((id) => protestOf(id).ideology);
  const offers = legislationIds.map((id) => legislationOf(id).ideologies);
  // The protest that each card serves. Augmenting paths find the largest matching of all; any part of it is
  // a matching, so the slots only cut its size.
  const servedBy: (number | null)[] = offers.map(() => null);
  let pairs = 0;
  for (let protest = 0; protest < demands.length && pairs < slots; protest++) {
    if (serve(protest, demands, offers, servedBy, new Set())) pairs += 1;
  }
  return pairs;
}

/** Gives the protest a card, moving others to cards that are still free or can be freed. */
function serve(
  protest: number,
  demands: readonly Ideology[],
  offers: readonly (readonly Ideology[])[],
  servedBy: (number | null)[],
  tried: Set<number>,
): boolean {
  for (let card = 0; card < offers.length; card++) {
    if (tried.has(card) || !offers[card]?.includes(demands[protest] as Ideology)) continue;
    tried.add(card);
    const before = servedBy[card] ?? null;
    if (before === null || serve(before, demands, offers, servedBy, tried)) {
      servedBy[card] = protest;
      return true;
    }
  }
  return false;
}

/** Whether a card has the ideology of a protest. */
export const canSatisfy = (legislationId: string, protestId: string): boolean =>
  legislationOf(legislationId).ideologies.includes(protestOf(protestId).ideology);

/**
 * Whether enacting the card for the protest (null for none) keeps as many protests satisfied as possible,
 * and satisfying cards before others [Capitol Hill Phase]. `slots` counts this enactment. What Crack Down may
 * do beside it (R21) is not considered.
 */
export function keepsProtestRule(
  protests: readonly string[],
  legislationIds: readonly string[],
  slots: number,
  legislationId: string,
  satisfies: string | null,
): boolean {
  const most = mostSatisfied(protests, legislationIds, slots);
  if (satisfies === null) return most === 0;
  if (!protests.includes(satisfies) || !canSatisfy(legislationId, satisfies)) return false;
  const rest = mostSatisfied(
    protests.filter((id) => id !== satisfies),
    legislationIds.filter((id) => id !== legislationId),
    slots - 1,
  );
  return rest + 1 === most;
}
