import type { Citation, RuleViolation } from '../../kernel/violation.ts';

/** Every code of Greed, Incorporated with its one sentence: what was wrong and what would be right. */
export const errorCodes = {
  INVALID_CONFIG:
    'The options do not fit together; the base game has four asset spaces and ends when the hands are empty.',
  PLAYER_COUNT_INVALID: 'This game is played by three to five seats.',
  INVALID_COMMAND:
    'The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema.',
  INVALID_PAYLOAD:
    'A parameter names something unknown or a good twice, or does not belong to this auction; use ids of the catalogue.',
  GAME_OVER: 'The game has ended; no command is possible any more.',
  UNKNOWN_SEAT: 'The acting seat is not in this game; act for one of its seats.',
  WRONG_PHASE: 'The command is not allowed in the present phase; use one of that phase.',
  NOT_YOUR_TURN: 'Another decision must be made first; wait until you are asked.',
  NOT_CEO: 'Only the CEO acts for a company; act for one that you run.',
  NOT_A_PARTICIPANT: 'That is no participant of this auction; bid for one that is.',
  ALREADY_PASSED: 'A pass is final in this auction; wait for its end.',
  ALREADY_SUBMITTED: 'The secret choice has been made; wait for the others.',
  BID_TOO_LOW: 'The bid is below the minimum; offer at least that much.',
  INSUFFICIENT_CASH: 'There is not enough spendable money; name an amount that is there.',
  INSUFFICIENT_GOODS: 'There are not enough goods; name no more than are there.',
  CARD_NOT_IN_HAND: 'The card is not in the hand; name one that is.',
  ASSET_NOT_AVAILABLE: 'The asset is not on the market; name one that is.',
  ASSET_SLOTS_FULL: 'The company has no free asset space; decline.',
  ASSET_NOT_OWNED: 'The company does not own the asset; name one of its own.',
  NOT_A_CONVERTER: 'The asset converts nothing; name a converter.',
  ASSET_USED: 'The converter has run this year; it runs once a year.',
  SAME_COMPANY: 'A company cannot trade with itself; name another one.',
  COMPANY_CLOSED: 'The company has closed its trading for this year; wait for the next.',
  EMPTY_SIDE: 'Gifts are not allowed; each side gives a good or money.',
  NO_GOODS_IN_TRADE: 'At least one good must change hands; add one.',
  OFFER_LIMIT:
    'Five offers may be open and thirty made in a year; wait for answers, withdraw one, or wait for the next year.',
  OFFER_NOT_FOUND: 'No such offer is open; name one that is.',
  NOT_OFFER_PARTY: 'The offer is not addressed to, or not made by, this seat; name another one.',
  STORAGE_LIMIT: 'So many goods cannot be stored; keep no more than the rules of this match allow.',
  SHARE_NOT_AVAILABLE: 'The company has no share for sale now; name one that has.',
  NOT_OPTION_HOLDER: 'The stock option belongs to another seat; wait until you are asked.',
  TRADING_FINISHED: 'One of the seats has finished its share trading for this year; trade with another one.',
  SAME_SEAT: 'Both sides are the same seat; name another player.',
  NOT_TOKEN_OWNER:
    'The token belongs to another seat, or the position is empty; name a token of the right seat.',
  AUCTION_REPEATED: 'The position has been auctioned this year; each is auctioned once a year.',
  NO_FREE_SLOT: 'A stock option needs two free positions; choose the bonus.',
  COMPANY_CARD_NOT_AVAILABLE: 'The company cannot be founded; name one whose card is left.',
  TOO_MANY_ASSETS: 'So many assets are not free for a new company; name fewer.',
  SLOT_EMPTY: 'Nobody holds the position; name one that is held.',
} as const satisfies Readonly<Record<string, string>>;

export type GreedIncorporatedCode = keyof typeof errorCodes;

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const setup = section('Mise en place');
const openAuction = ruling('R6');

/** The rule behind each code that belongs to one; behind the others stands the rule of the refused command. */
export const defaultCitations = {
  INVALID_CONFIG: setup,
  PLAYER_COUNT_INVALID: setup,
  INVALID_COMMAND: setup,
  GAME_OVER: section('Conclusion'),
  UNKNOWN_SEAT: setup,
  WRONG_PHASE: section('Game Phases'),
  NOT_A_PARTICIPANT: openAuction,
  ALREADY_PASSED: openAuction,
  ASSET_SLOTS_FULL: ruling('R12'),
  OFFER_LIMIT: ruling('R38'),
  STORAGE_LIMIT: ruling('R13'),
  NOT_OPTION_HOLDER: ruling('R33'),
  NO_FREE_SLOT: ruling('R15'),
  COMPANY_CARD_NOT_AVAILABLE: ruling('R21'),
} as const satisfies Readonly<Partial<Record<GreedIncorporatedCode, Citation>>>;

/** The refusal with the code's fixed sentence, by the rule of the citation. */
export function violation(code: GreedIncorporatedCode, citation: Citation): RuleViolation {
  return { type: 'RuleViolation', code, message: errorCodes[code], citation };
}
