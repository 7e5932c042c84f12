import { describe, expect, test } from 'vitest';
import { businessCards } from '../../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../../src/games/corporate-america/index.ts';
import { playerOf } from '../../../../src/games/corporate-america/state.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { A, B, C, eventsOf, given, onWallStreet, position } from '../position.ts';

const play = (consumerId: string) => ({ type: 'playConsumer' as const, consumerId });
const foods = ['consume-food-1', 'consume-food-2', 'consume-food-3', 'consume-food-4'];
const homes = ['consume-home-1', 'consume-home-2', 'consume-home-3', 'consume-home-4'];

describe('empty decks (R8)', () => {
  test('a draw of two cards broken by a reshuffle is two events', () => {
    const scenario = given(
      onWallStreet({
        seats: { [A]: { hand: ['sofa-king'] } },
        businessDeck: ['trius'],
      }),
    ).after([A, { type: 'startBusiness', businessId: 'sofa-king' }]);
    const after = businessCards.map(({ id }) => id).filter((id) => id !== 'sofa-king' && id !== 'trius');
    expect(scenario.events.map(({ type }) => type)).toEqual([
      'BusinessStarted',
      'StartingFinished',
      'StepEntered',
      'BusinessCardsDrawn',
      'DeckShuffled',
      'BusinessCardsDrawn',
    ]);
    const [shuffled] = eventsOf(scenario, 'DeckShuffled');
    expect(shuffled).toMatchObject({ deck: 'business', cause: 'reshuffle', size: after.length });
    expect([...(shuffled?.order ?? [])].sort()).toEqual([...after].sort());
    expect(eventsOf(scenario, 'BusinessCardsDrawn')).toMatchObject([
      { seat: B, cardIds: ['trius'], count: 1, positions: [0] },
      { seat: B, cardIds: [shuffled?.order[0]], count: 1, positions: [0] },
    ]);
    expect(playerOf(scenario.state, B).hand).toHaveLength(2);
  });

  test('the consumer deck is shuffled when a card is needed, not before [Main Street Phase]', () => {
    const scenario = given({ consumerDeck: ['consume-sin-1'] });
    scenario
      .when(A, { type: 'revealConsumer', sponsors: [] })
      .thenEvents({ type: 'ConsumerRevealed', consumerId: 'consume-sin-1' });
    expect(scenario.state.consumerDeck.cards).toEqual([]);
    scenario.when(A, { type: 'revealConsumer', sponsors: [] }).thenAccepted();
    expect(scenario.events[0]).toMatchObject({ type: 'DeckShuffled', deck: 'consumer', size: 53 });
  });

  test('six election issues across a reshuffle of the legislation deck keep their spots', () => {
    const scenario = given({
      step: 'settlement',
      active: [C],
      consumersPlayed: [...foods, ...homes],
      mainStreet: { settled: [A, B] },
      legislationDeck: ['sin-tax', 'censorship'],
    }).after([C, { type: 'confirmSettlement' }]);
    const revealed = eventsOf(scenario, 'LegislationRevealed');
    expect(revealed.map(({ cards }) => cards.map(({ spot }) => spot))).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(scenario.state.legislationBoard.slice(0, 2)).toEqual(['sin-tax', 'censorship']);
  });

  test('after a fork or rollback every card that nobody knows is shuffled again (audit 2.7)', () => {
    const state = position({ turn: 2, privilegeTop: ['pocket-veto', 'stimulus-check', 'free-speech-zone'] });
    for (const reason of ['fork', 'rollback'] as const) {
      const decided = corporateAmerica.reshuffle(state, reason, scriptedDraws());
      expect(decided.map(({ event }) => event)).toMatchObject([
        { type: 'DeckShuffled', deck: 'business', cause: reason },
        { type: 'DeckShuffled', deck: 'consumer', cause: reason },
        { type: 'DeckShuffled', deck: 'legislation', cause: reason },
        { type: 'DeckShuffled', deck: 'executivePrivilege', cause: reason },
        { type: 'PrivilegesPlaced', onBoardCount: 3 },
      ]);
      const after = decided.reduce(
        (folded, { event }) => corporateAmerica.evolve(folded, event),
        structuredClone(state),
      );
      expect(corporateAmerica.invariants(after)).toEqual([]);
      expect(after.players).toEqual(state.players);
      expect(after.businessDeck.cards).not.toEqual(state.businessDeck.cards);
    }
  });

  test('a played card goes to the discards with the phase, an unchosen one at once', () => {
    const scenario = given({
      mainStreet: { revealed: ['consume-sin-1', 'consume-sin-2'], revealCount: 2 },
    }).after([A, play('consume-sin-2')]);
    expect(eventsOf(scenario, 'ConsumersDiscarded')).toMatchObject([
      { consumerIds: ['consume-sin-1'], reason: 'notChosen' },
    ]);
    expect(scenario.state.consumersPlayed).toEqual(['consume-sin-2']);
  });
});
