import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { constants, industries, isPayoffCard } from '../content.ts';
import { bondValue, growthPercent, industryCount, leaderOf, revealedOf, seatOf } from '../derived.ts';
import type { IndustryLine } from '../events.ts';
import type { Industry, RepaymentStage } from '../sets.ts';
import { type IncorporatedState, pendingOf, playerOf } from '../state.ts';
import type { IncorporatedBatch, Rules } from './rule.ts';
import { moveSlider } from './sliders.ts';

const crisisSection: Citation = { kind: 'section', id: 'Crisis' };

/** Phase 5 (specification, chapter 11). */
export const earningsRules: Rules<'discardPayoffCards' | 'repayBonds'> = {
  discardPayoffCards: {
    check: (state, _seat, { cardIds }) => {
      if (!cardIds.every(isPayoffCard)) return violation('INVALID_PARAMETER');
      const { count } = pendingOf(state, 'crisisDiscard');
      if (cardIds.length !== count || new Set(cardIds).size !== count) return violation('WRONG_CARD_COUNT');
      return cardIds.every((cardId) => state.payoffRevealed.includes(cardId))
        ? null
        : violation('INVALID_TARGET', crisisSection);
    },
    play: (batch, _seat, { cardIds }) => {
      // Who may choose has more cards than the intensity: as many go as the crisis is intense.
      const { count } = pendingOf(batch.state, 'crisisDiscard');
      discardInCrisis(batch, cardIds);
      coolDown(batch, count);
      payOut(batch);
    },
  },
  repayBonds: {
    check: (state, seat, { count }) => {
      const { bonds, cash } = playerOf(state, seat);
      if (count > bonds) return violation('INVALID_PARAMETER');
      // R44: no loan can be taken for it.
      return count * bondValue(state) <= cash
        ? null
        : violation('CANNOT_PAY', { kind: 'section', id: 'Corporate Bonds' });
    },
    play: (batch, seat, { count }) => {
      batch.emit({ type: 'RepaymentCommitted', seat, count });
      closeStageIfCommitted(batch);
    },
  },
};

/** Crisis, payoff, interest and repayment, up to the first decision. */
export function playEarnings(batch: IncorporatedBatch): void {
  const intensity = rollCrisis(batch);
  if (intensity > 0) {
    const count = Math.min(intensity, batch.state.payoffRevealed.length);
    if (!discardForCrisis(batch, count)) return;
    coolDown(batch, intensity);
  }
  payOut(batch);
}

/** What the crisis die lacks; 0 for no crisis. */
function rollCrisis(batch: IncorporatedBatch): number {
  const growth = growthPercent(batch.state);
  const { stress } = batch.state.sliders;
  const difficulty = growth + stress;
  const roll = batch.random.int(1, constants.crisisDie, 'dice/crisis');
  const intensity = Math.max(0, difficulty - roll);
  batch.emit({
    type: 'CrisisChecked',
    rolledBy: seatOf(batch.state, 'giant-squid'),
    growthPercent: growth,
    stress,
    difficulty,
    roll,
    intensity,
  });
  return intensity;
}

/** Discards the cards lost in a crisis (R30, R43); false if Giant Squid must choose first. */
function discardForCrisis(batch: IncorporatedBatch, count: number): boolean {
  const revealed = [...batch.state.payoffRevealed];
  if (count === 0) return true;
  if (count === revealed.length) {
    discardInCrisis(batch, revealed);
    return true;
  }
  const squid = seatOf(batch.state, 'giant-squid');
  if (squid === null) {
    discardInCrisis(batch, batch.random.shuffle(revealed, 'pick/crisis-discard').slice(0, count));
    return true;
  }
  batch.emit({
    type: 'ChoiceOpened',
    kind: 'crisisDiscard',
    seat: squid,
    options: revealed,
    detail: { count },
  });
  return false;
}

const discardInCrisis = (batch: IncorporatedBatch, cardIds: readonly string[]): void =>
  batch.emit({ type: 'PayoffCardsDiscarded', cardIds: [...cardIds], reason: 'crisis' });

/** R29: growth and interest fall by the intensity, then stress is 0. */
function coolDown(batch: IncorporatedBatch, intensity: number): void {
  moveSlider(batch, 'growth', -intensity, 'crisis');
  moveSlider(batch, 'interest', -intensity, 'crisis');
  // Not a negation: a negated zero would be no integer 0.
  moveSlider(batch, 'stress', 0 - batch.state.sliders.stress, 'crisis');
}

function payOut(batch: IncorporatedBatch): void {
  for (const { id: industry } of industries) payIndustry(batch, industry);
  payInterest(batch);
  if (!openRepayment(batch, 'others')) openRepayment(batch, 'bigBrother');
}

/** [Payoff]: an industry without a revealed card pays nothing. */
function payIndustry(batch: IncorporatedBatch, industry: Industry): void {
  const { state } = batch;
  const cardIds = revealedOf(state, industry);
  if (cardIds.length === 0) return;
  const leader = leaderOf(state, industry);
  const { twoPlayers, more } = constants.leaderBonus;
  const bonus = state.turnOrder.length === 2 ? twoPlayers : more;
  batch.emit({
    type: 'PayoffPaid',
    industry,
    cards: cardIds.length,
    leader,
    lines: industryLines(state, industry, cardIds.length, bonus),
  });
  batch.emit({ type: 'PayoffCardsDiscarded', cardIds, reason: 'payoff' });
}

/** What each seat gets for an industry, in turn order: dollars for each square, and the leader's bonus. */
export function industryLines(
  state: IncorporatedState,
  industry: Industry,
  perSquare: number,
  bonus: number,
): IndustryLine[] {
  const leader = leaderOf(state, industry);
  return state.turnOrder.map((seat) => {
    const squares = industryCount(state, seat, industry);
    return { seat, squares, income: squares * perSquare, leaderBonus: seat === leader ? bonus : 0 };
  });
}

/** [Corporate Bonds]: a shortage costs all remaining cash and nothing more. */
function payInterest(batch: IncorporatedBatch): void {
  for (const seat of batch.state.turnOrder) {
    const { bonds, cash } = playerOf(batch.state, seat);
    if (bonds === 0) continue;
    const due = bonds * constants.interestPerBond;
    batch.emit({ type: 'InterestPaid', seat, due, paid: Math.min(cash, due) });
  }
}

/** Asks the seats of a stage that have bonds (R26); false if there are none. */
function openRepayment(batch: IncorporatedBatch, stage: RepaymentStage): boolean {
  const seats = repayingSeats(batch.state, stage);
  if (seats.length === 0) return false;
  batch.emit({ type: 'RepaymentOpened', stage, seats });
  return true;
}

function repayingSeats(state: IncorporatedState, stage: RepaymentStage): Seat[] {
  const bigBrother = seatOf(state, 'big-brother');
  return state.turnOrder.filter(
    (seat) => (seat === bigBrother) === (stage === 'bigBrother') && playerOf(state, seat).bonds > 0,
  );
}

function closeStageIfCommitted(batch: IncorporatedBatch): void {
  const { stage, seats, commits } = pendingOf(batch.state, 'repayment');
  if (commits.length < seats.length) return;
  const price = bondValue(batch.state);
  for (const seat of seats) {
    const count = commits.find((commit) => commit.seat === seat)?.count ?? 0;
    batch.emit({ type: 'BondsRepaid', seat, count, price });
  }
  if (stage === 'others') openRepayment(batch, 'bigBrother');
}
