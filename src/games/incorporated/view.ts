import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { countries, industries, locations, majorCountries, squares, zones } from './content.ts';
import {
  bondValue,
  growthPercent,
  industryCount,
  loanProceeds,
  looseAt,
  purchasingPower,
  seatOf,
} from './derived.ts';
import { type IncorporatedState, type Pending, playerOf, squareState } from './state.ts';
import type { IncorporatedView, PendingView, PlayerView } from './view-schema.ts';

/**
 * The state as the viewer may see it (specification, chapters 4 and 16.3). What is hidden follows from the
 * viewer alone, but for what the end of the game opens to all.
 */
export function view(state: IncorporatedState, viewer: Viewer): IncorporatedView {
  const open = viewer === 'open';
  const { turnOrder, players, outlookCurrent, result } = state;
  const seats = turnOrder.length > 0 ? turnOrder : players.map((player) => player.seat);
  return {
    config: { ...state.config },
    playerCount: players.length,
    turn: state.turn,
    phase: state.phase,
    turnOrder: [...turnOrder],
    activeSeat: state.activeSeat,
    players: seats.map((seat) => viewPlayer(state, seat, viewer)),
    executivesPlaced: state.executivesPlaced.map((placed) => ({ ...placed })),
    sliders: { ...state.sliders },
    growthPercent: growthPercent(state),
    bondValue: bondValue(state),
    countries: countries.map(({ id, major }) => ({
      country: id,
      affiliation: state.affiliation[id] ?? 'none',
      bankShares: major ? (state.investmentBank[id] ?? 0) : null,
      sharesDiscarded: major ? (state.sharesDiscarded[id] ?? 0) : null,
    })),
    squares: squares.map(({ id }) => ({ squareId: id, ...squareState(state, id) })),
    looseCubes: locations.flatMap((location) =>
      seats
        .map((seat) => ({ seat, location, count: looseAt(state, location, seat) }))
        .filter(({ count }) => count > 0),
    ),
    zones: zones.map(({ id }) => ({ zone: id, battleground: state.battlegrounds[id] })),
    rdSquare: state.rdSquare,
    outlookPile: open ? [...state.outlookPile] : null,
    outlookPileCount: state.outlookPile.length,
    outlookNext: seesNextOutlook(state, viewer) ? (state.outlookPile[0] ?? null) : null,
    outlookBox: open || result !== null ? [...state.outlookBox] : null,
    outlookBoxCount: state.outlookBox.length,
    outlookCurrent: outlookCurrent === null ? null : { ...outlookCurrent },
    outlookPlayed: [...state.outlookPlayed],
    payoffDeck: open ? [...state.payoffDeck] : null,
    payoffDeckCount: state.payoffDeck.length,
    payoffDiscard: open ? [...state.payoffDiscard] : null,
    payoffDiscardCount: state.payoffDiscard.length,
    payoffRevealed: [...state.payoffRevealed],
    lobbyUsed: [...state.lobbyUsed],
    pending: state.pending === null ? null : viewPending(state.pending, viewer),
    result:
      result === null
        ? null
        : {
            standings: result.standings.map((standing) => ({ ...standing })),
            winners: [...result.winners],
          },
  };
}

// R25: from the moment it lies on top of the pile, which is before the first turn nobody's to know.
const seesNextOutlook = (state: IncorporatedState, viewer: Viewer): boolean =>
  viewer === 'open' || (state.turn > 0 && viewer === seatOf(state, 'big-brother'));

function viewPlayer(state: IncorporatedState, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  const seesCash = viewer === 'open' || viewer === seat || state.result !== null;
  return {
    seat,
    corporation: player.corporation,
    cash: seesCash ? player.cash : null,
    bonds: player.bonds,
    loanProceeds: loanProceeds(state, seat),
    purchasingPower: seesCash ? Math.max(0, purchasingPower(state, seat)) : null,
    shares: majorCountries
      .map(({ id }) => ({ country: id, count: player.shares[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    cubesInSupply: player.cubesInSupply,
    executivesTotal: player.executivesTotal,
    executivesInPool: player.executivesInPool,
    competitionPassed: player.competitionPassed,
    industryCounts: state.config.industryChips
      ? industries
          .map(({ id }) => ({ industry: id, count: industryCount(state, seat, id) }))
          .filter(({ count }) => count > 0)
      : null,
  };
}

function viewPending(pending: Pending, viewer: Viewer): PendingView {
  switch (pending.type) {
    case 'corporationLot':
    case 'auction':
    case 'privateSale':
      return { ...pending, passed: [...pending.passed] };
    case 'reverseAuction':
      return { ...pending, eligible: [...pending.eligible], passed: [...pending.passed] };
    case 'outlookChoice':
    case 'placeCube':
    case 'removeCube':
    case 'replaceCube':
    case 'moveMarker':
    case 'crisisDiscard':
      return { ...pending, options: [...pending.options] };
    case 'incomeShortage':
      return { ...pending, entitlement: pending.entitlement.map((holding) => ({ ...holding })) };
    case 'subsidies': {
      const { type, seat, cards } = pending;
      const seesCards = viewer === 'open' || viewer === seat;
      return { type, seat, cards: seesCards ? [...cards] : null, cardCount: cards.length };
    }
    case 'repayment': {
      const { type, stage, seats, commits } = pending;
      return {
        type,
        stage,
        seats: [...seats],
        commits: commits.map(({ seat, count }) => ({
          seat,
          count: viewer === 'open' || viewer === seat ? count : null,
        })),
      };
    }
    default:
      return assertNever(pending);
  }
}
