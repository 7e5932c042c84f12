import { gameById, gameByRules, games } from '../../games/registry.ts';
import type { SignedIn } from '../../identity/identity.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seating, Visibility } from '../../match/platform-events.ts';
import type { Execute } from '../../match/streams.ts';
import { type Refusal, refusal } from '../../ops/refusals.ts';
import { genericCommand } from '../command-input.ts';
import type { GraphqlContext } from '../context.ts';
import { playResult } from './answers.ts';
import { PlayerNode } from './players.ts';

interface Input<T> {
  readonly input: T;
}

interface TableInput {
  readonly matchId: string;
  readonly commandId: string;
}

interface CreateMatchInput {
  readonly game: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly visibility: Visibility | null;
  readonly seating: Seating | null;
  readonly secondsPerMove?: number | null;
  readonly seat?: number | null;
  readonly hostOnly: boolean | null;
  readonly bots?: readonly number[] | null;
  readonly startWhenFull: boolean | null;
  readonly commandId: string;
}

interface PlayInput extends TableInput {
  readonly command: unknown;
  readonly expectedVersion?: number | null;
}

type Args<T> = readonly [parent: unknown, args: Input<T>, context: GraphqlContext];

/** A table command of a signed-in player. */
const table =
  <T extends TableInput>(run: (context: GraphqlContext, caller: string, input: T) => Promise<Execute>) =>
  async (...[, { input }, context]: Args<T>) => {
    if (context.caller === null) return refusal('UNAUTHENTICATED');
    const commandId = input.commandId.toLowerCase();
    return playResult(await run(context, context.caller, { ...input, commandId }), null);
  };

async function play(context: GraphqlContext, input: PlayInput, command: unknown, game: AnyGame | null) {
  const { matchId, expectedVersion } = input;
  const answer = await context.services.matches.submit({
    caller: context.caller,
    matchId,
    command,
    expectedVersion: expectedVersion ?? null,
    commandId: input.commandId.toLowerCase(),
    ...(game === null ? {} : { game: game.id }),
  });
  return playResult(answer, game ?? (await gameOfMatch(context, matchId, answer)));
}

/** The game whose code a rule violation carries, for the generic mutation. */
async function gameOfMatch(
  context: GraphqlContext,
  matchId: string,
  answer: Execute,
): Promise<AnyGame | null> {
  if (answer.type !== 'RuleViolation') return null;
  const row = await context.loaders.matchRow.load(matchId);
  return row === null ? null : gameByRules(row.rules_version);
}

const playOf =
  (game: AnyGame) =>
  async (...[, { input }, context]: Args<PlayInput>) => {
    const generic = genericCommand(game, input.command as Record<string, unknown>);
    return generic.type === 'Refusal' ? generic : play(context, input, generic.command, game);
  };

const signedIn = (answer: SignedIn | Refusal, type: string) =>
  answer.type === 'Refusal' ? answer : { ...answer, type, player: new PlayerNode(answer.player) };

export const mutationFields = {
  createGuest: async (...[, { input }, { identity }]: Args<{ displayName: string }>) =>
    signedIn(await identity.createGuest(input.displayName), 'GuestCreated'),
  refreshToken: async (...[, { input }, { identity }]: Args<{ refreshToken: string }>) =>
    signedIn(await identity.refresh(input.refreshToken), 'TokenRefreshed'),
  createMatch: async (...[, { input }, context]: Args<CreateMatchInput>) => {
    if (context.caller === null) return refusal('UNAUTHENTICATED');
    const { hostOnly, seat } = input;
    const commandId = input.commandId.toLowerCase();
    const bots = input.bots ?? [];
    const answer = await context.services.tables.create(
      context.caller,
      {
        game: input.game,
        seats: input.seats,
        options: input.options ?? {},
        // A field that is null is one that was left out.
        visibility: input.visibility ?? 'public',
        seating: input.seating ?? 'chosen',
        secondsPerMove: input.secondsPerMove ?? null,
        seat: hostOnly === true ? null : (seat ?? firstFree(bots)),
        bots,
        startWhenFull: input.startWhenFull ?? false,
      },
      commandId,
    );
    return playResult(answer, gameById(input.game));
  },
  joinMatch: table<TableInput & { seat?: number | null; invitation?: string | null }>(
    ({ services }, caller, { matchId, commandId, seat, invitation }) =>
      services.tables.join({
        caller,
        matchId,
        commandId,
        seat: seat ?? null,
        invitation: invitation ?? null,
      }),
  ),
  leaveMatch: table(({ services }, caller, { matchId, commandId }) =>
    services.tables.leave({ caller, matchId, commandId }),
  ),
  addBot: table<TableInput & { seat?: number | null }>(({ services }, caller, { matchId, commandId, seat }) =>
    services.tables.addBot({ caller, matchId, commandId, seat: seat ?? null }),
  ),
  removeBot: table<TableInput & { seat: number }>(({ services }, caller, { matchId, commandId, seat }) =>
    services.tables.removeBot({ caller, matchId, commandId, seat }),
  ),
  startMatch: table(({ services }, caller, { matchId, commandId }) =>
    services.tables.start({ caller, matchId, commandId }),
  ),
  submitCommand: (...[, { input }, context]: Args<PlayInput>) => play(context, input, input.command, null),
  ...Object.fromEntries(games.map((game) => [`play${game.graphqlName}`, playOf(game)])),
};

function firstFree(taken: readonly number[]): number {
  let seat = 0;
  while (taken.includes(seat)) seat += 1;
  return seat;
}
