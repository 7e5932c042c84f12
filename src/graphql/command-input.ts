import type { AnyGame } from '../kernel/game.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import { commandField } from './game-types.ts';
import { jsonOf } from './one-of-input.ts';

/** A command in the form of `submitCommand`, not yet checked by the game. */
export interface GenericCommand {
  readonly type: 'Command';
  readonly command: unknown;
}

/** The generic form of a typed command: `{layPhase: {cardId}}` is `{type: 'layPhase', cardId}`. */
export function genericCommand(game: AnyGame, typed: Record<string, unknown>): GenericCommand | Refusal {
  const given = Object.entries(typed);
  const [first] = given;
  if (given.length !== 1 || first === undefined || first[1] === null) {
    return refusal('INVALID_INPUT', 'A command is an object with exactly one field.');
  }
  const [name, parameters] = first;
  if (parameters === true) return { type: 'Command', command: { type: name } };
  if (parameters === false)
    return refusal('INVALID_INPUT', `${name} takes no parameters: its value is true.`);
  const json = jsonOf(game.schemas.commands[name], parameters);
  return { type: 'Command', command: { ...(json as object), type: name } };
}

/** The generic form of a `CommandInput` for a match of this game. */
export function commandOf(game: AnyGame, input: Record<string, unknown>): GenericCommand | Refusal {
  const given = Object.keys(input);
  if (given.length !== 1)
    return refusal('INVALID_INPUT', 'A command input is an object with exactly one field.');
  if ('json' in input) return { type: 'Command', command: input['json'] };
  const typed = input[commandField(game)];
  if (typeof typed !== 'object' || typed === null) {
    return refusal('INVALID_INPUT', `This match takes commands of ${game.title}, or json.`);
  }
  return genericCommand(game, typed as Record<string, unknown>);
}
