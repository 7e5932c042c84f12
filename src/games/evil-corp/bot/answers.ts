import { assertNever } from '../../../kernel/assert-never.ts';
import type { EvilCorpCommand } from '../commands.ts';
import { nastyOf, worldEventOf } from '../content.ts';
import type { PendingView } from '../view-schema.ts';
import { certainAudit } from './audits.ts';
import { auditDiscards, keptForLaying } from './hand.ts';
import { assetsIn, offers, options, ownColourCount, playerAt, type Table } from './table.ts';

/** The bot's answer to the open window, or null where it is not asked. */
export function answer(table: Table, pending: PendingView): EvilCorpCommand | null {
  switch (pending.type) {
    case 'revenueCheck':
      return certainAudit(table) ?? options(table, 'acceptRevenue')[0] ?? null;
    case 'counterWindow': {
      const counter = wantsCounter(table, pending) ? spareCounter(table, 'playCounter') : null;
      return counter ?? options(table, 'declineCounter')[0] ?? null;
    }
    case 'rerollWindow': {
      const counter = wantsReroll(table, pending) ? spareCounter(table, 'forceReroll') : null;
      return counter ?? options(table, 'declineReroll')[0] ?? null;
    }
    case 'endgameAttack':
      return options(table, 'attackEndgame')[0] ?? options(table, 'declineAttack')[0] ?? null;
    case 'endgameDefence':
      return options(table, 'defendEndgame')[0] ?? options(table, 'concedeEndgame')[0] ?? null;
    case 'auditDiscard':
      return offers(table, 'discardForAudit')
        ? { type: 'discardForAudit', cardIds: [...auditDiscards(table, pending.count)] }
        : null;
    default:
      return assertNever(pending);
  }
}

/** A counter that is not wanted as a phase, if there is one, else any. */
function spareCounter(table: Table, type: 'playCounter' | 'forceReroll'): EvilCorpCommand | null {
  const kept = keptForLaying(table.me, table.hand);
  const all = options(table, type);
  return all.find((command) => !kept.has(command.cardId)) ?? all[0] ?? null;
}

function wantsCounter({ view, me }: Table, pending: PendingView & { type: 'counterWindow' }): boolean {
  if (pending.params.target !== me.seat) return false;
  if (ownColourCount(playerAt(view, pending.seat)) >= 2) return true;
  switch (pending.nasty) {
    case 'asset-seizure':
    case 'injunction':
    case 'talent-poaching':
      return true;
    case 'class-action':
      return me.liquidity < (nastyOf('class-action').amount ?? 0);
    default:
      return false;
  }
}

function wantsReroll({ me }: Table, pending: PendingView & { type: 'rerollWindow' }): boolean {
  if (pending.purpose !== 'worldEvent' || !assetsIn(me, pending.market)) return false;
  const card = worldEventOf(pending.cardId);
  if (card.kind === 'disasterPhilanthropy') return true;
  const severe = card.op === 'setZero' || card.amount <= -2;
  return severe && !me.monopolies.includes(pending.market);
}
