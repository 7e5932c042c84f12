import { pendingOf, playerOf } from '../state.ts';
import { type Evolvers, payFromBank } from './moves.ts';

/** Earnings and the end of the game (specification, chapters 11 and 12). */
export const earningsEvolvers: Evolvers<
  | 'CrisisChecked'
  | 'PayoffPaid'
  | 'InterestPaid'
  | 'RepaymentOpened'
  | 'RepaymentCommitted'
  | 'BondsRepaid'
  | 'FinalIndustryScored'
  | 'FinalBondsSettled'
  | 'GameEnded'
> = {
  CrisisChecked: () => undefined,
  PayoffPaid: (state, { lines }) => {
    for (const { seat, income, leaderBonus } of lines) payFromBank(state, seat, income + leaderBonus);
  },
  InterestPaid: (state, { seat, paid }) => payFromBank(state, seat, -paid),
  RepaymentOpened: (state, { stage, seats }) => {
    state.pending = { type: 'repayment', stage, seats: [...seats], commits: [] };
  },
  RepaymentCommitted: (state, { seat, count }) => {
    pendingOf(state, 'repayment').commits.push({ seat, count });
  },
  BondsRepaid: (state, { seat, count, price }) => {
    playerOf(state, seat).bonds -= count;
    payFromBank(state, seat, -count * price);
    if (pendingOf(state, 'repayment').seats.at(-1) === seat) state.pending = null;
  },
  FinalIndustryScored: (state, { lines }) => {
    for (const { seat, income, leaderBonus } of lines) payFromBank(state, seat, income + leaderBonus);
  },
  FinalBondsSettled: (state, { seat, penalty }) => payFromBank(state, seat, -penalty),
  GameEnded: (state, { standings, winners }) => {
    state.phase = 'gameOver';
    state.activeSeat = null;
    state.result = { standings: standings.map((standing) => ({ ...standing })), winners: [...winners] };
  },
};
