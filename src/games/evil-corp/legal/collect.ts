import type { LegalCommand } from '../../../kernel/game.ts';
import { integerParameter, listParameter } from '../../../kernel/legal.ts';
import { ceoOf, constants, powerCardOf } from '../content.ts';
import { endgameUnlocked } from '../derived.ts';
import type { EvilCorpState, Player, Turn } from '../state.ts';
import { money } from '../words.ts';
import { cardOption, complete, open } from './entry.ts';
import { cityOptions } from './setup.ts';

/** The whole range and never the correct amount (specification 11.8, R39). */
const amount = [integerParameter('amount', 'Billions', 0, constants.declarationMax)];
const declareRevenue = open('declareRevenue', 'Declare the revenue', amount);
const withdrawRevenue = open('withdrawRevenue', 'Withdraw the revenue', amount);
const collectRevenue = complete({ type: 'collectRevenue' }, 'Collect the revenue');
const drawOnly = complete({ type: 'collectOpportunities', discard: [] }, 'Draw free opportunity cards');
const attemptEndgame = complete(
  { type: 'attemptEndgame' },
  `Attempt the endgame for ${money(constants.endgameCost)}`,
);

/** What is possible only while the turn has not begun in earnest (specification 11.3). */
export function addStartOfTurn(out: LegalCommand[], state: EvilCorpState, player: Player, turn: Turn): void {
  if (turn.acted) return;
  if (turn.endgameEligible && player.liquidity >= constants.endgameCost && endgameUnlocked(player)) {
    out.push(attemptEndgame);
  }
  if (state.config.ceoPowers && player.power === 'unused' && player.ceoId !== null) {
    addPower(out, player, ceoOf(player.ceoId).powerCardId);
  }
}

function addPower(out: LegalCommand[], player: Player, powerCardId: string): void {
  const title = `Play the CEO power ${powerCardOf(powerCardId).name}`;
  if (powerCardId !== 'power-land-grab') {
    out.push(complete({ type: 'playCeoPower' }, title, [powerCardId]));
    return;
  }
  const count = Math.min(constants.landGrabCities, player.supply);
  if (count === 0) return;
  const cities = listParameter('cities', count === 1 ? 'One city' : 'Two different cities', cityOptions, [
    count,
    count,
  ]);
  out.push(open('playCeoPower', title, [cities], { targets: [powerCardId] }));
}

/** The items of the collect stage that are still open (specification 11.4). */
export function addCollect(out: LegalCommand[], state: EvilCorpState, player: Player, turn: Turn): void {
  if (turn.revenue === 'available') {
    out.push(state.config.revenueMode === 'automatic' ? collectRevenue : declareRevenue);
  } else if (turn.revenue === 'declared') {
    out.push(withdrawRevenue);
  }
  if (turn.opportunities === 'available') out.push(collectOpportunities(player));
}

function collectOpportunities(player: Player): LegalCommand {
  if (player.hand.length === 0) return drawOnly;
  return open('collectOpportunities', 'Discard and draw free opportunity cards', [
    listParameter(
      'discard',
      'Cards to discard first, in this order',
      player.hand.map(cardOption),
      [0, player.hand.length],
      { ordered: true },
    ),
  ]);
}
