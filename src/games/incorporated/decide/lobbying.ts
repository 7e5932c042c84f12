import { violation } from '../codes.ts';
import {
  constants,
  countryOf,
  isPayoffCard,
  isSquare,
  lobbyLocation,
  squareOf,
  taxHavens,
} from '../content.ts';
import { type IncorporatedState, playerOf, squareState } from '../state.ts';
import { revealPayoffCards } from './payoff-cards.ts';
import { powerPlayRules } from './power-play.ts';
import { noCheck, type Rules } from './rule.ts';
import { moveSlider } from './sliders.ts';
import { subsidyRules } from './subsidies.ts';

type LobbyingCommand =
  | keyof typeof powerPlayRules
  | keyof typeof subsidyRules
  | 'lobbyTaxHavens'
  | 'lobbyCentralBanks'
  | 'lobbyBudget'
  | 'lobbyRd';

/** Phase 4 (specification, chapter 10). */
export const lobbyingRules: Rules<LobbyingCommand> = {
  ...powerPlayRules,
  ...subsidyRules,
  lobbyTaxHavens: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: taxHavens });
      if (playerOf(batch.state, seat).cubesInSupply > 0) batch.emit({ type: 'TaxHavensCubePlaced', seat });
      else batch.emit({ type: 'CubePlacementSkipped', seat, country: taxHavens, reason: 'noSupply' });
    },
  },
  lobbyCentralBanks: {
    check: (state, _seat, { slider }) => {
      if (slider !== 'interest' && slider !== 'stress') return violation('INVALID_PARAMETER');
      return state.lobbyUsed.includes('central-banks') ? violation('EVENT_ALREADY_USED') : null;
    },
    play: (batch, seat, { slider, direction }) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: lobbyLocation('central-banks') });
      const steps = constants.centralBanksSteps;
      moveSlider(batch, slider, direction === 'right' ? steps : -steps, 'centralBanks');
    },
  },
  lobbyBudget: {
    check: (state, _seat, { policy, cardId = null }) => {
      if (cardId !== null && (policy === 'stimulus' || !isPayoffCard(cardId))) {
        return violation('INVALID_PARAMETER');
      }
      if (state.lobbyUsed.includes('budget')) return violation('EVENT_ALREADY_USED');
      if (policy === 'stimulus') return null;
      return isRevealed(state, cardId)
        ? null
        : violation('INVALID_TARGET', { kind: 'section', id: 'Budget' });
    },
    play: (batch, seat, { policy, cardId = null }) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: lobbyLocation('budget') });
      if (policy === 'stimulus') {
        moveSlider(batch, 'growth', 1, 'budget');
        revealPayoffCards(batch, 1);
        return;
      }
      moveSlider(batch, 'growth', -1, 'budget');
      if (cardId !== null) {
        batch.emit({ type: 'PayoffCardsDiscarded', cardIds: [cardId], reason: 'austerity' });
      }
    },
  },
  lobbyRd: {
    check: (state, _seat, { squareId }) => {
      if (!isSquare(squareId)) return violation('INVALID_PARAMETER');
      if (state.lobbyUsed.includes('rd')) return violation('EVENT_ALREADY_USED');
      const { location } = squareOf(squareId);
      if (location === taxHavens || countryOf(location).stability !== constants.rdStability) {
        return violation('NOT_STABILITY_5');
      }
      // R24: a locked square is out of the game.
      return squareState(state, squareId).locked
        ? violation('SQUARE_LOCKED', { kind: 'ruling', id: 'R24' })
        : null;
    },
    play: (batch, seat, { squareId }) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: lobbyLocation('rd') });
      batch.emit({ type: 'RdMoved', seat, from: batch.state.rdSquare, to: squareId });
    },
  },
};

/** A revealed card, or null where none is revealed (R32). */
const isRevealed = ({ payoffRevealed }: IncorporatedState, cardId: string | null): boolean =>
  cardId === null ? payoffRevealed.length === 0 : payoffRevealed.includes(cardId);
