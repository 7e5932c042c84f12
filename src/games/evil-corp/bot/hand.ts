import { cardOf, type PhaseCard, phaseCardOf } from '../content.ts';
import { phaseNumbers } from '../derived.ts';
import type { PlayerView } from '../view-schema.ts';
import { isAgent, isCounter, nextOpenPhase, ownColourLaid, type Table } from './table.ts';

const cheapest = (cards: readonly PhaseCard[]): PhaseCard | null =>
  cards.reduce<PhaseCard | null>(
    (best, card) => (best === null || card.cost < best.cost ? card : best),
    null,
  );

/** The cards of the hand that are kept to be laid: own-colour ones for open slots, others for the next number. */
export function keptForLaying(me: PlayerView, hand: readonly string[]): ReadonlySet<string> {
  const phases = hand.flatMap((cardId) => phaseCardOf(cardId) ?? []);
  const kept = new Set<string>();
  for (const phase of phaseNumbers) {
    if (ownColourLaid(me, phase)) continue;
    const card = cheapest(phases.filter((c) => c.phase === phase && c.colour === me.colour));
    if (card !== null) kept.add(card.id);
  }
  const next = nextOpenPhase(me);
  for (const card of phases) if (card.phase === next && card.colour !== me.colour) kept.add(card.id);
  return kept;
}

/** What the bot discards before it draws free cards, so that its hand never jams. */
export function discards({ me, hand }: Table): readonly string[] {
  const kept = new Set(keptForLaying(me, hand));
  const agents = hand.filter(isAgent);
  for (const cardId of me.endgameUnlocked ? agents : agents.slice(0, 1)) kept.add(cardId);
  for (const cardId of hand.filter(isCounter).slice(0, 1)) kept.add(cardId);
  for (const cardId of hand) if (cardOf(cardId).kind === 'special') kept.add(cardId);
  while (kept.size >= me.handLimit) kept.delete(leastWanted(me, [...kept]));
  return hand.filter((cardId) => !kept.has(cardId));
}

function leastWanted(me: PlayerView, cards: readonly string[]): string {
  const ownNumber = (cardId: string) => phaseCardOf(cardId)?.phase ?? 0;
  const found =
    cards.find(isCounter) ??
    cards.find((cardId) => cardOf(cardId).kind === 'special') ??
    cards.find((cardId) => {
      const card = phaseCardOf(cardId);
      return card !== null && card.colour !== me.colour;
    }) ??
    cards.find(isAgent) ??
    [...cards].sort((a, b) => ownNumber(b) - ownNumber(a))[0];
  if (found === undefined) throw new Error('no card to give up');
  return found;
}

/** Off-colour phases go first, then own-colour ones, counters, specials and agents; the newest of each first. */
export function auditDiscards({ me, hand }: Table, count: number): readonly string[] {
  const rank = (cardId: string) => {
    const card = cardOf(cardId);
    switch (card.kind) {
      case 'phase':
        if (card.nasty === 'counter') return 2;
        return card.colour === me.colour ? 1 : 0;
      case 'special':
        return 3;
      case 'agent':
        return 4;
    }
  };
  return [...hand]
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count);
}
