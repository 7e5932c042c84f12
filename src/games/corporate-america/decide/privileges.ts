import type { Seat } from '../../../kernel/game.ts';
import type { CommandNamed } from '../commands.ts';
import {
  constants,
  executiveOrder,
  freeSpeechZone,
  insiderBriefing,
  lawsRevocableByPresident,
  pocketVeto,
  presidentialPardon,
  privilegeOf,
} from '../content.ts';
import { holdsPrivilege } from '../derived.ts';
import type { PrivilegeParams } from '../events.ts';
import type { PrivilegeTiming } from '../sets.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { revealLegislation } from './campaign-trail.ts';
import { fillDeck } from './decks.ts';
import { payFine, waiveFine } from './fines.ts';
import {
  type CorporateAmericaBatch,
  enterStep,
  type Next,
  noCheck,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';

type Use = CommandNamed<'useExecutivePrivilege'>;

/** Executive privileges that are used by themselves (specification 3.3, R26). */
export const privilegeRules: Rules<'useExecutivePrivilege' | 'passPrivilege' | 'orderPeekedConsumers'> = {
  useExecutivePrivilege: { check: checkUse, play: usePrivilege },
  passPrivilege: {
    check: noCheck,
    play: (batch, seat) => {
      if (batch.state.step === 'pardon') {
        batch.emit({ type: 'PrivilegePassed', seat, window: 'fine' });
        payFine(batch);
        return 'fines';
      }
      batch.emit({ type: 'PrivilegePassed', seat, window: 'capitolHill' });
      return 'privilegeWindow';
    },
  },
  orderPeekedConsumers: {
    check: ({ mainStreet: { peeked } }, _seat, { order }) =>
      refuseUnless(
        peeked.length > 0 && order.length === peeked.length && order.every((id) => peeked.includes(id)),
        'NOT_A_PERMUTATION',
      ),
    play: (batch, seat, { order }) => {
      batch.emit({ type: 'ConsumersReordered', seat, order: [...order], count: order.length });
      return 'wait';
    },
  },
};

function checkUse(state: CorporateAmericaState, seat: Seat, use: Use): Refusal | null {
  const { privilegeId, lawId, legislationId, protestId } = use;
  if (!holdsPrivilege(state, seat, privilegeId)) return 'PRIVILEGE_NOT_HELD';
  if (!isUsableNow(state, privilegeId)) return 'PRIVILEGE_NOT_USABLE';
  if (lawId !== undefined) {
    return (
      refuseUnless(state.laws.includes(lawId), 'LAW_NOT_IN_PLAY') ??
      refuseUnless(lawsRevocableByPresident(state.laws).includes(lawId), 'LAW_NOT_REVOCABLE')
    );
  }
  if (legislationId !== undefined) {
    const replaceable = state.legislationDeck.cards.length + state.legislationDiscard.length > 0;
    return (
      refuseUnless(state.legislationBoard.includes(legislationId), 'NOT_ON_BOARD') ??
      refuseUnless(replaceable, 'NO_LEGISLATION_CARDS')
    );
  }
  if (protestId !== undefined) return refuseUnless(state.protests.includes(protestId), 'PROTEST_NOT_IN_PLAY');
  return null;
}

function isUsableNow(state: CorporateAmericaState, privilegeId: string): boolean {
  if (!state.config.executivePrivilegeEffects || privilegeOf(privilegeId).timing !== timingNow(state)) {
    return false;
  }
  const { revealCount, peeked } = state.mainStreet;
  return state.step !== 'consumer' || (revealCount === 0 && peeked.length === 0);
}

function timingNow({ step }: CorporateAmericaState): PrivilegeTiming | null {
  if (step === 'consumer') return 'mainStreetTurn';
  if (step === 'privilegeWindow') return 'capitolHillWindow';
  return step === 'pardon' ? 'fine' : null;
}

function usePrivilege(batch: CorporateAmericaBatch, seat: Seat, use: Use): Next {
  const { privilegeId, lawId, legislationId, protestId } = use;
  const params: PrivilegeParams = {
    ...(lawId === undefined ? {} : { lawId }),
    ...(legislationId === undefined ? {} : { legislationId }),
    ...(protestId === undefined ? {} : { protestId }),
  };
  batch.emit({ type: 'ExecutivePrivilegeUsed', seat, privilegeId, params });
  if (privilegeId === insiderBriefing) return peekConsumers(batch, seat);
  if (privilegeId === executiveOrder && lawId !== undefined) {
    batch.emit({ type: 'LawRevoked', lawId, by: seat, cause: 'executiveOrder' });
    return 'wait';
  }
  if (privilegeId === pocketVeto && legislationId !== undefined) {
    veto(batch, seat, legislationId);
    return windowGoesOn(batch, seat);
  }
  if (privilegeId === freeSpeechZone && protestId !== undefined) {
    batch.emit({ type: 'ProtestEnded', protestId, by: seat, via: 'freeSpeechZone' });
    return windowGoesOn(batch, seat);
  }
  if (privilegeId === presidentialPardon) {
    waiveFine(batch);
    return 'fines';
  }
  throw new Error(`${privilegeId} is not used by itself`);
}

function peekConsumers(batch: CorporateAmericaBatch, seat: Seat): Next {
  fillDeck(batch, 'consumer');
  showTopConsumers(batch, seat);
  return 'wait';
}

/** Shows a seat the top of the consumer deck (R26). */
export function showTopConsumers(batch: CorporateAmericaBatch, seat: Seat): void {
  const { cards, positions } = batch.state.consumerDeck;
  const consumerIds = cards.slice(0, constants.briefingCards);
  batch.emit({
    type: 'ConsumersPeeked',
    seat,
    consumerIds,
    count: consumerIds.length,
    positions: positions.slice(0, constants.briefingCards),
  });
}

function veto(batch: CorporateAmericaBatch, seat: Seat, legislationId: string): void {
  const spot = batch.state.legislationBoard.indexOf(legislationId) + 1;
  batch.emit({ type: 'LegislationVetoed', seat, legislationId, spot });
  revealLegislation(batch, spot, 1, 'pocketVeto');
}

/** The same seat goes on while it has privileges; its leaving shows in the queue. */
const windowGoesOn = ({ state }: CorporateAmericaBatch, seat: Seat): Next =>
  state.capitol.windowQueue[0] === seat && playerOf(state, seat).privileges.length > 0
    ? 'wait'
    : 'privilegeWindow';

/** Asks the next holder of privileges, whatever they are; then legislation is enacted (R26). */
export function openPrivilegeWindow(batch: CorporateAmericaBatch): Next {
  const [holder] = batch.state.capitol.windowQueue;
  return holder === undefined
    ? enterStep(batch, 'enact', [batch.state.president])
    : enterStep(batch, 'privilegeWindow', [holder]);
}
