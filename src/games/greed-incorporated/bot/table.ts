import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/random.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import { type AssetId, constants } from '../content.ts';
import type { Good } from '../sets.ts';
import { assetValue, shareValue, yearsLeft } from '../values.ts';
import type { CompanyView, GreedIncorporatedView, PlayerView } from '../view-schema.ts';

/** What the bot of one seat looks at: its view, its own place and its legal commands. */
export interface Table {
  readonly view: GreedIncorporatedView;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly legal: readonly LegalCommand[];
  readonly random: Random;
  /** Years to come, the present one among them. */
  readonly yearsLeft: number;
  readonly prices: Readonly<Record<string, number>>;
  /** Companies in business, highest number first. */
  readonly companies: readonly CompanyView[];
  /** Those of them that the seat runs. */
  readonly own: readonly CompanyView[];
}

export function tableOf(
  view: GreedIncorporatedView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): Table {
  const me = view.players[seat];
  if (me === undefined) throw new Error(`no player at seat ${seat}`);
  const hands = view.players.reduce((sum, { handCount }) => sum + handCount, 0);
  const companies = view.companyOrder.map((companyId) => companyIn(view, companyId));
  return {
    view,
    seat,
    me,
    legal,
    random,
    yearsLeft: yearsLeft(view.config.endCondition, { stack: view.drawStackCount, hands }, view.seatCount),
    prices: Object.fromEntries(view.market.map(({ good, price }) => [good, price])),
    companies,
    own: companies.filter(({ slots }) => slots[0] === seat),
  };
}

export function companyIn({ companies }: GreedIncorporatedView, companyId: string): CompanyView {
  const company = companies.find((one) => one.companyId === companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}

/** The company that is being settled. */
export function settlingIn(view: GreedIncorporatedView): CompanyView {
  if (view.settling === null) throw new Error('no company is being settled');
  return companyIn(view, view.settling);
}

/** Present price of a good in millions. */
export const priceIn =
  ({ prices }: Table) =>
  (good: Good): number =>
    prices[good] ?? 0;

/** Millions that the asset's goods of a year are worth. */
export const assetWorth = (table: Table, assetId: AssetId): number => assetValue(assetId, priceIn(table));

/** Millions that a token of the company is worth in the end and on the way there. */
export const shareWorth = (table: Table, companyId: string): number =>
  shareValue(companyIn(table.view, companyId), table.yearsLeft);

/** The same with one expected bonus for the CEO. */
export function tokenWorth(table: Table, { companyId, slot }: { companyId: string; slot: number }): number {
  const { lastYearIncome } = companyIn(table.view, companyId);
  const bonus = slot === 1 ? Math.floor(lastYearIncome / constants.bonusDivisor) : 0;
  return shareWorth(table, companyId) + bonus;
}

/** Goods of a kind that the company holds. */
export const held = ({ goods }: CompanyView, good: Good): number =>
  goods.find((amount) => amount.good === good)?.count ?? 0;

/** The complete legal commands of a type, in their order. */
export function options<T extends CommandType>({ legal }: Table, type: T): readonly CommandNamed<T>[] {
  const found: CommandNamed<T>[] = [];
  for (const entry of legal) {
    if (entry.type === type && entry.command !== null) found.push(entry.command as CommandNamed<T>);
  }
  return found;
}

/** The first complete legal command of a type; that there is none is a bug. */
export function only<T extends CommandType>(table: Table, type: T): CommandNamed<T> {
  const [found] = options(table, type);
  if (found === undefined) throw new Error(`no ${type} is legal`);
  return found;
}
