import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  type BusinessId,
  businessCards,
  businessOf,
  consumptionOf,
  type EffectNamed,
  type LegislationId,
  legislationOf,
  type SpecialRule,
  specialRule,
  synergyOf,
  type Targets,
} from '../content.ts';
import { businessIncome, finesOf, hasIndustry, incomeOf, inIndustry, isAffected } from '../economy.ts';
import { best, type Table } from './table.ts';

const order = new Map(businessCards.map(({ id }, i) => [id, i]));

/** Cards with the lower id in content order first: they win ties. */
export const inContentOrder = (ids: readonly BusinessId[]): readonly BusinessId[] =>
  [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));

/** V: what a business card is worth to the seat in dollars (specification 12). */
export function businessValue({ view, seat, phasesLeft }: Table, businessId: BusinessId): number {
  const { industries, startUpCost, specialRules } = businessOf(businessId);
  let each = industries.length * businessIncome(view, seat, businessId, 0).income;
  for (const industry of industries) {
    const others = inIndustry(view, seat, industry).filter((id) => id !== businessId).length;
    each += synergyOf(others + 1) - synergyOf(others);
  }
  const extra = specialRules.reduce((sum, special) => sum + ruleValue(special, phasesLeft), 0);
  return phasesLeft * (2 / 3) * each - startUpCost + extra;
}

function ruleValue(special: SpecialRule, phasesLeft: number): number {
  switch (special.rule) {
    case 'jobCreator':
    case 'thinkTank':
      return 6;
    case 'sharedCustomers':
      return -phasesLeft * special.amount;
    case 'sponsored':
    case 'lobbyist':
    case 'immaculateImage':
    case 'oppressedMarket':
    case 'politicsFever':
      return 2 * phasesLeft;
    default:
      return assertNever(special);
  }
}

/** A figure of the own seat less the average of the same figure of all others. */
function comparedToOthers({ view, seat }: Table, figure: (seat: Seat) => number): number {
  let others = 0;
  for (const player of view.players) if (player.seat !== seat) others += figure(player.seat);
  return figure(seat) - others / (view.players.length - 1);
}

/** E: what the seat makes of a consumer card more than the others do on average, in dollars. */
export const consumerValue = (table: Table, consumerId: string): number =>
  comparedToOthers(table, (seat) => ownTotal(table, seat, consumerId));

const ownTotal = ({ view }: Table, seat: Seat, consumerId: string): number =>
  incomeOf(view, seat, consumptionOf(consumerId).industry, 0)?.total ?? 0;

/** What a law in play is worth to the seat, compared to the others, in dollars. */
export function lawValue(table: Table, lawId: LegislationId): number {
  const { effect } = legislationOf(lawId);
  const { view, phasesLeft } = table;
  switch (effect.kind) {
    case 'incomeModifier':
      return (
        phasesLeft *
        comparedToOthers(table, (seat) => effect.amount * countAffected(table, seat, effect.targets))
      );
    case 'grantSharedCustomers':
      // Whoever has a business of the beneficiaries keeps the money.
      return (
        phasesLeft *
        comparedToOthers(table, (seat) =>
          hasIndustry(view, seat, effect.beneficiaryIndustry)
            ? 0
            : -effect.amount * countAffected(table, seat, effect.targets),
        )
      );
    default:
      return 0;
  }
}

function countAffected({ view }: Table, seat: Seat, targets: Targets): number {
  const businesses = view.players[seat]?.businesses ?? [];
  return businesses.filter((id) => isAffected(view, seat, id, targets)).length;
}

/** The law that costs the seat most, or null where none does. */
export function worstLaw(table: Table, lawIds: readonly LegislationId[]): LegislationId | null {
  const worst = best(lawIds, (lawId) => -lawValue(table, lawId));
  return worst !== null && lawValue(table, worst) < 0 ? worst : null;
}

/** What it is worth to the seat as president to enact the card, by the best choice, in dollars. */
export function enactmentValue(table: Table, legislationId: LegislationId): number {
  const { ideologies } = legislationOf(legislationId);
  const lobbies = table.me.businesses.flatMap((id) => specialRule(id, 'lobbyist') ?? []);
  return lobbies
    .filter(({ ideology }) => ideologies.includes(ideology))
    .reduce((sum, { amount }) => sum + amount, effectValue(table, legislationId));
}

function effectValue(table: Table, legislationId: LegislationId): number {
  const { effect } = legislationOf(legislationId);
  const { view } = table;
  switch (effect.kind) {
    case 'incomeModifier':
    case 'grantSharedCustomers':
      return lawValue(table, legislationId);
    case 'giveaway':
      return giveawayValue(table, effect);
    case 'fine':
      return comparedToOthers(table, (seat) => -fineOf(table, seat, effect));
    case 'revokeLaw': {
      const worst = worstLaw(table, view.laws);
      return worst === null ? 0 : -lawValue(table, worst);
    }
    case 'breakMonopoly':
      return monopolyValue(table);
    case 'none':
    case 'extraConsumer':
    case 'endProtest':
    case 'termLimits':
    case 'barTheRevolvingDoor':
    case 'discloseFortunes':
    case 'patriotAct':
      return 0;
    default:
      return assertNever(effect);
  }
}

/** What the Fine would cost a seat in dollars. */
export const fineOf = ({ view }: Table, seat: Seat, effect: EffectNamed<'fine'>): number =>
  finesOf(view, [seat], effect.targets, effect.amount)[0]?.due ?? 0;

function giveawayValue({ view, seat }: Table, { amount, eligible }: EffectNamed<'giveaway'>): number {
  const barred = view.laws.some((id) => legislationOf(id).effect.kind === 'barTheRevolvingDoor');
  const may = (other: Seat) => 'anyPlayer' in eligible || hasIndustry(view, other, eligible.industry);
  if (!barred && may(seat)) return amount;
  const others = view.players.filter((player) => player.seat !== seat);
  return others.some((player) => may(player.seat)) ? -amount / others.length : 0;
}

function monopolyValue({ view, seat }: Table): number {
  const owners = view.players.filter((player) =>
    player.businesses.some((id) =>
      businessOf(id).industries.some((industry) => inIndustry(view, player.seat, industry).length >= 2),
    ),
  );
  if (owners.some((player) => player.seat !== seat)) return 5;
  return owners.length > 0 ? -10 : 0;
}
