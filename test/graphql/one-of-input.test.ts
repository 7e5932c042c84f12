import { buildSchema, coerceInputValue, type GraphQLInputType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { incorporated } from '../../src/games/incorporated/index.ts';
import { gameById, games } from '../../src/games/registry.ts';
import { genericCommand } from '../../src/graphql/command-input.ts';
import { gameTypes } from '../../src/graphql/game-types.ts';
import { jsonOf, oneOfField } from '../../src/graphql/one-of-input.ts';
import { printContract } from '../../src/graphql/schema.ts';
import { parseCommand } from '../../src/kernel/commands.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import {
  contentId,
  integer,
  list,
  members,
  nullable,
  record,
  variants,
  variantType,
} from '../../src/kernel/schema.ts';

const rules = gameById(incorporated.id) as AnyGame;
const shapes = variants('Shape', 'A shape', [
  record('Dot', 'A dot', { kind: variantType('dot') }),
  record('Line', 'A line', { kind: variantType('line'), length: integer('Its length') }),
]);
const choices = variants('Choice', 'A choice', [
  record('CardChoice', 'A card', { cardId: contentId('The card') }),
  record('ShapeChoice', 'Shapes', { shapes: list('The shapes', shapes) }),
]);
const commands = {
  draw: members('Draw', { shapes: list('Shapes', shapes), choice: nullable(choices) }),
};
const drawing: AnyGame = { ...rules, graphqlName: 'Drawing', schemas: { ...rules.schemas, commands } };

describe('variants inside a command', () => {
  it('are inputs of exactly one field, a variant without members a Boolean', () => {
    const { sdl } = gameTypes(drawing);
    expect(sdl).toContain(
      'input DrawingShapeInput @oneOf {\n  "A dot"\n  dot: Boolean\n  "A line"\n  line: DrawingLineInput\n}',
    );
    expect(sdl).toContain('input DrawingLineInput {\n  "Its length"\n  length: Int!\n}');
    expect(sdl).toContain(
      'input DrawingChoiceInput @oneOf {\n  "The card"\n  cardId: ID\n  "The shapes"\n  shapes: [DrawingShapeInput!]\n}',
    );
    expect(sdl).toContain('choice: DrawingChoiceInput\n');
    expect(sdl).not.toContain('DrawingDot');
  });

  it('come to the rules in their JSON form', () => {
    expect(
      genericCommand(drawing, {
        draw: {
          shapes: [{ dot: true }, { line: { length: 3 } }],
          choice: { shapes: [{ dot: true }] },
        },
      }),
    ).toEqual({
      type: 'Command',
      command: {
        type: 'draw',
        shapes: [{ kind: 'dot' }, { kind: 'line', length: 3 }],
        choice: { shapes: [{ kind: 'dot' }] },
      },
    });
    expect(jsonOf(commands.draw, { shapes: [], choice: { cardId: 'x' } })).toEqual({
      shapes: [],
      choice: { cardId: 'x' },
    });
    expect(jsonOf(commands.draw, { shapes: [], choice: null })).toEqual({ shapes: [], choice: null });
  });

  it('stay as they are where they do not fit, and the game refuses them', () => {
    for (const attack of [
      {},
      { grab: { squareId: 'us-7' }, killOccupant: { squareId: 'us-7' } },
      { grab: true },
      { grab: null },
      { squash: { squareId: 'us-7' } },
    ]) {
      const generic = genericCommand(rules, { fight: { attacks: [attack] } });
      if (generic.type !== 'Command') expect.fail('no command');
      expect(parseCommand(rules, generic.command), JSON.stringify(attack)).toMatchObject({
        code: 'INVALID_COMMAND',
      });
    }
  });

  it('are what the published contract says of attacks', () => {
    const type = buildSchema(printContract(games)).getType('IncorporatedFightInput');
    if (!isInputObjectType(type)) expect.fail('no input');
    const attack = buildSchema(printContract(games)).getType('IncorporatedAttackInput');
    if (!isInputObjectType(attack)) expect.fail('no input');
    expect(attack.isOneOf).toBe(true);
    expect(Object.keys(attack.getFields())).toEqual(['grab', 'killLoose', 'killExecutive', 'killOccupant']);
    const given = coerceInputValue(
      { attacks: [{ grab: { squareId: 'us-7' } }, { killLoose: { country: 'us', targetSeat: 1 } }] },
      type as GraphQLInputType,
    );
    const generic = genericCommand(rules, { fight: given });
    if (generic.type !== 'Command') expect.fail('no command');
    expect(parseCommand(rules, generic.command)).toEqual({
      type: 'Command',
      command: {
        type: 'fight',
        attacks: [
          { kind: 'grab', squareId: 'us-7' },
          { kind: 'killLoose', country: 'us', targetSeat: 1 },
        ],
      },
    });
  });

  it('must be told apart by what can be a field', () => {
    expect(() => oneOfField(record('A', 'a', { x: integer('x'), y: integer('y') }))).toThrow();
    expect(() => oneOfField(record('A', 'a', {}))).toThrow();
    expect(() => oneOfField(record('A', 'a', { kind: variantType('two words') }))).toThrow();
  });
});
