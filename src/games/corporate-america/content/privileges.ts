import type { PrivilegeCard } from './cards.ts';
import { constants } from './constants.ts';

/** The eight executive privilege cards, in content order (R26). */
export const privilegeCards: readonly PrivilegeCard[] = [
  {
    id: 'insider-briefing',
    name: 'Insider Briefing',
    timing: 'mainStreetTurn',
    effect: { kind: 'peekConsumers', look: constants.briefingCards },
    text: 'On your own Main Street turn, before your first reveal: look at the next four cards of the consumer deck and put them back on top in any order.',
  },
  {
    id: 'executive-order',
    name: 'Executive Order',
    timing: 'mainStreetTurn',
    effect: { kind: 'revokeLaw', count: 1 },
    text: 'On your own Main Street turn, before your first reveal: revoke one law in play, except a law that only Revoke legislation can revoke.',
  },
  {
    id: 'stimulus-check',
    name: 'Stimulus Check',
    timing: 'playConsumer',
    effect: { kind: 'consumptionBonus', perBusiness: constants.stimulusBonus },
    text: 'When you play a consumer card: each of your businesses in that industry makes $3 more from this card.',
  },
  {
    id: 'no-bid-contract',
    name: 'No-Bid Contract',
    timing: 'startBusiness',
    effect: { kind: 'startUpDiscount', amount: constants.noBidDiscount },
    text: 'When you start a business on your own Wall Street turn: it costs $8 less, never less than $0.',
  },
  {
    id: 'matching-funds',
    name: 'Matching Funds',
    timing: 'placeBid',
    effect: { kind: 'matchingContribution', amount: constants.matchingFunds },
    text: 'When you place a bid: the Treasury adds $10 to the pile of one candidate to whom this bid contributes.',
  },
  {
    id: 'pocket-veto',
    name: 'Pocket Veto',
    timing: 'capitolHillWindow',
    effect: { kind: 'replaceLegislation', count: 1 },
    text: 'After the eighth legislation card is revealed: discard one of the eight cards and replace it with the next card of the legislation deck.',
  },
  {
    id: 'free-speech-zone',
    name: 'Free Speech Zone',
    timing: 'capitolHillWindow',
    effect: { kind: 'discardProtest', count: 1 },
    text: 'After the eighth legislation card is revealed: discard one protest in play.',
  },
  {
    id: 'presidential-pardon',
    name: 'Presidential Pardon',
    timing: 'fine',
    effect: { kind: 'waiveFine' },
    text: 'When a Fine makes you pay: you pay nothing for that Fine.',
  },
];
