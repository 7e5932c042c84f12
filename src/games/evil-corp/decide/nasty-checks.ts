import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { NastyParams } from '../commands.ts';
import { hasHadTurn, immune, seatsAfter } from '../derived.ts';
import type { MarketId, NastyKind } from '../sets.ts';
import { type EvilCorpState, type Player, playerOf } from '../state.ts';
import { laidPhase } from './phases.ts';
import { checkEnemy, type Refusal } from './rule.ts';

/** The parameters that each kind of nasty business takes, no more and no fewer (specification 3.1). */
export const nastyParameters: Readonly<Record<NastyKind, readonly (keyof NastyParams)[]>> = {
  counter: [],
  embezzlement: ['target'],
  'class-action': ['target'],
  'market-crash': [],
  'asset-seizure': ['target', 'city'],
  demolition: ['target', 'city'],
  injunction: ['target', 'phase'],
  'talent-poaching': ['target'],
  lobbying: ['market', 'to'],
  'insider-trading': [],
  'shell-company': ['city'],
};

/** What refuses a nasty business with these parameters, in the order of specification 11.5. */
export function checkNastyParams(
  state: EvilCorpState,
  seat: Seat,
  nasty: NastyKind,
  params: NastyParams,
): Refusal | null {
  if (nasty === 'counter') return 'COUNTER_ONLY_AS_REACTION';
  if (!takesExactly(params, nastyParameters[nasty])) return 'INVALID_COMMAND';
  const player = playerOf(state, seat);
  switch (nasty) {
    case 'embezzlement':
      return onTarget(state, seat, params, (target) => {
        if (immune(target)) return 'TARGET_IMMUNE';
        return target.liquidity < 1 ? 'TARGET_HAS_NOTHING' : null;
      });
    case 'class-action':
      return onTarget(state, seat, params, (target) => (immune(target) ? 'TARGET_IMMUNE' : null));
    case 'market-crash':
      return crashVictims(state, seat).length === 0 ? 'NO_ELIGIBLE_TARGET' : null;
    case 'asset-seizure':
      return onTarget(state, seat, params, (target) => {
        if (!hasBusiness(target, params.city)) return 'NO_SUCH_BUSINESS';
        return player.supply < 1 ? 'NO_BUSINESS_SUPPLY' : null;
      });
    case 'demolition':
      return onTarget(state, seat, params, (target) =>
        hasBusiness(target, params.city) ? null : 'NO_SUCH_BUSINESS',
      );
    case 'injunction':
      return onTarget(state, seat, params, (target) => {
        const card = laidPhase(state, target.seat, params.phase as number);
        if (card === null) return 'NO_SUCH_PHASE';
        // R29: a phase in its owner's own colour is locked.
        return card.colour === target.colour ? 'PHASE_LOCKED' : null;
      });
    case 'talent-poaching':
      return onTarget(state, seat, params, (target) =>
        target.hand.length < 1 ? 'TARGET_HAS_NOTHING' : null,
      );
    case 'lobbying': {
      const market = params.market as MarketId;
      if (state.worldEvents[market] === null) return 'NO_WORLD_EVENT';
      return params.to === market ? 'INVALID_MARKET' : null;
    }
    case 'insider-trading':
      return null;
    case 'shell-company':
      return player.supply < 1 ? 'NO_BUSINESS_SUPPLY' : null;
    default:
      return assertNever(nasty);
  }
}

/** Enemies whom a market crash hits, in player order (R25, R33). */
export const crashVictims = (state: EvilCorpState, seat: Seat): Seat[] =>
  seatsAfter(state.turnOrder, seat).filter((enemy) => {
    const player = playerOf(state, enemy);
    return hasHadTurn(player) && !immune(player);
  });

const takesExactly = (params: NastyParams, names: readonly string[]): boolean =>
  Object.keys(params).length === names.length && names.every((name) => Object.hasOwn(params, name));

const hasBusiness = (player: Player, city: string | undefined): boolean =>
  city !== undefined && (player.businesses[city] ?? 0) > 0;

function onTarget(
  state: EvilCorpState,
  seat: Seat,
  params: NastyParams,
  check: (target: Player) => Refusal | null,
): Refusal | null {
  const refusal = checkEnemy(state, seat, params.target as Seat);
  if (refusal !== null) return refusal;
  const target = playerOf(state, params.target as Seat);
  return hasHadTurn(target) ? check(target) : 'FIRST_ROUND_PROTECTION';
}
