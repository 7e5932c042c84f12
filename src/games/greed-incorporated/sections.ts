import type { RuleText } from '../../kernel/game.ts';

/**
 * The sections of the rulebook, ids as printed there, and after them those of the public rules of the base
 * game, on which the rulebook builds; each with a sentence of our own.
 */
export const sections: readonly RuleText[] = [
  {
    id: 'Mise en place',
    title: 'Setup',
    text: 'As in the base game, without status symbols; companies start with 100 millions and one asset, players with 10 millions.',
  },
  {
    id: '1) Investissements',
    title: 'Investments',
    text: 'Each player reveals a card and draws one, prices move, and companies bid for the order in which they choose assets.',
  },
  {
    id: '2) Production & Commerce',
    title: 'Production and commerce',
    text: 'Primary assets yield goods; companies trade, convert and sell, and all they earn is new income.',
  },
  {
    id: '3) Spéculation boursière',
    title: 'Shares',
    text: 'Each company issues a share, players bid for the order of choice; then come stock options and the trade of tokens.',
  },
  {
    id: '4) Dividendes du capital',
    title: 'Dividends',
    text: 'Each token brings a tenth of the new income of its company, rounded down.',
  },
  {
    id: '5) Bilan comptable',
    title: 'Balance sheet',
    text: 'A CEO whose company has grown gets a stock option or a bonus; one whose company has shrunk is dismissed and compensated.',
  },
  {
    id: '6) Start Up',
    title: 'Start-up',
    text: 'Once a company has six tokens, a new company is auctioned; it starts with three times the winning bid.',
  },
  {
    id: 'Conclusion',
    title: 'End of the game',
    text: 'In the year in which the stack runs out, all tokens are sold for a tenth of the cash flow each; most personal cash wins.',
  },
  {
    id: 'Starting The Game',
    title: 'Base game: starting the game',
    text: 'Companies are dealt, each moves a trend, and the asset cards are stacked in four groups.',
  },
  {
    id: 'Game Phases',
    title: 'Base game: game phases',
    text: 'Players act clockwise from the start player, companies by the highest number among their assets; the CEO acts for a company.',
  },
  {
    id: 'Phase 1: Announcements',
    title: 'Base game: announcements',
    text: 'Each player reveals a card with a marker, which moves trends, and draws one.',
  },
  {
    id: 'Phase 2: Market Forces',
    title: 'Base game: market forces',
    text: 'Each price moves by its trend and stays on its ladder.',
  },
  {
    id: 'Phase 3: Investments',
    title: 'Base game: investments',
    text: 'Companies bid in secret and choose in the order of the bids; the asset of the own card costs double.',
  },
  {
    id: 'Phase 4: Production',
    title: 'Base game: production',
    text: 'Primary assets yield all their goods; converters are ready again.',
  },
  {
    id: 'Phase 5: Trade And Process',
    title: 'Base game: trade and process',
    text: 'Companies trade goods and free cash without gifts; each converter runs once a year.',
  },
  {
    id: 'Phase 6: Sales',
    title: 'Base game: sales',
    text: 'Companies sell goods to the bank and may store up to four for a fee.',
  },
  {
    id: 'Phase 7: Close The Books',
    title: 'Base game: close the books',
    text: 'A company that has not grown gets the boot; then incomes move on.',
  },
  {
    id: 'Phase 8: Blame Game',
    title: 'Base game: blame game',
    text: 'The executives of a company with a boot name who is fired; the fired take exit bonuses, and a new CEO drops an asset.',
  },
  {
    id: 'Phase 9: Work Hard, Play Hard',
    title: 'Base game: status symbols',
    text: 'A gold and a silver status symbol are auctioned for private cash.',
  },
  {
    id: 'Phase 10: Entrepreneurs',
    title: 'Base game: entrepreneurs',
    text: 'A new company is auctioned from 50 millions on among those who run fewer than two.',
  },
  {
    id: 'Game End And Victory Conditions',
    title: 'Base game: game end',
    text: 'The game ends with the year in which all asset cards have been played; most status points win.',
  },
];
