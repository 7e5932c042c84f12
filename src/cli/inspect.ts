import { gameById, games } from '../games/registry.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { rulesHashOf } from '../ops/rules-hash.ts';
import { type CommandSpec, DONE, out, readArguments, usageError } from './command-line.ts';

const spec: CommandSpec = {
  name: 'inspect',
  summary: 'prints the catalogue of a game: seats, options, commands, error codes, rulebook, content',
  positionals: ['game'],
  options: { json: { value: null, about: 'print the catalogue as one JSON object' } },
  notes: [`Games: ${games.map(({ id }) => id).join(', ')}.`],
  examples: ['boardroom inspect evil-corp', 'boardroom inspect evil-corp --json'],
};

export const { summary } = spec;

export async function run(argv: readonly string[]): Promise<number> {
  const given = readArguments(spec, argv);
  if (given.type === 'Answered') return given.code;
  const [id = ''] = given.positionals;
  const game = gameById(id);
  if (game === null) {
    return usageError(
      spec,
      `There is no game ${JSON.stringify(id)}. Games: ${games.map((g) => g.id).join(', ')}.`,
    );
  }
  if (given.flag('json')) out(JSON.stringify(catalogueOf(game), null, 2));
  else for (const line of pageOf(game)) out(line);
  return DONE;
}

/** Schemas carry their description; it is all that a page needs of them. */
const described = (schemas: Readonly<Record<string, object>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      (schema as { description?: string }).description ?? '',
    ]),
  );

function contentCounts(game: AnyGame): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of game.content) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function catalogueOf(game: AnyGame): object {
  const { id, title, rulesVersion, seats, schemas, errorCodes, sections, rulings } = game;
  return {
    ...{ id, title, summary: game.summary, rulesVersion, rulesHash: rulesHashOf(game), seats },
    options: Object.entries(schemas.options.properties).map(([name, schema]) => ({
      name,
      default: schemas.optionDefaults[name] ?? null,
      description: (schema as { description?: string }).description ?? '',
      schema: schema as unknown as JsonObject,
    })),
    commands: described(schemas.commands),
    events: described(schemas.events),
    ...{ errorCodes, sections, rulings },
    content: contentCounts(game),
  };
}

function pageOf(game: AnyGame): string[] {
  const { schemas, seats } = game;
  const rows = (entries: Readonly<Record<string, string | number>>) => {
    const width = Math.max(...Object.keys(entries).map((name) => name.length)) + 2;
    return Object.entries(entries).map(([name, value]) => `  ${name.padEnd(width)}${value}`);
  };
  const options = Object.entries(described(schemas.options.properties)).map(([name, description]) => {
    const fallback = JSON.stringify(schemas.optionDefaults[name] ?? null);
    return [name, `${fallback}  ${description}`] as const;
  });
  return [
    `${game.title} (${game.rulesVersion}), ${seats.min} to ${seats.max} seats`,
    game.summary,
    `rules hash ${rulesHashOf(game)}`,
    ...['', 'Options, with their defaults:', ...rows(Object.fromEntries(options))],
    ...['', 'Commands:', ...rows(described(schemas.commands))],
    ...['', 'Error codes:', ...rows(game.errorCodes)],
    ...[
      '',
      'Sections of the rulebook:',
      ...game.sections.map(({ id, title }) => `  ${id === title ? id : `${id}  ${title}`}`),
    ],
    ...['', 'Rulings:', ...rows(Object.fromEntries(game.rulings.map(({ id, title }) => [id, title])))],
    ...['', 'Content:', ...rows(contentCounts(game))],
  ];
}
