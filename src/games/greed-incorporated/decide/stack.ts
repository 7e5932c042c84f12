import { type AssetId, assetGroups, assetOf, groupOf } from '../content.ts';
import type { StackCause } from '../sets.ts';
import type { GreedIncorporatedBatch } from './rule.ts';

/** Shuffles the whole stack at the start, group by group: the low numbers on top [Mise en place]. */
export function prepareStack(batch: GreedIncorporatedBatch): void {
  const cards = assetGroups(batch.state.seatCount).flatMap((group) => group.cards.map(({ id }) => id));
  shuffleStack(batch, cards, 'setup');
}

/** Shuffles what is left of the stack, each group by itself: players know the groups (R40). */
export function shuffleAgain(batch: GreedIncorporatedBatch, cause: StackCause): void {
  const { cards } = batch.state.drawStack;
  if (cards.length > 0) shuffleStack(batch, cards, cause);
}

function shuffleStack(batch: GreedIncorporatedBatch, cards: readonly AssetId[], cause: StackCause): void {
  // By number: what the stack was before tells nothing of what it will be.
  const input = [...cards].sort((a, b) => assetOf(a).number - assetOf(b).number);
  const numbers = [...new Set(input.map((id) => groupOf(assetOf(id))))];
  const groups = numbers.map((group) => ({
    group,
    cards: input.filter((id) => groupOf(assetOf(id)) === group),
  }));
  const order = groups.flatMap(({ group, cards: own }) => batch.random.shuffle(own, `deck/assets-${group}`));
  batch.emit({
    type: 'AssetStackPrepared',
    cause,
    count: input.length,
    groups: groups.map(({ group, cards: own }) => ({ group, size: own.length })),
    input,
    order,
  });
}
