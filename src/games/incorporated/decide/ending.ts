import { constants, industries } from '../content.ts';
import { leaderOf } from '../derived.ts';
import { standingsOf } from '../score.ts';
import { playerOf } from '../state.ts';
import { industryLines } from './earnings.ts';
import type { IncorporatedBatch } from './rule.ts';

/** The final sums, the penalties and the result [End of the Game] (specification, chapter 12). */
export function endGame(batch: IncorporatedBatch): void {
  const { twoPlayers, more } = constants.finalLeaderBonus;
  const bonus = batch.state.turnOrder.length === 2 ? twoPlayers : more;
  for (const { id: industry } of industries) {
    batch.emit({
      type: 'FinalIndustryScored',
      industry,
      leader: leaderOf(batch.state, industry),
      lines: industryLines(batch.state, industry, constants.finalPerSquare, bonus),
    });
  }
  for (const seat of batch.state.turnOrder) {
    const { bonds } = playerOf(batch.state, seat);
    if (bonds === 0) continue;
    const penalty = bonds * constants.finalPenaltyPerBond;
    batch.emit({ type: 'FinalBondsSettled', seat, bonds, penalty });
  }
  const standings = standingsOf(batch.state);
  batch.emit({
    type: 'GameEnded',
    standings,
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    outlookBox: [...batch.state.outlookBox],
  });
}
