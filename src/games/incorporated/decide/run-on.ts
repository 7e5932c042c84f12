import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import { clockwiseAfter, isAble } from '../derived.ts';
import type { Phase } from '../sets.ts';
import type { IncorporatedState } from '../state.ts';
import { clearLooseCubes } from './competition.ts';
import { setUpCorporations } from './corporations.ts';
import { playEarnings } from './earnings.ts';
import { endGame } from './ending.ts';
import { placeIncome } from './income.ts';
import { drawOutlook, resolveOutlook } from './outlook.ts';
import type { IncorporatedBatch } from './rule.ts';

/** Goes on until a seat must decide or the game is over (specification, chapter 6). */
export function runOn(batch: IncorporatedBatch): void {
  for (;;) {
    const { pending, phase } = batch.state;
    if (pending !== null) return;
    switch (phase) {
      case 'corporationAuction':
        setUpCorporations(batch);
        startTurn(batch);
        break;
      case 'outlook':
        resolveOutlook(batch);
        if (batch.state.pending === null) startPhase(batch, 'investment');
        break;
      case 'investment':
      case 'competition':
      case 'lobbying': {
        const seat = nextAble(batch.state);
        if (seat !== null) {
          batch.emit({ type: 'SeatActivated', phase, seat });
          return;
        }
        endPhase(batch, phase);
        break;
      }
      case 'earnings':
        if (batch.state.outlookPile.length > 0) startTurn(batch);
        else endGame(batch);
        break;
      case 'gameOver':
        return;
      default:
        assertNever(phase);
    }
  }
}

function startTurn(batch: IncorporatedBatch): void {
  batch.emit({ type: 'TurnStarted', turn: batch.state.turn + 1 });
  startPhase(batch, 'outlook');
  drawOutlook(batch);
}

const startPhase = (batch: IncorporatedBatch, phase: Phase): void =>
  batch.emit({ type: 'PhaseStarted', phase });

function endPhase(batch: IncorporatedBatch, phase: 'investment' | 'competition' | 'lobbying'): void {
  if (phase === 'competition') clearLooseCubes(batch);
  batch.emit({ type: 'ExecutivesReturned' });
  switch (phase) {
    case 'investment':
      startPhase(batch, 'competition');
      placeIncome(batch, batch.state.turnOrder);
      return;
    case 'competition':
      startPhase(batch, 'lobbying');
      return;
    case 'lobbying':
      startPhase(batch, 'earnings');
      playEarnings(batch);
      return;
    default:
      assertNever(phase);
  }
}

/** The next seat clockwise that can act, from the first one at the start of the phase. */
function nextAble(state: IncorporatedState): Seat | null {
  const { turnOrder, activeSeat } = state;
  const order = activeSeat === null ? turnOrder : clockwiseAfter(turnOrder, activeSeat);
  return order.find((seat) => isAble(state, seat)) ?? null;
}
