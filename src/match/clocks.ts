import { CLOCK_JOB } from './follow-up.ts';
import type { MatchService } from './match-service.ts';
import { causeId } from './timers.ts';

/**
 * Plays the default command of every seat whose decision has run out (platform 5, Clocks). One expiry is one
 * default; its id follows from the deadline, so that two processes that see it have one effect.
 */
export async function expireClocks(service: MatchService, matchId: string, now: number): Promise<void> {
  const sight = await service.sightForTimers(matchId);
  if (sight === null) return;
  for (const [seat, deadline] of sight.state.deadlines.entries()) {
    if (deadline === null || deadline > now || sight.state.play === null) continue;
    const command = sight.game.defaultCommand(sight.state.play, seat);
    const played = await service.play(sight.live, seat, command, {
      actor: { kind: 'clock', seat },
      commandId: causeId(`clock/${matchId}/${seat}/${deadline}`),
      expectedVersion: sight.state.version,
      notBefore: deadline,
      causation: `timer/${CLOCK_JOB}/${seat}/${deadline}`,
      holds: (live) => live.state.deadlines[seat] === deadline,
    });
    if (played.type === 'RuleViolation' || played.type === 'Refusal') {
      throw new Error(`the default command was refused: ${played.code}`);
    }
    // What the others' defaults are depends on what this one led to.
    return;
  }
}
