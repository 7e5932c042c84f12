import { type Static, Type } from 'typebox';
import type { JsonObject } from '../../kernel/json.ts';
import { anyJson, flag, integer, record } from '../../kernel/schema.ts';
import { DirectionSchema, RevenueModeSchema } from './sets.ts';

/** The options of a game, complete (specification, chapter 2). */
export const OptionsSchema = record('Options', 'Options of a game of Evil Corp', {
  firstPlayer: anyJson<'random' | number>(
    'Who goes first: "random", or the index of a seat [Player Order] (R3)',
    Type.Union([Type.Literal('random'), Type.Integer({ minimum: 0, maximum: 5 })]),
  ),
  direction: DirectionSchema,
  revenueMode: RevenueModeSchema,
  ceoPowers: flag('Each CEO has a power card [CEO Power Cards]'),
  skipFirstRoundRevenue: flag('No seat collects revenue in its first turn (R4)'),
  maxRounds: integer('The game ends after this round: 0 for never, or 5 to 200 (R34)', {
    minimum: 0,
    maximum: 200,
  }),
});
export type Options = Static<typeof OptionsSchema>;

/** What a creator leaves out is completed from these. */
export const optionDefaults = {
  firstPlayer: 'random',
  direction: 'clockwise',
  revenueMode: 'declared',
  ceoPowers: false,
  skipFirstRoundRevenue: false,
  maxRounds: 40,
} as const satisfies JsonObject;
