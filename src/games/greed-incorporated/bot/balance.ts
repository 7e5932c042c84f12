import type { GreedIncorporatedCommand } from '../commands.ts';
import { constants } from '../content.ts';
import { byValue, worstAsset } from '../values.ts';
import { assetWorth, only, options, settlingIn, shareWorth, type Table } from './table.ts';

/** The option must be worth more than the bonus by this many millions. */
const optionMargin = 3;
/** With so much cash flow the exit bonus is worth the position. */
const worthLeaving = 60;

/** A stock option where it is worth clearly more than the bonus and a year is left to use it. */
export function chooseReward(table: Table): GreedIncorporatedCommand {
  const { companyId, newIncome } = settlingIn(table.view);
  const bonus = Math.floor(newIncome / constants.bonusDivisor);
  const rewards = options(table, 'chooseReward');
  const option = rewards.find(({ reward }) => reward === 'stockOption');
  const better = !table.view.finalYear && shareWorth(table, companyId) > bonus + optionMargin;
  return option !== undefined && better ? option : { type: 'chooseReward', companyId, reward: 'bonus' };
}

/** The larger of the parachute with the token kept, and the pension. */
export function chooseCompensation(table: Table): GreedIncorporatedCommand {
  const { companyId, newIncome, cashFlow } = settlingIn(table.view);
  const parachute = Math.floor(newIncome / constants.bonusDivisor) + shareWorth(table, companyId);
  const pension = Math.floor(cashFlow / constants.pensionDivisor);
  return {
    type: 'chooseCompensation',
    companyId,
    compensation: pension > parachute ? 'topHatPension' : 'goldenParachute',
  };
}

/** The asset of the lowest value. */
export function giveUpAsset(table: Table, type: 'abandonAsset' | 'dropAsset'): GreedIncorporatedCommand {
  const commands = options(table, type);
  const ids = commands.map(({ assetId }) => assetId);
  const least = worstAsset(ids, (assetId) => assetWorth(table, assetId));
  return commands.find(({ assetId }) => assetId === least) ?? only(table, type);
}

/** Itself where the exit bonus is worth it, else the lowest executive of another seat. */
export function blame(table: Table): GreedIncorporatedCommand {
  const { companyId, cashFlow, slots } = settlingIn(table.view);
  const targets = options(table, 'assignBlame').map(({ target }) => target);
  const given = table.view.blame.length;
  const self = targets[given] ?? only(table, 'assignBlame').target;
  const others = targets.filter((_, index) => slots[index] !== table.seat);
  const target = cashFlow >= worthLeaving ? self : (others[others.length - 1] ?? self);
  return { type: 'assignBlame', companyId, target };
}

/** The lowest company card with the most valuable free assets. */
export function found(table: Table): GreedIncorporatedCommand {
  const { view, legal } = table;
  const [companyId] = view.companyCards;
  if (companyId === undefined) throw new Error('no company card is left');
  const list = legal.flatMap((entry) => entry.parameters).find(({ name }) => name === 'assetIds');
  if (list?.kind !== 'list') return { type: 'foundCompany', companyId, assetIds: [] };
  const ids = list.of.map(({ value }) => String(value));
  const assetIds = byValue(ids, (assetId) => assetWorth(table, assetId)).slice(0, list.max);
  return { type: 'foundCompany', companyId, assetIds };
}
