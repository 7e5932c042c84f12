import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { GreedIncorporatedCommand, TokenRef } from '../commands.ts';
import { isAssetId, isCompanyId } from '../content.ts';
import { isBag } from '../goods.ts';
import { commandsOf } from '../phases.ts';
import type { GreedIncorporatedState } from '../state.ts';
import type { Refusal } from './rule.ts';

/** What refuses any command before its own checks (specification 13). */
export function checkGeneral(
  state: GreedIncorporatedState,
  seat: Seat,
  command: GreedIncorporatedCommand,
): Refusal | null {
  if (state.result !== null) return 'GAME_OVER';
  if (state.players[seat] === undefined) return 'UNKNOWN_SEAT';
  if (!isWellFormed(state, command)) return 'INVALID_PAYLOAD';
  if (!commandsOf[state.phase].includes(command.type)) return 'WRONG_PHASE';
  return null;
}

/** What a schema cannot tell: ids of the catalogue, seats of the game, goods and cards named once. */
function isWellFormed(state: GreedIncorporatedState, command: GreedIncorporatedCommand): boolean {
  const isToken = ({ companyId }: TokenRef): boolean => isCompanyId(companyId);
  const isSeat = (seat: Seat): boolean => seat < state.seatCount;
  switch (command.type) {
    case 'placeBid':
    case 'passBid':
      return command.companyId === undefined || command.companyId === null || isCompanyId(command.companyId);
    case 'selectAsset':
      return isAssetId(command.assetId);
    case 'chooseAsset':
    case 'processAsset':
    case 'abandonAsset':
    case 'dropAsset':
      return isCompanyId(command.companyId) && isAssetId(command.assetId);
    case 'offerTrade':
      return (
        isCompanyId(command.fromCompanyId) &&
        isCompanyId(command.toCompanyId) &&
        isBag(command.give.goods) &&
        isBag(command.receive.goods)
      );
    case 'sellGoods':
      return isCompanyId(command.companyId) && command.goods.length > 0 && isBag(command.goods);
    case 'closeCommerce':
      return isCompanyId(command.companyId) && isBag(command.keep);
    case 'offerShareSwap':
      return isSeat(command.toSeat) && isToken(command.give) && isToken(command.want);
    case 'offerShareSale':
      return isSeat(command.toSeat) && isToken(command.give);
    case 'foundCompany':
      return (
        isCompanyId(command.companyId) &&
        command.assetIds.every(isAssetId) &&
        new Set(command.assetIds).size === command.assetIds.length
      );
    case 'declineAsset':
    case 'finishTrading':
    case 'chooseShare':
    case 'exerciseOption':
    case 'declineOption':
    case 'auctionShare':
    case 'chooseReward':
    case 'chooseCompensation':
    case 'submitSealedBid':
    case 'assignBlame':
      return isCompanyId(command.companyId);
    case 'acceptTrade':
    case 'rejectTrade':
    case 'withdrawTrade':
    case 'declineShare':
    case 'acceptShareOffer':
    case 'rejectShareOffer':
    case 'withdrawShareOffer':
    case 'finishShareTrading':
      return true;
    default:
      return assertNever(command);
  }
}
