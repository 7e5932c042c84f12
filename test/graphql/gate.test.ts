import fc from 'fast-check';
import { buildSchema, type GraphQLInterfaceType, getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { executableSchema } from '../../src/graphql/executable.ts';
import { type Asked, Gate, type Transport } from '../../src/graphql/gate/index.ts';
import { defaultSettings, type Settings } from '../../src/ops/settings.ts';

const schema = executableSchema();
const prefixes = games.map(({ graphqlName }) => graphqlName);
const gateWith = (change: Partial<Settings> = {}) => new Gate(schema, defaultSettings(change));
const gate = gateWith();

function codeOf(
  source: unknown,
  options: Partial<Asked> & { transport?: Transport; gate?: Gate } = {},
): string {
  const { transport = 'post', gate: of = gate, ...asked } = options;
  const answer = of.admit({ source, operationName: null, variables: {}, ...asked }, transport);
  return answer.type === 'Admitted' ? 'admitted' : answer.refusal.code;
}

/** Cost points, or the code of the refusal. */
function costOf(source: string, variables: Record<string, unknown> = {}): number | string {
  const answer = gateWith({ QUERY_COST: 1_000_000 }).admit(
    { source, operationName: null, variables },
    'post',
  );
  return answer.type === 'Admitted' ? answer.cost : answer.refusal.code;
}

describe('each check refuses with its own code (reliability 2.2)', () => {
  const spread = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ');
  const cases: readonly [string, unknown, string][] = [
    ['no text', 7, 'QUERY_NOT_STRING'],
    ['a parsed document', { kind: 'Document', definitions: [] }, 'QUERY_NOT_STRING'],
    ['a batch', ['{ __typename }'], 'QUERY_BATCHED'],
    ['a comment beyond the size', `#${'x'.repeat(16_400)}\n{ __typename }`, 'QUERY_TOO_LARGE'],
    ['2001 tokens', `{ ${'a '.repeat(1999)} }`, 'QUERY_TOO_MANY_TOKENS'],
    ['no end', '{ a', 'QUERY_SYNTAX'],
    ['nothing', '', 'QUERY_SYNTAX'],
    [
      '6 operations',
      Array.from({ length: 6 }, (_, i) => `query Q${i} { __typename }`).join(' '),
      'QUERY_TOO_MANY_OPERATIONS',
    ],
    ['an unknown field', '{ nothing }', 'QUERY_INVALID'],
    [
      'a circle of fragments',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'QUERY_INVALID',
    ],
    ['a repeated directive', '{ __typename @skip(if: false) @skip(if: false) }', 'QUERY_INVALID'],
    [
      'several operations and no name',
      'query A { __typename } query B { __typename }',
      'QUERY_OPERATION_UNKNOWN',
    ],
    ['13 levels', `{ match(id: "x") { ${deep(12)} } }`, 'QUERY_TOO_DEEP'],
    [
      '21 fragments',
      `{ ${Array.from({ length: 21 }, (_, i) => `...F${i}`).join(' ')} } ${Array.from({ length: 21 }, (_, i) => `fragment F${i} on Query { __typename }`).join(' ')}`,
      'QUERY_TOO_MANY_FRAGMENTS',
    ],
    [
      'spreads that double at each level',
      `{ ...F0 } ${Array.from({ length: 15 }, (_, i) => `fragment F${i} on Query { ${i === 14 ? '__typename' : `...F${i + 1} ...F${i + 1}`} }`).join(' ')}`,
      'QUERY_TOO_MANY_SPREADS',
    ],
    ['31 aliases', `{ match(id: "x") { ${spread(31)} } }`, 'QUERY_TOO_MANY_ALIASES'],
    ['a field 32 times at one place', `{ match(id: "x") { ${'id '.repeat(32)} } }`, 'QUERY_TOO_MANY_ALIASES'],
    [
      'fields of one name that ask for different things',
      '{ match(id: "x") { id } match(id: "y") { id } }',
      'QUERY_INVALID',
    ],
    ['11 root fields', `{ ${spread(11)} }`, 'QUERY_TOO_MANY_ROOT_FIELDS'],
    ['2 root fields of a mutation', 'mutation { __typename a: __typename }', 'QUERY_TOO_MANY_ROOT_FIELDS'],
    [
      '21 directives',
      `{ match(id: "x") { ${Array.from({ length: 21 }, (_, i) => `a${i}: id @skip(if: false)`).join(' ')} } }`,
      'QUERY_TOO_MANY_DIRECTIVES',
    ],
    ['a page of 101', '{ matches(first: 101) { nodes { id } } }', 'QUERY_PAGE_TOO_LARGE'],
    ['a page of -1', '{ matches(last: -1) { nodes { id } } }', 'QUERY_PAGE_TOO_LARGE'],
    [
      'pages in pages',
      '{ matches(first: 100) { nodes { events(first: 100) { nodes { text } } } } }',
      'QUERY_TOO_COSTLY',
    ],
    ['a subscription', 'subscription { yourTurn { id } }', 'QUERY_IS_SUBSCRIPTION'],
  ];

  test.each(cases)('%s: %s', (_name, source, code) => expect(codeOf(source)).toBe(code));

  test('the same documents are refused over the WebSocket', () => {
    for (const [name, source, code] of cases) {
      if (code === 'QUERY_IS_SUBSCRIPTION') continue;
      // Below the check of the kind of operation everything is the same.
      const early =
        /NOT_STRING|BATCHED|LARGE|TOKENS|SYNTAX|INVALID|DEEP|MANY|UNKNOWN/.test(code) &&
        code !== 'QUERY_PAGE_TOO_LARGE';
      expect([name, codeOf(source, { transport: 'websocket' })]).toEqual([
        name,
        early ? code : 'SUBSCRIPTIONS_ONLY',
      ]);
    }
    const sub = `subscription { matchEvents(matchId: "x") { match { ${deep(12)} } } }`;
    expect(codeOf(sub, { transport: 'websocket' })).toBe('QUERY_TOO_DEEP');
  });

  test('what is just within each limit passes', () => {
    expect(codeOf(`{ match(id: "x") { ${deep(11)} } }`)).toBe('admitted');
    expect(codeOf(`{ match(id: "x") { ${spread(30)} } }`)).toBe('admitted');
    expect(codeOf(`{ ${spread(10)} }`)).toBe('admitted');
    expect(codeOf('{ matches(first: 100) { nodes { id } } }')).toBe('admitted');
    expect(codeOf('subscription { yourTurn { id } }', { transport: 'websocket' })).toBe('admitted');
    expect(codeOf(`{ ${'__typename '.repeat(10)}#${'x'.repeat(16_000)}\n }`)).toBe('admitted');
  });

  test('variables: size, depth, lengths, and what the schema says', () => {
    const query = 'query($c: JSON!) { match(id: "x") { explain(command: {json: $c}) { __typename } } }';
    const code = (c: unknown) => codeOf(query, { variables: { c } });
    let deepValue: unknown = 1;
    for (let i = 0; i < 11; i++) deepValue = [deepValue];
    expect(code({ type: 'endTurn' })).toBe('admitted');
    expect(code(deepValue)).toBe('QUERY_VARIABLES_TOO_LARGE');
    expect(code(Array(101).fill(1))).toBe('QUERY_VARIABLES_TOO_LARGE');
    expect(code('x'.repeat(4097))).toBe('QUERY_VARIABLES_TOO_LARGE');
    expect(code(Array(100).fill('x'.repeat(200)))).toBe('QUERY_VARIABLES_TOO_LARGE');
    expect(code(undefined)).toBe('QUERY_VARIABLES_INVALID');
    expect(codeOf('query($n: Int) { matches(first: $n) { nodes { id } } }', { variables: { n: 'x' } })).toBe(
      'QUERY_VARIABLES_INVALID',
    );
  });

  test.each([
    ['query($s: Int = 3) { matches(first: $s) { nodes { id } } }', 's', 'admitted'],
    ['query($g: GameId = EVIL_CORP) { game(id: $g) { title } }', 'g', 'QUERY_VARIABLES_INVALID'],
    [
      'query($g: ID = "x") { ...F } fragment F on Query { node(id: $g) { id } }',
      'g',
      'QUERY_VARIABLES_INVALID',
    ],
    ['query($a: Boolean = true) { games { id @include(if: $a) } }', 'a', 'QUERY_VARIABLES_INVALID'],
    [
      'mutation($n: String = "x") { createGuest(input: {displayName: $n}) { __typename } }',
      'n',
      'QUERY_VARIABLES_INVALID',
    ],
  ])('null for a variable with a default: %s', (query, name, code) => {
    expect(codeOf(query, { variables: { [name]: null } })).toBe(code);
    expect(codeOf(query)).toBe('admitted');
  });

  test.each([
    'subscription { lobby @include(if: true) { open } }',
    'subscription { lobby @skip(if: true) { open } }',
    'subscription($i: Boolean = true) { lobby @skip(if: $i) { open } }',
    'subscription($i: Boolean!) { ... @include(if: $i) { lobby { open } } }',
  ])('the root of a subscription is always there: %s', (query) => {
    expect(codeOf(query, { transport: 'websocket', variables: { i: true } })).toBe('QUERY_INVALID');
  });

  test('at most five errors are reported', () => {
    const answer = gate.admit(
      {
        source: `{ ${Array.from({ length: 40 }, (_, i) => `n${i}`).join(' ')} }`,
        operationName: null,
        variables: {},
      },
      'post',
    );
    expect(answer.type === 'Refused' && answer.errors.length).toBe(5);
  });
});

describe('introspection', () => {
  test('the query of every tool passes, and has an allowance of its own', () => {
    for (const options of [
      {},
      { inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true, oneOf: true },
    ]) {
      expect(codeOf(getIntrospectionQuery(options))).toBe('admitted');
    }
  });

  test('beyond the allowance it is refused', () => {
    let type = 'name';
    for (let i = 0; i < 14; i++) type = `ofType { ${type} }`;
    expect(codeOf(`{ __type(name: "Int") { ${type} } }`)).toBe('QUERY_TOO_DEEP');
    let wide = 'name';
    for (let i = 0; i < 10; i++) wide = `name kind description specifiedByURL isOneOf ofType { ${wide} }`;
    const fields = `{ __schema { types { ${wide} } queryType { ${wide} } mutationType { ${wide} } } __type(name: "Int") { ${wide} } }`;
    expect(codeOf(fields)).toBe('QUERY_TOO_COSTLY');
  });

  test('switched off, it is refused and nothing is hinted', () => {
    const off = gateWith({ INTROSPECTION: false });
    expect(codeOf('{ __schema { types { name } } }', { gate: off })).toBe('QUERY_INTROSPECTION_OFF');
    expect(codeOf('{ ...F } fragment F on Query { __type(name: "Int") { name } }', { gate: off })).toBe(
      'QUERY_INTROSPECTION_OFF',
    );
    expect(codeOf('{ __typename }', { gate: off })).toBe('admitted');
    const told = off.admit({ source: '{ matche { id } }', operationName: null, variables: {} }, 'post');
    expect(told.type === 'Refused' && told.errors.map((error) => error.message)).toEqual([
      'Cannot query field "matche" on type "Query".',
    ]);
  });
});

describe('cost', () => {
  test.each([
    ['fields count one', '{ games { id title } }', {}, 3],
    ['a connection counts its page, 20 without a size', '{ matches { nodes { id } } }', {}, 1 + 20 * 2],
    ['a page by literal', '{ matches(first: 3) { nodes { id } } }', {}, 1 + 3 * 2],
    ['a page by variable', 'query($n: Int) { matches(last: $n) { nodes { id } } }', { n: 7 }, 1 + 7 * 2],
    [
      'a page by the default of a variable',
      'query($n: Int = 5) { matches(first: $n) { nodes { id } } }',
      {},
      1 + 5 * 2,
    ],
    ['a past state 20', '{ match(id: "x") { state(at: 3) { __typename } } }', {}, 1 + 20 + 1],
    ['the present state 1', '{ match(id: "x") { state { __typename } } }', {}, 3],
    ['explain 20', '{ match(id: "x") { explain(command: {json: {}}) { __typename } } }', {}, 1 + 20 + 1],
    ['ids count as many as there are', '{ nodes(ids: ["a", "b", "c"]) { id } }', {}, 1 + 3],
    [
      'of an interface the dearest type',
      '{ match(id: "x") { events(first: 1) { nodes { version ... on MatchCreated { seatCount matchOptions rulesHash } ... on SeatTaken { seatIndex } } } } }',
      {},
      1 + 1 + 1 + 1 + 3,
    ],
    [
      'fragments count where they are spread',
      'query { a: match(id: "x") { ...F } b: match(id: "y") { ...F } } fragment F on Match { id version }',
      {},
      6,
    ],
  ])('%s', (_name, source, variables, points) =>
    expect(costOf(source, variables as Record<string, unknown>)).toBe(points),
  );

  test.each(prefixes)('a selection of every event of the platform and of %s fits', (prefix) => {
    const others = prefixes.filter((other) => other !== prefix);
    const events = schema
      .getPossibleTypes(schema.getType('MatchEvent') as GraphQLInterfaceType)
      .filter(({ name }) => !others.some((other) => name.startsWith(other)));
    expect(events.filter(({ name }) => name.startsWith(prefix)).length).toBeGreaterThan(10);
    const common = new Set([
      'match',
      'version',
      'at',
      'seat',
      'actor',
      'commandId',
      'text',
      'citation',
      'hash',
      'draws',
    ]);
    const parts = events.map((type) => {
      const scalars = Object.values(type.getFields()).filter(
        (field) => !common.has(field.name) && !/[{]/.test(String(field.type)) && isLeaf(String(field.type)),
      );
      return scalars.length === 0
        ? ''
        : `... on ${type.name} { ${scalars.map((field) => field.name).join(' ')} }`;
    });
    const source = `subscription($id: ID!) { matchEvents(matchId: $id) { __typename version text ${parts.join(' ')} } }`;
    expect(codeOf(source, { transport: 'websocket', variables: { id: 'x' } })).toBe('admitted');
  });

  test('what was admitted is remembered, up to the limit, and variables are checked each time', () => {
    const small = gateWith({ QUERY_CACHE: 2 });
    const query = 'query($n: Int) { matches(first: $n) { nodes { id } } }';
    expect(codeOf(query, { gate: small, variables: { n: 3 } })).toBe('admitted');
    expect(codeOf(query, { gate: small, variables: { n: 101 } })).toBe('QUERY_PAGE_TOO_LARGE');
    expect(codeOf(query, { gate: small, variables: { n: 'x' } })).toBe('QUERY_VARIABLES_INVALID');
    expect(codeOf(query, { gate: small, variables: { n: 3 } })).toBe('admitted');
    for (let i = 0; i < 10; i++) codeOf(`{ __typename } #${i}`, { gate: small });
    expect(small.remembered).toBe(2);
  });
});

describe('a one-of input', () => {
  const small = buildSchema('input P @oneOf { a: Int b: Int } type Query { f(p: P): Int }');
  const own = new Gate(small, defaultSettings());
  test.each([
    ['query($a: Int) { f(p: {a: $a}) }', 'QUERY_INVALID'],
    ['query($a: Int!) { ...F } fragment F on Query { f(p: {a: $a}) }', 'admitted'],
    ['query($a: Int) { ...F } fragment F on Query { f(p: {a: $a}) }', 'QUERY_INVALID'],
    ['query($p: P) { f(p: $p) }', 'admitted'],
  ])('%s', (source, code) => expect(codeOf(source, { gate: own, variables: { a: 1 } })).toBe(code));
});

describe('hostile documents (R-13)', () => {
  const word = fc.constantFrom('a', 'match', '__typename', 'events', 'nodes', 'id', 'x'.repeat(300));
  const hostile = fc.oneof(
    fc.tuple(word, fc.integer({ min: 500, max: 5000 })).map(([name, n]) => `{ ${`${name} { `.repeat(n)}`),
    fc.tuple(word, fc.integer({ min: 1000, max: 10_000 })).map(([name, n]) => `{ ${`${name} `.repeat(n)} }`),
    fc
      .integer({ min: 500, max: 10_000 })
      .map((n) => `{ ${Array.from({ length: n }, (_, i) => `a${i}: __typename`).join(' ')} }`),
    fc.integer({ min: 50, max: 1000 }).map((n) => `{ __typename ${'@skip(if: false) '.repeat(n)} }`),
    fc
      .integer({ min: 30, max: 90 })
      .map(
        (n) =>
          `{ ...F0 } ${Array.from({ length: n }, (_, i) => `fragment F${i} on Query { ...F${(i + 1) % n} ...F${(i * 7) % n} }`).join(' ')}`,
      ),
    fc.integer({ min: 16_385, max: 1_000_000 }).map((n) => `#${'x'.repeat(n)}\n{ __typename }`),
    fc.integer({ min: 16_385, max: 1_000_000 }).map((n) => `{ match(id: "${'x'.repeat(n)}") { id } }`),
    fc.string({ maxLength: 200 }).map((text) => `{ ${text} `),
    fc.array(fc.string(), { minLength: 1 }),
    fc.record({ kind: fc.constant('Document') }),
    fc.integer({ min: 2, max: 8 }).map((n) => {
      let text = 'nodes { id }';
      for (let i = 0; i < n; i++) text = `nodes { match { events(first: 100) { ${text} } } }`;
      return `{ match(id: "x") { events(first: 100) { ${text} } } }`;
    }),
  );

  test('all are refused, each with a code of its own, on both transports', () => {
    const cases = process.env['BOARDROOM_TEST_SIZE'] === 'long' ? 5000 : 300;
    fc.assert(
      fc.property(hostile, fc.constantFrom<Transport>('post', 'websocket'), (source, transport) => {
        expect(codeOf(source, { transport })).toMatch(/^(QUERY_|SUBSCRIPTIONS_ONLY)/);
      }),
      { numRuns: cases },
    );
  });
});

const isLeaf = (type: string): boolean => {
  const named = schema.getType(type.replace(/[[\]!]/g, ''));
  return named !== undefined && !('getFields' in named) && !('getTypes' in named);
};

/** A selection on a match of this many levels. */
function deep(levels: number): string {
  if (levels > 3) return `events(first: 1) { nodes { match { ${deep(levels - 3)} } } }`;
  return ['id', 'game { id }', 'seats { player { id } }'][levels - 1] ?? '';
}
