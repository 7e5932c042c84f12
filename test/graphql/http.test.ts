import { buildSchema, GraphQLError, type GraphQLScalarType } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Overload } from '../../src/ops/overload.ts';
import { RefusalError } from '../../src/ops/refusals.ts';
import { defaultSettings } from '../../src/ops/settings.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { guest, post, readAnswer, startEdge, type TestEdge } from './edge.ts';

let database: TestDatabase;
let edge: TestEdge;

beforeAll(async () => {
  database = await startPostgres();
  edge = await startEdge(database);
});

afterAll(async () => {
  await edge.stop();
  await database.stop();
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${edge.url}/graphql`, fetchFn: fetch });

  test('the audit suite has all its checks', () => expect(audits).toHaveLength(61));

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect('reason' in result ? result.reason : result.status).toBe('ok');
  });

  test('a bad token is refused before anything else, a missing one is not', async () => {
    const bad = await post(edge.url, 17, { token: 'forged' });
    expect([bad.status, bad.codes]).toEqual([401, ['UNAUTHENTICATED']]);
    expect((await post(edge.url, '{ viewer { handle } }')).data).toEqual({ viewer: null });
    const { token } = await guest(edge);
    expect((await post(edge.url, '{ viewer { displayName } }', { token })).data).toEqual({
      viewer: { displayName: 'Ada' },
    });
  });

  test.each([
    ['another content type', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a compressed body', { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'another charset',
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no media type in common', { accept: 'image/png' }, 406, 'NOT_ACCEPTABLE'],
  ])('%s is refused', async (_name, headers, status, code) => {
    const answer = await post(edge.url, '{ __typename }', { headers: headers as Record<string, string> });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
  });

  test.each([
    ['   '],
    ['x'.repeat(41)],
    ['a\u0007b'],
    ['\u202e'],
    ['Ada\u202e'],
    ['\u200b\u200d'],
    ['\u3164'],
    ['\u2800 \u115f'],
    ['\ud800'],
  ])('a guest is not called %j', async (displayName) => {
    const document =
      'mutation ($name: String!) { createGuest(input: { displayName: $name }) { ... on Refusal { code } } }';
    const { data } = await post(edge.url, document, { variables: { name: displayName } });
    expect(data).toEqual({ createGuest: { code: 'INVALID_INPUT' } });
  });

  test('media types are chosen by quality', async () => {
    const type = async (accept: string) =>
      (await post(edge.url, '{ __typename }', { headers: { accept } })).headers.get('content-type');
    expect(await type('application/json;q=0.5, application/graphql-response+json;q=0.9')).toMatch(
      /graphql-response/,
    );
    expect(await type('application/graphql-response+json;q=0, */*')).toBe('application/json; charset=utf-8');
  });

  test('a body beyond the limit and members that change prototypes are refused', async () => {
    const large = await post(edge.url, '{ __typename }', { variables: { x: 'x'.repeat(70_000) } });
    expect([large.status, large.codes]).toEqual([413, ['TOO_LARGE']]);
    const poisoned = await fetch(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{__typename}","variables":{"__proto__":{"a":1}}}',
    });
    expect((await readAnswer(poisoned)).codes).toEqual(['INVALID_INPUT']);
    const get = await fetch(`${edge.url}/graphql?query={__typename}&variables={"constructor":{"a":1}}`);
    expect((await readAnswer(get)).codes).toEqual(['INVALID_INPUT']);
  });

  test('a GET runs queries, but neither mutations nor subscriptions', async () => {
    const get = (query: string) =>
      fetch(`${edge.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { accept: 'application/graphql-response+json' },
      }).then(readAnswer);
    expect((await get('{ __typename }')).data).toEqual({ __typename: 'Query' });
    const mutation = await get('mutation { createGuest(input: {displayName: "x"}) { __typename } }');
    expect([mutation.status, mutation.codes]).toEqual([405, ['QUERY_MUTATION_BY_GET']]);
    expect((await get('subscription { yourTurn { id } }')).codes).toEqual(['QUERY_IS_SUBSCRIPTION']);
  });

  test('other methods are told what is allowed', async () => {
    const answer = await fetch(`${edge.url}/graphql`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  test('each operation of a document with several runs as itself, also compiled', async () => {
    const query = 'query A { a: __typename } query B { b: __typename }';
    for (let round = 0; round < 4; round++) {
      expect((await post(edge.url, query, { operationName: 'A' })).data).toEqual({ a: 'Query' });
      expect((await post(edge.url, query, { operationName: 'B' })).data).toEqual({ b: 'Query' });
    }
    expect((await post(edge.url, query)).codes).toEqual(['QUERY_OPERATION_UNKNOWN']);
  });

  test('answers carry a request id, security headers and open cross-origin rights without credentials', async () => {
    const { headers } = await post(edge.url, '{ __typename }', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{21}$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('an answer has every security header that a page has, and the same', async () => {
    const { headers: page } = await fetch(edge.url);
    const { headers } = await post(edge.url, '{ __typename }');
    const own = /^(content-|date$|connection$|keep-alive$|x-request-id$|vary$)/;
    const expected = [...page].filter(([name]) => !own.test(name));
    expect(expected.length).toBeGreaterThan(10);
    expect(expected.map(([name]) => [name, headers.get(name)])).toEqual(expected);
  });
});

describe('execution', () => {
  const schema = () => {
    const built = buildSchema(`
      enum Size { SMALL_ONE BIG_ONE }
      scalar Odd
      scalar JSON
      input Pick @oneOf { size: Size odd: Odd both: Both }
      input Both { size: Size! }
      interface Thing { name: String! }
      type Box implements Thing { name: String! size: Size! }
      type Ball implements Thing { name: String! }
      union Any = Box | Ball
      type Query {
        pick(by: Pick!, size: Size): JSON
        
        things: [Thing!]!
        any: [Any!]!
        fails(how: String!): Box
        slow: Box
        odd(odd: Odd): Odd
      }
      type Mutation { slow: Box }`);
    const size = built.getType('Size') as import('graphql').GraphQLEnumType;
    for (const value of size.getValues()) value.value = value.name.toLowerCase();
    const odd = built.getType('Odd') as GraphQLScalarType;
    const check = (value: unknown) => {
      if (typeof value !== 'number' || value % 2 !== 1) throw new GraphQLError('not odd');
      return value + 1000;
    };
    odd.parseValue = check;
    odd.parseLiteral = (node) => check(node.kind === 'IntValue' ? Number(node.value) : null);
    odd.serialize = (value) => ({ odd: value });
    const kind = (value: unknown) => ((value as { size?: string }).size === undefined ? 'Ball' : 'Box');
    (built.getType('Thing') as import('graphql').GraphQLInterfaceType).resolveType = kind;
    (built.getType('Any') as import('graphql').GraphQLUnionType).resolveType = kind;
    const fields = built.getQueryType()?.getFields();
    const things = [{ name: 'box', size: 'small_one' }, { name: 'ball' }];
    const resolvers: Record<string, (parent: unknown, args: Record<string, unknown>) => unknown> = {
      pick: (_parent, args) => args,
      things: () => things,
      any: () => things,
      odd: (_parent, args) => args['odd'],
      slow: () => new Promise((resolve) => setTimeout(resolve, 2000)),
      fails: (_parent, { how }) => {
        if (how === 'refusal') throw new RefusalError('MATCH_BUSY');
        throw new Error('secret value 42');
      },
    };
    for (const [name, resolve] of Object.entries(resolvers)) {
      const field = fields?.[name];
      if (field !== undefined) field.resolve = resolve as NonNullable<typeof field.resolve>;
    }
    return built;
  };
  let own: TestEdge;

  beforeAll(async () => {
    own = await startEdge(database, { schema: schema(), settings: { QUERY_TIMEOUT_MS: 150 } });
  });
  afterAll(() => own.stop());

  /** Interpreted at first, compiled from the second time on: all three answers must be the same. */
  const thrice = async (query: string, variables?: unknown) => {
    const answers = [];
    for (let round = 0; round < 3; round++) {
      const { data, codes } = await post(own.url, query, variables === undefined ? {} : { variables });
      answers.push({ data, codes });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    return answers[0];
  };

  test('enum values are the inner ones, as literals, variables and results', async () => {
    expect(await thrice('{ pick(by: {size: SMALL_ONE}) }')).toMatchObject({
      data: { pick: { by: { size: 'small_one' } } },
    });
    expect(
      await thrice('query($by: Pick!, $size: Size) { pick(by: $by, size: $size) }', {
        by: { both: { size: 'BIG_ONE' } },
        size: 'SMALL_ONE',
      }),
    ).toMatchObject({ data: { pick: { by: { both: { size: 'big_one' } }, size: 'small_one' } } });
    expect(await thrice('{ things { name ... on Box { size } } }')).toMatchObject({
      data: { things: [{ name: 'box', size: 'SMALL_ONE' }, { name: 'ball' }] },
    });
  });

  test('an input of exactly one field holds for literals and variables', async () => {
    const query = 'query($by: Pick!) { pick(by: $by) }';
    for (const by of [{}, { size: 'BIG_ONE', odd: 3 }, { size: null }]) {
      expect(await thrice(query, { by })).toMatchObject({ codes: ['QUERY_VARIABLES_INVALID'] });
    }
    expect(await thrice('{ pick(by: {size: BIG_ONE, odd: 3}) }')).toMatchObject({ codes: ['QUERY_INVALID'] });
    expect(await thrice('query($size: Size) { pick(by: {size: $size}) }', { size: 'BIG_ONE' })).toMatchObject(
      {
        codes: ['QUERY_INVALID'],
      },
    );
    expect(
      await thrice('query($size: Size!) { pick(by: {size: $size}) }', { size: 'BIG_ONE' }),
    ).toMatchObject({
      data: { pick: { by: { size: 'big_one' } } },
    });
  });

  test('scalars of our own read and write, also inside of inputs', async () => {
    expect(await thrice('query($odd: Odd) { odd(odd: $odd) }', { odd: 5 })).toMatchObject({
      data: { odd: { odd: 1005 } },
    });
    expect(await thrice('{ odd(odd: 7) }')).toMatchObject({ data: { odd: { odd: 1007 } } });
    expect(await thrice('query($odd: Odd) { odd(odd: $odd) }', { odd: 4 })).toMatchObject({
      codes: ['QUERY_VARIABLES_INVALID'],
    });
    expect(await thrice('query($by: Pick!) { pick(by: $by) }', { by: { odd: 9 } })).toMatchObject({
      data: { pick: { by: { odd: 1009 } } },
    });
  });

  test('unions, skip and include', async () => {
    const query =
      'query($no: Boolean!) { any { __typename ... on Box { size @skip(if: $no) } ... on Ball { name } } }';
    expect(await thrice(query, { no: true })).toMatchObject({
      data: { any: [{ __typename: 'Box' }, { __typename: 'Ball', name: 'ball' }] },
    });
  });

  test('an unexpected error is masked, with the id that finds it in the log', async () => {
    const answer = await post(own.url, 'query($how: String!) { fails(how: $how) { name } }', {
      variables: { how: 'x' },
    });
    expect(answer.codes).toEqual(['INTERNAL']);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    const id = answer.headers.get('x-request-id');
    const lines = own.lines.filter((line) => line.includes(String(id)));
    expect(lines.some((line) => line.includes('unexpected error'))).toBe(true);
    expect(own.lines.join()).not.toContain('secret value');
  });

  test('a refusal that was thrown keeps its code and place', async () => {
    const { codes, body } = await post(own.url, '{ fails(how: "refusal") { name } }');
    expect(codes).toEqual(['MATCH_BUSY']);
    expect(body.errors).toMatchObject([{ path: ['fails'], extensions: { retryAfter: 1 } }]);
  });

  test('an operation that takes too long is answered in time', async () => {
    const answer = await post(own.url, '{ slow { name } }');
    expect([answer.status, answer.codes]).toEqual([503, ['QUERY_TIMEOUT']]);
  });
});

describe('rates and load', () => {
  const start = async (settings: object, overload?: Overload) =>
    startEdge(database, { settings, ...(overload === undefined ? {} : { overload }) });

  test('an address without a token, a player and its commands have budgets of their own', async () => {
    const own = await start({
      RATE_ANONYMOUS: 3,
      RATE_QUERIES: 4,
      RATE_COMMANDS: 60,
      RATE_COMMANDS_BURST: 2,
    });
    try {
      const { token } = await guest(own);
      const times = async (count: number, query: string, options: object = {}) => {
        const statuses = [];
        for (let i = 0; i < count; i++) statuses.push((await post(own.url, query, options)).status);
        return statuses;
      };
      expect(await times(5, '{ __typename }')).toEqual([200, 200, 200, 429, 429]);
      const refused = await post(own.url, '{ __typename }');
      expect(refused.codes).toEqual(['RATE_LIMITED']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('ratelimit-limit')).toBe('3');
      expect(refused.headers.get('ratelimit-remaining')).toBe('0');
      expect(await times(5, '{ __typename }', { token })).toEqual([200, 200, 200, 200, 429]);
      expect(await times(3, 'mutation { __typename }', { token })).toEqual([200, 200, 429]);
    } finally {
      await own.stop();
    }
  });

  test('an address with many bad tokens is refused for a while, good ones too', async () => {
    const own = await start({ RATE_FAILED_LOGINS: 3 });
    try {
      const { token } = await guest(own);
      const statuses = [];
      for (let i = 0; i < 5; i++)
        statuses.push((await post(own.url, '{ __typename }', { token: `bad${i}` })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 429]);
      const good = await post(own.url, '{ __typename }', { token });
      expect([good.status, good.headers.get('retry-after')]).toEqual([429, '60']);
    } finally {
      await own.stop();
    }
  });

  test('under load lists go first, then queries, commands last, health never', async () => {
    const overload = new Overload(defaultSettings());
    const own = await start({}, overload);
    const busy = { delay: 1000, utilisation: 1, memory: 0, waiting: 0 };
    const calm = { delay: 1, utilisation: 0.1, memory: 0, waiting: 0 };
    const state = async () => {
      const list = await post(own.url, '{ matches(first: 100) { nodes { id } } }');
      const query = await post(own.url, '{ __typename }');
      const command = await post(own.url, 'mutation { __typename }');
      const health = await fetch(`${own.url}/healthz`);
      return [list.status, query.status, command.status, health.status];
    };
    try {
      expect(await state()).toEqual([200, 200, 200, 200]);
      overload.measured(busy);
      expect(await state()).toEqual([200, 200, 200, 200]);
      overload.measured(busy);
      expect(await state()).toEqual([503, 200, 200, 200]);
      overload.measured(busy);
      expect(await state()).toEqual([503, 503, 200, 200]);
      overload.measured(busy);
      overload.measured(busy);
      const shed = await post(own.url, 'mutation { __typename }');
      expect([shed.status, shed.codes, shed.headers.get('retry-after')]).toEqual([503, ['OVERLOADED'], '5']);
      for (let i = 0; i < 5; i++) overload.measured(calm);
      expect(await state()).toEqual([200, 200, 200, 200]);
    } finally {
      await own.stop();
    }
  });
});
