import { describe, expect, test } from 'vitest';
import { type EvilCorpCode, errorCodes } from '../../../src/games/evil-corp/codes.ts';
import type { EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import { isOffered } from '../../support/game/offered.ts';
import { scriptedDraws } from '../../support/game/scripted-draws.ts';
import { given, givenSpending } from './position.ts';
import { started } from './started.ts';

const injunction = 'opp-red-p1-sydney';
const agent = 'agent-mole';
const holding = (...hand: string[]): EvilCorpState => givenSpending({ seats: { 0: { hand } } }).state;
const collecting = given().state;
const audited = givenSpending({
  seats: { 0: { hand: [injunction, 'opp-green-p3-cairo', 'opp-green-p3-auckland', 'opp-orange-p3-tokyo'] } },
}).after([1, { type: 'audit', accused: 0, kind: 'handLimit' }]).state;
const hired = given({ options: { ceoPowers: true } }).state;

/** A code, the section or ruling cited for it, and where it is met. */
type Case = readonly [EvilCorpCode, string, EvilCorpState, number, EvilCorpCommand];

/** The codes that several commands share: each cites the rule of what was tried (11.1). */
const cases: readonly Case[] = [
  ['INVALID_COMMAND', 'CEO Power Cards', hired, 0, { type: 'playCeoPower', cities: ['nowhere'] }],
  ['INVALID_SEAT', 'Audit', collecting, 0, { type: 'audit', accused: 5, kind: 'handLimit' }],
  ['INVALID_SEAT', 'Perform a Hostile Takeover', holding(), 0, { type: 'buyPhase', from: 5, phase: 1 }],
  ['CANNOT_TARGET_SELF', 'Audit', collecting, 0, { type: 'audit', accused: 0, kind: 'handLimit' }],
  ['CANNOT_TARGET_SELF', 'Perform a Hostile Takeover', holding(), 0, { type: 'buyPhase', from: 0, phase: 1 }],
  [
    'CANNOT_TARGET_SELF',
    'Lay a Phase',
    holding(agent),
    0,
    { type: 'seizePhase', agentCardId: agent, from: 0, phase: 1 },
  ],
  [
    'CANNOT_TARGET_SELF',
    'Play Nasty Business or Agent Cards',
    holding(injunction),
    0,
    { type: 'playNastyBusiness', cardId: injunction, params: { target: 0, phase: 1 } },
  ],
  ['NO_SUCH_PHASE', 'Perform a Hostile Takeover', holding(), 0, { type: 'buyPhase', from: 1, phase: 1 }],
  [
    'NO_SUCH_PHASE',
    'Lay a Phase',
    holding(agent),
    0,
    { type: 'seizePhase', agentCardId: agent, from: 1, phase: 1 },
  ],
  [
    'NO_SUCH_PHASE',
    'Play Nasty Business or Agent Cards',
    holding(injunction),
    0,
    { type: 'playNastyBusiness', cardId: injunction, params: { target: 1, phase: 1 } },
  ],
  ['CARD_NOT_IN_HAND', 'Lay a Phase', holding(), 0, { type: 'layPhase', cardId: injunction }],
  [
    'CARD_NOT_IN_HAND',
    'Collect Free Opportunities',
    collecting,
    0,
    { type: 'collectOpportunities', discard: [injunction] },
  ],
  ['CARD_NOT_IN_HAND', 'About Opportunity Cards', holding(), 0, { type: 'playSpecial', cardId: injunction }],
  [
    'CARD_NOT_IN_HAND',
    'Play Nasty Business or Agent Cards',
    holding(),
    0,
    { type: 'raidWastedOpportunities', agentCardId: agent, takeCardId: injunction },
  ],
  ['CARD_NOT_IN_HAND', 'Audit', audited, 0, { type: 'discardForAudit', cardIds: [agent] }],
  ['NOT_YOUR_DECISION', 'Audit', audited, 1, { type: 'discardForAudit', cardIds: [injunction] }],
  ['NOT_YOUR_TURN', 'World Event', holding(), 1, { type: 'endTurn' }],
  [
    'NOT_YOUR_TURN',
    'CEO Card and Gameplay Pieces',
    started().scenario.state,
    1,
    { type: 'selectCeo', ceoId: 'savant' },
  ],
  ['NO_OPEN_WINDOW', 'Market Modifiers', holding(), 0, { type: 'declineReroll' }],
  ['NO_OPEN_WINDOW', 'R46', holding(), 1, { type: 'acceptRevenue' }],
  // The rule of the code itself goes before that of the command, and a closer one before both.
  ['NOT_AN_AGENT', 'About Opportunity Cards', holding(injunction), 0, raid(injunction)],
  ['WRONG_STAGE', 'Player Turn', holding(), 0, { type: 'selectCeo', ceoId: 'savant' }],
  ['ACTION_PENDING', 'R13', audited, 0, { type: 'endTurn' }],
  ['NOT_AT_START_OF_TURN', 'R31', holding(), 0, { type: 'attemptEndgame' }],
  [
    'NOT_AT_START_OF_TURN',
    'R32',
    givenSpending({ options: { ceoPowers: true } }).state,
    0,
    { type: 'playCeoPower' },
  ],
];

function raid(agentCardId: string): EvilCorpCommand {
  return { type: 'raidWastedOpportunities', agentCardId, takeCardId: agent };
}

describe('refusals (11)', () => {
  test.each(cases)('%s [%s]', (code, cited, state, seat, command) => {
    const kind = evilCorp.rulings.some(({ id }) => id === cited) ? 'ruling' : 'section';
    expect(evilCorp.decide(state, seat, command, scriptedDraws())).toEqual({
      type: 'RuleViolation',
      code,
      message: errorCodes[code],
      citation: { kind, id: cited },
    });
    expect([...evilCorp.sections, ...evilCorp.rulings].map(({ id }) => id)).toContain(cited);
    expect(isOffered(evilCorp.legalCommands(state, seat), command)).toBe(false);
  });
});
