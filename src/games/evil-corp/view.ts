import { assertNever } from '../../kernel/assert-never.ts';
import type { Viewer } from '../../kernel/game.ts';
import { cities, markets } from './content.ts';
import { endgameUnlocked, handLimit, hasMonopoly, opportunityPrice, phaseNumbers } from './derived.ts';
import type { EvilCorpState, Pending, Player, RevenueClaim } from './state.ts';
import type { EvilCorpView, PendingView, PlayerView } from './view-schema.ts';

/**
 * The state as the viewer may see it (specification 13.5). What is hidden follows from the viewer alone:
 * whoever may see everything, also after the end, asks as `open`.
 */
export function view(state: EvilCorpState, viewer: Viewer): EvilCorpView {
  const open = viewer === 'open';
  return {
    config: { ...state.config },
    status: state.status,
    setupStep: state.setupStep,
    setupIndex: state.setupIndex,
    turnOrder: [...state.turnOrder],
    players: state.players.map((player) => viewPlayer(player, viewer)),
    markets: markets.map(({ id }) => ({
      market: id,
      worldEvent: state.worldEvents[id],
      secretBase: state.players.find((player) => player.home === id)?.seat ?? null,
    })),
    opportunityDeck: open ? [...state.opportunityDeck] : null,
    opportunityDeckCount: state.opportunityDeck.length,
    opportunityDiscards: [...state.opportunityDiscards],
    worldEventDeck: open ? [...state.worldEventDeck] : null,
    worldEventDeckCount: state.worldEventDeck.length,
    worldEventDiscards: [...state.worldEventDiscards],
    bankNet: state.bankNet,
    opportunityPrice: opportunityPrice(state),
    turn: state.turn === null ? null : { ...state.turn, die: state.turn.die && { ...state.turn.die } },
    pending: viewPending(state.pending),
    result: state.result === null ? null : viewResult(state.result),
  };
}

function viewPlayer(player: Player, viewer: Viewer): PlayerView {
  const seesAll = viewer === 'open';
  return {
    seat: player.seat,
    ceoId: player.ceoId,
    colour: player.colour,
    liquidity: player.liquidity,
    hand: seesAll || viewer === player.seat ? [...player.hand] : null,
    handCount: player.hand.length,
    handLimit: handLimit(player),
    laid: phaseNumbers.map((phase) => ({ phase, cardId: player.laid[phase] })),
    pieces: phaseNumbers.map((phase) => player.pieces[phase]),
    home: player.home,
    businesses: cities
      .filter((city) => (player.businesses[city.id] ?? 0) > 0)
      .map((city) => ({ city: city.id, count: player.businesses[city.id] as number })),
    supply: player.supply,
    monopolies: markets.filter((market) => hasMonopoly(player, market.id)).map((market) => market.id),
    token: player.token,
    turnsCompleted: player.turnsCompleted,
    power: player.power,
    endgameUnlocked: endgameUnlocked(player),
    endgameRevealed: player.endgameRevealed,
    claim: player.claim === null ? null : viewClaim(player.claim, seesAll),
    handAudited: player.handAudited,
  };
}

// Nobody, the owner included, learns `correct` before an audit settles it (specification, chapter 4).
function viewClaim(claim: RevenueClaim, seesAll: boolean): NonNullable<PlayerView['claim']> {
  return {
    turnNumber: claim.turnNumber,
    declared: claim.declared,
    correct: seesAll || claim.declarationSettled ? claim.correct : null,
    withdrawn: claim.withdrawn,
    forfeited: claim.forfeited,
    declarationSettled: claim.declarationSettled,
    withdrawalSettled: claim.withdrawalSettled,
  };
}

function viewPending(pending: Pending | null): PendingView | null {
  if (pending === null) return null;
  switch (pending.type) {
    case 'counterWindow':
      return { ...pending, params: { ...pending.params }, remaining: [...pending.remaining] };
    case 'auditDiscard':
      return { ...pending };
    case 'revenueCheck':
    case 'rerollWindow':
    case 'endgameAttack':
    case 'endgameDefence':
      return { ...pending, remaining: [...pending.remaining] };
    default:
      return assertNever(pending);
  }
}

const viewResult = (result: NonNullable<EvilCorpState['result']>): NonNullable<EvilCorpView['result']> => ({
  reason: result.reason,
  winners: [...result.winners],
  ranking: result.ranking.map((place) => ({ ...place })),
  endgamePlanId: result.endgamePlanId,
});
