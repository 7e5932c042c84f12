import { describe, expect, test } from 'vitest';
import { outlookCards } from '../../../../src/games/incorporated/content.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { B, from, G, R, started } from '../position.ts';

const roster = ['fortress-derivatives', 'giant-squid', 'big-brother'];
const withTop = (...top: string[]) => [
  ...top,
  ...outlookCards.map(({ id }) => id).filter((id) => !top.includes(id)),
];
const india = 'india-emerging-as-global-power';

describe('outlook', () => {
  test('E6 India Emerging as Global Power [Phase 1 - Global Outlook]', () => {
    const { scenario, events } = started(
      {},
      3,
      scriptedDraws({ seats: [roster], 'deck/outlook': [withTop(india)] }),
    );
    const [foreseen] = events.filter((event) => event.type === 'OutlookForeseen');
    expect(foreseen).toEqual({ type: 'OutlookForeseen', seat: R, cardId: 'asia-infrastructure-bank' });
    const start = events.findIndex((event) => event.type === 'OutlookDrawn');
    expect(events.slice(start).map((event) => event.type)).toEqual([
      'OutlookDrawn',
      'OutlookForeseen',
      'ChoiceOpened',
    ]);
    expect(events[start + 2]).toMatchObject({
      kind: 'outlookChoice',
      seat: R,
      options: ['india-3', 'india-4', 'india-5'],
      detail: { effectIndex: 0 },
    });
    scenario
      .when(R, { type: 'chooseOutlookTarget', targetId: 'india-4' })
      .thenEvents(
        { type: 'SquareUnlocked', squareId: 'india-4' },
        { type: 'SliderMoved', slider: 'growth', from: 4, to: 8, cause: 'outlook' },
        { type: 'SliderMoved', slider: 'interest', from: 0, to: 4 },
        { type: 'SliderMoved', slider: 'stress', from: 1, to: 2 },
        { type: 'ChoiceOpened', options: ['afpak', 'gulf-states', 'north-africa', 'south-africa'] },
      )
      .when(R, { type: 'chooseOutlookTarget', targetId: 'south-africa' })
      .thenEvents(
        { type: 'AffiliationChanged', country: 'south-africa', from: 'nato', to: 'sco', cause: 'outlook' },
        { type: 'SliderMoved', slider: 'balanceOfPower', from: 3, to: 2 },
        { type: 'OutlookRemoved', cardId: india },
        { type: 'PayoffCardsRevealed' },
        { type: 'PhaseStarted', phase: 'investment' },
        { type: 'SeatActivated', phase: 'investment', seat: G },
      )
      .thenState((state) => expect(state.payoffRevealed).toHaveLength(9))
      .when(B, { type: 'passInvestment' })
      .thenRefused('NOT_YOUR_TURN');
  });

  test('E6 the power goes to the camp of India, to nobody while it is a battleground', () => {
    const ending = (affiliation: 'nato' | 'battleground') => {
      const { scenario } = started(
        {},
        3,
        scriptedDraws({ seats: [roster], 'deck/outlook': [withTop(india)] }),
      );
      const state = structuredClone(
        scenario.after([R, { type: 'chooseOutlookTarget', targetId: 'india-4' }]).state,
      );
      state.affiliation['india'] = affiliation;
      if (affiliation === 'battleground') {
        state.affiliation['south-sea'] = 'nato';
        state.battlegrounds.asia = 'india';
      }
      return from(state).when(R, { type: 'chooseOutlookTarget', targetId: 'south-africa' }).events[1];
    };
    expect(ending('nato')).toMatchObject({ type: 'SliderMoved', slider: 'balanceOfPower', from: 3, to: 3 });
    expect(ending('battleground')).toEqual({
      type: 'OutlookEffectSkipped',
      effectIndex: 5,
      reason: 'battleground',
    });
  });
});
