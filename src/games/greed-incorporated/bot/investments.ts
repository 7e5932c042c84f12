import type { GreedIncorporatedCommand } from '../commands.ts';
import { type AssetId, assetOf, constants } from '../content.ts';
import type { Good } from '../sets.ts';
import { best, byValue } from '../values.ts';
import type { CompanyView } from '../view-schema.ts';
import { assetWorth, companyIn, held, only, options, type Table } from './table.ts';

/** The card whose trends help the own companies most; of those the most valuable, then the lowest. */
export function select(table: Table): GreedIncorporatedCommand {
  const cards = options(table, 'selectAsset').map(({ assetId }) => assetId);
  const inOrder = byValue(cards, (assetId) => assetWorth(table, assetId));
  const assetId = best(inOrder, (card) => helpOf(table, card));
  return assetId === null ? only(table, 'selectAsset') : { type: 'selectAsset', assetId };
}

/** Boxes that each trend moves, times the goods that the own companies hold or can make. */
function helpOf(table: Table, assetId: AssetId): number {
  let help = 0;
  for (const { good, delta } of assetOf(assetId).trend) {
    for (const company of table.own) help += delta * (held(company, good) + made(company, good));
  }
  return help;
}

/** Goods of a kind among the outputs of the company's assets. */
const made = ({ assets }: CompanyView, good: Good): number =>
  assets.reduce((sum, { assetId }) => sum + (assetOf(assetId).outputs[good] ?? 0), 0);

/** The best asset for the company, unless that is worth nothing. */
export function chooseAsset(table: Table): GreedIncorporatedCommand {
  const decline = only(table, 'declineAsset');
  const company = companyIn(table.view, decline.companyId);
  const offered = options(table, 'chooseAsset').map(({ assetId }) => assetId);
  const [assetId] = byValue(offered, (id) => worthTo(table, company, id));
  return assetId === undefined || worthTo(table, company, assetId) <= 0
    ? decline
    : { type: 'chooseAsset', companyId: decline.companyId, assetId };
}

/** Half the value for a converter none of whose inputs the company's primary assets make. */
function worthTo(table: Table, company: CompanyView, assetId: AssetId): number {
  const value = assetWorth(table, assetId);
  const { kind, inputs } = assetOf(assetId);
  if (kind === 'primary') return value;
  const fed = company.assets.some(({ assetId: own }) => {
    const { kind: ownKind, outputs } = assetOf(own);
    return ownKind === 'primary' && Object.keys(outputs).some((good) => good in inputs);
  });
  return fed ? value : Math.floor(value / 2);
}

/** A bid of the least and up to half of the rest by chance, if any asset is worth something. */
export function sealBid(table: Table): GreedIncorporatedCommand {
  const pass = only(table, 'submitSealedBid');
  const { cashFlow } = companyIn(table.view, pass.companyId);
  const least = constants.sealedBidMinimum;
  const wanted = table.view.availableAssets.some(({ assetId }) => assetWorth(table, assetId) > 0);
  if (!wanted || cashFlow < least) return pass;
  const more = table.random.int(0, Math.floor((cashFlow - least) / 2), 'bot/sealed-bid');
  return { ...pass, amount: least + more };
}
