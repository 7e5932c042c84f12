import type { TSchema } from 'typebox';
import type { AnyGame } from '../kernel/game.ts';
import { hintOf } from '../kernel/schema.ts';
import { oneOfField } from './one-of-input.ts';

/** A game's part of the GraphQL schema, made from its TypeBox schemas, and what its resolvers need. */
export interface GameTypes {
  readonly sdl: string;
  /** GraphQL enum name → value name → JSON spelling. */
  readonly enums: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** GraphQL union name → JSON `type` → GraphQL type name. */
  readonly unions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** GraphQL type of an event → field → payload member, where the names differ. */
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

const shapeOf = (schema: TSchema): Shape => schema as unknown as Shape;

export const upperSnake = (spelling: string): string =>
  spelling
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Enum value of a game's id in `GameId`. */
export const gameIdValue = (game: AnyGame): string => upperSnake(game.id);

/** Field of `CommandInput` that takes the game's commands. */
export const commandField = (game: AnyGame): string =>
  game.graphqlName.charAt(0).toLowerCase() + game.graphqlName.slice(1);

const describe = (text: string, indent = ''): string => {
  if (text.trim() === '') throw new Error('a description is missing');
  return `${indent}${JSON.stringify(text)}\n`;
};

/** Description of a schema, through a nullable around it. */
function descriptionOf(schema: TSchema): string {
  const shape = shapeOf(schema);
  if (shape.description !== undefined) return shape.description;
  const inner = shape.anyOf?.find((member) => shapeOf(member).type !== 'null');
  return inner === undefined ? '' : descriptionOf(inner);
}

/** Prints a game's part of the schema. Throws where the game's schemas cannot be told in GraphQL. */
export function gameTypes(game: AnyGame): GameTypes {
  return new TypePrinter(game).print();
}

class TypePrinter {
  readonly #game: AnyGame;
  readonly #printed = new Map<string, string>();
  readonly #enums: Record<string, Record<string, string>> = {};
  readonly #unions: Record<string, Record<string, string>> = {};
  readonly #renamed: Record<string, Record<string, string>> = {};

  constructor(game: AnyGame) {
    this.#game = game;
  }

  print(): GameTypes {
    const { graphqlName: prefix, title, schemas, errorCodes } = this.#game;
    this.#reference(schemas.view, 'output');
    for (const [name, payload] of Object.entries(schemas.events)) this.#event(name, payload);
    const fields = Object.entries(schemas.commands).map(([name, parameters]) =>
      this.#command(name, parameters),
    );
    this.#put(
      `${prefix}Command`,
      `${describe(`A command of ${title}: exactly one field. A command without parameters is true.`)}input ${prefix}Command @oneOf {\n${fields.join('')}}\n`,
    );
    const codes = Object.entries(errorCodes).map(
      ([code, sentence]) => `${describe(sentence, '  ')}  ${code}\n`,
    );
    this.#put(
      `${prefix}ErrorCode`,
      `${describe(`Codes of the rule violations of ${title}.`)}enum ${prefix}ErrorCode {\n${codes.join('')}}\n`,
    );
    return {
      sdl: [...this.#printed.values()].join('\n'),
      enums: this.#enums,
      unions: this.#unions,
      renamed: this.#renamed,
    };
  }

  #put(name: string, text: string): void {
    const before = this.#printed.get(name);
    if (before !== undefined && before !== text) throw new Error(`two different types are called ${name}`);
    this.#printed.set(name, text);
  }

  /** `MatchEvent`'s own fields are filled in when the schema is assembled. */
  #event(name: string, payload: TSchema): void {
    const type = `${this.#game.graphqlName}${name}`;
    const renamed: Record<string, string> = {};
    const fields = Object.entries(shapeOf(payload).properties ?? {}).map(([member, schema]) => {
      const field = hintOf(schema).name ?? member;
      if (field !== member) renamed[field] = member;
      const { reference } = this.#reference(schema, 'output');
      return `${describe(descriptionOf(schema), '  ')}  ${field}: ${reference}\n`;
    });
    this.#renamed[type] = renamed;
    const body = fields.length === 0 ? '' : ` {\n${fields.join('')}}`;
    this.#put(type, `${describe(descriptionOf(payload))}type ${type} implements MatchEvent${body}\n`);
  }

  #command(name: string, parameters: TSchema): string {
    const description = describe(descriptionOf(parameters), '  ');
    const properties = Object.entries(shapeOf(parameters).properties ?? {});
    if (properties.length === 0) return `${description}  ${name}: Boolean\n`;
    const type = `${this.#game.graphqlName}${pascal(name)}Input`;
    this.#object(type, parameters, 'input');
    return `${description}  ${name}: ${type}\n`;
  }

  #object(type: string, schema: TSchema, side: 'input' | 'output'): void {
    if (this.#printed.has(type)) return;
    this.#printed.set(type, '');
    const { properties = {}, required = [] } = shapeOf(schema);
    const fields = Object.entries(properties)
      .filter(([, of]) => shapeOf(of).const === undefined)
      .map(([member, of]) => {
        const { reference, nullable } = this.#reference(of, side);
        const bang = nullable || !required.includes(member) ? '' : '!';
        return `${describe(descriptionOf(of), '  ')}  ${member}: ${reference}${bang}\n`;
      });
    this.#printed.set(
      type,
      `${describe(descriptionOf(schema))}${side === 'input' ? 'input' : 'type'} ${type} {\n${fields.join('')}}\n`,
    );
  }

  /** The GraphQL type of a schema, without the final `!`. */
  #reference(schema: TSchema, side: 'input' | 'output'): { reference: string; nullable: boolean } {
    const shape = shapeOf(schema);
    const hint = hintOf(schema);
    const some = (reference: string) => ({ reference, nullable: false });
    if (hint.scalar !== undefined) return some(hint.scalar);
    if (shape.anyOf !== undefined) {
      const members = shape.anyOf.filter((member) => shapeOf(member).type !== 'null');
      if (members.length === 1 && members.length < shape.anyOf.length) {
        return { reference: this.#reference(members[0] as TSchema, side).reference, nullable: true };
      }
      return some(side === 'input' ? this.#oneOf(schema, members) : this.#union(schema, members));
    }
    if (shape.enum !== undefined) return some(this.#enum(shape, schema));
    switch (shape.type) {
      case 'string':
        return some('String');
      case 'integer':
        return some('Int');
      case 'boolean':
        return some('Boolean');
      case 'array': {
        const item = this.#reference(shape.items as TSchema, side);
        return some(`[${item.reference}${item.nullable ? '' : '!'}]`);
      }
      case 'object': {
        if (shape.title === undefined) throw new Error('an object of a game needs a name');
        const type = `${this.#game.graphqlName}${shape.title}${side === 'input' ? 'Input' : ''}`;
        this.#object(type, schema, side);
        return some(type);
      }
      default:
        throw new Error(`no GraphQL type for ${JSON.stringify(schema)}`);
    }
  }

  #enum(shape: Shape, schema: TSchema): string {
    const name = `${this.#game.graphqlName}${shape.title}`;
    const descriptions = hintOf(schema).values ?? {};
    const values: Record<string, string> = {};
    const lines = (shape.enum ?? []).map((spelling) => {
      values[upperSnake(spelling)] = spelling;
      return `${describe(descriptions[spelling] ?? '', '  ')}  ${upperSnake(spelling)}\n`;
    });
    this.#enums[name] = values;
    this.#put(name, `${describe(shape.description ?? '')}enum ${name} {\n${lines.join('')}}\n`);
    return name;
  }

  /** Variants inside a command: an input with one field for each, `true` where it has no members of its own. */
  #oneOf(schema: TSchema, members: readonly TSchema[]): string {
    const name = `${this.#game.graphqlName}${shapeOf(schema).title}Input`;
    const fields = members.map((member) => {
      const { field, tag } = oneOfField(member);
      const { properties = {} } = shapeOf(member);
      const own = tag === null ? properties[field] : member;
      const bare = tag !== null && Object.keys(properties).length === 1;
      const reference = bare ? 'Boolean' : this.#reference(own as TSchema, 'input').reference;
      return `${describe(descriptionOf(own as TSchema), '  ')}  ${field}: ${reference}\n`;
    });
    this.#put(
      name,
      `${describe(`${descriptionOf(schema)}: exactly one field`)}input ${name} @oneOf {\n${fields.join('')}}\n`,
    );
    return name;
  }

  #union(schema: TSchema, members: readonly TSchema[]): string {
    const name = `${this.#game.graphqlName}${shapeOf(schema).title}`;
    const types: Record<string, string> = {};
    for (const member of members) {
      const { reference } = this.#reference(member, 'output');
      const discriminator = shapeOf(member).properties?.['type'];
      if (discriminator === undefined) throw new Error(`${reference} has no member that tells it apart`);
      types[String(shapeOf(discriminator).const)] = reference;
    }
    this.#unions[name] = types;
    this.#put(
      name,
      `${describe(descriptionOf(schema))}union ${name} = ${Object.values(types).join(' | ')}\n`,
    );
    return name;
  }
}
