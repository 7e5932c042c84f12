import { sliderAfter, sliderValue } from '../derived.ts';
import type { Camp, Slider, SliderCause } from '../sets.ts';
import type { IncorporatedBatch } from './rule.ts';

/** Moves a slider; positive steps go to the right, and what goes beyond the end is lost (R9). */
export function moveSlider(
  batch: IncorporatedBatch,
  slider: Slider,
  steps: number,
  cause: SliderCause,
): void {
  const from = sliderValue(batch.state, slider);
  batch.emit({ type: 'SliderMoved', slider, from, to: sliderAfter(batch.state, slider, steps), cause });
}

/** Moves the Balance of Power toward a camp. */
export const empower = (batch: IncorporatedBatch, camp: Camp, steps: number, cause: SliderCause): void =>
  moveSlider(batch, 'balanceOfPower', camp === 'nato' ? steps : -steps, cause);
