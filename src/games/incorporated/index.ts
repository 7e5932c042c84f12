import type { Game, Seat } from '../../kernel/game.ts';
import { bot } from './bot.ts';
import { content } from './catalogue.ts';
import { cite } from './cite.ts';
import { errorCodes } from './codes.ts';
import { commandSchemas, type IncorporatedCommand } from './commands.ts';
import { decide, reshuffle } from './decide.ts';
import { defaultCommand } from './default-command.ts';
import { activeSeats } from './derived.ts';
import { describe } from './describe.ts';
import { eventSchemas, type IncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { legalCommands } from './legal.ts';
import { OptionsSchema, optionDefaults } from './options.ts';
import { rulings, sections } from './rulebook.ts';
import { outcome } from './score.ts';
import { seatRange, setup } from './setup.ts';
import { type IncorporatedState, initialState } from './state.ts';
import { view } from './view.ts';
import { type IncorporatedView, ViewSchema } from './view-schema.ts';

/** Incorporated for two to four seats. */
export const incorporated: Game<IncorporatedState, IncorporatedCommand, IncorporatedEvent, IncorporatedView> =
  {
    id: 'incorporated',
    title: 'Incorporated',
    summary:
      'Two to four mega-corporations buy into the world’s markets, fight for its industries and lobby its powers.',
    rulesVersion: 'incorporated/1.0.0',
    graphqlName: 'Incorporated',
    seats: seatRange,
    judges: () => 0,
    schemas: {
      options: OptionsSchema,
      optionDefaults,
      commands: commandSchemas,
      events: eventSchemas,
      view: ViewSchema,
    },
    // A loan may be taken at any moment and answers nothing [Corporate Bonds].
    untimedEvents: ['LoanTaken'],
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
    phase,
    seatName: (state: IncorporatedState, seat: Seat) => state.players[seat]?.corporation ?? null,
  };

/** The open decision, else the phase. */
function phase(state: IncorporatedState): string {
  return state.pending?.type ?? state.phase;
}
