import type { Game } from '../../kernel/game.ts';
import { bot } from './bot.ts';
import { content } from './catalogue.ts';
import { cite } from './cite.ts';
import { errorCodes } from './codes.ts';
import { commandSchemas, type GreedIncorporatedCommand } from './commands.ts';
import { decide, reshuffle } from './decide.ts';
import { defaultCommand } from './default-command.ts';
import { activeSeats } from './derived.ts';
import { describe } from './describe.ts';
import { eventSchemas, type GreedIncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { legalCommands } from './legal.ts';
import { OptionsSchema, optionDefaults } from './options.ts';
import { rulings, sections } from './rulebook.ts';
import { outcome } from './score.ts';
import { seatRange, setup } from './setup.ts';
import { type GreedIncorporatedState, initialState } from './state.ts';
import { view } from './view.ts';
import { type GreedIncorporatedView, ViewSchema } from './view-schema.ts';

/** Greed, Incorporated for three to five players: the variant for cash, and the base game. */
export const greedIncorporated: Game<
  GreedIncorporatedState,
  GreedIncorporatedCommand,
  GreedIncorporatedEvent,
  GreedIncorporatedView
> = {
  id: 'greed-incorporated',
  title: 'Greed, Incorporated',
  summary:
    'Three to five players run companies, trade their goods, pay themselves well, and get dismissed with a golden parachute.',
  rulesVersion: 'greed-incorporated/1.0.0',
  graphqlName: 'GreedIncorporated',
  seats: seatRange,
  judges: () => 0,
  schemas: {
    options: OptionsSchema,
    optionDefaults,
    commands: commandSchemas,
    events: eventSchemas,
    view: ViewSchema,
  },
  // Offers may be made and answered at any moment of their window and close nothing (8, 9.3).
  untimedEvents: [
    'TradeOffered',
    'TradeExecuted',
    'TradeCancelled',
    'ShareOfferMade',
    'SharesSwapped',
    'ShareSold',
    'ShareOfferCancelled',
  ],
  errorCodes,
  sections,
  rulings,
  content,
  initialState,
  setup,
  decide,
  evolve,
  reshuffle,
  activeSeats,
  legalCommands,
  view,
  hidden,
  describe,
  cite,
  defaultCommand,
  bot,
  outcome,
  invariants,
  phase: (state) => state.phase,
  seatName: () => null,
};
