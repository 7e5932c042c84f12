import type { RuleText } from '../../kernel/game.ts';
import { sections } from './sections.ts';

export { sections };

/** The rulings of the specification: where the rulebook is silent or unclear, these decide. */
export const rulings: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'Which corporations play with 2 and 3?',
    text: '2: FD, BB. 3: FD, GS, BB. 4: all. The box has 4 executives only in green and red and 3 in blue and yellow, two-player seats need 4; FD and BB have duties that must exist; the rulebook provides only for an absent Giant Squid; Old Money’s bonus is described only for four players. "Random" then means who gets which of these.',
  },
  {
    id: 'R2',
    title: 'Order of the middle corporations',
    text: 'FD, GS, BB, OM: the public market example bids green, blue, red.',
  },
  {
    id: 'R3',
    title:
      'Russia’s starting camp: the major country example says NATO, the minor country example and the strategy tips need SCO',
    text: 'SCO. In the Power Plays example the marker moves to Russia because it is the only country left with the losing camp SCO; the tips call Russia easy to flip since NATO is strong. The major example is played with the camps exchanged.',
  },
  {
    id: 'R4',
    title: 'FD’s special power',
    text: 'Acting first in phases 2, 3 and 4. The power’s public name fits; no further text is known.',
  },
  {
    id: 'R5',
    title: 'Korea’s industry',
    text: 'One Tech square. The 50 industry chips, ten per industry, leave no other total.',
  },
  {
    id: 'R6',
    title: 'Missing arrows',
    text: 'Completed by us; all arrows known from the rulebook or public pictures are kept. Scandinavia and Russia are linked both ways.',
  },
  {
    id: 'R7',
    title: 'Growth track',
    text: '-3, -2, -1, 1, ..., 7 percent with 1 to 10 cards; agrees with 2%/5, 5%/8, 6%/9.',
  },
  {
    id: 'R8',
    title: 'Ends of Balance of Power',
    text: '-3 to +3. The pictures at the ends are labels. NATO’s start at +3 is the end of the track, the "undisputed leader".',
  },
  {
    id: 'R9',
    title: 'Moves beyond the end of a track',
    text: 'Clamped, the rest is lost, no other effect.',
  },
  {
    id: 'R10',
    title: 'Choice with one option',
    text: 'Made automatically, only in the listed decisions.',
  },
  {
    id: 'R11',
    title: 'Corporation auction procedure',
    text: 'Section 5.1: ascending, lot by lot; the bid is capped by printed cash so that nobody starts below 0.',
  },
  {
    id: 'R12',
    title: 'Limits of loans',
    text: 'Number of bond pieces is no limit, since loans are always possible by the text. The $1 deduction per bond makes the proceeds reach 0; a loan that pays nothing is not granted. Thus credit is finite and a bid can always be paid.',
  },
  {
    id: 'R13',
    title: 'Bids above the purchasing power',
    text: 'Not allowed, because a bid must be paid and loans are the only way. Bids above cash are allowed.',
  },
  {
    id: 'R14',
    title: 'Square after a purchase',
    text: 'Buyer chooses any empty unlocked square; if none he replaces a cube of another seat; replacing an own cube changes nothing and is not offered.',
  },
  {
    id: 'R15',
    title: 'Where the selling round starts',
    text: 'Clockwise from the buyer, as in the example (green buys, blue first).',
  },
  {
    id: 'R16',
    title: 'Order of bids in a private sale',
    text: 'None. In the example red bids before blue although blue sits next to the seller. Anyone may bid at any time; passing is final. The first bid may equal the minimum.',
  },
  {
    id: 'R17',
    title: 'Lowest selling price',
    text: '$1; a sale for nothing is not a sale.',
  },
  {
    id: 'R18',
    title: 'Which cube of the seller is replaced in a private sale',
    text: 'Buyer’s choice among the squares; without a cube in supply nothing is replaced.',
  },
  {
    id: 'R19',
    title: 'Shares in the bank when a major country falls',
    text: 'They leave the game too: the example removes all cards of the country.',
  },
  {
    id: 'R20',
    title: 'Power play in a zone without a marker',
    text: 'Not allowed (it would have no effect).',
  },
  {
    id: 'R21',
    title: 'Zone resolution outside the 3rd World',
    text: 'Same rule if no country of the losing camp is left. With the given content it cannot happen.',
  },
  {
    id: 'R22',
    title: 'Marker after a major’s starting camp wins',
    text: 'A minor of the losing camp, by the general rule; if none, any minor of the zone.',
  },
  {
    id: 'R23',
    title: 'US and China as battleground',
    text: 'The owner camp wins for any supported camp, without a roll.',
  },
  {
    id: 'R24',
    title: 'R&D marker and locks',
    text: 'The marker stays on a locked square and counts for nobody; it may not be moved to a locked square; it may be on an empty one.',
  },
  {
    id: 'R25',
    title: 'When BB knows the next card',
    text: 'From the moment it lies on top of the pile.',
  },
  {
    id: 'R26',
    title: 'BB’s repayment',
    text: 'Always after the others are revealed; deciding earlier has no advantage. Seats without bonds are not asked. A seat with bonds but too little cash is asked, so that cash stays secret.',
  },
  {
    id: 'R27',
    title: 'Tie for leader at the end',
    text: 'No leader, as in the payoff.',
  },
  {
    id: 'R28',
    title: 'Closed discard pile',
    text: 'Views give only the count. The event log shows each discard once, as at the table.',
  },
  {
    id: 'R29',
    title: 'Crisis: order of the steps',
    text: 'Discard, then growth and interest, then stress 0, as in the example. Growth lost in a crisis changes no revealed card.',
  },
  {
    id: 'R30',
    title: 'More intensity than cards',
    text: 'All revealed cards are discarded, the sliders move by the full intensity.',
  },
  {
    id: 'R31',
    title: 'Central Banks: exactly 2?',
    text: 'Exactly 2, clamped. A move against the end of the track is allowed.',
  },
  {
    id: 'R32',
    title: 'Austerity without revealed cards',
    text: 'Growth moves, no discard.',
  },
  {
    id: 'R33',
    title: 'Subsidies',
    text: 'The exchange is compulsory. The text’s "other 3 cards" are the replaced card and the two not taken.',
  },
  {
    id: 'R34',
    title: 'Cube income shortage',
    text: 'The owner chooses the countries.',
  },
  {
    id: 'R35',
    title: 'Loose cubes in Tax Havens at the end of competition',
    text: 'Removed, like all cubes not on squares.',
  },
  {
    id: 'R36',
    title: 'Defending in Tax Havens, defending where one has no cube',
    text: 'Not allowed; allowed.',
  },
  {
    id: 'R37',
    title: 'An executive killed',
    text: 'The attacker’s cube is spent as well, since the executive counts as a cube for defence.',
  },
  {
    id: 'R38',
    title: 'Power play on a minor with one’s own cube',
    text: 'Cube stays; affiliation and marker change.',
  },
  {
    id: 'R39',
    title: 'Power play winner without supply',
    text: 'The other seat’s cube is removed, none is placed.',
  },
  {
    id: 'R40',
    title: 'Failed support for the starting camp of a major',
    text: 'Nothing happens; a country falls only if the other camp wins.',
  },
  {
    id: 'R41',
    title: 'Flip by an outlook card',
    text: 'Only changes the affiliation; cubes stay. Battlegrounds have no camp and cannot be chosen.',
  },
  {
    id: 'R42',
    title: 'Cash secrecy against a public log',
    text: 'Only the total is secret. Payments are events at the table and stay public; the paid part of a bailed-out interest is hidden.',
  },
  {
    id: 'R43',
    title: 'Who rolls the crisis die without GS',
    text: 'The engine; discards are random.',
  },
  {
    id: 'R44',
    title: 'Loan needed for interest or repayment',
    text: 'Not possible; loans exist only in phases 2 and 3.',
  },
  {
    id: 'R45',
    title: 'Cubes in a country when its affiliation changes',
    text: 'Stay where they are.',
  },
  {
    id: 'R46',
    title: 'Starting cash',
    text: 'Ours, set by trial play of the complete rules by four kinds of bots, 300 games each: with 2 players FD 26 and BB 34; with 3 FD 16, GS 30 and BB 24; with 4 FD 20, GS 24, BB 18 and OM 24. Acting first in three phases is worth much (R4), so FD starts poorer. Over the four kinds of bots together FD then won 47 games in 100 with 2 players; FD, GS and BB 38, 30 and 32 with 3; FD, GS, BB and OM 22, 25, 30 and 23 with 4. Single kinds of bots differ more, so tables that want it exact use the corporation auction.',
  },
  {
    id: 'R47',
    title: 'What a dry run may tell',
    text: 'Whether the command would be accepted, and nothing of what would follow: neither the next cards nor another seat’s loans nor repayments (16.3).',
  },
];
