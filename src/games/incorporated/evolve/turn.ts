import { assertNever } from '../../../kernel/assert-never.ts';
import { outlookCardOf } from '../content.ts';
import type { ChoiceDetail, EventNamed } from '../events.ts';
import type { IncorporatedState, Pending } from '../state.ts';
import { playerOf } from '../state.ts';
import { type Evolvers, payFromBank } from './moves.ts';

/** Turns, phases, executives, loans and choices (specification, chapters 4 and 6). */
export const turnEvolvers: Evolvers<
  | 'TurnStarted'
  | 'PhaseStarted'
  | 'SeatActivated'
  | 'ChoiceOpened'
  | 'LoanTaken'
  | 'ExecutiveSent'
  | 'ExecutivesReturned'
> = {
  TurnStarted: (state, { turn }) => {
    state.turn = turn;
    state.lobbyUsed = [];
  },
  PhaseStarted: (state, { phase }) => {
    state.phase = phase;
    state.activeSeat = null;
    if (phase === 'competition') for (const player of state.players) player.competitionPassed = false;
  },
  SeatActivated: (state, { seat }) => {
    state.activeSeat = seat;
  },
  ChoiceOpened: (state, event) => {
    state.pending = openedChoice(state, event);
  },
  LoanTaken: (state, { seat, proceeds, bondsAfter }) => {
    playerOf(state, seat).bonds = bondsAfter;
    payFromBank(state, seat, proceeds);
  },
  ExecutiveSent: (state, { seat, location }) => {
    playerOf(state, seat).executivesInPool -= 1;
    state.executivesPlaced.push({ seat, location });
    const used = usedEvent(location);
    if (used !== null) state.lobbyUsed.push(used);
  },
  ExecutivesReturned: (state) => {
    for (const player of state.players) player.executivesInPool = player.executivesTotal;
    state.executivesPlaced = [];
  },
};

/** The lobbying event that an executive at the location uses up; null where there is none. */
function usedEvent(location: string): IncorporatedState['lobbyUsed'][number] | null {
  const event = location.startsWith('event:') ? location.slice('event:'.length) : location;
  switch (event) {
    case 'central-banks':
    case 'budget':
    case 'rd':
    case 'subsidies':
    case 'zone:americas':
    case 'zone:europe':
    case 'zone:asia':
    case 'zone:third-world':
      return event;
    default:
      return null;
  }
}

function openedChoice(state: IncorporatedState, event: EventNamed<'ChoiceOpened'>): Pending {
  const { kind, seat, detail } = event;
  const options = [...event.options];
  switch (kind) {
    case 'outlookChoice': {
      const card = outlookCardOf(state.outlookCurrent?.cardId ?? '');
      return {
        type: kind,
        seat,
        cardId: card.id,
        effectIndex: told(detail, 'effectIndex'),
        options,
      };
    }
    case 'placeCube':
      return {
        type: kind,
        seat,
        country: told(detail, 'country'),
        options,
        mode: told(detail, 'mode'),
        price: told(detail, 'price'),
      };
    case 'removeCube':
      return { type: kind, seat, country: told(detail, 'country'), options };
    case 'replaceCube':
      return {
        type: kind,
        seat,
        seller: told(detail, 'seller'),
        country: told(detail, 'country'),
        options,
      };
    case 'incomeShortage':
      return {
        type: kind,
        seat,
        available: told(detail, 'available'),
        entitlement: told(detail, 'entitlement').map((holding) => ({ ...holding })),
      };
    case 'moveMarker':
      return { type: kind, seat, zone: told(detail, 'zone'), options };
    case 'crisisDiscard':
      return { type: kind, seat, count: told(detail, 'count'), options };
    default:
      return assertNever(kind);
  }
}

/** A member of the detail that its kind always tells; without it the log is broken. */
function told<K extends keyof ChoiceDetail>(detail: ChoiceDetail, member: K): NonNullable<ChoiceDetail[K]> {
  const value = detail[member];
  if (value === undefined) throw new Error(`the choice does not tell its ${member}`);
  return value;
}
