import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  printSchema,
} from 'graphql';
import type { AnyGame } from '../kernel/game.ts';
import { refusalCodes, sentenceOf } from '../ops/refusals.ts';
import { commandField, type GameTypes, gameIdValue, gameTypes } from './game-types.ts';

/** The whole schema's source: the platform's part by hand, the games' parts from their schemas. */
export interface SchemaParts {
  readonly document: DocumentNode;
  readonly games: ReadonlyMap<string, GameTypes>;
}

const PLATFORM = new URL('./platform.graphql', import.meta.url);

/** Puts the schema together from the platform's part and the parts of these games. */
export function schemaParts(games: readonly AnyGame[]): SchemaParts {
  const types = new Map(games.map((game) => [game.id, gameTypes(game)]));
  const sdl = [
    readFileSync(PLATFORM, 'utf8'),
    platformEnums(games),
    perGame(games),
    ...[...types.values()].map((t) => t.sdl),
  ];
  return { document: withInterfaceFields(parse(sdl.join('\n'), { noLocation: true })), games: types };
}

/** The published contract, `schema.graphql`. */
export function printContract(games: readonly AnyGame[]): string {
  return `${printSchema(buildASTSchema(schemaParts(games).document))}\n`;
}

function platformEnums(games: readonly AnyGame[]): string {
  const ids = games.map((game) => `  ${JSON.stringify(game.title)}\n  ${gameIdValue(game)}\n`);
  const codes = refusalCodes.map((code) => `  ${JSON.stringify(sentenceOf(code))}\n  ${code}\n`);
  return [
    `"The games that can be played here."\nenum GameId {\n${ids.join('')}}`,
    `"Codes of the platform's refusals."\nenum RefusalCode {\n${codes.join('')}}`,
  ].join('\n');
}

/** What exists once for each game and is named after it. */
function perGame(games: readonly AnyGame[]): string {
  const views = games.map((game) => `${game.graphqlName}View`).join(' | ');
  const commands = games.map(
    (game) => `  "A command of ${game.title}."\n  ${commandField(game)}: ${game.graphqlName}Command\n`,
  );
  const mutations = games.map(
    (game) =>
      `  "Plays a command of ${game.title}."\n  play${game.graphqlName}("The command." input: Play${game.graphqlName}Input!): PlayResult!\n`,
  );
  const inputs = games.map(
    (game) => `"A command of ${game.title}."
input Play${game.graphqlName}Input {
  "The match."
  matchId: ID!
  "The command."
  command: ${game.graphqlName}Command!
  "The version that the player saw; the command is refused if the match has moved on."
  expectedVersion: Int
  "A random UUID (version 4 or 7) made by the client, so that a retry is safe."
  commandId: ID!
}`,
  );
  const codes = games.map(
    (game) =>
      `  "The code as an enum value, where the match is one of ${game.title}."\n  ${commandField(game)}Code: ${game.graphqlName}ErrorCode\n`,
  );
  return [
    `"The state of a match as the viewer may see it."\nunion GameView = ${views}`,
    `"A command of any game."\ninput CommandInput @oneOf {\n${commands.join('')}  "A command of the match's game as JSON."\n  json: JSON\n}`,
    `extend type Mutation {\n${mutations.join('')}}`,
    `extend type RuleViolation {\n${codes.join('')}}`,
    ...inputs,
  ].join('\n');
}

/**
 * Types that implement an interface are written without its fields; they are filled in here, so that each
 * field and its description stand once. Extensions are folded in for the printer.
 */
function withInterfaceFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map<string, readonly FieldDefinitionNode[]>();
  const extensions = new Map<string, readonly FieldDefinitionNode[]>();
  for (const node of document.definitions) {
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) interfaces.set(node.name.value, node.fields ?? []);
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) extensions.set(node.name.value, node.fields ?? []);
  }
  const definitions = document.definitions
    .filter((node) => node.kind !== Kind.OBJECT_TYPE_EXTENSION)
    .map((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
      const inherited = (node.interfaces ?? []).flatMap((named) => interfaces.get(named.name.value) ?? []);
      const fields = [...inherited, ...(node.fields ?? []), ...(extensions.get(node.name.value) ?? [])];
      return { ...node, fields } satisfies ObjectTypeDefinitionNode;
    });
  return { ...document, definitions };
}
