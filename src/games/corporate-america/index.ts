import type { Game } from '../../kernel/game.ts';
import { bot } from './bot.ts';
import { content } from './catalogue.ts';
import { cite } from './cite.ts';
import { errorCodes } from './codes.ts';
import { type CorporateAmericaCommand, commandSchemas } from './commands.ts';
import { decide, reshuffle } from './decide.ts';
import { defaultCommand } from './default-command.ts';
import { activeSeats } from './derived.ts';
import { describe } from './describe.ts';
import { type CorporateAmericaEvent, eventSchemas } from './events.ts';
import { evolve } from './evolve.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { legalCommands } from './legal.ts';
import { OptionsSchema, optionDefaults } from './options.ts';
import { rulings, sections } from './rulebook.ts';
import { outcome } from './score.ts';
import { seatRange, setup } from './setup.ts';
import { type CorporateAmericaState, initialState } from './state.ts';
import { view } from './view.ts';
import { type CorporateAmericaView, ViewSchema } from './view-schema.ts';

/** Corporate America for three to six players, and an arbiter where its options have one. */
export const corporateAmerica: Game<
  CorporateAmericaState,
  CorporateAmericaCommand,
  CorporateAmericaEvent,
  CorporateAmericaView
> = {
  id: 'corporate-america',
  title: 'Corporate America',
  summary:
    'Three to six players start businesses, steer what people consume, buy the presidency and make the laws.',
  rulesVersion: 'corporate-america/1.0.0',
  graphqlName: 'CorporateAmerica',
  seats: seatRange,
  // R39: the arbiter's place comes after the players'.
  judges: ({ supremeCourt }) => (supremeCourt === 'arbiter' ? 1 : 0),
  schemas: {
    options: OptionsSchema,
    optionDefaults,
    commands: commandSchemas,
    events: eventSchemas,
    view: ViewSchema,
  },
  // Gifts, lendings and pledges may be made at any moment of their phase and answer nothing (8.5, R20).
  untimedEvents: ['MoneyGiven', 'SponsorshipLent', 'SponsorshipWithdrawn', 'PledgeMade'],
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
  phase: (state) => state.step ?? state.phase,
  seatName: () => null,
};
