import { emptyBoard } from '../state.ts';
import { type Evolvers, payFromTreasury, takeOut } from './moves.ts';

/** The Capitol Hill Phase (specification, chapter 10). */
export const capitolHillEvolvers: Evolvers<
  | 'ContributionsRevealed'
  | 'PoliticsFeverPaid'
  | 'SupremeCourtConsulted'
  | 'SupremeCourtRuled'
  | 'PresidentElected'
  | 'ContributionsForfeited'
  | 'LawRevoked'
  | 'ProtestSatisfied'
  | 'ProtestEnded'
  | 'FirstActFinished'
  | 'LegislationEnacted'
  | 'LobbyistPaid'
  | 'GiveawayDistributed'
  | 'FineAssessed'
  | 'FineWaived'
  | 'FinePaid'
  | 'MonopolyBroken'
  | 'FortunesDisclosed'
  | 'NoEffect'
  | 'LegislationDiscarded'
> = {
  ContributionsRevealed: (state) => {
    state.pilesRevealed = true;
  },
  PoliticsFeverPaid: (state, { seat, amount }) => payFromTreasury(state, seat, amount),
  SupremeCourtConsulted: ({ capitol }, { tied }) => {
    capitol.tied = [...tied];
  },
  SupremeCourtRuled: () => {},
  PresidentElected: (state, { seat }) => {
    state.president = seat;
  },
  ContributionsForfeited: (state, { amount }) => {
    state.treasury += amount;
    state.piles = state.piles.map(() => 0);
  },
  LawRevoked: (state, { lawId, cause }) => {
    takeOut(state.laws, lawId);
    state.legislationDiscard.push(lawId);
    if (cause === 'firstAct') state.capitol.revokeUsed = true;
  },
  ProtestSatisfied: (state, { protestId, via }) => {
    takeOut(state.protests, protestId);
    state.consumerDiscard.push(protestId);
    if (via === 'patriotAct') state.capitol.patriotUsed = true;
  },
  ProtestEnded: (state, { protestId }) => {
    takeOut(state.protests, protestId);
    state.consumerDiscard.push(protestId);
  },
  FirstActFinished: () => {},
  LegislationEnacted: (state, { legislationId, becomesLaw }) => {
    state.legislationBoard[state.legislationBoard.indexOf(legislationId)] = null;
    state.capitol.enacted.push(legislationId);
    if (becomesLaw) state.laws.push(legislationId);
    else state.capitol.resolving = legislationId;
  },
  LobbyistPaid: (state, { seat, amount }) => payFromTreasury(state, seat, amount),
  GiveawayDistributed: (state, { allocations }) => {
    for (const { seat, amount } of allocations) payFromTreasury(state, seat, amount);
  },
  FineAssessed: ({ capitol }, { dues }) => {
    capitol.fineQueue = dues.map(({ seat, businessIds, due }) => ({
      seat,
      businessIds: [...businessIds],
      due,
    }));
  },
  FineWaived: ({ capitol }) => {
    capitol.fineQueue.shift();
  },
  FinePaid: (state, { seat, paid }) => {
    state.capitol.fineQueue.shift();
    payFromTreasury(state, seat, -paid);
  },
  MonopolyBroken: ({ capitol }, { target, industry }) => {
    capitol.monopoly = { target, industry };
  },
  FortunesDisclosed: () => {},
  NoEffect: () => {},
  LegislationDiscarded: (state, { legislationIds, reason }) => {
    state.legislationDiscard.push(...legislationIds);
    if (reason === 'enacted') state.capitol.resolving = null;
    else state.legislationBoard = emptyBoard();
  },
};
