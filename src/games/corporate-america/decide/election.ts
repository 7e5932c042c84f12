import type { Seat } from '../../../kernel/game.ts';
import { specialRule } from '../content.ts';
import { candidatesOf, clockwiseFrom } from '../derived.ts';
import { type CorporateAmericaState, playerOf, zeros } from '../state.ts';
import type { CorporateAmericaBatch, Next } from './rule.ts';
import { consultCourt } from './supreme-court.ts';

/** Opens the phase: the contributions are revealed and a president is elected (specification 10.1, 10.2). */
export function beginCapitolHill(batch: CorporateAmericaBatch): Next {
  batch.emit({ type: 'PhaseStarted', turn: batch.state.turn, phase: 'capitolHill' });
  const { state } = batch;
  const totals = [...state.piles];
  const givers = state.config.moneyVisibility === 'open' ? givenBySeat(state) : null;
  batch.emit({ type: 'ContributionsRevealed', totals, givers });
  payPoliticsFever(batch, totals);
  const candidates = candidatesOf(state);
  const highest = Math.max(...candidates.map((seat) => totals[seat] ?? 0));
  const tied = candidates.filter((seat) => (totals[seat] ?? 0) === highest);
  const winner = tied.length === 1 ? (tied[0] as Seat) : consultCourt(batch, 'presidency', tied);
  return winner === null ? 'wait' : inaugurate(batch, winner);
}

function givenBySeat(state: CorporateAmericaState): number[] {
  const given = zeros(state.seatCount);
  for (const { seat, amount } of state.campaign.contributions) given[seat] = (given[seat] ?? 0) + amount;
  return given;
}

/** Large piles pay their spectators [Politics Fever]. */
function payPoliticsFever(batch: CorporateAmericaBatch, totals: readonly number[]): void {
  for (const seat of clockwiseFrom(batch.state, batch.state.president)) {
    for (const businessId of playerOf(batch.state, seat).businesses) {
      const rule = specialRule(businessId, 'politicsFever');
      if (rule === null) continue;
      const candidates = [...totals.keys()].filter((candidate) => (totals[candidate] ?? 0) >= rule.threshold);
      if (candidates.length === 0) continue;
      const amount = rule.amountPerCandidate * candidates.length;
      batch.emit({ type: 'PoliticsFeverPaid', seat, businessId, candidates, amount });
    }
  }
}

/** The winner takes office and an executive privilege (specification 10.3). */
export function inaugurate(batch: CorporateAmericaBatch, winner: Seat): Next {
  const { piles, president } = batch.state;
  batch.emit({ type: 'PresidentElected', seat: winner, previous: president, total: piles[winner] ?? 0 });
  batch.emit({ type: 'ContributionsForfeited', amount: piles.reduce((sum, pile) => sum + pile, 0) });
  const { cards, positions } = batch.state.privilegePile;
  batch.emit({
    type: 'ExecutivePrivilegeTaken',
    seat: winner,
    privilegeId: cards[0] as string,
    position: positions[0] as number,
    remaining: cards.length - 1,
  });
  return 'firstAct';
}
