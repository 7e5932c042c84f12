import { clonePlain } from '../../../kernel/json.ts';
import { companyCards, statusSymbolCards } from '../content.ts';
import { rulesOf } from '../modes.ts';
import { companyOf, newCompany, newPlayer, playerOf } from '../state.ts';
import { addCompany, type Evolvers, seatPays, takeCard } from './moves.ts';

/** Setup and shuffles (specification, chapters 6 and 20.1). */
export const setupEvolvers: Evolvers<
  | 'GameCreated'
  | 'CompanyAssigned'
  | 'StartSeatSet'
  | 'TrendChanged'
  | 'AssetStackPrepared'
  | 'StartingAssetGranted'
  | 'HandDealt'
> = {
  GameCreated: (state, { config, seats, startingCash }) => {
    state.config = clonePlain(config);
    state.seatCount = seats.length;
    state.players = seats.map(newPlayer);
    for (const seat of seats) seatPays(state, seat, -startingCash);
    state.companyCards = companyCards.filter(({ use }) => use === 'startUp').map(({ id }) => id);
    if (!rulesOf(state).statusPoints) return;
    for (const { id, colour } of statusSymbolCards) state.statusStacks[colour].push(id);
  },
  CompanyAssigned: (state, { seat, companyId, cashFlow }) => {
    const company = newCompany(companyId, seat);
    company.cashFlow = cashFlow;
    state.bankNet -= cashFlow;
    addCompany(state, company);
  },
  StartSeatSet: (state, { seat }) => {
    state.startSeat = seat;
  },
  TrendChanged: (state, { good, to }) => {
    state.market[good].trend = to;
  },
  AssetStackPrepared: (state, { order }) => {
    state.drawStack = { cards: [...order], positions: order.map((_, position) => position) };
  },
  StartingAssetGranted: (state, { companyId, assetId }) => {
    takeCard(state.drawStack, assetId);
    companyOf(state, companyId).assets.push({ assetId, used: false });
  },
  HandDealt: (state, { seat, assetIds, positions }) => {
    const { hand } = playerOf(state, seat);
    hand.cards.push(...assetIds);
    hand.positions.push(...positions);
    for (const assetId of assetIds) takeCard(state.drawStack, assetId);
  },
};
