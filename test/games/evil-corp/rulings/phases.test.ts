import { describe, expect, test } from 'vitest';
import { handLimit } from '../../../../src/games/evil-corp/derived.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { givenSpending } from '../position.ts';

const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };

describe('phases', () => {
  test('R5 with no business left a phase is laid without one', () => {
    givenSpending({ seats: { 0: { liquidity: 9, hand: [reds[1]], supply: 0 } } })
      .when(0, { type: 'layPhase', cardId: reds[1] })
      .thenEvents({ type: 'PhaseLaid', businessPlaced: false, pieceAdded: true });
  });

  test('R28 a lost number needs the lower ones again; its piece stays', () => {
    const laid = { 2: 'opp-green-p2-cairo', 3: 'opp-green-p3-cairo' };
    const scenario = givenSpending({
      seats: { 0: { liquidity: 30, hand: [reds[3], reds[2], reds[1]], laid, pieces: { 1: true } } },
    });
    scenario
      .when(0, { type: 'layPhase', cardId: reds[3], keep: 'old' })
      .thenEvents({ type: 'PhaseLaid', kept: 'old', discardedCardId: reds[3], pieceAdded: false })
      .when(0, { type: 'layPhase', cardId: reds[2] })
      .thenRefused('KEEP_CHOICE_REQUIRED')
      .when(0, { type: 'layPhase', cardId: reds[1], keep: 'new' })
      .thenRefused('KEEP_CHOICE_NOT_ALLOWED')
      .when(0, { type: 'layPhase', cardId: reds[1] })
      .thenEvents({ type: 'PhaseLaid', kept: null, pieceAdded: false })
      .thenState((state) => expect(handLimit(playerOf(state, 0))).toBe(6));
  });

  test('R29 a phase in its owner’s colour is locked', () => {
    const injunction = 'opp-red-p1-sydney';
    givenSpending({ seats: { 0: { hand: [injunction] }, 1: { laid: { 1: 'opp-blue-p1-cairo' } } } })
      .when(0, { type: 'playNastyBusiness', cardId: injunction, params: { target: 1, phase: 1 } })
      .thenRefused('PHASE_LOCKED')
      .when(0, { type: 'playNastyBusiness', cardId: injunction, params: { target: 1, phase: 2 } })
      .thenRefused('NO_SUCH_PHASE');
  });
});
