import type { RuleText } from '../../kernel/game.ts';

/** The sections of the rulebook: titles as printed there, each with a sentence of our own. */
export const sections: readonly RuleText[] = [
  {
    id: 'How to Win',
    title: 'How to Win',
    text: 'Lay phases 1, 2 and 3 in your CEO colour, then launch your endgame.',
  },
  {
    id: 'Launch Your Endgame',
    title: 'Launch Your Endgame',
    text: 'Revealing the plan gives the enemies one last chance to send their agents.',
  },
  {
    id: 'Setting Up',
    title: 'Setting Up',
    text: 'The board, the bank, both decks, the die, the tokens and the pieces of each CEO are made ready.',
  },
  {
    id: 'Board and Centrepiece',
    title: 'Board and Centrepiece',
    text: 'Six markets, each with three cities, one island for a secret base and one space for a world event.',
  },
  {
    id: 'Billion Dollar Bills and the Evil Corp Bank',
    title: 'Billion Dollar Bills and the Evil Corp Bank',
    text: 'All money is in whole billions of dollars and comes from one bank.',
  },
  {
    id: 'The Opportunity and World Event Decks',
    title: 'The Opportunity and World Event Decks',
    text: 'Both decks are shuffled before the game.',
  },
  {
    id: 'The Wasted Opportunities Area',
    title: 'The Wasted Opportunities Area',
    text: 'Discarded opportunity and world event cards lie here for all to see.',
  },
  {
    id: 'The World Die and Bankrupt Tokens',
    title: 'The World Die and Bankrupt Tokens',
    text: 'The die picks a market; the tokens show who is bankrupt or rebranding.',
  },
  {
    id: 'CEO Card and Gameplay Pieces',
    title: 'CEO Card and Gameplay Pieces',
    text: 'In player order each seat takes a CEO, the businesses of its colour and the pieces of its secret base.',
  },
  {
    id: 'CEO Power Cards',
    title: 'CEO Power Cards',
    text: 'Optional: a power that can be played once a game, at the beginning of a turn, and lasts for that turn.',
  },
  {
    id: 'Starting the Game',
    title: 'Starting the Game',
    text: 'Order of play, secret bases, first businesses, first money and first cards.',
  },
  {
    id: 'Player Order',
    title: 'Player Order',
    text: 'The players agree on who goes first and in which direction play goes.',
  },
  {
    id: 'Secret Base',
    title: 'Secret Base',
    text: 'Each seat founds its base on the island of one market; it earns 2 each turn.',
  },
  {
    id: 'Businesses',
    title: 'Businesses',
    text: 'Each seat starts with one business in each of three different markets; a business earns 1 each turn.',
  },
  {
    id: 'Liquidity and Opportunity',
    title: 'Liquidity and Opportunity',
    text: 'Each seat starts with 5 from the bank and three opportunity cards.',
  },
  {
    id: 'About Opportunity Cards',
    title: 'About Opportunity Cards',
    text: 'A phase card is used either as a phase or as nasty business; agents and specials are cards of their own.',
  },
  { id: 'Player Turn', title: 'Player Turn', text: 'A turn has the stages collect, spend and world event.' },
  {
    id: 'Collect Revenue',
    title: 'Collect Revenue',
    text: 'Declare the revenue of all markets with own assets, then take it; enemies may audit it.',
  },
  {
    id: 'Collect Free Opportunities',
    title: 'Collect Free Opportunities',
    text: 'Discard what you like, then draw up to the hand limit; whatever is not collected before spending is forfeited.',
  },
  {
    id: 'Calculating Revenue',
    title: 'Calculating Revenue',
    text: 'Add up each market, adjust it by its world event, and double it instead with a monopoly.',
  },
  {
    id: 'Spend',
    title: 'Spend',
    text: 'Lay phases, take over, play nasty business or agents and buy cards, in any order and number.',
  },
  {
    id: 'Lay a Phase',
    title: 'Lay a Phase',
    text: 'Pay the cost for a business, a base piece and the card in play; phases of your colour can be bought or seized from enemies.',
  },
  {
    id: 'Phases, HQ and Hand Limit',
    title: 'Phases, HQ and Hand Limit',
    text: 'The hand limit is 3 and grows by one with each of the three base pieces.',
  },
  {
    id: 'Perform a Hostile Takeover',
    title: 'Perform a Hostile Takeover',
    text: 'A phase taken from an enemy goes to the hand, which may exceed its limit by it.',
  },
  {
    id: 'Play Nasty Business or Agent Cards',
    title: 'Play Nasty Business or Agent Cards',
    text: 'Follow the card and discard it; counters block it out of turn, and every use of an agent reshuffles the discards.',
  },
  {
    id: 'Buy More Opportunity Cards',
    title: 'Buy More Opportunity Cards',
    text: 'Further cards cost 3 each and may exceed the hand limit, at the risk of an audit.',
  },
  { id: 'World Event', title: 'World Event', text: 'A turn ends with the draw of a world event card.' },
  {
    id: 'Market Modifiers',
    title: 'Market Modifiers',
    text: 'The die decides in which market the card stays until another replaces it; a counter forces a re-roll.',
  },
  {
    id: 'Disaster Philanthropy',
    title: 'Disaster Philanthropy',
    text: 'Every CEO with assets in the market that is rolled pays 5; the card is discarded at once.',
  },
  {
    id: 'Endgame',
    title: 'Endgame',
    text: 'Once the three phases of your colour are in play, a later turn may be spent on going for the win.',
  },
  {
    id: 'Go for the Win',
    title: 'Go for the Win',
    text: 'Pay 9 and reveal the plan; each agent that attacks must be answered by an agent of your own.',
  },
  { id: 'Other Rules', title: 'Other Rules', text: 'Audits and bankruptcy.' },
  {
    id: 'Audit',
    title: 'Audit',
    text: 'Accuse an enemy of a wrong revenue or of too large a hand: the guilty pays 2 to the accuser, the slanderer 2 to the accused.',
  },
  {
    id: 'Bankruptcy',
    title: 'Bankruptcy',
    text: 'Who cannot pay a debt takes the token: no revenue next turn, and no financial attacks while it is shown.',
  },
];
