import { inaugurate } from './election.ts';
import { endGame } from './ending.ts';
import { type Rules, refuseUnless } from './rule.ts';
import { drawLot } from './supreme-court.ts';

/** The arbiter decides a tie, or leaves it to the lot (R2, R39). */
export const arbiterRules: Rules<'ruleSupremeCourt'> = {
  ruleSupremeCourt: {
    check: ({ capitol }, _seat, { winner }) =>
      refuseUnless(winner === null || capitol.tied.includes(winner), 'NOT_TIED'),
    play: (batch, _seat, { winner }) => {
      const question = batch.state.step === 'supremeCourt' ? 'presidency' : 'victory';
      if (winner !== null) batch.emit({ type: 'SupremeCourtRuled', question, winner, method: 'arbiter' });
      const chosen = winner ?? drawLot(batch, question, batch.state.capitol.tied);
      return question === 'presidency' ? inaugurate(batch, chosen) : endGame(batch, chosen);
    },
  },
};
