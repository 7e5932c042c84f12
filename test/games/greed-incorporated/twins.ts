import type { CommandType } from '../../../src/games/greed-incorporated/commands.ts';
import { assetOf, constants, groupOf } from '../../../src/games/greed-incorporated/content.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import type { Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { Random } from '../../../src/kernel/random.ts';

/**
 * Other cards in the hands of the seats not in `knowing` and in the stack, each in a place of its group (R40);
 * other selections and secret bids of those seats.
 */
export function twinOf(
  state: GreedIncorporatedState,
  knowing: readonly Viewer[],
  random: Random,
): GreedIncorporatedState {
  const twin = clonePlain(state);
  const others = twin.players.filter(({ seat }) => !knowing.includes(seat));
  const places = [twin.drawStack.cards, ...others.map(({ hand }) => hand.cards)];
  const hidden = new Map<number, string[]>();
  for (const card of random.shuffle(places.flat(), 'twin')) {
    const group = groupOf(assetOf(card));
    hidden.set(group, [...(hidden.get(group) ?? []), card]);
  }
  for (const cards of places) {
    cards.forEach((card, index) => {
      cards[index] = hidden.get(groupOf(assetOf(card)))?.pop() as string;
    });
  }
  for (const player of others) {
    if (player.selection !== null) player.selection = random.pick(player.hand.cards, 'twin');
  }
  if (!twin.bidsRevealed) changeBids(twin, knowing, random);
  return twin;
}

/** Other bids of the companies whose CEO decided for itself; forced passes are public. */
function changeBids(twin: GreedIncorporatedState, knowing: readonly Viewer[], random: Random): void {
  const least = constants.sealedBidMinimum;
  for (const company of twin.companies) {
    const { status, slots, sealedBid, cashFlow, assets } = company;
    if (status !== 'active' || sealedBid === null || knowing.includes(slots[0] ?? 'open')) continue;
    if (cashFlow < least || assets.length >= twin.config.assetSlots) continue;
    company.sealedBid = random.index(3, 'twin') === 0 ? 0 : random.int(least, cashFlow, 'twin');
  }
}

/** Whether the command opens cards or bids to all: the last selection and the last bid. */
export function opens(state: GreedIncorporatedState, type: CommandType): boolean {
  const active = state.companies.filter(({ status }) => status === 'active');
  switch (type) {
    case 'selectAsset':
      return state.players.filter(({ selection }) => selection === null).length <= 1;
    case 'submitSealedBid':
      return active.filter(({ sealedBid }) => sealedBid === null).length <= 1;
    default:
      // Cards that are the last of their hands are revealed as soon as the year begins (7.1).
      return state.players.every(({ hand }) => hand.cards.length === 1);
  }
}
