import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { NastyParams } from '../commands.ts';
import { inContentOrder, nastyOf } from '../content.ts';
import type { MarketId, NastyKind } from '../sets.ts';
import { playerOf } from '../state.ts';
import { settleDebt } from './debts.ts';
import { crashVictims } from './nasty-checks.ts';
import { laidPhase } from './phases.ts';
import type { EvilCorpBatch } from './rule.ts';

/** A nasty business that nobody blocked. */
export interface NastyPlay {
  readonly seat: Seat;
  readonly cardId: string;
  readonly nasty: NastyKind;
  readonly params: NastyParams;
}

/** The effect of a nasty business that nobody blocked, then its end (specification 12.4). */
export function resolveNasty(batch: EvilCorpBatch, play: NastyPlay): void {
  applyEffect(batch, play);
  batch.emit({ type: 'NastyBusinessResolved', seat: play.seat, cardId: play.cardId, nasty: play.nasty });
}

function applyEffect(batch: EvilCorpBatch, { seat, nasty, params }: NastyPlay): void {
  const target = params.target as Seat;
  const city = params.city as string;
  const amount = nastyOf(nasty).amount ?? 0;
  switch (nasty) {
    case 'embezzlement': {
      const { liquidity } = playerOf(batch.state, target);
      batch.emit({ type: 'MoneyStolen', from: target, to: seat, amount: Math.min(amount, liquidity) });
      return;
    }
    case 'class-action':
      settleDebt(batch, target, seat, amount, 'classAction');
      return;
    case 'market-crash':
      for (const enemy of crashVictims(batch.state, seat)) {
        settleDebt(batch, enemy, null, amount, 'marketCrash');
      }
      return;
    case 'asset-seizure':
      batch.emit({ type: 'BusinessSeized', from: target, to: seat, city });
      return;
    case 'demolition':
      batch.emit({ type: 'BusinessRemoved', seat: target, city, cause: 'demolition' });
      return;
    case 'injunction': {
      const phase = params.phase as number;
      const card = laidPhase(batch.state, target, phase);
      if (card === null) throw new Error('the phase left play during the window');
      batch.emit({ type: 'PhaseDiscarded', seat: target, phase, cardId: card.id, cause: 'injunction' });
      return;
    }
    case 'talent-poaching':
      poach(batch, seat, target);
      return;
    case 'lobbying':
      lobby(batch, params.market as MarketId, params.to ?? null);
      return;
    case 'insider-trading':
      batch.emit({ type: 'BankPaid', seat, amount, reason: 'insiderTrading' });
      return;
    case 'shell-company':
      batch.emit({ type: 'BusinessPlaced', seat, city, cause: 'shellCompany' });
      return;
    case 'counter':
      throw new Error('a counter has no effect of its own');
    default:
      assertNever(nasty);
  }
}

// R44: the draw takes the hand in content order, since the order of receipt has no meaning.
function poach(batch: EvilCorpBatch, seat: Seat, target: Seat): void {
  const hand = inContentOrder(playerOf(batch.state, target).hand);
  const cardId = hand[batch.random.index(hand.length, 'pick/poach')] as string;
  batch.emit({ type: 'CardPoached', from: target, to: seat, cardId });
}

// R36: an event slid onto another discards the one below.
function lobby(batch: EvilCorpBatch, market: MarketId, to: MarketId | null): void {
  const { worldEvents } = batch.state;
  const cardId = worldEvents[market] as string;
  if (to === null) batch.emit({ type: 'WorldEventRemoved', cardId, market });
  else batch.emit({ type: 'WorldEventMoved', cardId, from: market, to, replacedCardId: worldEvents[to] });
}
