import type { LegalCommand, ParameterOption } from '../../../kernel/game.ts';
import type { Choice, ChoiceMembers, CommandNamed, CorporateAmericaCommand } from '../commands.ts';
import { legislationOf, pocketVeto, presidentialPardon, protestOf } from '../content.ts';
import { best, entries, options, type Table } from './table.ts';
import { enactmentValue, fineOf, worstLaw } from './value.ts';

/** A Fine is vetoed from this cost on, in dollars. */
const dearFine = 16;

/** Revokes the law that costs it most, dismisses a protest that asks for nothing good, and goes on. */
export function firstAct(table: Table): CorporateAmericaCommand | null {
  const revocations = options(table, 'revokeLaw');
  const worst = worstLaw(
    table,
    revocations.map(({ lawId }) => lawId),
  );
  return (
    revocations.find(({ lawId }) => lawId === worst) ??
    options(table, 'patriotActDismiss').find(({ protestId }) => asksForNothingGood(table, protestId)) ??
    options(table, 'endFirstAct')[0] ??
    null
  );
}

const asksForNothingGood = (table: Table, protestId: string): boolean =>
  !board(table).some(
    (id) =>
      legislationOf(id).ideologies.includes(protestOf(protestId).ideology) && enactmentValue(table, id) > 0,
  );

const board = ({ view }: Table): readonly string[] =>
  view.legislationBoard.flatMap(({ legislationId }) => legislationId ?? []);

/** Vetoes the dearest Fine that would cost it much. */
export function veto(table: Table): CorporateAmericaCommand | null {
  const cost = ({ legislationId = '' }: CommandNamed<'useExecutivePrivilege'>): number => {
    const { effect } = legislationOf(legislationId);
    return effect.kind === 'fine' ? fineOf(table, table.seat, effect) : 0;
  };
  const vetoes = options(table, 'useExecutivePrivilege').filter(
    ({ privilegeId }) => privilegeId === pocketVeto,
  );
  const chosen = best(vetoes, cost);
  return chosen !== null && cost(chosen) >= dearFine ? chosen : (options(table, 'passPrivilege')[0] ?? null);
}

/** Uses the Pardon if it has it. */
export const pardon = (table: Table): CorporateAmericaCommand | null =>
  options(table, 'useExecutivePrivilege').find(({ privilegeId }) => privilegeId === presidentialPardon) ??
  options(table, 'passPrivilege')[0] ??
  null;

/** The legal enactment that is worth most to the seat, with the best choice of its effect. */
export function enact(table: Table): CorporateAmericaCommand | null {
  const entry = best(entries(table, 'enactLegislation'), ({ fixed, command }) => {
    const { legislationId } = (command ?? fixed) as { readonly legislationId: string };
    return enactmentValue(table, legislationId);
  });
  return entry === null ? null : settled(table, entry);
}

function settled(table: Table, { command, fixed, parameters }: LegalCommand): CorporateAmericaCommand | null {
  if (command !== null) return command as CorporateAmericaCommand;
  const [parameter] = parameters;
  const { legislationId, satisfies } = fixed as { legislationId: string; satisfies: string | null };
  const choose = (choice: Choice | null): CorporateAmericaCommand => ({
    type: 'enactLegislation',
    legislationId,
    satisfies,
    choice,
  });
  if (parameter?.kind === 'bag') {
    const seats = parameter.keys.map(({ value }) => value as number);
    return choose({ allocations: [{ seat: favoured(table, seats), amount: parameter.minTotal }] });
  }
  return parameter?.kind === 'choice' ? choose(bestChoice(table, parameter.options)) : null;
}

/** The seat itself, else the one with the fewest businesses. */
const favoured = ({ view, seat }: Table, seats: readonly number[]): number =>
  seats.includes(seat)
    ? seat
    : (best(seats, (other) => -(view.players[other]?.businesses.length ?? 0)) ?? seat);

function bestChoice(table: Table, offered: readonly ParameterOption[]): Choice | null {
  const choices = offered.map(({ value }) => value as Choice | null);
  const members: readonly (ChoiceMembers | null)[] = choices;
  const lawIds = members.flatMap((choice) => choice?.lawId ?? []);
  if (lawIds.length > 0) {
    const worst = worstLaw(table, lawIds);
    return worst === null ? null : { lawId: worst };
  }
  const other = members.findIndex((choice) => (choice?.monopoly?.target ?? table.seat) !== table.seat);
  return choices[Math.max(other, 0)] ?? null;
}
