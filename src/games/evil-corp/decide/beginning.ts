import { violation } from '../codes.ts';
import { ceoOf, constants } from '../content.ts';
import { endgameUnlocked } from '../derived.ts';
import { type Player, playerOf, turnOf } from '../state.ts';
import type { Refusal, Rules } from './rule.ts';
import { endWithEndgame } from './turns.ts';

/** Commands of the beginning of a turn (specification 6.2, 11.3). */
export const beginningRules: Rules<'playCeoPower' | 'attemptEndgame'> = {
  playCeoPower: {
    check: (state, seat, { cities }) => {
      const player = playerOf(state, seat);
      if (player.power === 'off')
        return violation('OPTION_DISABLED', { kind: 'section', id: 'CEO Power Cards' });
      if (player.power === 'used') return 'POWER_ALREADY_USED';
      if (turnOf(state).acted) return violation('NOT_AT_START_OF_TURN', { kind: 'ruling', id: 'R32' });
      if (powerCardId(player) === 'power-land-grab') return checkLandGrab(player, cities ?? []);
      return cities === undefined ? null : 'INVALID_COMMAND';
    },
    play: (batch, seat, { cities }) => {
      const player = playerOf(batch.state, seat);
      const powerCard = powerCardId(player);
      const tokenReturned = powerCard === 'power-debt-jubilee' && player.token !== 'none';
      batch.emit({ type: 'CeoPowerPlayed', seat, powerCardId: powerCard, tokenReturned });
      if (powerCard !== 'power-land-grab') return;
      for (const city of cities ?? []) batch.emit({ type: 'BusinessPlaced', seat, city, cause: 'landGrab' });
    },
  },
  attemptEndgame: {
    check: (state, seat) => {
      const player = playerOf(state, seat);
      const turn = turnOf(state);
      if (turn.acted) return 'NOT_AT_START_OF_TURN';
      if (!turn.endgameEligible || !endgameUnlocked(player)) return 'ENDGAME_LOCKED';
      return player.liquidity < constants.endgameCost ? 'INSUFFICIENT_LIQUIDITY' : null;
    },
    play: (batch, seat) => {
      const endgamePlanId = endgamePlanOf(playerOf(batch.state, seat));
      batch.emit({ type: 'EndgameAttempted', seat, cost: constants.endgameCost, endgamePlanId });
      if (batch.state.pending === null) endWithEndgame(batch, seat, endgamePlanId);
    },
  },
};

function checkLandGrab(player: Player, cities: readonly string[]): Refusal | null {
  if (player.supply < 1) return 'NO_BUSINESS_SUPPLY';
  const count = Math.min(constants.landGrabCities, player.supply);
  return cities.length !== count || new Set(cities).size !== count ? 'INVALID_CITIES' : null;
}

/** Power card of a seat that has chosen its CEO. */
export const powerCardId = (player: Player): string => ceoOf(player.ceoId ?? '').powerCardId;

/** Endgame plan of a seat that has chosen its CEO. */
export const endgamePlanOf = (player: Player): string => ceoOf(player.ceoId ?? '').endgamePlan.id;
