import type { LegalCommand } from '../../../kernel/game.ts';
import { cardOf, type PhaseCard, phaseCardOf } from '../content.ts';
import { layingCost, opportunityPrice, phaseNumbers } from '../derived.ts';
import type { EvilCorpState, Player, Turn } from '../state.ts';
import { cardName, money, seatWord } from '../words.ts';
import { complete } from './entry.ts';
import { addNasty } from './nasty.ts';

const forfeits: readonly (readonly string[])[] = [
  [],
  ['FORFEITS_REVENUE'],
  ['FORFEITS_OPPORTUNITIES'],
  ['FORFEITS_REVENUE', 'FORFEITS_OPPORTUNITIES'],
];

const endTurn = forfeits.map((warnings) =>
  complete({ type: 'endTurn' }, 'End the turn and draw a world event', [], warnings),
);

/** Index into `forfeits`: what a spend command would forfeit now [Collect Free Opportunities]. */
function forfeited(turn: Turn): number {
  if (turn.stage !== 'collect') return 0;
  const revenue = turn.revenue === 'available' || turn.revenue === 'declared' ? 1 : 0;
  return revenue + (turn.opportunities === 'available' ? 2 : 0);
}

/** Every command of the spend stage with its complete parameters (specification 11.5). */
export function addSpend(out: LegalCommand[], state: EvilCorpState, player: Player, turn: Turn): void {
  const lost = forfeited(turn);
  const warnings = forfeits[lost] as readonly string[];
  for (const cardId of player.hand) {
    const card = cardOf(cardId);
    switch (card.kind) {
      case 'phase':
        addPhase(out, state, player, card, warnings);
        addNasty(out, state, player, card, warnings);
        break;
      case 'agent':
        addSeizures(out, state, player, cardId, warnings);
        for (const takeCardId of state.opportunityDiscards)
          out.push(raid(cardId, takeCardId, lost, warnings));
        break;
      case 'special':
        out.push(complete({ type: 'playSpecial', cardId }, `Play ${card.name}`, [cardId], warnings));
        break;
    }
  }
  addTakeovers(out, state, player, warnings);
  const price = opportunityPrice(state);
  if (player.liquidity >= price && state.opportunityDeck.length + state.opportunityDiscards.length > 0) {
    out.push(
      complete({ type: 'buyOpportunity' }, `Buy an opportunity card for ${money(price)}`, [], warnings),
    );
  }
  out.push(endTurn[lost] as LegalCommand);
}

function addPhase(
  out: LegalCommand[],
  state: EvilCorpState,
  player: Player,
  card: PhaseCard,
  warnings: readonly string[],
): void {
  const cost = layingCost(state, card.cost);
  if (player.liquidity < cost) return;
  const cardId = card.id;
  const targets = [cardId, card.city];
  const title = `Lay ${card.name} as phase ${card.phase} for ${money(cost)}`;
  if (player.laid[card.phase] !== null) {
    out.push(
      complete({ type: 'layPhase', cardId, keep: 'new' }, `${title} and keep it`, targets, warnings),
      complete(
        { type: 'layPhase', cardId, keep: 'old' },
        `${title} and keep the old card`,
        targets,
        warnings,
      ),
    );
    return;
  }
  for (const p of phaseNumbers) if (p < card.phase && player.laid[p] === null) return;
  out.push(complete({ type: 'layPhase', cardId }, title, targets, warnings));
}

function addTakeovers(
  out: LegalCommand[],
  state: EvilCorpState,
  player: Player,
  warnings: readonly string[],
): void {
  for (const enemy of state.players) {
    if (enemy.seat === player.seat) continue;
    for (const phase of phaseNumbers) {
      const card = ofOwnColour(player, enemy.laid[phase]);
      if (card === null || player.liquidity < card.cost) continue;
      out.push(
        complete(
          { type: 'buyPhase', from: enemy.seat, phase },
          `Take over ${card.name} from ${seatWord(enemy.seat)} for ${money(card.cost)}`,
          [card.id],
          warnings,
        ),
      );
    }
  }
}

function addSeizures(
  out: LegalCommand[],
  state: EvilCorpState,
  player: Player,
  agentCardId: string,
  warnings: readonly string[],
): void {
  for (const enemy of state.players) {
    if (enemy.seat === player.seat) continue;
    for (const phase of phaseNumbers) {
      const card = ofOwnColour(player, enemy.laid[phase]);
      if (card === null) continue;
      out.push(
        complete(
          { type: 'seizePhase', agentCardId, from: enemy.seat, phase },
          `Seize ${card.name} from ${seatWord(enemy.seat)} with ${cardName(agentCardId)}`,
          [agentCardId, card.id],
          warnings,
        ),
      );
    }
  }
}

function ofOwnColour(player: Player, cardId: string | null): PhaseCard | null {
  const card = cardId === null ? null : phaseCardOf(cardId);
  return card !== null && card.colour === player.colour ? card : null;
}

/** Raids by what they forfeit, agent and card: the pile can be long, so each is made once. */
const raids: readonly Map<string, Map<string, LegalCommand>>[] = forfeits.map(() => new Map());

function raid(
  agentCardId: string,
  takeCardId: string,
  lost: number,
  warnings: readonly string[],
): LegalCommand {
  const byAgent = raids[lost] as Map<string, Map<string, LegalCommand>>;
  let byCard = byAgent.get(agentCardId);
  if (byCard === undefined) {
    byCard = new Map();
    byAgent.set(agentCardId, byCard);
  }
  let entry = byCard.get(takeCardId);
  if (entry === undefined) {
    entry = complete(
      { type: 'raidWastedOpportunities', agentCardId, takeCardId },
      `Raid the discards for ${cardName(takeCardId)} with ${cardName(agentCardId)}`,
      [agentCardId, takeCardId],
      warnings,
    );
    byCard.set(takeCardId, entry);
  }
  return entry;
}
