import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { positionsOf } from '../../support/game/suite/index.ts';
import { patience, sized } from '../../support/size.ts';
import { games } from './arbitrary.ts';
import { subject } from './subject.ts';

describe('warnings of legal commands', () => {
  test(
    'spending while something can still be collected is marked (11.8)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(subject, game, 5)) {
            const { turn, pending } = state;
            if (turn === null || pending !== null) continue;
            const lost =
              turn.stage === 'collect'
                ? [
                    ...(['available', 'declared'].includes(turn.revenue) ? ['FORFEITS_REVENUE'] : []),
                    ...(turn.opportunities === 'available' ? ['FORFEITS_OPPORTUNITIES'] : []),
                  ]
                : [];
            for (const entry of evilCorp.legalCommands(state, turn.seat)) {
              if (entry.command === null) continue;
              const command = entry.command as EvilCorpCommand;
              const decision = evilCorp.decide(state, turn.seat, command, pseudoRandom(1));
              const first = decision.type === 'Accepted' ? decision.events[0]?.event : undefined;
              const forfeits = first?.type === 'CollectStageClosed' && first.forfeited.length > 0;
              expect(entry.warnings).toEqual(forfeits ? lost : []);
            }
          }
        }),
        { numRuns: sized(3, 50) },
      );
    },
    patience,
  );
});
