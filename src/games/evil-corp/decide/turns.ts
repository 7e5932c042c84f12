import type { Seat } from '../../../kernel/game.ts';
import { endgameUnlocked, nextSeat } from '../derived.ts';
import { rankAfterEndgame, rankAtRoundLimit } from '../score.ts';
import type { CollectItem, RevenueState, Token } from '../sets.ts';
import { type EvilCorpState, playerOf, type Turn, turnOf } from '../state.ts';
import type { EvilCorpBatch } from './rule.ts';

/** Starts the turn of a seat and flips its token (specification 6.1). */
export function startTurn(batch: EvilCorpBatch, seat: Seat, turnNumber: number): void {
  const { state } = batch;
  const player = playerOf(state, seat);
  // [Bankruptcy]: BANKRUPT turns to REBRANDING, REBRANDING is given back.
  const tokenAfter: Token = player.token === 'bankrupt' ? 'rebranding' : 'none';
  const skipped = state.config.skipFirstRoundRevenue && player.turnsCompleted === 0;
  batch.emit({
    type: 'TurnStarted',
    seat,
    turnNumber,
    round: Math.floor((turnNumber - 1) / state.turnOrder.length) + 1,
    tokenBefore: player.token,
    tokenAfter,
    revenue: tokenAfter !== 'none' || skipped ? 'forbidden' : 'available',
    endgameEligible: endgameUnlocked(player),
  });
}

/** Ends the running turn, then starts the next one or ends the game at the round limit (R34). */
export function finishTurn(batch: EvilCorpBatch): void {
  const { state } = batch;
  const { seat, turnNumber } = turnOf(state);
  const next = nextSeat(state, seat);
  const limit = state.config.maxRounds * state.turnOrder.length;
  batch.emit({ type: 'TurnEnded', seat, turnNumber });
  if (limit === 0 || turnNumber < limit) {
    startTurn(batch, next, turnNumber + 1);
    return;
  }
  const ranking = rankAtRoundLimit(state);
  batch.emit({
    type: 'GameEnded',
    reason: 'roundLimit',
    winners: ranking.filter((place) => place.rank === 1).map((place) => place.seat),
    ranking,
    endgamePlanId: null,
  });
}

/** Ends the game with the success of an endgame (specification 13.1). */
export function endWithEndgame(batch: EvilCorpBatch, seat: Seat, endgamePlanId: string): void {
  const ranking = rankAfterEndgame(batch.state, seat);
  batch.emit({ type: 'EndgameSucceeded', seat, endgamePlanId });
  batch.emit({ type: 'GameEnded', reason: 'endgame', winners: [seat], ranking, endgamePlanId });
}

/** Collect items that are still open and would be lost by spending now, in their fixed order (6.3). */
export function openCollectItems(turn: Turn): CollectItem[] {
  const items: CollectItem[] = [];
  if (isOpen(turn.revenue)) items.push('revenue');
  if (turn.opportunities === 'available') items.push('opportunities');
  return items;
}

const isOpen = (revenue: RevenueState): boolean => revenue === 'available' || revenue === 'declared';

/** Closes the collect stage before the events of a SPEND command (specification 6.3, R11). */
export function closeCollectStage(batch: EvilCorpBatch): void {
  const turn = turnOf(batch.state);
  if (turn.stage !== 'collect') return;
  batch.emit({ type: 'CollectStageClosed', seat: turn.seat, forfeited: openCollectItems(turn) });
}

/** Whether the collect stage is over because both items are done (specification 6.3). */
export function collectIsDone(state: EvilCorpState): boolean {
  const { turn, pending, status } = state;
  if (turn === null || turn.stage !== 'collect' || pending !== null || status !== 'playing') return false;
  return openCollectItems(turn).length === 0;
}
