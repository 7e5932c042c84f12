import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ChoiceMembers, CommandNamed, CommandType, CorporateAmericaCommand } from '../commands.ts';
import {
  executiveOrder,
  freeSpeechZone,
  isBusiness,
  isConsumer,
  isLegislation,
  isPrivilege,
  pocketVeto,
} from '../content.ts';
import { placeCount } from '../derived.ts';
import type { Step } from '../sets.ts';
import type { CorporateAmericaState } from '../state.ts';
import type { Refusal } from './rule.ts';

const anyTime: readonly Step[] = ['consumer', 'sharedCustomers', 'settlement'];

const stepsOf: Readonly<Record<CommandType, readonly Step[]>> = {
  discardBusinessCard: ['wallStreetTurn'],
  startBusiness: ['wallStreetTurn'],
  finishStarting: ['wallStreetTurn'],
  startExtraBusiness: ['jobCreator'],
  declineExtraBusiness: ['jobCreator'],
  inspectHand: ['thinkTank'],
  takeBusinessCard: ['thinkTank'],
  declineThinkTank: ['thinkTank'],
  revealConsumer: ['consumer'],
  playConsumer: ['consumer'],
  orderPeekedConsumers: ['consumer'],
  assignSharedCustomers: ['sharedCustomers'],
  giveMoney: anyTime,
  lendSponsorship: anyTime,
  withdrawSponsorship: anyTime,
  confirmSettlement: ['settlement'],
  makePledge: ['debate', 'bid'],
  endDebate: ['debate'],
  placeBid: ['bid'],
  passBid: ['bid'],
  ruleSupremeCourt: ['supremeCourt', 'finalSupremeCourt'],
  revokeLaw: ['firstAct'],
  patriotActDismiss: ['firstAct'],
  endFirstAct: ['firstAct'],
  enactLegislation: ['enact'],
  discardMonopolyBusiness: ['breakMonopoly'],
  useExecutivePrivilege: ['consumer', 'privilegeWindow', 'pardon'],
  passPrivilege: ['privilegeWindow', 'pardon'],
};

/** Commands of every player, whether the game waits for it or not (specification 8.5, 9). */
const ofEveryPlayer: ReadonlySet<CommandType> = new Set<CommandType>([
  'giveMoney',
  'lendSponsorship',
  'withdrawSponsorship',
  'makePledge',
]);

/** The checks that come before a command's own, in the order of specification 6. */
export function checkGeneral(
  state: CorporateAmericaState,
  seat: Seat,
  command: CorporateAmericaCommand,
): Refusal | null {
  if (state.result !== null) return 'GAME_OVER';
  if (!hasKnownParameters(state, command)) return 'INVALID_PARAMETERS';
  if (state.step === null || !stepsOf[command.type].includes(state.step)) return 'WRONG_STEP';
  const asked = ofEveryPlayer.has(command.type)
    ? state.players[seat] !== undefined
    : state.active.includes(seat) ||
      // A seat that has readied itself is told so by the command's own check.
      (isAnswer(command) && state.players[seat] !== undefined);
  return asked ? null : 'NOT_ACTIVE';
}

const isAnswer = ({ type }: CorporateAmericaCommand): boolean =>
  type === 'confirmSettlement' || type === 'endDebate';

function hasKnownParameters(state: CorporateAmericaState, command: CorporateAmericaCommand): boolean {
  const isPlayer = (seat: Seat) => seat < state.seatCount;
  const isPlace = (seat: Seat) => seat < placeCount(state);
  switch (command.type) {
    case 'discardBusinessCard':
    case 'startExtraBusiness':
    case 'takeBusinessCard':
    case 'withdrawSponsorship':
    case 'discardMonopolyBusiness':
      return isBusiness(command.businessId);
    case 'startBusiness':
      return (
        isBusiness(command.businessId) &&
        (typeof command.privilegeId !== 'string' || isPrivilege(command.privilegeId))
      );
    case 'inspectHand':
      return isPlace(command.target);
    case 'revealConsumer':
      return areDistinct(command.sponsors) && command.sponsors.every(isBusiness);
    case 'playConsumer':
      return (
        isConsumer(command.consumerId) &&
        (typeof command.privilegeId !== 'string' || isPrivilege(command.privilegeId))
      );
    case 'orderPeekedConsumers':
      return areDistinct(command.order) && command.order.every(isConsumer);
    case 'assignSharedCustomers':
      return isPlace(command.recipient);
    case 'giveMoney':
      return isPlace(command.to);
    case 'lendSponsorship':
      return isBusiness(command.businessId) && isPlace(command.to);
    case 'makePledge':
      return areDistinct(command.legislationIds) && command.legislationIds.every(isLegislation);
    case 'placeBid': {
      const candidates = command.contributions.map(({ candidate }) => candidate);
      const { matchingFundsFor = null } = command;
      return (
        areDistinct(candidates) &&
        candidates.every(isPlayer) &&
        (matchingFundsFor === null || isPlayer(matchingFundsFor))
      );
    }
    case 'ruleSupremeCourt':
      return command.winner === null || isPlace(command.winner);
    case 'revokeLaw':
      return isLegislation(command.lawId);
    case 'patriotActDismiss':
      return isConsumer(command.protestId);
    case 'enactLegislation': {
      const { legislationId, satisfies, choice } = command;
      return (
        isLegislation(legislationId) &&
        (satisfies === null || isConsumer(satisfies)) &&
        (choice === null || isKnownChoice(choice, isPlace))
      );
    }
    case 'useExecutivePrivilege':
      return isKnownUse(command);
    case 'finishStarting':
    case 'declineExtraBusiness':
    case 'declineThinkTank':
    case 'confirmSettlement':
    case 'endDebate':
    case 'passBid':
    case 'endFirstAct':
    case 'passPrivilege':
      return true;
    default:
      return assertNever(command);
  }
}

function isKnownChoice(
  { allocations, lawId, protestId, monopoly }: ChoiceMembers,
  isPlace: (seat: Seat) => boolean,
) {
  const seats = allocations?.map(({ seat }) => seat) ?? [];
  return (
    areDistinct(seats) &&
    seats.every(isPlace) &&
    (lawId === undefined || isLegislation(lawId)) &&
    (protestId === undefined || isConsumer(protestId)) &&
    (monopoly === undefined || isPlace(monopoly.target))
  );
}

/** A privilege is used with exactly the parameter that it takes (specification 3.3). */
function isKnownUse(command: CommandNamed<'useExecutivePrivilege'>): boolean {
  const { privilegeId, lawId, legislationId, protestId } = command;
  return (
    isPrivilege(privilegeId) &&
    (lawId !== undefined) === (privilegeId === executiveOrder) &&
    (legislationId !== undefined) === (privilegeId === pocketVeto) &&
    (protestId !== undefined) === (privilegeId === freeSpeechZone) &&
    (lawId === undefined || isLegislation(lawId)) &&
    (legislationId === undefined || isLegislation(legislationId)) &&
    (protestId === undefined || isConsumer(protestId))
  );
}

const areDistinct = (values: readonly (string | number)[]): boolean => new Set(values).size === values.length;
