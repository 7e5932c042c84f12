import type { LegalCommand, Parameter } from '../../../kernel/game.ts';
import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import { commandCitations } from '../command-citations.ts';
import type { CommandType, EvilCorpCommand } from '../commands.ts';
import { cardName } from '../words.ts';

const entries = legalEntries<EvilCorpCommand>();

/** A legal command with every parameter settled. */
export const complete = (
  command: EvilCorpCommand,
  title: string,
  targets?: readonly string[],
  warnings?: readonly string[],
): LegalCommand => entries.complete(command, title, commandCitations[command.type], targets, warnings);

/** A legal command with open parameters, and what is told of it beside them. */
export const open = (
  type: CommandType,
  title: string,
  parameters: readonly Parameter[],
  particulars?: Parameters<typeof entries.open>[4],
): LegalCommand => entries.open(type, title, commandCitations[type], parameters, particulars);

export const cardOption = optionsOnce(cardName);
