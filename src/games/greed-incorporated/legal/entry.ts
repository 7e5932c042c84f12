import type { Parameter, ParameterOption, Seat } from '../../../kernel/game.ts';
import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import type { GoodsAmount, GreedIncorporatedCommand, TokenRef } from '../commands.ts';
import { assetName, companyName, goodName, SeatWord, tokenWords } from '../words.ts';

export const { complete, open } = legalEntries<GreedIncorporatedCommand>();

/** Numbers of goods, each up to that of the bag; `minTotal` to `maxTotal` together. */
export const goodsParameter = (
  name: string,
  title: string,
  most: readonly GoodsAmount[],
  minTotal: number,
  maxTotal = most.reduce((sum, { count }) => sum + count, 0),
): Parameter => ({
  name,
  title,
  dependsOn: [],
  kind: 'bag',
  keys: most.map(({ good, count }) => ({ value: good, label: goodName(good), min: 0, max: count })),
  keyMember: 'good',
  countMember: 'count',
  minTotal,
  maxTotal,
});

export const assetOption = optionsOnce(assetName);
export const companyOption = optionsOnce(companyName);
export const seatOption = (seat: Seat): ParameterOption => ({ value: seat, label: SeatWord(seat) });
export const tokenOption = ({ companyId, slot }: TokenRef): ParameterOption => ({
  value: { companyId, slot },
  label: tokenWords({ companyId, slot }),
});
