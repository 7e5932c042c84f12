import { opportunityCards, worldEventCards } from '../../../src/games/evil-corp/content.ts';
import type { EvilCorpEvent } from '../../../src/games/evil-corp/events.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { HiddenField } from '../../../src/kernel/game.ts';

const server = (...paths: string[]): HiddenField[] => paths.map((path) => ({ path, audience: ['server'] }));

/** The specification's table 15.3, written a second time: what is sealed and who may read it. */
export function sealedByTable(event: EvilCorpEvent, before: EvilCorpState): readonly HiddenField[] {
  switch (event.type) {
    case 'DecksShuffled':
      return server('/opportunityDeck', '/worldEventDeck', '/random/0', '/random/1');
    case 'WastedOpportunitiesReshuffled':
      return server(
        '/opportunityDeck',
        '/random/0',
        ...(before.worldEventDiscards.length > 0 ? ['/worldEventDeck', '/random/1'] : []),
      );
    case 'OpportunityDeckRecycled':
    case 'WorldEventDeckRecycled':
      return server('/deck', '/random/0');
    case 'StartingHandDealt':
      return [{ path: '/cardIds', audience: [`seat:${event.seat}`] }];
    case 'OpportunitiesCollected':
      return [{ path: '/drawn', audience: [`seat:${event.seat}`] }];
    case 'OpportunityBought':
      return [{ path: '/cardId', audience: [`seat:${event.seat}`] }];
    case 'CardPoached':
      return [
        { path: '/cardId', audience: [`seat:${event.from}`, `seat:${event.to}`] },
        { path: '/random/0', audience: [`seat:${event.from}`] },
      ];
    case 'RevenueDeclared':
      return before.config.revenueMode === 'declared' ? server('/correct') : [];
    default:
      return [];
  }
}

interface ExpectedDraw {
  readonly purpose: string;
  readonly args: readonly (string | number)[];
}

/** The specification's table 15.1: the draws that an event records, each with its input, in order. */
export function drawsByTable(event: EvilCorpEvent, before: EvilCorpState): readonly ExpectedDraw[] {
  const opportunities = (args: readonly string[]) => ({ purpose: 'deck/opportunity', args });
  const worldEvents = (args: readonly string[]) => ({ purpose: 'deck/world-event', args });
  switch (event.type) {
    case 'GameStarted':
      return event.config.firstPlayer === 'random'
        ? [{ purpose: 'pick/first-player', args: [event.seats.length] }]
        : [];
    case 'DecksShuffled':
      return [
        opportunities(opportunityCards.map((card) => card.id)),
        worldEvents(worldEventCards.map((card) => card.id)),
      ];
    case 'WastedOpportunitiesReshuffled': {
      const { opportunityDeck, opportunityDiscards, worldEventDeck, worldEventDiscards } = before;
      const first = opportunities([...opportunityDeck, ...opportunityDiscards]);
      return worldEventDiscards.length > 0
        ? [first, worldEvents([...worldEventDeck, ...worldEventDiscards])]
        : [first];
    }
    case 'OpportunityDeckRecycled':
      return [opportunities(before.opportunityDiscards)];
    case 'WorldEventDeckRecycled':
      return [worldEvents(before.worldEventDiscards)];
    case 'WorldDieRolled':
      return [{ purpose: 'dice/world', args: [6] }];
    case 'CardPoached':
      return [{ purpose: 'pick/poach', args: [before.players[event.from]?.hand.length ?? 0] }];
    default:
      return [];
  }
}

/** What each event does to the money that the bank has paid out (13.4, invariant 11). */
export function bankPays(event: EvilCorpEvent): number {
  switch (event.type) {
    case 'StartingHandDealt':
      return event.liquidity;
    case 'RevenueWithdrawn':
    case 'BankPaid':
      return event.amount;
    case 'PhaseLaid':
    case 'EndgameAttempted':
      return -event.cost;
    case 'OpportunityBought':
      return -event.price;
    case 'DebtSettled':
      return event.creditor === null ? -event.paid : 0;
    default:
      return 0;
  }
}
