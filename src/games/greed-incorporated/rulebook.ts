import type { RuleText } from '../../kernel/game.ts';
import { sections } from './sections.ts';

export { sections };

/** The rulings of the specification: where the rulebook is silent or unclear, these decide. */
export const rulings: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'Rounding',
    text: 'Rounding down is stated for dividends; applied to every division. Simplest uniform reading.',
  },
  {
    id: 'R2',
    title: 'Supplies',
    text: 'Card supplies are not stated; unlimited, since scarcity of pieces is never mentioned.',
  },
  {
    id: 'R3',
    title: 'Adjusting the prices',
    text: '"On ajuste les cours" covers both base steps: trend from the revealed cards, then prices by trend. The rulebook merges base phases 1–3 into its phase 1. Trends persist from year to year, as in the base game.',
  },
  {
    id: 'R4',
    title: 'Trend of a starting asset',
    text: 'A starting asset’s trend effect is not applied: the market reacts to revealed cards only; the company card’s effect is, as in the base setup.',
  },
  {
    id: 'R5',
    title: 'Phase numbers',
    text: 'Phase references in the rulebook are off by one: "phase 7" means 6) Start Up; "phase 2)" in the stock-option and abandonment sentences means 3) and 1).',
  },
  {
    id: 'R6',
    title: 'Open auctions',
    text: '"Enchérir à tour de rôle" is an open ascending auction in rotation with passing out. Rotation order is the base order for companies (highest number first) and clockwise from the start player for players.',
  },
  {
    id: 'R7',
    title: 'First bids and raises',
    text: 'No minimum is stated for these auctions: first bid 1, steps of 1, and a bidder who never bids still ranks with 0. Free acquisition by the last in order is therefore possible, for assets and for shares.',
  },
  {
    id: 'R8',
    title: 'Declining assets, and the assets that remain',
    text: 'Every company may decline; it then keeps its money. "Se partagent" is one asset per company and lap, without further payment.',
  },
  {
    id: 'R9',
    title: 'Where bids for assets go',
    text: 'Bids for assets go to the bank (base rule); only share money goes to companies.',
  },
  {
    id: 'R10',
    title: 'Trade',
    text: 'Base trade rules hold: no gifts, money received is locked in newIncome. At least one good must move, since the base rule describes trade of goods.',
  },
  {
    id: 'R11',
    title: 'Prices after sales',
    text: 'Selling does not move prices; only trends do.',
  },
  {
    id: 'R12',
    title: 'Asset spaces',
    text: 'A company holds at most 4 assets: the base placard has four spaces and the rulebook changes nothing. assetSlots can be raised for groups who want longer growth.',
  },
  {
    id: 'R13',
    title: 'Storage',
    text: 'Storage is not mentioned by the variant but belongs to the base rules it builds on; kept, with a switch.',
  },
  {
    id: 'R14',
    title: 'Further rounds of shares',
    text: '"On refait un tour d’enchères pour les entreprises restantes" repeats while something was sold. A round without a sale ends the issue, so play always goes on.',
  },
  {
    id: 'R15',
    title: 'Stock options',
    text: 'The option token is a reminder and does not block a slot: the regular share is placed first, the option share after it "si disponible". With fewer than two free slots the option could never be honoured, so it may not be chosen. No regular sale means no market price, so the option lapses.',
  },
  {
    id: 'R16',
    title: 'Exchange of tokens',
    text: 'Exchange is token for token; money only enters through sales. A position belongs to its token, so swaps and sales can change the CEO at once.',
  },
  {
    id: 'R17',
    title: 'Equal incomes',
    text: 'NI = LYI is not covered ("NI > LYI", "NI < LYI"): nothing happens in cash. The base game treats equality as decline and statusSymbols keeps that.',
  },
  {
    id: 'R18',
    title: 'The lowest position',
    text: '"Au bas de l’organigramme" is the last occupied slot, since filled positions stay without gaps. A lone CEO thus stays CEO, is paid, and still abandons an asset.',
  },
  {
    id: 'R19',
    title: 'A company without tokens',
    text: 'A pension that empties the chart liquidates the company by the base rule; its assets go to the second market instead of a discard pile, since the variant has only that market.',
  },
  {
    id: 'R20',
    title: 'Where rewards come from',
    text: 'Bonus and parachute are 10 % of newIncome after dividends and are taken from newIncome, so they lower next year’s lastYearIncome. The pension is 10 % of cashFlow before lastYearIncome is added. Stock-option payments go to the company’s cashFlow like other share money.',
  },
  {
    id: 'R21',
    title: 'Founding',
    text: 'The founder picks any unfounded card and its trend effect applies (base rule). The base limits on founding (nobody who already runs two companies; as many foundings per game as players) are not repeated by the variant and do not apply in cash; the five cards 5–9 are the limit. The founder pays the bank; the bank funds the tripled sum.',
  },
  {
    id: 'R22',
    title: 'Start player',
    text: 'The start player is not mentioned. In the base game it moves with the gold symbol; without symbols it moves one seat each year so that no seat always bids first.',
  },
  {
    id: 'R23',
    title: 'When the stack is empty',
    text: '"La pile est épuisée" is the draw stack, not the hands. The year in which the last card is drawn is played to its end, including the start-up phase.',
  },
  {
    id: 'R24',
    title: 'Final value of a share',
    text: 'Final value counts cashFlow after the books are closed; the last year’s income sits in lastYearIncome and does not count, as the text names only the cash flow.',
  },
  {
    id: 'R25',
    title: 'Ties',
    text: 'No tie-break is stated for cash: shared rank.',
  },
  {
    id: 'R26',
    title: 'One new income for all tokens',
    text: 'Dividends use the same newIncome for all tokens, before any is paid ("au maximum 60 %").',
  },
  {
    id: 'R27',
    title: 'Money is public',
    text: 'All personal and company money is public; every payment is made openly.',
  },
  {
    id: 'R28',
    title: 'Several tokens of one player',
    text: 'Two or more tokens of one player in a company each pay and count separately.',
  },
  {
    id: 'R29',
    title: 'Cards of fewer players',
    text: 'In statusSymbols cards marked for fewer players are removed so that each year uses exactly n cards: the base text’s removal sentence is garbled in the public copy.',
  },
  {
    id: 'R30',
    title: 'The same player as new CEO',
    text: 'In statusSymbols a new CEO who is the same player still drops an asset: the rule names a new CEO, and positions belong to tokens.',
  },
  {
    id: 'R31',
    title: 'When a start-up is possible',
    text: '"A partir du moment où, à ce stade de la partie" is checked anew each year: some company must have six tokens at that point. A past full company that has shrunk does not count.',
  },
  {
    id: 'R32',
    title: 'The second market',
    text: 'The rulebook lets the winner recover an asset "du second marché": any face-up unowned asset, whether abandoned, left over from the reveal, or from a liquidated company, since all of them lie in one market.',
  },
  {
    id: 'R33',
    title: 'Holder of a stock option',
    text: 'Stock options belong to the player rewarded; options are settled before the trading window, so holder and CEO are the same player at that time.',
  },
  {
    id: 'R34',
    title: 'Reveal, draw, adjust',
    text: 'The order reveal, draw, adjust follows the order of the rulebook’s sentences; nothing depends on drawing first.',
  },
  {
    id: 'R35',
    title: 'Who pays a bid',
    text: 'Every company that takes an asset pays its own last bid, and every player who takes a share pays the own last bid; not only the first in order.',
  },
  {
    id: 'R36',
    title: 'One share a round',
    text: 'A player takes one share per round; several in a year only through further rounds, options and trading.',
  },
  {
    id: 'R37',
    title: 'Marks for four and five players',
    text: 'Which cards carry the marks for 4 and 5 players is ours. They are set so that in every deck each converter’s inputs can be made within one year by the cards of that deck: with 3 players there are three coal producers and two sand producers, and the card that needs three computers comes in with 5 players only.',
  },
  {
    id: 'R38',
    title: 'Limits of offers',
    text: 'The base rules let CEOs trade freely. The numbers of offers (5 open, 30 a year) are safety limits against endless exchanges of the same goods or tokens; they bound the length of every match. No other command can be repeated without using something up.',
  },
  {
    id: 'R39',
    title: 'Length and balance',
    text: 'Trial play of this specification (thousands of matches with random legal commands and with the bots above) always ended, in year 5 (drawPileEmpty) or year 8 (statusSymbols), after about 500 to 1200 events in cash and 250 to 1050 in statusSymbols. With random commands all seats win equally often, whatever their distance from the first start seat. The bots win nearly evenly too (with five players in cash 18 to 23 % by distance from the first start seat). Median final cash is 950 to 1250.',
  },
  {
    id: 'R40',
    title: 'Positions in the stack',
    text: 'Positions of asset cards in the stack are public, cards are not. Since the stack is sorted by groups, everybody knows the group of each card in a hand; the physical game shows the same.',
  },
];
