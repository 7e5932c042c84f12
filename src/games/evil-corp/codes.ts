import type { Citation, RuleViolation } from '../../kernel/violation.ts';

/** Every code of Evil Corp with its one sentence: what was wrong and what would be right. */
export const errorCodes = {
  INVALID_CONFIG: 'An option has a value outside its range; use the values that the options schema lists.',
  INVALID_PLAYER_COUNT: 'Evil Corp is played by two to six seats.',
  INVALID_COMMAND:
    'The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema.',
  UNKNOWN_SEAT: 'The acting seat is not in this game; act for one of its seats.',
  INVALID_SEAT: 'The named seat is not in this game; name one of its seats.',
  CANNOT_TARGET_SELF: 'A seat cannot choose itself here; name another seat.',
  OPTION_DISABLED: 'The options of this match switch the command off; use the one that the chosen mode has.',
  GAME_OVER: 'The game has ended; no command is possible any more.',
  WRONG_STAGE: 'The command belongs to another step or stage of the game; use one of the present stage.',
  NOT_YOUR_TURN: 'It is the turn of another seat; wait for your own turn.',
  ACTION_PENDING: 'A window is open that must be answered first; wait until it has closed.',
  NOT_YOUR_DECISION: 'The open window asks another seat; wait until you are asked.',
  NO_OPEN_WINDOW: 'No window is open that this command could answer; use it when you are asked.',
  UNKNOWN_CEO: 'There is no such CEO; choose one of the six in the catalogue.',
  CEO_TAKEN: 'Another seat plays that CEO; choose a free one.',
  ISLAND_TAKEN: 'Another secret base stands in that market; choose a market whose island is free.',
  CITIES_NOT_IN_DISTINCT_MARKETS:
    'The three starting cities must lie in three different markets; choose one city a market.',
  POWER_ALREADY_USED: 'The CEO power card has been played; it can be played once a game.',
  INVALID_CITIES:
    'A land grab needs two different cities, or one if a single business is left; name that many different cities.',
  NOT_AT_START_OF_TURN: 'This is possible only before anything else in a turn; wait for your next turn.',
  ENDGAME_LOCKED:
    'The endgame needs all three phases in the own colour since before the turn started; complete them first.',
  REVENUE_FORBIDDEN: 'Revenue cannot be collected this turn; go on with the rest of the turn.',
  ALREADY_DECLARED: 'The revenue of this turn has been declared; it is declared once a turn.',
  NOT_DECLARED:
    'The revenue must be declared, and not yet withdrawn, before it is withdrawn; declare it first.',
  ALREADY_COLLECTED: 'This has been collected in this turn; each item is collected once a turn.',
  CARD_NOT_IN_HAND: 'A named card is not in the hand, or is named twice; name different cards of your hand.',
  CARD_NOT_IN_DISCARDS: 'The named card is not among the opportunity discards; name one that lies there.',
  NOT_A_PHASE_CARD: 'The card is no phase card; choose a phase card.',
  NOT_AN_AGENT: 'The card is no agent; choose an agent.',
  NOT_A_SPECIAL_CARD: 'The card is no special card; choose a special card.',
  NOT_A_COUNTER: 'The card is no counter; choose a phase card whose nasty business is a counter.',
  PHASE_OUT_OF_ORDER: 'Phases are laid in the order 1, 2, 3; lay the lower numbers first.',
  KEEP_CHOICE_REQUIRED: 'A phase of that number is in play; say whether to keep the new or the old card.',
  KEEP_CHOICE_NOT_ALLOWED: 'No phase of that number is in play; leave the choice between new and old out.',
  NO_SUCH_PHASE: 'That seat has no phase of that number in play; choose a number it has laid.',
  NOT_YOUR_COLOUR: 'The phase is not in your CEO colour; only phases of your colour can be taken.',
  PHASE_LOCKED: 'The phase is in its owner’s own colour and cannot be touched; choose one in another colour.',
  INSUFFICIENT_LIQUIDITY: 'The liquidity does not cover the cost; have the full amount in hand first.',
  DECK_EMPTY: 'The opportunity deck and its discards are both empty; no card can be bought.',
  COUNTER_ONLY_AS_REACTION: 'A counter is used out of turn only; keep it for a window that asks you.',
  FIRST_ROUND_PROTECTION: 'The target has not yet had a turn; attack a seat that has ended a turn.',
  TARGET_IMMUNE: 'The target shows a bankruptcy token and is immune to financial attacks; choose another.',
  TARGET_HAS_NOTHING: 'The target has nothing to take; choose a target that has.',
  NO_ELIGIBLE_TARGET: 'No enemy can be hit: all are protected or immune; play it when one is not.',
  NO_SUCH_BUSINESS: 'The target has no business in that city; choose a city where it has one.',
  NO_BUSINESS_SUPPLY: 'No business is left in your supply; this needs at least one.',
  NO_WORLD_EVENT: 'No world event lies in that market; choose a market that has one.',
  INVALID_MARKET: 'A world event cannot be moved to where it lies; name another market or none.',
  NO_OPEN_CLAIM: 'There is nothing open to audit on this point; audit a point that is not settled yet.',
  WRONG_DISCARD_COUNT: 'The discard must be exactly the demanded number of different cards.',
} as const satisfies Readonly<Record<string, string>>;

export type EvilCorpCode = keyof typeof errorCodes;

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const opportunityCards = section('About Opportunity Cards');
const turn = section('Player Turn');
const ownColour = ruling('R29');
const noEffect = ruling('R41');

/** The rule behind each code that belongs to one; behind the others stands the rule of the refused command. */
export const defaultCitations = {
  INVALID_CONFIG: section('Player Order'),
  INVALID_PLAYER_COUNT: ruling('R1'),
  UNKNOWN_SEAT: turn,
  OPTION_DISABLED: ruling('R12'),
  GAME_OVER: section('Go for the Win'),
  WRONG_STAGE: turn,
  ACTION_PENDING: ruling('R13'),
  ISLAND_TAKEN: ruling('R7'),
  NOT_AT_START_OF_TURN: ruling('R31'),
  ENDGAME_LOCKED: section('Endgame'),
  REVENUE_FORBIDDEN: section('Bankruptcy'),
  ALREADY_COLLECTED: ruling('R10'),
  NOT_A_PHASE_CARD: opportunityCards,
  NOT_AN_AGENT: opportunityCards,
  NOT_A_SPECIAL_CARD: opportunityCards,
  NOT_A_COUNTER: opportunityCards,
  PHASE_OUT_OF_ORDER: ruling('R28'),
  NOT_YOUR_COLOUR: ownColour,
  PHASE_LOCKED: ownColour,
  INSUFFICIENT_LIQUIDITY: ruling('R27'),
  DECK_EMPTY: ruling('R23'),
  FIRST_ROUND_PROTECTION: ruling('R33'),
  TARGET_IMMUNE: section('Bankruptcy'),
  TARGET_HAS_NOTHING: noEffect,
  NO_ELIGIBLE_TARGET: noEffect,
  NO_SUCH_BUSINESS: noEffect,
  NO_BUSINESS_SUPPLY: ruling('R5'),
  NO_WORLD_EVENT: noEffect,
  INVALID_MARKET: noEffect,
  NO_OPEN_CLAIM: ruling('R14'),
} as const satisfies Readonly<Partial<Record<EvilCorpCode, Citation>>>;

/** The refusal with the code's fixed sentence, by the rule of the citation. */
export function violation(code: EvilCorpCode, citation: Citation): RuleViolation {
  return { type: 'RuleViolation', code, message: errorCodes[code], citation };
}
