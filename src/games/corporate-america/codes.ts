import type { Citation, RuleViolation } from '../../kernel/violation.ts';

/** Every code of Corporate America with its one sentence: what was wrong and what would be right. */
export const errorCodes = {
  INVALID_CONFIG:
    'The options or the number of places are outside their range; use a place for each of the three to six players, one more for the arbiter where there is one, and the values that the options schema lists.',
  INVALID_COMMAND:
    'The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema.',
  GAME_OVER: 'The game has ended; no command is possible any more.',
  WRONG_STEP: 'The command belongs to another phase or step; use one of the present step.',
  NOT_ACTIVE: 'The game does not wait for this seat; wait until you are asked.',
  INVALID_PARAMETERS:
    'A parameter names something unknown, or a value twice, or does not belong to the command; use ids of the catalogue and seats of the game.',
  LIMIT_REACHED: 'So many have been made already; wait for the next turn.',
  ALREADY_CONFIRMED: 'The settlement has been confirmed; wait for the other seats.',
  ALREADY_DISCARDED: 'No business card is to be discarded now; go on with starting businesses.',
  ALREADY_DISMISSED: 'The Patriot Act has dismissed a protest in this turn; it dismisses one a turn.',
  ALREADY_INSPECTED: 'A hand has been inspected; take one of its cards.',
  ALREADY_READY: 'The end of the debate has been declared; wait for the other seats.',
  ALREADY_REVOKED: 'A law has been revoked as the first act; one is revoked a turn.',
  BRIBES_DISABLED: 'The options of this match forbid monetary gifts.',
  CARD_NOT_AVAILABLE: 'The card is not among those to choose from; choose one that is shown to you.',
  CARD_NOT_IN_HAND: 'The card is not in the hand; name one that is.',
  CHOICE_REQUIRED:
    'Somebody has synergy, so the monopoly to break must be named; name a player and an industry.',
  CONSUMER_NOT_REVEALED:
    'The consumer card has not been revealed in this turn; reveal it first or play another.',
  CONSUMER_PENDING: 'Consumer cards that were looked at are not back on the deck; put them back first.',
  FILTER_NOT_MET: 'The Job Creator does not start such a business; choose one that meets its condition.',
  INSUFFICIENT_FUNDS: 'The fortune does not cover the amount; spend no more than you have.',
  INVALID_CHOICE: 'The choice does not fit the legislation; send the one that its effect asks for.',
  INVALID_TARGET: 'That seat cannot be named here; name another player.',
  LAW_NOT_IN_PLAY: 'The law is not in play; name one that is.',
  LAW_NOT_REVOCABLE: 'Only Revoke legislation can revoke this law; name another one.',
  MATCHING_NOT_IN_BID: 'Matching Funds go to a candidate of the same bid; name one of its candidates.',
  MUST_DISCARD_FIRST: 'A business card must be discarded before businesses are started; discard one.',
  MUST_START_BUSINESS: 'A business of the hand can be paid for and must be started; start one.',
  NOTHING_INSPECTED: 'No hand has been inspected; inspect one first.',
  NOT_A_PERMUTATION: 'The order must hold each of the cards looked at exactly once.',
  NOT_ELIGIBLE: 'That seat cannot receive this; name one that is eligible.',
  NOT_LENT: 'The deduction of that business is not lent; there is nothing to take back.',
  NOT_ON_BOARD: 'The legislation is not on the board; name one that is.',
  NOT_SPONSORED: 'The business is not Sponsored; name one that is.',
  NOT_TIED: 'Only a tied seat can be chosen; name one of those, or nobody to leave it to the lot.',
  NOT_YOUR_BUSINESS: 'The business does not lie in front of this seat; name one of your own.',
  NO_CONSUMER_CARDS: 'The consumer deck and its discards are empty; play a card that is revealed.',
  NO_LEGISLATION_CARDS: 'The legislation deck and its discards are empty, so nothing could replace the card.',
  NO_SYNERGY: 'That player has no two businesses in that industry; name another monopoly.',
  PATRIOT_ACT_NOT_IN_PLAY: 'The Patriot Act is not in play; protests are satisfied by legislation.',
  PRIVILEGE_NOT_HELD: 'The seat does not hold that executive privilege; use one that it holds.',
  PRIVILEGE_NOT_USABLE: 'The executive privilege cannot be used here; use it when its card says so.',
  PROTESTS_UNSATISFIED:
    'As many protests as possible must be satisfied, and before anything else is enacted; choose legislation that leaves the most to be satisfied.',
  PROTEST_NOT_IN_PLAY: 'The protest is not in play; name one that is.',
  PROTEST_NOT_MATCHED: 'The legislation lacks the ideology of the protest; name one that it satisfies.',
  SPONSOR_ALREADY_USED: 'The Sponsored business has been used in this phase; each is used once a phase.',
  SPONSOR_EXCESS: 'The deductions exceed the price; name no more sponsors than the price has room for.',
  SPONSOR_NOT_AVAILABLE:
    'A named business is not Sponsored, or its deduction belongs to another seat now; name own ones or borrowed ones.',
  TARGET_HAND_EMPTY: 'That hand is empty; inspect one that holds cards.',
  TERM_LIMITED: 'Term Limits forbid contributions to the president; contribute to other candidates.',
  WRONG_INDUSTRY: 'The business is not in the industry of the monopoly; discard one that is.',
  WRONG_TOTAL: 'The whole amount must be distributed, no more and no less; change the shares.',
} as const satisfies Readonly<Record<string, string>>;

export type CorporateAmericaCode = keyof typeof errorCodes;

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const turn = section('Phases of a Turn');
const sponsored = section('Sponsored');
const privileges = ruling('R26');

/** The rule behind each code that belongs to one; behind the others stands the rule of the refused command. */
export const defaultCitations = {
  INVALID_CONFIG: section('Setup'),
  INVALID_COMMAND: turn,
  GAME_OVER: section('Ending the Game'),
  WRONG_STEP: turn,
  LIMIT_REACHED: ruling('R40'),
  CONSUMER_PENDING: privileges,
  LAW_NOT_REVOCABLE: section('Revoke'),
  MATCHING_NOT_IN_BID: privileges,
  MUST_START_BUSINESS: ruling('R5'),
  NOT_TIED: ruling('R18'),
  NO_LEGISLATION_CARDS: ruling('R8'),
  PRIVILEGE_NOT_HELD: privileges,
  PRIVILEGE_NOT_USABLE: privileges,
  SPONSOR_ALREADY_USED: sponsored,
  SPONSOR_EXCESS: ruling('R11'),
  SPONSOR_NOT_AVAILABLE: sponsored,
  TERM_LIMITED: section('Term Limits'),
} as const satisfies Readonly<Partial<Record<CorporateAmericaCode, Citation>>>;

/** The refusal with the code's fixed sentence, by the rule of the citation. */
export function violation(code: CorporateAmericaCode, citation: Citation): RuleViolation {
  return { type: 'RuleViolation', code, message: errorCodes[code], citation };
}
