import { playerOf, turnOf } from '../state.ts';
import type { Evolvers } from './moves.ts';

/** The frame of a turn and the end of the game (specification, chapter 6). */
export const turnEvolvers: Evolvers<
  'TurnStarted' | 'CeoPowerPlayed' | 'CollectStageClosed' | 'TurnEnded' | 'GameEnded'
> = {
  TurnStarted: (state, event) => {
    const player = playerOf(state, event.seat);
    player.claim = null;
    player.token = event.tokenAfter;
    state.status = 'playing';
    state.setupStep = null;
    state.turn = {
      turnNumber: event.turnNumber,
      round: event.round,
      seat: event.seat,
      stage: 'collect',
      revenue: event.revenue,
      opportunities: 'available',
      acted: false,
      powerActive: null,
      endgameEligible: event.endgameEligible,
      die: null,
      inPlay: null,
    };
  },
  CeoPowerPlayed: (state, event) => {
    const player = playerOf(state, event.seat);
    const turn = turnOf(state);
    player.power = 'used';
    turn.powerActive = event.powerCardId;
    if (event.powerCardId !== 'power-debt-jubilee') return;
    player.token = 'none';
    const skipped = state.config.skipFirstRoundRevenue && player.turnsCompleted === 0;
    if (turn.revenue === 'forbidden' && !skipped) turn.revenue = 'available';
  },
  CollectStageClosed: (state, event) => {
    const turn = turnOf(state);
    const { claim } = playerOf(state, event.seat);
    turn.stage = 'spend';
    turn.acted = true;
    for (const item of event.forfeited) turn[item] = 'forfeited';
    if (event.forfeited.includes('revenue') && claim !== null) claim.forfeited = true;
  },
  TurnEnded: (state, event) => {
    playerOf(state, event.seat).turnsCompleted += 1;
    state.turn = null;
  },
  GameEnded: (state, event) => {
    state.status = 'finished';
    state.result = {
      reason: event.reason,
      winners: [...event.winners],
      ranking: event.ranking.map((place) => ({ ...place })),
      endgamePlanId: event.endgamePlanId,
    };
  },
};
