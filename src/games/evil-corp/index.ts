import type { Game, Seat } from '../../kernel/game.ts';
import { bot } from './bot.ts';
import { content } from './catalogue.ts';
import { cite } from './cite.ts';
import { errorCodes } from './codes.ts';
import { commandSchemas, type EvilCorpCommand } from './commands.ts';
import { decide, reshuffle } from './decide.ts';
import { defaultCommand } from './default-command.ts';
import { activeSeats } from './derived.ts';
import { describe } from './describe.ts';
import { type EvilCorpEvent, eventSchemas } from './events.ts';
import { evolve } from './evolve.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { legalCommands } from './legal.ts';
import { OptionsSchema, optionDefaults } from './options.ts';
import { rulings, sections } from './rulebook.ts';
import { outcome } from './score.ts';
import { seatRange, setup } from './setup.ts';
import { type EvilCorpState, initialState } from './state.ts';
import { view } from './view.ts';
import { type EvilCorpView, ViewSchema } from './view-schema.ts';

/** Evil Corp (2021) for two to six seats. */
export const evilCorp: Game<EvilCorpState, EvilCorpCommand, EvilCorpEvent, EvilCorpView> = {
  id: 'evil-corp',
  title: 'Evil Corp',
  summary: 'Two to six CEOs build technology empires, work against each other and race to their endgame.',
  rulesVersion: 'evil-corp/1.0.0',
  graphqlName: 'EvilCorp',
  seats: seatRange,
  judges: () => 0,
  schemas: {
    options: OptionsSchema,
    optionDefaults,
    commands: commandSchemas,
    events: eventSchemas,
    view: ViewSchema,
  },
  // Audits have no clock (specification 13.2), nor has what follows from one.
  untimedEvents: [
    'AuditCalled',
    'AuditUpheld',
    'AuditRejected',
    'DebtSettled',
    'BankPaid',
    'BankruptcyDeclared',
    'BankruptcyAverted',
    'CollectStageClosed',
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
  phase,
  seatName: (state: EvilCorpState, seat: Seat) => state.players[seat]?.colour ?? null,
};

/** The open window, else the stage of the turn, else the step of the setup, else `finished`. */
function phase(state: EvilCorpState): string {
  if (state.status === 'finished') return 'finished';
  return state.pending?.type ?? state.turn?.stage ?? state.setupStep ?? 'setup';
}
