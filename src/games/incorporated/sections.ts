import type { RuleText } from '../../kernel/game.ts';

/** The sections of the rulebook: titles as printed there, each with a sentence of our own. */
export const sections: readonly RuleText[] = [
  {
    id: 'Objective of the Game',
    title: 'Objective of the Game',
    text: 'Have the most cash at the end; shares, squares and camps are means to it.',
  },
  {
    id: 'The Board',
    title: 'The Board',
    text: 'A world map of four zones with countries, two rival camps, four sliders and the sheet of the phases.',
  },
  {
    id: 'Game Flow Sheet',
    title: 'Game Flow Sheet',
    text: 'It keeps track of the phase.',
  },
  {
    id: 'Countries',
    title: 'Countries',
    text: 'Each has a zone, an affiliation, a stability, perhaps a local bonus, industry squares and arrows to others.',
  },
  {
    id: 'The Camps',
    title: 'The Camps',
    text: 'NATO and SCO; cubes do not move between countries of rival camps.',
  },
  {
    id: 'Industry Squares',
    title: 'Industry Squares',
    text: 'Market shares of five industries, the main source of profit; locked squares are out of the game.',
  },
  {
    id: 'Tax Havens',
    title: 'Tax Havens',
    text: 'A place outside all zones: no arrow leads into it, from it every country can be reached, and nobody is attacked there.',
  },
  {
    id: 'Sliders',
    title: 'Sliders',
    text: 'Interest rates, global growth, balance of power and stress.',
  },
  {
    id: 'Interest Rates Slider',
    title: 'Interest Rates Slider',
    text: 'It tells the dollars of a bond, from 20 to 11.',
  },
  {
    id: 'Global Growth Slider',
    title: 'Global Growth Slider',
    text: 'It tells how many payoff cards are revealed, and adds to the risk of a crisis.',
  },
  {
    id: 'Balance of Power Slider',
    title: 'Balance of Power Slider',
    text: 'It helps the stronger camp in power plays.',
  },
  {
    id: 'Stress Slider',
    title: 'Stress Slider',
    text: 'It adds to the risk of a crisis.',
  },
  {
    id: 'Components',
    title: 'Components',
    text: 'Cards, cubes, executives, bonds, money, markers and chips.',
  },
  {
    id: 'Investment Cards',
    title: 'Investment Cards',
    text: 'Thirty shares of seven major countries; each brings a cube a turn.',
  },
  {
    id: 'Asset Cubes',
    title: 'Asset Cubes',
    text: 'They occupy squares; black ones lock squares.',
  },
  {
    id: 'Executives',
    title: 'Executives',
    text: 'They carry out the actions of phases 2 to 4 and return after each phase.',
  },
  {
    id: 'Corporate Bonds',
    title: 'Corporate Bonds',
    text: 'Loans at any time of phases 2 and 3, each bringing a dollar less; $1 of interest a turn; repaid after the payoff at the present value.',
  },
  {
    id: 'Mega-Corporation Cards',
    title: 'Mega-Corporation Cards',
    text: 'Each corporation has a set-up, a special power and a place in the turn order.',
  },
  {
    id: 'Payoff Cards',
    title: 'Payoff Cards',
    text: 'They tell which industries pay; the discards are closed.',
  },
  {
    id: 'Outlook Cards',
    title: 'Outlook Cards',
    text: 'Four of ten are used, one a turn.',
  },
  {
    id: 'Cash',
    title: 'Cash',
    text: 'Cash in hand is secret; everything else is open.',
  },
  {
    id: 'R&D Marker',
    title: 'R&D Marker',
    text: 'The square with it counts twice.',
  },
  {
    id: 'Affiliation / Battleground Markers',
    title: 'Affiliation / Battleground Markers',
    text: 'They mark countries that changed camps, and the battleground of each zone.',
  },
  {
    id: 'Industry Chips',
    title: 'Industry Chips',
    text: 'Optional: they count the squares of each industry.',
  },
  {
    id: 'Setup',
    title: 'Setup',
    text: 'Sliders, outlook pile, payoff deck, locks, the R&D marker and the corporations are made ready.',
  },
  {
    id: 'Advanced Setup',
    title: 'Advanced Setup',
    text: 'Optional: seats bid for the corporations with their first cash.',
  },
  {
    id: 'Game Flow and Rules',
    title: 'Game Flow and Rules',
    text: 'Outlook, investment, competition, lobbying, earnings; then the next turn.',
  },
  {
    id: 'Phase 1 - Global Outlook',
    title: 'Phase 1 - Global Outlook',
    text: 'Big Brother draws a card and makes its choices; then payoff cards are revealed by growth.',
  },
  {
    id: 'Phase 2 - Investment',
    title: 'Phase 2 - Investment',
    text: 'In turn the seats send executives: bid in public markets, sell privately, or pass.',
  },
  {
    id: 'a) Bid in Public Markets',
    title: 'a) Bid in Public Markets',
    text: 'An auction upwards for a share of the bank, a cube for the buyer, then an auction downwards among those who sell.',
  },
  {
    id: 'b) Privately Sell Shares',
    title: 'b) Privately Sell Shares',
    text: 'A seat offers a share to the others; the buyer takes the place of one of its cubes.',
  },
  {
    id: 'c) Pass',
    title: 'c) Pass',
    text: 'An executive goes to Tax Havens and nothing happens.',
  },
  {
    id: 'Phase 3 - Competition',
    title: 'Phase 3 - Competition',
    text: 'Shares bring cubes; in turn the seats fight, defend, expand or pass until all have passed.',
  },
  {
    id: 'a) Fight',
    title: 'a) Fight',
    text: 'Up to two attacks: grab an empty square, or kill a piece one for one; occupants are protected by loose cubes and executives.',
  },
  {
    id: 'b) Defend',
    title: 'b) Defend',
    text: 'An executive protects the squares of its seat in a country.',
  },
  {
    id: 'c) Expand',
    title: 'c) Expand',
    text: 'For $1 up to two movements along the arrows, within a camp or into a battleground.',
  },
  {
    id: 'd) Pass',
    title: 'd) Pass',
    text: 'All executives left are sent to defend; the seat acts no more. In the end all loose cubes go.',
  },
  {
    id: 'Phase 4 - Lobbying',
    title: 'Phase 4 - Lobbying',
    text: 'Each executive plays an event; all but Tax Havens once a turn, power plays once in each zone.',
  },
  {
    id: 'Power Plays',
    title: 'Power Plays',
    text: 'A die decides whether the supported camp wins the battleground of a zone.',
  },
  {
    id: 'Effects of Victory in a Minor Country',
    title: 'Effects of Victory in a Minor Country',
    text: 'The square goes to the lobbying seat, the country to the winner, the marker to a country of the loser.',
  },
  {
    id: 'Effects of Victory on a Major Country',
    title: 'Effects of Victory on a Major Country',
    text: 'If the camp changes, all cubes and shares of the country are lost and the zone is decided for good.',
  },
  {
    id: 'Central Banks',
    title: 'Central Banks',
    text: 'Interest rates or stress move by two.',
  },
  {
    id: 'Budget',
    title: 'Budget',
    text: 'Austerity or stimulus: growth by one, and a payoff card less or more.',
  },
  {
    id: 'R&D',
    title: 'R&D',
    text: 'The R&D marker moves to a square of a country with stability 5.',
  },
  {
    id: 'Subsidies',
    title: 'Subsidies',
    text: 'Three payoff cards are looked at, and one replaces a revealed one.',
  },
  {
    id: 'Phase 5 - Earnings',
    title: 'Phase 5 - Earnings',
    text: 'Crisis check, payoff, interest and repayment.',
  },
  {
    id: 'Crisis',
    title: 'Crisis',
    text: 'If the die is below growth plus stress, growth, interest rates and payoff cards are lost by the difference, and stress is reset.',
  },
  {
    id: 'Payoff',
    title: 'Payoff',
    text: 'Each revealed card pays $1 for each square of its industry, and each market leader gets a bonus.',
  },
  {
    id: 'End of the Game',
    title: 'End of the Game',
    text: 'After four turns every square pays $5, each market leader a bonus, and each bond costs $20.',
  },
  {
    id: 'Basic Strategy Tips',
    title: 'Basic Strategy Tips',
    text: 'What a share is worth, and why overbidding is the worst move.',
  },
  {
    id: 'Component List',
    title: 'Component List',
    text: 'The counts of all pieces.',
  },
];
