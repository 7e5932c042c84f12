import { taxHavens } from '../content.ts';
import {
  addLoose,
  closeChoice,
  type Evolvers,
  nextEffect,
  occupy,
  setLock,
  setSlider,
  vacate,
} from './moves.ts';

/** Sliders, affiliations and the cubes on squares, whatever moves them. */
export const boardEvolvers: Evolvers<
  | 'SliderMoved'
  | 'AffiliationChanged'
  | 'CubePlaced'
  | 'CubeRemoved'
  | 'CubePlacementSkipped'
  | 'TaxHavensCubePlaced'
  | 'RdMoved'
  | 'BattlegroundMoved'
  | 'BattlegroundRemoved'
  | 'SquareUnlocked'
  | 'SquareLocked'
> = {
  SliderMoved: (state, { slider, to, cause }) => {
    setSlider(state, slider, to);
    if (cause === 'outlook') nextEffect(state);
  },
  AffiliationChanged: (state, { country, to, cause }) => {
    state.affiliation[country] = to;
    if (cause !== 'outlook') return;
    closeChoice(state);
    nextEffect(state);
  },
  CubePlaced: (state, { seat, squareId }) => {
    closeChoice(state);
    occupy(state, squareId, seat);
  },
  CubeRemoved: (state, { squareId }) => {
    closeChoice(state);
    vacate(state, squareId);
  },
  CubePlacementSkipped: () => undefined,
  TaxHavensCubePlaced: (state, { seat }) => addLoose(state, taxHavens, seat, 1),
  RdMoved: (state, { to }) => {
    state.rdSquare = to;
  },
  BattlegroundMoved: (state, { zone, to }) => {
    closeChoice(state);
    state.battlegrounds[zone] = to;
    state.affiliation[to] = 'battleground';
  },
  BattlegroundRemoved: (state, { zone }) => {
    state.battlegrounds[zone] = null;
  },
  SquareUnlocked: (state, { squareId }) => {
    closeChoice(state);
    setLock(state, squareId, false);
    nextEffect(state);
  },
  SquareLocked: (state, { squareId }) => {
    closeChoice(state);
    setLock(state, squareId, true);
    nextEffect(state);
  },
};
