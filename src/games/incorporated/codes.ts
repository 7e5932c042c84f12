import type { Citation, RuleViolation } from '../../kernel/violation.ts';

/** Every code of Incorporated with its one sentence: what was wrong and what would be right. */
export const errorCodes = {
  INVALID_CONFIG: 'An option has a value outside its range; use the values that the options schema lists.',
  INVALID_PLAYER_COUNT: 'Incorporated is played by two to four seats.',
  INVALID_COMMAND:
    'The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema.',
  GAME_OVER: 'The game has ended; no command is possible any more.',
  UNKNOWN_SEAT: 'The acting seat is not in this game; act for one of its seats.',
  WRONG_PHASE: 'The command belongs to another phase; use one of the present phase.',
  WRONG_STEP: 'Another decision is open, or none that this command answers; answer the open decision first.',
  NOT_YOUR_TURN: 'Another seat must act now; wait until you are asked.',
  INVALID_PARAMETER:
    'A parameter is out of its range or names something unknown; use an id of the catalogue and a number in range.',
  MUST_OPEN: 'The opener of a lot cannot pass; bid first, be it nothing.',
  NO_CREDIT: 'So many loans are not granted, as each must bring at least $1; take fewer.',
  BID_TOO_LOW: 'The amount is below the least that is allowed now; offer more.',
  BID_TOO_HIGH: 'The amount is more than could be paid; offer no more than cash and loans can bring.',
  NOT_MAJOR: 'Only major countries have shares; choose one of the seven.',
  NO_SHARES_LEFT: 'The bank has no share of that country; choose another country.',
  BID_NOT_LOWER: 'An offer must be below the present price; offer for less.',
  NO_SHARE: 'The seat holds no share of that country; offer one that it holds.',
  INVALID_TARGET: 'The target is none of the options; choose one of those listed.',
  WRONG_CUBE_COUNT: 'Exactly the available cubes must be placed; change the sum.',
  ABOVE_ENTITLEMENT: 'A country gets no more cubes than the seat has shares of it; spread the cubes.',
  NO_LOOSE_CUBE: 'The seat has no loose cube there; act where it has one.',
  SQUARE_LOCKED: 'The square is locked and out of the game; choose another square.',
  SQUARE_OCCUPIED: 'A cube occupies the square; choose an empty one.',
  OWN_TARGET: 'A seat cannot attack itself; name another seat.',
  NO_SUCH_TARGET: 'There is no such piece to attack; attack one that is there.',
  TARGET_PROTECTED: 'Loose cubes or executives of its owner protect the cube; kill those first.',
  NO_ATTACK_IN_TAX_HAVENS: 'Nobody can be attacked in Tax Havens; attack in a country.',
  TAX_HAVENS_CLOSED: 'No arrow leads into Tax Havens; move to a country.',
  NO_EXECUTIVE: 'No executive is left in the pool; this needs one.',
  WRONG_EXECUTIVE_COUNT: 'Passing sends every executive of the pool; name a country for each.',
  CANNOT_PAY: 'The payment is more than the seat can raise now; have the money first.',
  NO_ARROW: 'No arrow leads from the one country to the other; follow the arrows.',
  LEAVING_BATTLEGROUND: 'No cube leaves a battleground; move another cube.',
  RIVAL_CAMP: 'The two countries belong to rival camps; stay within a camp or enter a battleground.',
  EVENT_ALREADY_USED: 'The event has been used this turn; choose another.',
  NO_BATTLEGROUND: 'The zone has no battleground any more; choose another zone.',
  NOT_STABILITY_5: 'The R&D marker goes to countries with stability 5 only; choose a square of one.',
  NO_REVEALED_CARD: 'No payoff card is revealed that could be replaced; choose another event.',
  NO_PAYOFF_CARD: 'No payoff card is left to look at; choose another event.',
  WRONG_CARD_COUNT: 'Exactly the demanded number of different cards must be discarded; change the list.',
} as const satisfies Readonly<Record<string, string>>;

export type IncorporatedCode = keyof typeof errorCodes;

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const gameFlow = section('Game Flow and Rules');
const publicMarkets = section('a) Bid in Public Markets');
const competition = section('Phase 3 - Competition');
const fight = section('a) Fight');
const industrySquares = section('Industry Squares');
const taxHavens = section('Tax Havens');
const expand = section('c) Expand');

/** The rule behind each code where the caller names no closer one (specification 6.5). */
export const defaultCitations: Readonly<Record<IncorporatedCode, Citation>> = {
  INVALID_CONFIG: section('Setup'),
  INVALID_PLAYER_COUNT: ruling('R1'),
  INVALID_COMMAND: gameFlow,
  GAME_OVER: section('End of the Game'),
  UNKNOWN_SEAT: gameFlow,
  WRONG_PHASE: gameFlow,
  WRONG_STEP: gameFlow,
  NOT_YOUR_TURN: gameFlow,
  INVALID_PARAMETER: gameFlow,
  MUST_OPEN: ruling('R11'),
  NO_CREDIT: ruling('R12'),
  BID_TOO_LOW: publicMarkets,
  BID_TOO_HIGH: ruling('R13'),
  NOT_MAJOR: publicMarkets,
  NO_SHARES_LEFT: publicMarkets,
  BID_NOT_LOWER: publicMarkets,
  NO_SHARE: section('b) Privately Sell Shares'),
  INVALID_TARGET: gameFlow,
  WRONG_CUBE_COUNT: competition,
  ABOVE_ENTITLEMENT: ruling('R34'),
  NO_LOOSE_CUBE: fight,
  SQUARE_LOCKED: industrySquares,
  SQUARE_OCCUPIED: fight,
  OWN_TARGET: fight,
  NO_SUCH_TARGET: fight,
  TARGET_PROTECTED: fight,
  NO_ATTACK_IN_TAX_HAVENS: taxHavens,
  TAX_HAVENS_CLOSED: taxHavens,
  NO_EXECUTIVE: section('b) Defend'),
  WRONG_EXECUTIVE_COUNT: section('d) Pass'),
  CANNOT_PAY: expand,
  NO_ARROW: expand,
  LEAVING_BATTLEGROUND: expand,
  RIVAL_CAMP: expand,
  EVENT_ALREADY_USED: section('Phase 4 - Lobbying'),
  NO_BATTLEGROUND: ruling('R20'),
  NOT_STABILITY_5: section('R&D'),
  NO_REVEALED_CARD: section('Subsidies'),
  NO_PAYOFF_CARD: section('Subsidies'),
  WRONG_CARD_COUNT: section('Crisis'),
};

/** The refusal of a command: the code's fixed sentence, and `citation` where it is closer than the default. */
export function violation(
  code: IncorporatedCode,
  citation: Citation = defaultCitations[code],
): RuleViolation {
  return { type: 'RuleViolation', code, message: errorCodes[code], citation };
}
