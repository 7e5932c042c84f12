import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import type { EvilCorpCommand } from '../commands.ts';
import { cardName } from '../words.ts';

export const { complete, open } = legalEntries<EvilCorpCommand>();

export const cardOption = optionsOnce(cardName);
