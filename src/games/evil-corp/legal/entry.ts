import type { LegalCommand, Parameter, ParameterOption } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import type { CommandType, EvilCorpCommand } from '../commands.ts';
import { cardName } from '../words.ts';

const none: readonly never[] = [];
const nothingFixed = {};

export const section = (id: string): Citation => ({ kind: 'section', id });
export const ruling = (id: string): Citation => ({ kind: 'ruling', id });

/** A legal command with every parameter settled. */
export const complete = (
  command: EvilCorpCommand,
  title: string,
  citation: Citation,
  targets: readonly string[] = none,
  warnings: readonly string[] = none,
): LegalCommand => ({
  type: command.type,
  title,
  command,
  parameters: none,
  fixed: nothingFixed,
  targets,
  warnings,
  citation,
});

/** A legal command with open parameters. */
export const open = (
  type: CommandType,
  title: string,
  citation: Citation,
  parameters: readonly Parameter[],
  targets: readonly string[] = none,
): LegalCommand => ({
  type,
  title,
  command: null,
  parameters,
  fixed: nothingFixed,
  targets,
  warnings: none,
  citation,
});

const cardOptions = new Map<string, ParameterOption>();

/** The option for a card, made once for each card. */
export function cardOption(cardId: string): ParameterOption {
  let option = cardOptions.get(cardId);
  if (option === undefined) {
    option = { value: cardId, label: cardName(cardId) };
    cardOptions.set(cardId, option);
  }
  return option;
}
