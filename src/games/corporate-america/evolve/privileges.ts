import { playerOf } from '../state.ts';
import { type Evolvers, takeOut, takeTop } from './moves.ts';

/** Executive privileges (specification 3.3, R26). */
export const privilegeEvolvers: Evolvers<
  | 'ExecutivePrivilegeTaken'
  | 'ExecutivePrivilegeUsed'
  | 'PrivilegePassed'
  | 'ConsumersPeeked'
  | 'ConsumersReordered'
  | 'LegislationVetoed'
> = {
  ExecutivePrivilegeTaken: (state, { seat, privilegeId }) => {
    takeTop(state.privilegePile, 1);
    playerOf(state, seat).privileges.push(privilegeId);
  },
  ExecutivePrivilegeUsed: (state, { seat, privilegeId }) => {
    const { privileges } = playerOf(state, seat);
    takeOut(privileges, privilegeId);
    state.privilegeDiscard.push(privilegeId);
    if (state.step === 'privilegeWindow' && privileges.length === 0) state.capitol.windowQueue.shift();
  },
  PrivilegePassed: (state, { window }) => {
    if (window === 'capitolHill') state.capitol.windowQueue.shift();
  },
  ConsumersPeeked: (state, { consumerIds }) => {
    state.mainStreet.peeked = [...consumerIds];
  },
  ConsumersReordered: (state, { order }) => {
    const { cards, positions } = state.consumerDeck;
    // R41: each card keeps its own position.
    const moved = order.map((id) => positions[cards.indexOf(id)] as number);
    cards.splice(0, order.length, ...order);
    positions.splice(0, order.length, ...moved);
    state.mainStreet.peeked = [];
  },
  LegislationVetoed: (state, { legislationId, spot }) => {
    state.legislationBoard[spot - 1] = null;
    state.legislationDiscard.push(legislationId);
  },
};
