import type { CommandNamed, EvilCorpCommand } from '../commands.ts';
import { cardOf, constants, type PhaseCard, phaseCardOf } from '../content.ts';
import { attack, gain, playsOf } from './attacks.ts';
import { businessTotal, isAgent, nextOpenPhase, options, ownColourLaid, type Table } from './table.ts';

/** The first that applies of what a bot spends on (specification 13.3). */
export function spend(table: Table): EvilCorpCommand | null {
  const plays = playsOf(table);
  return (
    takeOver(table) ??
    layOwn(table) ??
    layOther(table) ??
    bailout(table) ??
    gain(table, plays) ??
    attack(table, plays) ??
    regimeChange(table) ??
    replay(table) ??
    buy(table) ??
    options(table, 'endTurn')[0] ??
    null
  );
}

function takeOver(table: Table): EvilCorpCommand | null {
  const wanted = (command: { readonly phase: number }) =>
    !ownColourLaid(table.me, command.phase as PhaseCard['phase']);
  const purchase = options(table, 'buyPhase').find(wanted) ?? null;
  const seizure = options(table, 'seizePhase').find(wanted) ?? null;
  const sparesAgent = table.hand.filter(isAgent).length >= 2;
  return sparesAgent ? (seizure ?? purchase) : (purchase ?? seizure);
}

type Lay = CommandNamed<'layPhase'>;

/** The cheapest of the legal layings for which the test holds. */
function cheapestLay(table: Table, holds: (card: PhaseCard, lay: Lay) => boolean): Lay | null {
  let found: { lay: Lay; cost: number } | null = null;
  for (const lay of options(table, 'layPhase')) {
    const card = phaseCardOf(lay.cardId);
    if (card === null || !holds(card, lay)) continue;
    if (found === null || card.cost < found.cost) found = { lay, cost: card.cost };
  }
  return found?.lay ?? null;
}

const layOwn = (table: Table): Lay | null =>
  cheapestLay(
    table,
    (card, lay) =>
      card.colour === table.me.colour && !ownColourLaid(table.me, card.phase) && lay.keep !== 'old',
  );

function layOther(table: Table): Lay | null {
  const next = nextOpenPhase(table.me);
  const ownInHand = table.hand.some((cardId) => {
    const card = phaseCardOf(cardId);
    return card?.phase === next && card?.colour === table.me.colour;
  });
  return ownInHand ? null : cheapestLay(table, (card) => card.phase === next);
}

const special = (table: Table, effect: 'bailout' | 'regimeChange'): EvilCorpCommand | null =>
  options(table, 'playSpecial').find((play) => {
    const card = cardOf(play.cardId);
    return card.kind === 'special' && card.effect === effect;
  }) ?? null;

const bailout = (table: Table): EvilCorpCommand | null =>
  table.me.token !== 'none' || table.me.liquidity < 3 ? special(table, 'bailout') : null;

function regimeChange(table: Table): EvilCorpCommand | null {
  const all = table.view.players.reduce((sum, player) => sum + businessTotal(player), 0);
  return businessTotal(table.me) * 3 < all ? special(table, 'regimeChange') : null;
}

/** What stays in hand: an attempt's cost and what enemies may take before it, once the endgame is unlocked. */
const reserve = (table: Table, otherwise: number): number =>
  table.me.endgameUnlocked ? constants.endgameCost + 3 * (table.view.players.length - 1) : otherwise;

/** Lays an off-colour phase again for its business alone. */
const replay = (table: Table): Lay | null =>
  cheapestLay(
    table,
    (card, lay) =>
      lay.keep === 'old' &&
      card.colour !== table.me.colour &&
      card.cost <= 4 &&
      table.me.supply > 0 &&
      table.me.liquidity - card.cost >= reserve(table, 4),
  );

function buy(table: Table): EvilCorpCommand | null {
  const { view, me, hand } = table;
  if (hand.length >= me.handLimit || me.liquidity - view.opportunityPrice < reserve(table, 5)) return null;
  return options(table, 'buyOpportunity')[0] ?? null;
}
