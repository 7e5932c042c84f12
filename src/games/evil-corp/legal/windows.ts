import { assertNever } from '../../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { listParameter } from '../../../kernel/legal.ts';
import type { EvilCorpCommand } from '../commands.ts';
import { cardOf, opportunityCards } from '../content.ts';
import type { Pending, Player } from '../state.ts';
import { cardName } from '../words.ts';
import { cardOption, complete, open } from './entry.ts';

const acceptRevenue = complete({ type: 'acceptRevenue' }, 'Let the revenue pass');
const declineCounter = complete({ type: 'declineCounter' }, 'Do not counter');
const declineReroll = complete({ type: 'declineReroll' }, 'Let the roll stand');
const declineAttack = complete({ type: 'declineAttack' }, 'Do not attack the endgame');
const concedeEndgame = complete({ type: 'concedeEndgame' }, 'Concede the endgame');

type CardAnswer = 'playCounter' | 'forceReroll' | 'attackEndgame' | 'defendEndgame';
const words: Readonly<Record<CardAnswer, string>> = {
  playCounter: 'Counter with',
  forceReroll: 'Force a re-roll with',
  attackEndgame: 'Attack the endgame with',
  defendEndgame: 'Defend the endgame with',
};

const isCounter = (cardId: string): boolean => {
  const card = cardOf(cardId);
  return card.kind === 'phase' && card.nasty === 'counter';
};
const isAgent = (cardId: string): boolean => cardOf(cardId).kind === 'agent';

const answers = Object.fromEntries(
  (Object.keys(words) as CardAnswer[]).map((type) => {
    const usable = type === 'playCounter' || type === 'forceReroll' ? isCounter : isAgent;
    const title = words[type];
    const entries = opportunityCards
      .filter((card) => usable(card.id))
      .map(({ id }): [string, LegalCommand] => [
        id,
        complete({ type, cardId: id } as EvilCorpCommand, `${title} ${cardName(id)}`, [id]),
      ]);
    return [type, new Map(entries)];
  }),
) as unknown as Readonly<Record<CardAnswer, ReadonlyMap<string, LegalCommand>>>;

function withCards(type: CardAnswer, player: Player, otherwise: LegalCommand): readonly LegalCommand[] {
  const out: LegalCommand[] = [];
  const usable = answers[type];
  for (const cardId of player.hand) {
    const entry = usable.get(cardId);
    if (entry !== undefined) out.push(entry);
  }
  out.push(otherwise);
  return out;
}

/** The answers of the seat to the open window (specification 11.6); empty where it is not asked. */
export function legalAnswers(pending: Pending, player: Player): readonly LegalCommand[] {
  switch (pending.type) {
    case 'revenueCheck':
      return pending.remaining.includes(player.seat) ? [acceptRevenue] : [];
    case 'counterWindow':
      return asked(pending, player) ? withCards('playCounter', player, declineCounter) : [];
    case 'rerollWindow':
      return asked(pending, player) ? withCards('forceReroll', player, declineReroll) : [];
    case 'endgameAttack':
      return asked(pending, player) ? withCards('attackEndgame', player, declineAttack) : [];
    case 'endgameDefence':
      return pending.attempter === player.seat ? withCards('defendEndgame', player, concedeEndgame) : [];
    case 'auditDiscard':
      return pending.seat === player.seat ? [discardForAudit(player, pending.count)] : [];
    default:
      return assertNever(pending);
  }
}

const asked = (pending: { readonly remaining: readonly Seat[] }, player: Player): boolean =>
  pending.remaining[0] === player.seat;

function discardForAudit(player: Player, count: number): LegalCommand {
  return open('discardForAudit', `Discard down to the hand limit: ${count}`, [
    listParameter('cardIds', 'Cards to discard, in this order', player.hand.map(cardOption), [count, count], {
      ordered: true,
    }),
  ]);
}
