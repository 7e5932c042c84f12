import { randomUUID } from 'node:crypto';
import { chooseCommand } from '../../src/kernel/choose.ts';
import type { GameCommand } from '../../src/kernel/game.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { NewTable } from '../../src/lobby/create-table.ts';
import type { Executed } from '../../src/match/streams.ts';
import type { Services } from '../../src/services.ts';
import { accepted, addPlayer, openTable } from './services.ts';

/** A started match with a player in every seat. */
export interface SeatedMatch {
  readonly matchId: string;
  /** Player of each seat. */
  readonly players: readonly string[];
}

export async function seatedMatch(
  services: Services,
  seats: number,
  change: Partial<NewTable> = {},
): Promise<SeatedMatch> {
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(await addPlayer(services, `Player ${seat}`));
  const live = await openTable(services, players[0] as string, { seats, bots: [], ...change });
  for (let seat = 1; seat < seats; seat++) {
    const caller = players[seat] as string;
    accepted(
      await services.tables.join({
        caller,
        matchId: live.matchId,
        commandId: randomUUID(),
        seat,
        invitation: null,
      }),
    );
  }
  return { matchId: live.matchId, players };
}

/** A next move of a match: who, what, and on which version. */
export interface Move {
  readonly seat: number;
  readonly caller: string;
  readonly command: GameCommand;
  readonly version: number;
}

/** A random legal command of a seat that must act, or null when the match has ended. */
export async function nextMove(services: Services, match: SeatedMatch, random: Random): Promise<Move | null> {
  const sight = await services.matches.sight(match.matchId, match.players[0] as string);
  if (sight === null || sight.state.play === null || sight.state.status !== 'playing') return null;
  const [seat] = sight.game.activeSeats(sight.state.play);
  if (seat === undefined) return null;
  const legal = sight.game.legalCommands(sight.state.play, seat).filter(({ type }) => type !== 'audit');
  const command = chooseCommand(legal, random);
  return { seat, caller: match.players[seat] as string, command, version: sight.state.version };
}

export async function playMove(services: Services, match: SeatedMatch, move: Move): Promise<Executed> {
  return accepted(
    await services.matches.submit({
      caller: move.caller,
      matchId: match.matchId,
      command: move.command,
      expectedVersion: move.version,
      commandId: randomUUID(),
    }),
  );
}

/** Plays at most `moves` random moves. */
export async function playMoves(
  services: Services,
  match: SeatedMatch,
  moves: number,
  seed: number,
): Promise<void> {
  const random = botRandom(seed);
  for (let i = 0; i < moves; i++) {
    const move = await nextMove(services, match, random);
    if (move === null) return;
    await playMove(services, match, move);
  }
}
