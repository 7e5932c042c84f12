import type { LegalCommand, Parameter, ParameterOption, Seat } from '../../../kernel/game.ts';
import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import { commandCitation } from '../command-citation.ts';
import type { CommandType, GoodsAmount, GreedIncorporatedCommand, TokenRef } from '../commands.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { assetName, companyName, goodName, SeatWord, tokenWords } from '../words.ts';

const entries = legalEntries<GreedIncorporatedCommand>();

/** A legal command with every parameter settled. */
export const complete = (
  state: GreedIncorporatedState,
  command: GreedIncorporatedCommand,
  title: string,
  targets?: readonly string[],
  warnings?: readonly string[],
): LegalCommand => entries.complete(command, title, commandCitation(state, command.type), targets, warnings);

/** A legal command with open parameters, and what is told of it beside them. */
export const open = (
  state: GreedIncorporatedState,
  type: CommandType,
  title: string,
  parameters: readonly Parameter[],
  particulars?: Parameters<typeof entries.open>[4],
): LegalCommand => entries.open(type, title, commandCitation(state, type), parameters, particulars);

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
