import type { RuleText } from '../../kernel/game.ts';

/** The sections of the rulebook: titles as printed there, each with a sentence of our own. */
export const sections: readonly RuleText[] = [
  {
    id: 'Game Overview',
    title: 'Game Overview',
    text: 'Several election cycles are played; whoever has the most money at the end wins.',
  },
  {
    id: 'Who Goes First?',
    title: 'Who Goes First?',
    text: 'The richest person at the table is the first president; the president leads the turn.',
  },
  {
    id: 'Setup',
    title: 'Setup',
    text: 'Each player gets starting money and a hand of business cards; executive privileges lie on the board, fewer with five or six players.',
  },
  {
    id: 'Quick Setup',
    title: 'Quick Setup',
    text: 'The set-up in seven short steps.',
  },
  {
    id: 'Phases of a Turn',
    title: 'Phases of a Turn',
    text: 'A turn visits Wall Street, Main Street, the Campaign Trail and Capitol Hill.',
  },
  {
    id: 'Wall Street Phase',
    title: 'Wall Street Phase',
    text: 'Each player draws two business cards, discards one and starts one business; four or three on the first turn.',
  },
  {
    id: 'Quick Wall Street',
    title: 'Quick Wall Street',
    text: 'The Wall Street Phase in short.',
  },
  {
    id: 'Main Street Phase',
    title: 'Main Street Phase',
    text: 'Eight consumer cards are played in turn; businesses in the consumed industry make money, and several of one player more by synergy. Monetary gifts are allowed.',
  },
  {
    id: 'Quick Main Street',
    title: 'Quick Main Street',
    text: 'The Main Street Phase in short.',
  },
  {
    id: 'Campaign Trail Phase',
    title: 'Campaign Trail Phase',
    text: 'Six legislation cards are the election issues; after a debate all bid secretly in three rounds on who becomes president.',
  },
  {
    id: 'Quick Campaign Trail',
    title: 'Quick Campaign Trail',
    text: 'The Campaign Trail Phase in short.',
  },
  {
    id: 'Capitol Hill Phase',
    title: 'Capitol Hill Phase',
    text: 'The new president takes an executive privilege, may revoke a law, reveals two more cards and enacts exactly three, satisfying as many protests as possible first.',
  },
  {
    id: 'Quick Capitol Hill',
    title: 'Quick Capitol Hill',
    text: 'The Capitol Hill Phase in short.',
  },
  {
    id: 'Ending the Game',
    title: 'Ending the Game',
    text: 'The game ends with the Main Street Phase in which no executive privilege lies on the board.',
  },
  {
    id: 'Who Wins?',
    title: 'Who Wins?',
    text: 'The most money wins, unused executive privileges counting $5 each; a tie goes to the Supreme Court.',
  },
  {
    id: 'Business Special Rule Reference',
    title: 'Business Special Rule Reference',
    text: 'The special rules that are printed on business cards.',
  },
  {
    id: 'Sponsored',
    title: 'Sponsored',
    text: 'Once in a Main Street Phase the business takes $2 off one reveal; several may be combined, and the deduction may be given to another player.',
  },
  {
    id: 'Shared Customers',
    title: 'Shared Customers',
    text: 'When the business is consumed its owner gives money to a player with a business in another industry, who may be the owner.',
  },
  {
    id: 'Job Creator',
    title: 'Job Creator',
    text: 'At the end of the Wall Street Phase in which it was started, an extra business may be started and paid for.',
  },
  {
    id: 'Think Tank',
    title: 'Think Tank',
    text: 'At the end of the Wall Street Phase in which it was started, after the Job Creators, cards are taken.',
  },
  {
    id: 'Lobbyist',
    title: 'Lobbyist',
    text: 'The owner takes money when legislation of the ideology is passed, not when a protest starts.',
  },
  {
    id: 'Immaculate Image',
    title: 'Immaculate Image',
    text: 'Legislation that affects businesses with PR problems does not affect the owner’s businesses.',
  },
  {
    id: 'Oppressed Market',
    title: 'Oppressed Market',
    text: 'The owner takes $3 whenever a protest is revealed in the Main Street Phase.',
  },
  {
    id: 'Politics Fever',
    title: 'Politics Fever',
    text: 'The owner takes $2 for each candidate with at least $10 of contributions when these are revealed.',
  },
  {
    id: 'Legislation Effects Reference',
    title: 'Legislation Effects Reference',
    text: 'The effects of the legislation cards.',
  },
  {
    id: 'Stimulus',
    title: 'Stimulus',
    text: 'Businesses in the industry make more money whenever they are consumed, also as another industry.',
  },
  {
    id: 'Giveaway',
    title: 'Giveaway',
    text: 'The president gives $15 of the Treasury to players with a business in the industry; without any, nothing happens.',
  },
  {
    id: 'Tax',
    title: 'Tax',
    text: 'Businesses in the industry or with the PR problem make less money, never below $0; one law affects a business once.',
  },
  {
    id: 'Fine',
    title: 'Fine',
    text: 'Each player pays $8 for each business affected; who has too little pays all and owes nothing.',
  },
  {
    id: 'Offset',
    title: 'Offset',
    text: 'These laws give businesses the Shared Customers rule.',
  },
  {
    id: 'Distraction',
    title: 'Distraction',
    text: 'No effect; one of them stays in play as a law.',
  },
  {
    id: 'Abstinence Education',
    title: 'Abstinence Education',
    text: 'While it is in play a ninth consumer card is turned and played after the eighth.',
  },
  {
    id: 'Crack Down',
    title: 'Crack Down',
    text: 'The president may end a protest, also one that could be satisfied; nothing happens without protests.',
  },
  {
    id: 'Term Limits',
    title: 'Term Limits',
    text: 'Nobody may contribute to the present president, who cannot win a tie either; only Revoke legislation can revoke it.',
  },
  {
    id: 'Revoke',
    title: 'Revoke',
    text: 'Any law in play can be revoked, in addition to the revocation of the first act.',
  },
  {
    id: 'Bar the Revolving Door',
    title: 'Bar the Revolving Door',
    text: 'The president gets nothing from Giveaways; only Revoke legislation can revoke it.',
  },
  {
    id: 'Break Monopoly',
    title: 'Break Monopoly',
    text: 'The president names a player and an industry in which that player has synergy; the player discards a business of it.',
  },
  {
    id: 'Corporate Transparency',
    title: 'Corporate Transparency',
    text: 'All fortunes are told once.',
  },
  {
    id: 'Patriot Act',
    title: 'Patriot Act',
    text: 'While it is in play the new president may satisfy one protest right after taking power.',
  },
];
