import { squareOf } from '../content.ts';
import { playerOf } from '../state.ts';
import { addLoose, closeChoice, type Evolvers, occupy, payFromBank, removeLoose, vacate } from './moves.ts';

/** Loose cubes and defenders (specification, chapter 9). */
export const competitionEvolvers: Evolvers<
  | 'IncomeCubesPlaced'
  | 'SquareGrabbed'
  | 'LooseCubeKilled'
  | 'ExecutiveKilled'
  | 'OccupantKilled'
  | 'ExpandPaid'
  | 'CubeMoved'
  | 'CompetitionPassed'
  | 'LooseCubesCleared'
> = {
  IncomeCubesPlaced: (state, { seat, placements }) => {
    closeChoice(state);
    for (const { country, count } of placements) addLoose(state, country, seat, count);
  },
  SquareGrabbed: (state, { seat, squareId }) => {
    removeLoose(state, squareOf(squareId).location, seat, 1);
    occupy(state, squareId, seat);
  },
  LooseCubeKilled: (state, { seat, targetSeat, country }) => {
    removeLoose(state, country, seat, 1);
    removeLoose(state, country, targetSeat, 1);
  },
  ExecutiveKilled: (state, { seat, targetSeat, country }) => {
    removeLoose(state, country, seat, 1);
    const killed = state.executivesPlaced.find(
      (placed) => placed.seat === targetSeat && placed.location === country,
    );
    if (killed === undefined) throw new Error(`no executive of seat ${targetSeat} in ${country}`);
    killed.location = 'tax-havens';
  },
  OccupantKilled: (state, { seat, squareId }) => {
    removeLoose(state, squareOf(squareId).location, seat, 1);
    vacate(state, squareId);
  },
  ExpandPaid: (state, { seat, cost }) => payFromBank(state, seat, -cost),
  CubeMoved: (state, { seat, from, to }) => {
    removeLoose(state, from, seat, 1);
    addLoose(state, to, seat, 1);
  },
  CompetitionPassed: (state, { seat }) => {
    playerOf(state, seat).competitionPassed = true;
  },
  LooseCubesCleared: (state, { removed }) => {
    for (const { seat, location, count } of removed) removeLoose(state, location, seat, count);
  },
};
