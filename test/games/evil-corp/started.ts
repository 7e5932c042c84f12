import type { EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import type { EvilCorpEvent } from '../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { type Options, optionDefaults } from '../../../src/games/evil-corp/options.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { DrawPort } from '../../../src/kernel/random.ts';
import { given } from '../../support/game/scenario.ts';
import { scriptedDraws } from '../../support/game/scripted-draws.ts';
import type { EvilCorpScenario } from './position.ts';

/** A game of three just set up, with the events of its start; seat 0 goes first. */
export function started(
  options: Partial<Options> = {},
  draws: DrawPort = scriptedDraws(),
): { readonly scenario: EvilCorpScenario; readonly events: readonly EvilCorpEvent[] } {
  const decision = evilCorp.setup({ ...optionDefaults, firstPlayer: 0, ...options }, [0, 1, 2], draws);
  if (decision.type === 'RuleViolation') throw new Error(decision.code);
  const events = decision.events.map((decided) => decided.event);
  let state: EvilCorpState = evilCorp.initialState();
  for (const event of events) state = evilCorp.evolve(state, event);
  return { scenario: given(evilCorp, state, draws), events };
}

/** The choices of the base position, in the order in which they are made. */
export const baseChoices: readonly (readonly [number, EvilCorpCommand])[] = [
  [0, { type: 'selectCeo', ceoId: 'visionary' }],
  [1, { type: 'selectCeo', ceoId: 'technocrat' }],
  [2, { type: 'selectCeo', ceoId: 'oligarch' }],
  [0, { type: 'foundSecretBase', market: 'north-america' }],
  [1, { type: 'foundSecretBase', market: 'europe' }],
  [2, { type: 'foundSecretBase', market: 'asia' }],
  [0, { type: 'placeStartingBusinesses', cities: ['san-francisco', 'london', 'tokyo'] }],
  [1, { type: 'placeStartingBusinesses', cities: ['frankfurt', 'new-york', 'mumbai'] }],
  [2, { type: 'placeStartingBusinesses', cities: ['shanghai', 'sao-paulo', 'lagos'] }],
];
