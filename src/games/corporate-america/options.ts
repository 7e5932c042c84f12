import { type Static, Type } from 'typebox';
import type { JsonObject } from '../../kernel/json.ts';
import { flag, integer, list, record, seatIndex } from '../../kernel/schema.ts';
import {
  FirstPresidentModeSchema,
  ImmaculateImageScopeSchema,
  MoneyVisibilitySchema,
  SupremeCourtModeSchema,
  WallStreetModeSchema,
} from './sets.ts';

export const FirstPresidentSchema = record(
  'FirstPresident',
  'How the first president is found: exactly the members of its mode [Who Goes First?] (R1)',
  {
    mode: FirstPresidentModeSchema,
    seat: Type.Optional(seatIndex('seat: the first president')),
    cents: Type.Optional(
      list('declaredCash: what each player has on the person, by seat', integer('Cents', { minimum: 0 }), {
        maxItems: 6,
      }),
    ),
  },
);
export type FirstPresident = Static<typeof FirstPresidentSchema>;

/** The options of a game, complete (specification, chapter 2). */
export const OptionsSchema = record('Options', 'Options of a game of Corporate America', {
  wallStreetMode: WallStreetModeSchema,
  firstPresident: FirstPresidentSchema,
  supremeCourt: SupremeCourtModeSchema,
  moneyVisibility: MoneyVisibilitySchema,
  bribes: flag('Monetary gifts are allowed in the Main Street Phase [Main Street Phase]'),
  debateStep: flag('There is a step for pledges before the bids (R20)'),
  settlementStep: flag('There is a last chance for gifts before the Main Street Phase ends (R16)'),
  allowDeclineStart: flag('A seat may decline to start a business that it can pay for (R5)'),
  immaculateImageScope: ImmaculateImageScopeSchema,
  executivePrivilegeEffects: flag('Executive privileges have effects, beside their $5 in the end (R26)'),
});
export type Options = Static<typeof OptionsSchema>;

/** What a creator leaves out is completed from these. */
export const optionDefaults = {
  wallStreetMode: 'ordered',
  firstPresident: { mode: 'random' },
  supremeCourt: 'random',
  moneyVisibility: 'secret',
  bribes: true,
  debateStep: true,
  settlementStep: true,
  allowDeclineStart: false,
  immaculateImageScope: 'legislation',
  executivePrivilegeEffects: true,
} as const satisfies JsonObject;
