import type { RuleText } from '../../kernel/game.ts';
import { sections } from './sections.ts';

export { sections };

/** The rulings of the specification: where the rulebook is silent or unclear, these decide. */
export const rulings: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'First president',
    text: 'The rulebook uses real cash on the person [Who Goes First?]. Players online cannot show it: default random; option to name a seat; option declaredCash where the host enters what each player declares (smallest currency unit). Ties are drawn at random.',
  },
  {
    id: 'R2',
    title: 'Supreme Court',
    text: '"Someone not involved" decides arbitrarily. Default: a uniform draw from the logged random source. Option: a named arbiter who is no player and sees only public information.',
  },
  {
    id: 'R3',
    title: 'Discussion',
    text: 'Table talk happens in the host’s chat and has no effect on the state; only pledges are recorded.',
  },
  {
    id: 'R4',
    title: 'Simultaneous Wall Street',
    text: 'Order of cards drawn and of end-of-phase effects stays that of the president and clockwise; starts and discards are visible as they happen.',
  },
  {
    id: 'R5',
    title: 'Must a player start a business?',
    text: 'Must a player start a business? The steps are stated as duties ("takes three steps", "start ONE"), so a player who can pay for a card must start one, up to the quota. Who cannot pay starts fewer, without penalty or later make-up. On the first turn the player chooses freely, also so that money runs out before the quota. allowDeclineStart softens it. Nothing forces the use of a privilege.',
  },
  {
    id: 'R6',
    title: 'Chains',
    text: 'A Job Creator or Think Tank started as an extra business was started in this phase, so it works too; Job Creators first, then Think Tanks. A Job Creator is optional (its printed text says the player can pay).',
  },
  {
    id: 'R7',
    title: 'Hand',
    text: 'Hidden, no limit. The number of cards is public.',
  },
  {
    id: 'R8',
    title: 'Empty decks',
    text: 'Reshuffle when a card is needed. The rulebook says it for business and consumer decks; the same is used for legislation, although a game needs at most 33 of 40 cards.',
  },
  {
    id: 'R9',
    title: 'More than six reveals',
    text: '"Any number" of cards against a table that stops at six: the price goes on in steps of $2.',
  },
  {
    id: 'R10',
    title: 'Eight or more businesses',
    text: 'The table follows n(n+1)/2 − 1, so it is continued.',
  },
  {
    id: 'R11',
    title: 'Sponsored',
    text: 'Each is worth up to $2 on one reveal and can be combined to bring the price to exactly 0, never below; it cannot be wasted on the free card. A lent deduction can be taken back until used. Protests that are replaced do not count as reveals.',
  },
  {
    id: 'R12',
    title: 'Order of Stimulus and Tax',
    text: 'All are summed, then cut off at 0: the business "can never make less than $0 from being consumed", which looks at the result. Synergy is extra money of the player, not income of a business, so it is not taxed and counts businesses that make $0.',
  },
  {
    id: 'R13',
    title: 'Immaculate Image',
    text: 'The rulebook says no legislation that affects businesses with PR problems affects your businesses. Read literally (default), a law that names polluting or labor leaves all businesses of the owner alone, also those hit by an industry it names. The printed card says only that the owner’s businesses do not count as polluting or labor: option prTag. Offsets on PR problems count as such legislation.',
  },
  {
    id: 'R14',
    title: 'Shared Customers timing',
    text: 'After all income of the same card, so the gift can be paid from it. Each business and each Offset law is a separate gift with its own recipient. With too little money the giver gives what is there.',
  },
  {
    id: 'R15',
    title: 'What is public',
    text: 'Gifts and payments at the table are seen by all; fortunes are not. Amounts of gifts are public for the audit.',
  },
  {
    id: 'R16',
    title: 'Settlement',
    text: 'Gifts are allowed "any time during the Main Street Phase", so a last chance after the eighth card is given before the phase ends, also in the last turn.',
  },
  {
    id: 'R17',
    title: 'Bids',
    text: 'Money is put face down in front of candidates: others see to whom, not how much. A bid has at least $1; contributing nothing is a pass. A pass is final.',
  },
  {
    id: 'R18',
    title: 'No contributions',
    text: 'If all piles are equal, also all $0, all eligible seats are tied. A tie for the highest total only concerns the tied.',
  },
  {
    id: 'R19',
    title: 'Re-election',
    text: 'The winner takes a privilege card at each election, also when already president. Only the unelected first president has none. So the number of turns is fixed.',
  },
  {
    id: 'R20',
    title: 'Debate',
    text: 'A step to make pledges and to declare readiness; switchable. Nobody has to declare a candidacy: any seat may receive money.',
  },
  {
    id: 'R21',
    title: 'Crack Down',
    text: 'It has no ideology and does not count for what *must* be satisfied, because the president need not use it. It may end any protest at any of the three enactments, also before protests are satisfied; one slot for one protest never lowers the total dealt with. Without ending a protest it is an ordinary card and must wait until no protest can be satisfied. It cannot "satisfy".',
  },
  {
    id: 'R22',
    title: 'Lobbyist',
    text: 'Paid at the moment of passing, before the effect; $4 once per business, also if the legislation has two ideologies. Enactment counts, not the reveal, not a protest.',
  },
  {
    id: 'R23',
    title: 'Laws and time',
    text: 'A law acts from the moment it is enacted: Bar the Revolving Door binds a Giveaway enacted later in the same phase; Term Limits matters from the next election.',
  },
  {
    id: 'R24',
    title: 'Giveaways',
    text: 'The full $15 is given if anyone is eligible, in whole dollars, to one or more eligible players.',
  },
  {
    id: 'R25',
    title: 'Revoke and Break Monopoly',
    text: '"Can revoke": optional. Break Monopoly: choosing is a duty when a synergy exists; any player, the president too. The discarded business is gone without compensation.',
  },
  {
    id: 'R26',
    title: 'Executive privileges',
    text: 'The rulebook fixes their number, that they are used when the card says so, also out of office, and the $5. No card texts are public; the eight effects are our design. They are secret until used; for the windows every holder is asked so that silence tells nothing.',
  },
  {
    id: 'R27',
    title: 'Ranking',
    text: 'The Supreme Court decides only who wins. Seats tied with the winner share rank 2; ties lower down share their rank.',
  },
  {
    id: 'R28',
    title: 'After the game',
    text: 'Everything in the log may be shown.',
  },
  {
    id: 'R29',
    title: 'Protests in play',
    text: 'Protests in play are kept across turns without limit; several of one ideology could only exist with other card sets. A satisfied or ended protest returns to the consumer discard pile and can come again after a reshuffle.',
  },
  {
    id: 'R30',
    title: 'Giveaway with Bar the Revolving Door',
    text: 'If the president is the only eligible player the card does nothing.',
  },
  {
    id: 'R31',
    title: 'Contents that the rulebook does not print',
    text: 'Consumer counts, the number and names of protests, ideologies of legislation, most targets and the Offset amounts are design. Checks used: 12 × 4 + 6 = 54; each ideology on 5 to 7 cards; the eleven taxes hit each industry except green exactly once, and polluting and labor twice each.',
  },
  {
    id: 'R32',
    title: 'Names',
    text: 'Where printings differ, the rulebook’s spelling is used: Soul of Coal, Patent Troll Law Firm, Clean Conscience Public Relations.',
  },
  {
    id: 'R33',
    title: 'Disclosed fortunes',
    text: 'Disclosed fortunes are a snapshot. It is logged once and not updated.',
  },
  {
    id: 'R34',
    title: 'The free first reveal',
    text: 'The free first reveal is part of the turn, not a choice: a player cannot play without it, and cannot skip the turn.',
  },
  {
    id: 'R35',
    title: 'Physical matters',
    text: 'Treasurer, seating, hats, bill stacks, change and the phase token need no rule; the engine is the treasurer. The Treasury never runs out.',
  },
  {
    id: 'R36',
    title: 'Taxes and consumption under another industry',
    text: 'As for Stimulus, a tax on one of a business’s industries or PR problems also lowers its income when it is consumed under another industry.',
  },
  {
    id: 'R37',
    title: 'Who is asked',
    text: 'Steps that would tell others about hidden cards by being skipped are never skipped (Job Creator from hand, privilege window, pardon, the end of starting with a privilege in hand). Steps whose emptiness is public are skipped.',
  },
  {
    id: 'R38',
    title: 'Open money and secret bids',
    text: 'moneyVisibility:"open" shows fortunes, yet bids stay secret while the election runs: until ContributionsRevealed others are shown money plus own contributions in the piles. Then givers tells what each seat gave in all; to whom stays with the giver.',
  },
  {
    id: 'R39',
    title: 'The arbiter’s place',
    text: 'Somebody outside the game has to hold a place at the table to be asked and timed. Seat N does so, with the view of a spectator and no stake. If it is absent, or leaves it to the lot, the draw of the random method decides.',
  },
  {
    id: 'R40',
    title: 'Limits',
    text: 'Gifts, lendings and pledges are free; 20 gifts and 20 lendings a seat and Main Street Phase and 10 pledges a seat and turn are safety limits that bound the length of a match.',
  },
  {
    id: 'R41',
    title: 'After an Insider Briefing',
    text: 'After an Insider Briefing the positions of the cards turned next tell everybody, card by card, how they were put back. The cards themselves were never known to others, so this tells nothing about what is still hidden.',
  },
  {
    id: 'R42',
    title: 'Trial play',
    text: 'Thousands of matches with random legal commands and with bots, 3 to 6 seats, always ended, in turn 5 (3–4 players) or 4 (5–6 players), after about 500 to 830 events. Every distance from the first president wins equally often within the margin of chance; median totals are about 160 with 3–4 players and 97 with 5–6. Every legislation card, business and privilege was used; no business card was started by the later winner more than about 1.7 times as often as chance would have it. The winner of the game has won about two thirds of the elections with 3 players, a bit over half with 4 and 5 and 6; with bids of a fixed share of the money it was four fifths, so the bots draw theirs from a range.',
  },
];
