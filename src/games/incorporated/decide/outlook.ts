import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import {
  constants,
  isCountry,
  isSquare,
  type OutlookEffect,
  outlookCardOf,
  outlookCards,
  squaresAt,
} from '../content.ts';
import { countriesWhere, emptySquares, payoffCardCount, seatOf, squaresHeldByAny } from '../derived.ts';
import type { OutlookSkipReason, ShuffleReason } from '../sets.ts';
import { type IncorporatedState, pendingOf, squareState } from '../state.ts';
import { revealPayoffCards } from './payoff-cards.ts';
import { checkOption, type IncorporatedBatch, type Rules } from './rule.ts';
import { empower, moveSlider } from './sliders.ts';

const outlookDraw = 'deck/outlook';
const outlook: Citation = { kind: 'section', id: 'Phase 1 - Global Outlook' };

type TargetEffect = Extract<OutlookEffect, { type: 'unlockSquare' | 'lockSquare' | 'flipMinor' }>;

/** The choices of Big Brother (specification, chapter 7). */
export const outlookRules: Rules<'chooseOutlookTarget'> = {
  chooseOutlookTarget: {
    check: (state, _seat, { targetId }) =>
      checkOption(
        pendingOf(state, 'outlookChoice').options,
        targetId,
        (id) => isSquare(id) || isCountry(id),
        outlook,
      ),
    play: (batch, _seat, { targetId }) => {
      const effect = effectToCome(batch.state);
      if (effect === null || !needsTarget(effect)) throw new Error('no effect asks for a target');
      applyTo(batch, effect, targetId);
    },
  },
};

/** Shuffles all outlook cards, in content order, into a new pile and box [Setup]. */
export const buildNewPile = (batch: IncorporatedBatch): void =>
  buildPile(
    batch,
    'setup',
    outlookCards.map((card) => card.id),
    constants.outlookCardsPerGame,
  );

/** Shuffles the undrawn outlook cards; the first `size` become the pile (specification 16.2). */
export function buildPile(
  batch: IncorporatedBatch,
  reason: ShuffleReason,
  cards: readonly string[],
  size: number,
): void {
  const order = batch.random.shuffle(cards, outlookDraw);
  const pile = order.slice(0, size);
  const box = order.slice(size);
  batch.emit({
    type: 'OutlookPileBuilt',
    reason,
    pile,
    box,
    pileCount: pile.length,
    boxCount: box.length,
  });
}

/** Draws the outlook card of the turn; Big Brother sees the next one (R25). */
export function drawOutlook(batch: IncorporatedBatch): void {
  const [cardId] = batch.state.outlookPile;
  if (cardId === undefined) throw new Error('the outlook pile is empty');
  batch.emit({ type: 'OutlookDrawn', seat: bigBrother(batch.state), cardId });
  foresee(batch);
}

/** Shows Big Brother the top of the pile, if there is one. */
export function foresee(batch: IncorporatedBatch): void {
  const [next] = batch.state.outlookPile;
  if (next === undefined) return;
  batch.emit({ type: 'OutlookForeseen', seat: bigBrother(batch.state), cardId: next });
}

/** Applies the effects that are left, in order, up to one that needs a choice; then ends the phase's work. */
export function resolveOutlook(batch: IncorporatedBatch): void {
  for (let effect = effectToCome(batch.state); effect !== null; effect = effectToCome(batch.state)) {
    apply(batch, effect);
    if (batch.state.pending !== null) return;
  }
  const { outlookCurrent } = batch.state;
  if (outlookCurrent === null) throw new Error('no outlook card is being resolved');
  batch.emit({ type: 'OutlookRemoved', cardId: outlookCurrent.cardId });
  revealPayoffCards(batch, payoffCardCount(batch.state));
}

function effectToCome({ outlookCurrent }: IncorporatedState): OutlookEffect | null {
  if (outlookCurrent === null) return null;
  return outlookCardOf(outlookCurrent.cardId).effects[outlookCurrent.effectIndex] ?? null;
}

function apply(batch: IncorporatedBatch, effect: OutlookEffect): void {
  switch (effect.type) {
    case 'moveSlider':
      moveSlider(batch, effect.slider, effect.steps, 'outlook');
      return;
    case 'campGainsPower':
      empower(batch, effect.camp, effect.steps, 'outlook');
      return;
    case 'countryCampGainsPower': {
      const affiliation = batch.state.affiliation[effect.country];
      if (affiliation === 'nato' || affiliation === 'sco') {
        empower(batch, affiliation, effect.steps, 'outlook');
        return;
      }
      skip(batch, 'battleground');
      return;
    }
    case 'unlockSquare':
    case 'lockSquare':
    case 'flipMinor':
      choose(batch, effect);
      return;
    default:
      assertNever(effect);
  }
}

const needsTarget = (effect: OutlookEffect): effect is TargetEffect =>
  effect.type === 'unlockSquare' || effect.type === 'lockSquare' || effect.type === 'flipMinor';

// R10: a single option is taken without asking.
function choose(batch: IncorporatedBatch, effect: TargetEffect): void {
  const options = targetsOf(batch.state, effect);
  const [only] = options;
  if (only === undefined) {
    skip(batch, 'noTarget');
    return;
  }
  if (options.length === 1) {
    applyTo(batch, effect, only);
    return;
  }
  batch.emit({
    type: 'ChoiceOpened',
    kind: 'outlookChoice',
    seat: bigBrother(batch.state),
    options,
    detail: { effectIndex: effectIndex(batch.state) },
  });
}

function targetsOf(state: IncorporatedState, effect: TargetEffect): string[] {
  switch (effect.type) {
    case 'unlockSquare':
      return squaresAt(effect.country)
        .filter(({ id }) => squareState(state, id).locked)
        .map(({ id }) => id);
    case 'lockSquare': {
      // [Asset Cubes]: an empty square first, a player's cube only if there is none.
      const empty = emptySquares(state, effect.country);
      const found = empty.length > 0 ? empty : squaresHeldByAny(state, effect.country);
      return found.map(({ id }) => id);
    }
    case 'flipMinor':
      return countriesWhere(
        ({ id, zone, major }) => zone === effect.zone && !major && state.affiliation[id] === effect.from,
      );
    default:
      return assertNever(effect);
  }
}

function applyTo(batch: IncorporatedBatch, effect: TargetEffect, targetId: string): void {
  switch (effect.type) {
    case 'unlockSquare':
      batch.emit({ type: 'SquareUnlocked', squareId: targetId });
      return;
    case 'lockSquare': {
      const { occupant } = squareState(batch.state, targetId);
      if (occupant !== null) {
        batch.emit({ type: 'CubeRemoved', seat: occupant, squareId: targetId, cause: 'locked' });
      }
      batch.emit({ type: 'SquareLocked', squareId: targetId });
      return;
    }
    case 'flipMinor':
      batch.emit({
        type: 'AffiliationChanged',
        country: targetId,
        from: effect.from,
        to: effect.to,
        cause: 'outlook',
      });
      return;
    default:
      assertNever(effect);
  }
}

const skip = (batch: IncorporatedBatch, reason: OutlookSkipReason): void =>
  batch.emit({ type: 'OutlookEffectSkipped', effectIndex: effectIndex(batch.state), reason });

const effectIndex = (state: IncorporatedState): number => state.outlookCurrent?.effectIndex ?? 0;

function bigBrother(state: IncorporatedState): Seat {
  const seat = seatOf(state, 'big-brother');
  if (seat === null) throw new Error('Big Brother is in every game (R1)');
  return seat;
}
