import type { RuleText } from '../../kernel/game.ts';
import { sections } from './sections.ts';

export { sections };

/** The rulings of the specification: where the rulebook is silent or unclear, these decide. */
export const rulings: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'Publisher’s missing data',
    text: 'The rulebook prints no city names, card lists or world event values. They are in the content tables, each with its provenance. Reason: the game cannot be played without them.',
  },
  {
    id: 'R2',
    title: 'Bank',
    text: 'The stack of bills is unlimited; `bankNet` counts what is out. Reason: no number is given and a bank that runs dry has no rule.',
  },
  {
    id: 'R3',
    title: 'First player',
    text: 'The rulebook leaves the choice to the players; default is random, clockwise.',
  },
  {
    id: 'R4',
    title: 'First-round revenue',
    text: 'Revenue is collected in every turn, the first too: the rulebook says every turn. A public account skips it in round 1 (boardgameswithcouple.wordpress.com, 2021-03-06); that is an option, off by default.',
  },
  {
    id: 'R5',
    title: 'Business tokens',
    text: '20 a CEO. With an empty supply a phase may still be laid, without the business. Reason: the parts of a phase are independent once on the board.',
  },
  {
    id: 'R6',
    title: 'Base pieces',
    text: 'The set-up text speaks of three pieces, the diagram of a foundation and three additions with hand limits 3, 4, 5, 6. We take a foundation plus three phase pieces; a public preview also counts four stages (meoplesmagazine.com, 2018-06-12).',
  },
  {
    id: 'R7',
    title: 'One base an island',
    text: '"Claim it as your own" means that a market holds at most one secret base. Moving to another free market at set-up is free.',
  },
  {
    id: 'R8',
    title: 'Open money',
    text: 'Liquidity is public. Reason: audits of withdrawals and the warning about spare cash assume that others can see it.',
  },
  {
    id: 'R9',
    title: 'Market floor',
    text: 'A world event cannot push a market’s revenue below 0. A monopoly ignores good and bad events alike and doubles businesses and, if at home, the secret base. "Assets in all three cities" in the diagram means businesses in all three cities, as in the text.',
  },
  {
    id: 'R10',
    title: 'Collect order',
    text: 'Revenue and free cards may be collected in either order; each once a turn. The draw is always up to the full hand limit. Discarding is possible only as part of that collection, also when the hand is over the limit.',
  },
  {
    id: 'R11',
    title: 'What forfeits',
    text: 'Any accepted SPEND command or `endTurn` closes the collect stage. Declared but not withdrawn money is forfeited too. `playCeoPower`, `audit` and reactions out of turn do not forfeit.',
  },
  {
    id: 'R12',
    title: 'Automatic mode',
    text: 'Automatic mode is a convenience for clients and for slow play, where a revenue check each turn costs days; hand limit audits stay.',
  },
  {
    id: 'R13',
    title: '"At any point"',
    text: 'Audits are possible whenever no window is open, and about revenue in the revenue check. Windows are short, so nothing is lost, and no window can be interrupted by another.',
  },
  {
    id: 'R14',
    title: 'Limit in time',
    text: 'A revenue claim stays open until the accused’s next turn starts, so that all enemies have a turn of their own to check it. Later errors are past.',
  },
  {
    id: 'R15',
    title: 'Too low is wrong as well',
    text: '"Poorly calculated" covers both directions; the correction then pays out the difference.',
  },
  {
    id: 'R16',
    title: 'Hand limit audits',
    text: 'Hand limit audits look at the present moment, also in the middle of a spend stage. Cards played in time are no longer an infringement. When one may be repeated is told by R43.',
  },
  {
    id: 'R17',
    title: 'Counters',
    text: 'Counters block any enemy’s nasty business, whoever is the target, and also those without a target. The first seat in player order that plays one decides. A COUNTER cannot be countered: counters are used out of turn only, and the actor is in turn.',
  },
  {
    id: 'R18',
    title: 'Not counterable',
    text: 'Agents, specials, laying, buying and hostile takeovers are not nasty business.',
  },
  {
    id: 'R19',
    title: 'Everybody is asked',
    text: 'Everybody is asked in a window if they hold cards, so that a quick pass does not betray a hand.',
  },
  {
    id: 'R20',
    title: 'Re-rolls',
    text: 'Re-rolls may be forced by anyone, the active player included: the sentence addresses the player whose event lands badly. Each COUNTER forces one roll, and each new roll can be re-rolled again. The new result may equal the old one.',
  },
  {
    id: 'R21',
    title: 'The used agent is reshuffled too',
    text: 'The used agent is reshuffled too, since it is in the discards when the shuffle happens. A raid takes its card before the shuffle. Discarding an agent without using it (collect, audit) causes no shuffle.',
  },
  {
    id: 'R22',
    title: 'Disaster order',
    text: 'Disaster order is player order from the active seat; each affected CEO owes 5 once, whatever the number of assets. The secret base counts as an asset. Disasters ignore monopolies.',
  },
  {
    id: 'R23',
    title: 'Empty deck',
    text: 'The discards of that deck alone are shuffled to a new one.',
  },
  {
    id: 'R24',
    title: 'Bankrupt payment',
    text: 'The debtor pays what is there, the creditor loses the rest. The liquidity is then 0.',
  },
  {
    id: 'R25',
    title: 'No double bankruptcy',
    text: 'Debts from disasters and audits apply to token holders because they are no attacks; but a shown token is neither flipped nor renewed by a further shortfall. Attack immunity covers money attacks only: businesses, phases and cards of a token holder can be attacked.',
  },
  {
    id: 'R26',
    title: 'Token in the own turn',
    text: 'A bankruptcy before collecting forbids the revenue of this turn; the token flips at the next turn, in which revenue is forbidden again, and is returned at the one after.',
  },
  {
    id: 'R27',
    title: 'No voluntary bankruptcy',
    text: 'Costs one chooses to pay need the cash.',
  },
  {
    id: 'R28',
    title: 'Phase order after a loss',
    text: 'A number already in play can always be replayed; an absent number needs all lower numbers in play at that moment. The base piece is added only if it is still missing.',
  },
  {
    id: 'R29',
    title: 'Takeover',
    text: 'Only phases of the buyer’s own colour can be taken. A phase in its owner’s own colour is therefore safe from takeover, and injunctions cannot touch it ("locked", as the 2018 preview has it). Colours of absent CEOs cannot be taken over. The seller gets the printed cost. It is not an attack.',
  },
  {
    id: 'R30',
    title: 'Several attacks by one enemy',
    text: 'Several attacks by one enemy are allowed, one after the other, each needing its own defence; then the next enemy is asked.',
  },
  {
    id: 'R31',
    title: 'Endgame turn',
    text: 'Endgame turn replaces the normal turn: nothing is collected, spent or drawn. It must be chosen before anything else, and the three phases must have been complete when the turn started. Token flipping still happens at its start.',
  },
  {
    id: 'R32',
    title: 'CEO power',
    text: 'Playing it is the first act of a turn; an endgame attempt may follow in the same turn.',
  },
  {
    id: 'R33',
    title: 'First-round protection',
    text: '"Not yet had a turn" means that no turn of that seat has ended. It covers nasty attacks with a target, takes protected seats out of a market crash, and is extended to regime change. Playing a COUNTER is never an attack.',
  },
  {
    id: 'R34',
    title: 'Round limit',
    text: 'Round limit is a safety for unattended games and is not in the rulebook; 40 is far beyond any real game, and 0 lifts it. Without a limit, random legal play takes thousands of rounds. Trial play of the complete rules by the bots of 13.3, 400 games for each number of seats without a limit: every game ended by an endgame, after a median of 7 rounds (2 seats) to 10 (6 seats) and at most 20, with 1.6 to 7.2 attempts a game and an average revenue of 11 to 12 a turn. With 2 seats the first player won 54 games in 100 (59 with powers), with 3 seats 34 (41 with powers); from 4 seats up no seat, and at no number of seats a CEO, won clearly more often than its share.',
  },
  {
    id: 'R35',
    title: 'Unlocked endgame and bankruptcy',
    text: 'The immunity looks at the moment of the debt. A token shown before stays until its time. A player who replays a phase in another colour and keeps it loses the immunity and the endgame.',
  },
  {
    id: 'R36',
    title: 'Lobbying and world event spaces',
    text: 'Sliding an event onto another discards the one below, as a new event would.',
  },
  {
    id: 'R37',
    title: 'Two-part cards',
    text: 'A card is used for one part only, and then is laid or discarded. A COUNTER card can be laid as a phase in one’s own turn.',
  },
  {
    id: 'R38',
    title: 'Moving money to a token holder',
    text: 'Moving money to a token holder (takeover price, fees) is allowed.',
  },
  {
    id: 'R39',
    title: 'Declaration range',
    text: '0 to 99; more than any possible revenue.',
  },
  {
    id: 'R40',
    title: 'Claim after forfeit',
    text: 'A declared and then forfeited revenue can still be audited for its declaration: the fee is due, no money is corrected. There is no withdrawal to audit.',
  },
  {
    id: 'R41',
    title: 'Nothing to steal',
    text: 'A card or attack that could have no effect at all is refused, except debts against an empty purse (class action, market crash), which do make their victims bankrupt. Specials are exempt: they may be played for nothing.',
  },
  {
    id: 'R42',
    title: 'Re-roll by the last card',
    text: 'A seat whose hand is emptied by a re-roll is not polled in the next window.',
  },
  {
    id: 'R43',
    title: 'Repeated hand limit audits',
    text: 'A hand that was audited is audited again only after a card was added to it. Reason: the answer could not have changed to the accuser’s favour, and a seat with no money and a token could otherwise call audits without end and without cost.',
  },
  {
    id: 'R44',
    title: 'Poached card',
    text: 'The victim’s hand is taken in content order for the draw, so that the order in which cards were received has no meaning and is told to nobody. Only the victim learns the drawn index, since it would tell the thief how many cards of the hand stand before the stolen one.',
  },
  {
    id: 'R45',
    title: 'Amount to declare',
    text: 'What the clock would declare for an absent seat is not shown in advance (13.2), since it is the correct amount.',
  },
  {
    id: 'R46',
    title: 'Revenue check',
    text: '"You must declare your calculated revenue before collecting the cash … your enemies may audit you" supposes enemies who look on before the money is spent. Without a check a seat could declare 99, spend all at once and be audited with an empty purse, where bankruptcy writes the rest off (R24): in trial play such a seat won 89 games in 100 against one honest enemy and 61 against three. With the check and enemies who calculate, lying loses: 34 and 18.',
  },
  {
    id: 'R47',
    title: 'Correction of what was not taken',
    text: 'The correction of a declaration takes back at most what was withdrawn. Otherwise a seat could declare 99 and withdraw nothing: the correction would take its whole purse for money it never had, bankruptcy would write the rest off (R24), and the audit of the withdrawal would then pay out 99.',
  },
];
