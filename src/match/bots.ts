import type { GameCommand } from '../kernel/game.ts';
import { botRandom } from '../kernel/pseudo-random.ts';
import { botJob } from './follow-up.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchService, Sight } from './match-service.ts';
import type { Execute } from './streams.ts';
import { botSeed, causeId } from './timers.ts';

/** A move that a bot wants to make. */
interface BotMove {
  readonly seat: number;
  readonly command: GameCommand;
}

/**
 * Lets the bots of a match look at a version and make one move. The move's own events bring the next look.
 * Bots see their seat's view and legal commands, nothing else; seats that may act out of turn are asked
 * before those that must.
 */
export async function moveBots(
  service: MatchService,
  matchId: string,
  version: number,
): Promise<Execute | null> {
  const sight = await service.sightForTimers(matchId);
  if (sight === null || sight.state.version !== version) return null;
  const move = chooseMove(sight);
  if (move === null) return null;
  const { seat } = move;
  const how = (commandId: string) => ({
    actor: { kind: 'bot' as const, seat },
    commandId,
    expectedVersion: version,
    causation: `timer/${botJob(version)}`,
    dropJobs: [botJob(version)],
    holds: (live: LiveMatch) => live.state.seats[seat]?.kind === 'bot',
  });
  const played = await service.play(
    sight.live,
    seat,
    move.command,
    how(causeId(`bot/${matchId}/${version}/${seat}`)),
  );
  if (played.type !== 'RuleViolation') return played;
  // A policy that proposes what the rules refuse must not stop the match.
  if (!sight.game.activeSeats(sight.state.play ?? {}).includes(seat)) return played;
  const fallback = sight.game.defaultCommand(sight.state.play ?? {}, seat);
  return service.play(sight.live, seat, fallback, how(causeId(`bot-default/${matchId}/${version}/${seat}`)));
}

function chooseMove({ game, state, live }: Sight): BotMove | null {
  const { play } = state;
  if (play === null || state.status !== 'playing') return null;
  const active = game.activeSeats(play);
  const bots = state.seats.flatMap((holder, seat) => (holder?.kind === 'bot' ? [seat] : []));
  const order = [
    ...bots.filter((seat) => !active.includes(seat)),
    ...bots.filter((seat) => active.includes(seat)),
  ];
  for (const seat of order) {
    const legal = game.legalCommands(play, seat);
    if (legal.length === 0) continue;
    const random = botRandom(botSeed(live.matchId, state.version, seat));
    const command = game.bot(game.view(play, seat), seat, legal, random);
    if (command !== null) return { seat, command };
  }
  return null;
}
