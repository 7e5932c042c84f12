import { corporations, outlookCards, payoffCards } from '../../../src/games/incorporated/content.ts';
import type { IncorporatedEvent } from '../../../src/games/incorporated/events.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import type { HiddenField } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';

/** The table of specification 16.3, written a second time: what each event type seals, and for whom. */
const sealed: Readonly<Partial<Record<IncorporatedEvent['type'], readonly [string, 'server' | 'seat'][]>>> = {
  OutlookPileBuilt: [
    ['/pile', 'server'],
    ['/box', 'server'],
    ['/random/0', 'server'],
  ],
  PayoffDeckShuffled: [
    ['/order', 'server'],
    ['/random/0', 'server'],
  ],
  OutlookForeseen: [['/cardId', 'seat']],
  SubsidiesDrawn: [['/cardIds', 'seat']],
  InterestPaid: [['/paid', 'seat']],
  RepaymentCommitted: [['/count', 'seat']],
};

export const sealedByTable = (event: IncorporatedEvent): HiddenField[] =>
  (sealed[event.type] ?? []).map(([path, who]) => ({
    path,
    audience: [who === 'server' ? 'server' : `seat:${'seat' in event ? event.seat : -1}`],
  }));

/** The table of specification 16.1: the draws that an event carries, with their input. */
export function drawsByTable(
  event: IncorporatedEvent,
  before: IncorporatedState,
): { purpose: string; args: readonly Json[] }[] {
  switch (event.type) {
    case 'OutlookPileBuilt':
      return [{ purpose: 'deck/outlook', args: outlookCards.map(({ id }) => id) }];
    case 'PayoffDeckShuffled':
      return [
        {
          purpose: 'deck/payoff',
          args: event.reason === 'setup' ? payoffCards.map(({ id }) => id) : before.payoffDiscard,
        },
      ];
    case 'CorporationAssigned': {
      const first = before.players.every((player) => player.corporation === null);
      const { length } = before.players;
      const roster = corporations.filter(({ setups }) => setups[length] !== undefined).map(({ id }) => id);
      return first && before.config.setupMode === 'random' ? [{ purpose: 'seats', args: roster }] : [];
    }
    case 'PowerPlayResolved':
      return event.country === 'us' || event.country === 'china'
        ? []
        : [{ purpose: 'dice/clash', args: [6] }];
    case 'CrisisChecked':
      return [{ purpose: 'dice/crisis', args: [12] }];
    case 'PayoffCardsDiscarded': {
      const squid = before.players.some((player) => player.corporation === 'giant-squid');
      const chosen = event.cardIds.length < before.payoffRevealed.length;
      return event.reason === 'crisis' && !squid && chosen
        ? [{ purpose: 'pick/crisis-discard', args: before.payoffRevealed }]
        : [];
    }
    default:
      return [];
  }
}

/** What the bank pays out by an event, less what it is paid (invariant 10); between seats it is nothing. */
export function bankPays(event: IncorporatedEvent): number {
  switch (event.type) {
    case 'CorporationSetUp':
      return event.cash;
    case 'LoanTaken':
      return event.proceeds;
    case 'ShareSold':
      return event.price;
    case 'ShareBought':
      return -event.price;
    case 'ExpandPaid':
      return -event.cost;
    case 'PayoffPaid':
    case 'FinalIndustryScored':
      return event.lines.reduce((sum, { income, leaderBonus }) => sum + income + leaderBonus, 0);
    case 'InterestPaid':
      return -event.paid;
    case 'BondsRepaid':
      return -event.count * event.price;
    case 'FinalBondsSettled':
      return -event.penalty;
    default:
      return 0;
  }
}
