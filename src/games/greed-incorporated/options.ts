import type { Static } from 'typebox';
import type { JsonObject } from '../../kernel/json.ts';
import { flag, integer, nullable, record } from '../../kernel/schema.ts';
import { EndConditionSchema, ModeSchema } from './sets.ts';

/** The options of a game, complete (specification, chapter 2). */
export const OptionsSchema = record('Options', 'Options of a game of Greed, Incorporated', {
  mode: ModeSchema,
  endCondition: nullable(EndConditionSchema),
  assetSlots: integer('Assets that a company may own; the base game has 4 (R12)', { minimum: 4, maximum: 6 }),
  storage: flag('Unsold goods may be stored (R13)'),
});
export type Options = Static<typeof OptionsSchema>;

/** What a creator leaves out is completed from these; an end condition of null is that of the mode. */
export const optionDefaults = {
  mode: 'cash',
  endCondition: null,
  assetSlots: 4,
  storage: true,
} as const satisfies JsonObject;
