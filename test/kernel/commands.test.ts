import { describe, expect, it } from 'vitest';
import { corporateAmerica } from '../../src/games/corporate-america/index.ts';
import { evilCorp } from '../../src/games/evil-corp/index.ts';
import { parseCommand, parseOptions } from '../../src/kernel/commands.ts';

const command = (input: unknown) => parseCommand(evilCorp, input);
const options = (input: unknown) => parseOptions(evilCorp, input);

/** The place that a refusal names; empty for the value itself. */
const placeIn = (message: string): string =>
  /\(The first offence is at ([^ ]*)\.[ )]/.exec(message)?.[1] ?? '';

describe('parseCommand', () => {
  it.each([
    [{ type: 'endTurn' }],
    [{ type: 'declareRevenue', amount: 99 }],
    [{ type: 'layPhase', cardId: 'a', keep: 'old' }],
    [{ type: 'playNastyBusiness', cardId: 'a', params: { market: 'asia', to: null } }],
    [Object.assign(Object.create(null), { type: 'endTurn' })],
  ])('takes %j as it is', (input) => {
    expect(command(input)).toEqual({ type: 'Command', command: input });
  });

  it.each([
    [
      'a null that may only be absent',
      { type: 'layPhase', cardId: 'a', keep: null },
      { type: 'layPhase', cardId: 'a' },
    ],
    [
      'the same in a member of a member',
      { type: 'playNastyBusiness', cardId: 'a', params: { market: 'asia', city: null } },
      { type: 'playNastyBusiness', cardId: 'a', params: { market: 'asia' } },
    ],
  ])('takes %s as absent', (_name, input, taken) => {
    expect(command(input)).toEqual({ type: 'Command', command: taken });
  });

  it('takes an absent member that may be null as null', () => {
    expect(parseCommand(corporateAmerica, { type: 'enactLegislation', legislationId: 'a' })).toEqual({
      type: 'Command',
      command: { type: 'enactLegislation', legislationId: 'a', satisfies: null, choice: null },
    });
    expect(parseCommand(corporateAmerica, { type: 'ruleSupremeCourt' })).toEqual({
      type: 'Command',
      command: { type: 'ruleSupremeCourt', winner: null },
    });
  });

  it.each([
    ['nothing', null, ''],
    ['a text', 'endTurn', ''],
    ['a list', [], ''],
    [
      'an object of a class',
      new (class Command {
        readonly type = 'endTurn';
      })(),
      '',
    ],
    ['no type', {}, '/type'],
    ['an unknown type', { type: 'sellOut' }, '/type'],
    ['a type that only the prototype has', { type: 'toString' }, '/type'],
    ['a missing member', { type: 'declareRevenue' }, ''],
    ['a number that is none', { type: 'declareRevenue', amount: '5' }, '/amount'],
    ['a number out of range', { type: 'declareRevenue', amount: 100 }, '/amount'],
    ['a number that is no integer', { type: 'declareRevenue', amount: 1.5 }, '/amount'],
    ['a market that is none', { type: 'foundSecretBase', market: 'atlantis' }, '/market'],
    ['an item of a list', { type: 'collectOpportunities', discard: ['a', 7] }, '/discard/1'],
    [
      'a member of a member',
      { type: 'playNastyBusiness', cardId: 'a', params: { phase: 4 } },
      '/params/phase',
    ],
    ['an undefined member', { type: 'layPhase', cardId: 'a', keep: undefined }, ''],
  ])('refuses %s', (_what, input, path) => {
    expect(command(input)).toMatchObject({ type: 'RuleViolation', code: 'INVALID_COMMAND' });
    const { message } = command(input) as { message: string };
    expect(message.startsWith(evilCorp.errorCodes['INVALID_COMMAND'] ?? '?')).toBe(true);
    expect(placeIn(message)).toBe(path);
  });

  it.each([
    [{ type: 'declareRevenue', amount: 100 }, 'a whole number from 0 to 99'],
    [{ type: 'declareRevenue', amounts: 1 }, 'the members type, amount'],
    [{ type: 'layPhase', cardId: 'a', keep: 7 }, 'one of new, old'],
  ])('says what %j should be', (input, wanted) => {
    expect((command(input) as { message: string }).message).toContain(`It takes ${wanted}.)`);
  });

  it('never repeats what it was sent', () => {
    for (const input of [
      { type: 'endTurn', secretWord: 'secretWord' },
      { type: 'secretWord' },
      { type: 'foundSecretBase', market: 'secretWord' },
      { type: 'playNastyBusiness', cardId: 'a', params: { secretWord: 1 } },
      JSON.parse('{"type":"endTurn","__proto__":{"secretWord":1}}') as unknown,
    ]) {
      expect(command(input)).toMatchObject({ type: 'RuleViolation', code: 'INVALID_COMMAND' });
      expect(JSON.stringify(command(input))).not.toContain('secretWord');
    }
  });
});

describe('parseOptions', () => {
  it('completes what is left out', () => {
    expect(options({ ceoPowers: true })).toEqual({
      type: 'Options',
      options: { ...evilCorp.schemas.optionDefaults, ceoPowers: true },
    });
  });

  it.each([
    [null, ''],
    [{ direction: 'up' }, '/direction'],
    [{ maxRounds: 201 }, '/maxRounds'],
    [{ firstPlayer: 'me' }, '/firstPlayer'],
    [{ ceoPowers: undefined }, '/ceoPowers'],
    [{ secretWord: 1 }, ''],
  ])('refuses %j', (input, path) => {
    const answer = options(input);
    expect(answer).toMatchObject({ type: 'RuleViolation', code: 'INVALID_CONFIG' });
    expect(placeIn((answer as { message: string }).message)).toBe(path);
    expect(JSON.stringify(answer)).not.toContain('secretWord');
  });
});
