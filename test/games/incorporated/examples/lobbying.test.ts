import { describe, expect, test } from 'vitest';
import { countries } from '../../../../src/games/incorporated/content.ts';
import { B, type Changes, cards, G, given, R } from '../position.ts';

const lobbying: Changes = { phase: 'lobbying' };

describe('lobbying', () => {
  const easternEurope: Changes = {
    ...lobbying,
    sliders: { balanceOfPower: 2 },
    squares: { 'eastern-europe-1': B },
  };

  test('E15 power play in Eastern Europe [Power Plays]', () => {
    given(easternEurope, { 'dice/clash': [3] })
      .when(G, { type: 'powerPlay', zone: 'europe', camp: 'nato' })
      .thenEvents(
        { type: 'ExecutiveSent', seat: G, location: 'zone:europe' },
        {
          type: 'PowerPlayResolved',
          country: 'eastern-europe',
          roll: 3,
          modifier: 1,
          total: 4,
          stability: 4,
          winner: 'nato',
        },
        { type: 'CubeRemoved', squareId: 'eastern-europe-1', seat: B, cause: 'powerPlay' },
        { type: 'CubePlaced', seat: G, squareId: 'eastern-europe-1', cause: 'powerPlay' },
        { type: 'AffiliationChanged', country: 'eastern-europe', from: 'battleground', to: 'nato' },
        { type: 'BattlegroundMoved', zone: 'europe', from: 'eastern-europe', to: 'russia' },
        { type: 'SeatActivated', seat: B },
      );
  });

  test.each([1, 2])('E15 the die shows %i: nothing changes', (roll) => {
    given(easternEurope, { 'dice/clash': [roll] })
      .when(G, { type: 'powerPlay', zone: 'europe', camp: 'nato' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'PowerPlayResolved', roll, winner: null },
        { type: 'SeatActivated' },
      );
  });

  test.each([
    [4, null],
    [5, 'sco'],
    [6, 'sco'],
  ] as const)('E15 supporting SCO, die %i: %s', (roll, winner) => {
    const play = given(easternEurope, { 'dice/clash': [roll] }).when(G, {
      type: 'powerPlay',
      zone: 'europe',
      camp: 'sco',
    });
    expect(play.events[1]).toMatchObject({ roll, modifier: -1, winner });
    if (winner !== null) {
      expect(play.events.at(-1)).toMatchObject({
        type: 'ChoiceOpened',
        kind: 'moveMarker',
        options: ['uk', 'scandinavia'],
      });
    }
  });

  test('E16 power play bonus values [Power Plays]', () => {
    const modifier = (camp: 'nato' | 'sco') => {
      const play = given({ ...lobbying, sliders: { balanceOfPower: 2 } }, { 'dice/clash': [1] }).when(G, {
        type: 'powerPlay',
        zone: 'third-world',
        camp,
      });
      return play.events[1];
    };
    // Iran: NATO +2 - 1, SCO -2 + 1.
    expect(modifier('nato')).toMatchObject({ country: 'iran', modifier: 1 });
    expect(modifier('sco')).toMatchObject({ country: 'iran', modifier: -1 });
  });

  const russia: Changes = {
    ...lobbying,
    activeSeat: R,
    sliders: { balanceOfPower: 0 },
    markers: { europe: 'russia' },
    shares: { [G]: { russia: 1 }, [B]: { russia: 1 }, [R]: {} },
    squares: { 'russia-1': G, 'russia-2': B },
  };

  test('E17 a major country changes camp [Effects of Victory on a Major Country], R3', () => {
    given(russia, { 'dice/clash': [5] })
      .when(R, { type: 'powerPlay', zone: 'europe', camp: 'nato' })
      .thenEvents(
        { type: 'ExecutiveSent', seat: R },
        { type: 'PowerPlayResolved', roll: 5, modifier: -1, total: 4, stability: 4, winner: 'nato' },
        {
          type: 'CountryCollapsed',
          country: 'russia',
          cubes: [
            { seat: G, squareId: 'russia-1' },
            { seat: B, squareId: 'russia-2' },
          ],
          shares: [
            { seat: G, count: 1 },
            { seat: B, count: 1 },
          ],
          bankShares: 0,
        },
        { type: 'SliderMoved', slider: 'balanceOfPower', from: 0, to: 1, cause: 'collapse' },
        { type: 'AffiliationChanged', country: 'russia', from: 'battleground', to: 'nato' },
        { type: 'BattlegroundRemoved', zone: 'europe' },
        { type: 'SeatActivated' },
      )
      .thenState((state) => {
        expect(state.sharesDiscarded['russia']).toBe(2);
        expect(state.players.every((player) => player.shares['russia'] === undefined)).toBe(true);
      });
  });

  test('E17 a country of NATO falls to SCO, which gains the power', () => {
    const collapse = given(
      { ...russia, markers: { europe: 'eurozone' }, sliders: { balanceOfPower: 0 } },
      { 'dice/clash': [6] },
    ).when(R, { type: 'powerPlay', zone: 'europe', camp: 'sco' });
    expect(collapse.events[2]).toMatchObject({
      type: 'CountryCollapsed',
      country: 'eurozone',
      bankShares: 6,
    });
    expect(collapse.events[3]).toMatchObject({ slider: 'balanceOfPower', from: 0, to: -1 });
  });

  test('E18 Central Banks move one slider by exactly two [Central Banks]', () => {
    const banks = { ...lobbying, sliders: { stress: 0, interestIndex: 4 } };
    given(banks)
      .when(G, { type: 'lobbyCentralBanks', slider: 'stress', direction: 'left' })
      .thenEvents(
        { type: 'ExecutiveSent', location: 'event:central-banks' },
        { type: 'SliderMoved', slider: 'stress', from: 0, to: -2, cause: 'centralBanks' },
        { type: 'SeatActivated', seat: B },
      )
      .when(B, { type: 'lobbyCentralBanks', slider: 'interest', direction: 'right' })
      .thenRefused('EVENT_ALREADY_USED');
    given(banks)
      .when(G, { type: 'lobbyCentralBanks', slider: 'interest', direction: 'right' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'SliderMoved', slider: 'interest', from: 4, to: 6 },
        { type: 'SeatActivated' },
      );
  });

  test('E18 austerity and stimulus [Budget]', () => {
    const revealed = cards('heavy', 1, 2);
    given({ ...lobbying, revealed })
      .when(G, { type: 'lobbyBudget', policy: 'austerity', cardId: 'payoff-heavy-2' })
      .thenEvents(
        { type: 'ExecutiveSent', location: 'event:budget' },
        { type: 'SliderMoved', slider: 'growth', from: 4, to: 3, cause: 'budget' },
        { type: 'PayoffCardsDiscarded', cardIds: ['payoff-heavy-2'], reason: 'austerity' },
        { type: 'SeatActivated' },
      );
    given({ ...lobbying, revealed, deckTop: ['payoff-mining-5'] })
      .when(G, { type: 'lobbyBudget', policy: 'stimulus' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'SliderMoved', slider: 'growth', from: 4, to: 5 },
        { type: 'PayoffCardsRevealed', cardIds: ['payoff-mining-5'] },
        { type: 'SeatActivated' },
      );
  });

  test('E23 China as battleground: no roll, SCO wins whoever is supported (R23)', () => {
    given({ ...lobbying, markers: { asia: 'china' } })
      .when(G, { type: 'powerPlay', zone: 'asia', camp: 'nato' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'PowerPlayResolved', roll: null, modifier: null, total: null, winner: 'sco' },
        { type: 'AffiliationChanged', country: 'china', from: 'battleground', to: 'sco' },
        { type: 'ChoiceOpened', kind: 'moveMarker', seat: G, options: ['korea', 'south-sea', 'australia'] },
      );
  });

  test('E28 the marker on its way [Effects of Victory in a Minor Country]', () => {
    given(lobbying, { 'dice/clash': [6] })
      .when(G, { type: 'powerPlay', zone: 'europe', camp: 'sco' })
      .thenState((state) => {
        expect(state.pending?.type).toBe('moveMarker');
        expect(state.battlegrounds.europe).toBe('eastern-europe');
        const inEurope = countries.filter((country) => country.zone === 'europe');
        expect(inEurope.map(({ id }) => state.affiliation[id])).not.toContain('battleground');
      })
      .when(G, { type: 'moveBattleground', country: 'uk' })
      .thenEvents(
        { type: 'BattlegroundMoved', zone: 'europe', from: 'eastern-europe', to: 'uk' },
        { type: 'SeatActivated' },
      )
      .thenState((state) => {
        expect(state.battlegrounds.europe).toBe('uk');
        expect(state.affiliation['uk']).toBe('battleground');
      });
  });
});
