import type { Static } from 'typebox';
import type { JsonObject } from '../../kernel/json.ts';
import { flag, record } from '../../kernel/schema.ts';
import { SetupModeSchema } from './sets.ts';

/** The options of a game, complete (specification, chapter 2). */
export const OptionsSchema = record('Options', 'Options of a game of Incorporated', {
  setupMode: SetupModeSchema,
  industryChips: flag('Views count the industry squares of every seat [Industry Chips]'),
});
export type Options = Static<typeof OptionsSchema>;

/** What a creator leaves out is completed from these. */
export const optionDefaults = {
  setupMode: 'random',
  industryChips: false,
} as const satisfies JsonObject;
