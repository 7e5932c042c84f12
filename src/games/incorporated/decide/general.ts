import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import type { CommandType, IncorporatedCommand } from '../commands.ts';
import { activeSeats } from '../derived.ts';
import type { Phase } from '../sets.ts';
import type { IncorporatedState, PendingType } from '../state.ts';

/** Where a command belongs: its phase, and the decision that it answers; null for a turn action. */
interface Place {
  readonly phase: Phase;
  readonly decision: PendingType | null;
}

const at = (phase: Phase, decision: PendingType | null = null): Place => ({ phase, decision });

const places: Readonly<Record<Exclude<CommandType, 'takeLoan'>, Place>> = {
  bidForCorporation: at('corporationAuction', 'corporationLot'),
  passCorporation: at('corporationAuction', 'corporationLot'),
  chooseOutlookTarget: at('outlook', 'outlookChoice'),
  openAuction: at('investment'),
  offerPrivateSale: at('investment'),
  passInvestment: at('investment'),
  raiseBid: at('investment', 'auction'),
  passBid: at('investment', 'auction'),
  placeInvestmentCube: at('investment', 'placeCube'),
  lowerBid: at('investment', 'reverseAuction'),
  passSell: at('investment', 'reverseAuction'),
  removeSoldCube: at('investment', 'removeCube'),
  bidPrivateSale: at('investment', 'privateSale'),
  passPrivateSale: at('investment', 'privateSale'),
  replaceSellerCube: at('investment', 'replaceCube'),
  placeIncomeCubes: at('competition', 'incomeShortage'),
  fight: at('competition'),
  defend: at('competition'),
  expand: at('competition'),
  passCompetition: at('competition'),
  powerPlay: at('lobbying'),
  moveBattleground: at('lobbying', 'moveMarker'),
  lobbyTaxHavens: at('lobbying'),
  lobbyCentralBanks: at('lobbying'),
  lobbyBudget: at('lobbying'),
  lobbyRd: at('lobbying'),
  lobbySubsidies: at('lobbying'),
  chooseSubsidy: at('lobbying', 'subsidies'),
  discardPayoffCards: at('earnings', 'crisisDiscard'),
  repayBonds: at('earnings', 'repayment'),
};

/** The checks that come before a command's own, in the order of specification 6.1. */
export function checkGeneral(
  state: IncorporatedState,
  seat: Seat,
  command: IncorporatedCommand,
): RuleViolation | null {
  const { phase } = state;
  if (phase === 'gameOver') return violation('GAME_OVER');
  if (state.players[seat] === undefined) return violation('UNKNOWN_SEAT');
  if (command.type === 'takeLoan') {
    // 6.2: at any moment of the two phases, whatever is open and whoever must act.
    return phase === 'investment' || phase === 'competition' ? null : violation('WRONG_PHASE');
  }
  const place = places[command.type];
  if (place.phase !== phase) return violation('WRONG_PHASE');
  if (place.decision !== (state.pending?.type ?? null)) return violation('WRONG_STEP');
  return activeSeats(state).includes(seat) ? null : violation('NOT_YOUR_TURN');
}
