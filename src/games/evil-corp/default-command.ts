import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import type { EvilCorpCommand } from './commands.ts';
import { cardOf, ceos, constants, type Market, markets } from './content.ts';
import { correctRevenue } from './derived.ts';
import { type EvilCorpState, type Pending, type Player, playerOf, turnOf } from './state.ts';

/** What an absent seat does (specification 13.2); always legal. Asked for active seats only. */
export function defaultCommand(state: EvilCorpState, seat: Seat): EvilCorpCommand {
  const player = playerOf(state, seat);
  if (state.status === 'setup') return duringSetup(state, player);
  return state.pending === null ? duringTurn(state, player) : duringWindow(state.pending, player);
}

function duringSetup(state: EvilCorpState, player: Player): EvilCorpCommand {
  switch (state.setupStep) {
    case 'ceo':
      return {
        type: 'selectCeo',
        ceoId: first(ceos, (ceo) => state.players.every((p) => p.ceoId !== ceo.id)).id,
      };
    case 'home':
      return {
        type: 'foundSecretBase',
        market: homeOf(
          state.players.map((p) => p.home),
          player.seat,
        ).id,
      };
    case 'businesses':
      return {
        type: 'placeStartingBusinesses',
        cities: firstMarkets(player.home).map((market) => first(market.cities, () => true).id),
      };
    case null:
      throw new Error('there is nothing to choose');
    default:
      return assertNever(state.setupStep);
  }
}

function duringTurn(state: EvilCorpState, player: Player): EvilCorpCommand {
  const turn = turnOf(state);
  if (turn.stage !== 'collect') return { type: 'endTurn' };
  if (turn.revenue === 'available') {
    return state.config.revenueMode === 'automatic'
      ? { type: 'collectRevenue' }
      : { type: 'declareRevenue', amount: correctRevenue(state, player.seat) };
  }
  if (turn.revenue === 'declared') {
    if (player.claim === null) throw new Error('a declared revenue without a claim');
    return { type: 'withdrawRevenue', amount: player.claim.declared };
  }
  return { type: 'collectOpportunities', discard: [] };
}

function duringWindow(pending: Pending, player: Player): EvilCorpCommand {
  switch (pending.type) {
    case 'revenueCheck':
      return { type: 'acceptRevenue' };
    case 'counterWindow':
      return { type: 'declineCounter' };
    case 'rerollWindow':
      return { type: 'declineReroll' };
    case 'endgameAttack':
      return { type: 'declineAttack' };
    case 'endgameDefence': {
      const cardId = player.hand.find((id) => cardOf(id).kind === 'agent');
      return cardId === undefined ? { type: 'concedeEndgame' } : { type: 'defendEndgame', cardId };
    }
    case 'auditDiscard':
      return { type: 'discardForAudit', cardIds: player.hand.slice(-pending.count) };
    default:
      return assertNever(pending);
  }
}

/** The market in front of the seat if its island is free, else the first free one [Secret Base], R7. */
export function homeOf(taken: readonly (string | null)[], seat: Seat): Market {
  const inFront = markets[seat % markets.length] as Market;
  return taken.includes(inFront.id) ? first(markets, (market) => !taken.includes(market.id)) : inFront;
}

/** The home market and the next two in content order, cyclic [Businesses]. */
export function firstMarkets(home: string | null): readonly Market[] {
  const at = markets.findIndex((market) => market.id === home);
  return Array.from(
    { length: constants.startingBusinesses },
    (_, i) => markets[(at + i) % markets.length] as Market,
  );
}

function first<T>(list: readonly T[], holds: (item: T) => boolean): T {
  const found = list.find(holds);
  if (found === undefined) throw new Error('nothing is free');
  return found;
}
