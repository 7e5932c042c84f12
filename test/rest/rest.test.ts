import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseCommand } from '../../src/kernel/choose.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { printOpenapi } from '../../src/rest/index.ts';
import { guest, startEdge, type TestEdge } from '../graphql/edge.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { openTable } from '../support/services.ts';

let database: TestDatabase;
let edge: TestEdge;
let player: { token: string; playerId: string };
let other: { token: string; playerId: string };

beforeAll(async () => {
  database = await startPostgres();
  edge = await startEdge(database, { settings: { RATE_EXPORTS: 1000 } });
  player = await guest(edge, 'Ada');
  other = await guest(edge, 'Eve');
});

afterAll(async () => {
  await edge.stop();
  await database.stop();
});

interface Operation {
  readonly responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}
const document = parse(printOpenapi()) as {
  paths: Record<string, { get: Operation }>;
  components: { responses: Record<string, Operation['responses'][string]>; schemas: Record<string, object> };
};

/** The schema with its references filled in. */
function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolved);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as { $ref?: string };
  if ($ref === undefined) return Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, resolved(v)]));
  return resolved(document.components.schemas[$ref.split('/').at(-1) ?? '']);
}

/** Asks, and fails unless the answer is one that the document describes for this path. */
async function ask(path: string, url: string, token?: string) {
  const response = await fetch(
    edge.url + url,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  const text = await response.text();
  const described = document.paths[path]?.get.responses[String(response.status)];
  const answer =
    described?.$ref === undefined
      ? described
      : document.components.responses[described.$ref.split('/').at(-1) ?? ''];
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
  const content = answer?.content?.[type];
  if (content === undefined) throw new Error(`${path} describes no ${response.status} as ${type}: ${text}`);
  const values =
    type === 'application/x-ndjson'
      ? text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [type.includes('json') ? JSON.parse(text) : text];
  const validator = Compile(resolved(content.schema) as object);
  for (const value of values) {
    if (!validator.Check(value))
      throw new Error(`${path} answers what it does not describe: ${JSON.stringify(value)}`);
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    code: type.includes('problem') ? (values[0] as { code: string }).code : null,
  };
}

describe('REST: every answer is one that openapi.yaml describes', () => {
  test('the published file is the printed one', () => {
    expect(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')).toBe(printOpenapi());
  });

  test('the check fails on what is not described', async () => {
    await expect(ask('/healthz', '/readyz')).rejects.toThrow('does not describe');
    await expect(ask('/healthz', '/nowhere')).rejects.toThrow('describes no 404');
  });

  test('health and contracts', async () => {
    expect((await ask('/healthz', '/healthz')).status).toBe(200);
    expect((await ask('/readyz', '/readyz')).status).toBe(200);
    expect((await ask('/openapi.yaml', '/openapi.yaml')).text).toBe(printOpenapi());
    expect((await ask('/schema.graphql', '/schema.graphql')).text).toContain('type Mutation {');
  });

  /** Until the player holds cards. */
  async function playSomeTurns(matchId: string): Promise<void> {
    const random = botRandom(7);
    const { matches } = edge.services;
    for (let commands = 0; commands < 12; ) {
      const sight = await matches.sight(matchId, player.playerId);
      const legal = sight === null ? [] : matches.legalCommands(sight);
      if (legal.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      const answer = await matches.submit({
        caller: player.playerId,
        matchId,
        command: chooseCommand(legal, random),
        expectedVersion: null,
        commandId: randomUUID(),
      });
      if (answer.type === 'Executed') commands += 1;
    }
  }

  const EXPORT = '/v1/matches/{id}/export';

  test('an export opens for an audience what it may see', async () => {
    const { matchId } = await openTable(edge.services, player.playerId, { visibility: 'invitation' });
    const url = `/v1/matches/${matchId}/export`;
    const openings = (text: string) =>
      text.split('\n').filter((line) => line.includes('"t":"opening"')).length;
    const open = await ask(EXPORT, url, player.token);
    expect([open.status, open.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    expect(open.text.split('\n')[0]).toContain('"audience":"public"');
    expect(open.text.trimEnd().split('\n').at(-1)).toContain('"t":"footer"');
    expect(openings(open.text)).toBe(0);
    await playSomeTurns(matchId);
    const own = await ask(EXPORT, `${url}?audience=seat`, player.token);
    expect(own.text.split('\n')[0]).toContain('"audience":"seat:0"');
    expect(openings(own.text)).toBeGreaterThan(0);
    expect((await ask(EXPORT, `${url}?audience=full`, player.token)).code).toBe('FORBIDDEN');
    expect((await ask(EXPORT, `${url}?audience=seat:0`, player.token)).text.split('\n')[0]).toContain(
      '"audience":"seat:0"',
    );
    expect((await ask(EXPORT, `${url}?audience=seat:1`, player.token)).code).toBe('FORBIDDEN');
    expect((await ask(EXPORT, `${url}?audience=table`, player.token)).code).toBe('INVALID_INPUT');
  });

  test('a match that one may not see has no export, as one that is not there', async () => {
    const { matchId } = await openTable(edge.services, player.playerId, { visibility: 'invitation' });
    const hidden = await ask(EXPORT, `/v1/matches/${matchId}/export`, other.token);
    const absent = await ask(EXPORT, '/v1/matches/01890000-0000-7000-8000-000000000000/export', other.token);
    const nonsense = await ask(EXPORT, '/v1/matches/nonsense/export', other.token);
    const body = (answer: { text: string }) => ({ ...JSON.parse(answer.text), requestId: '' });
    expect([hidden.status, body(hidden)]).toEqual([404, body(absent)]);
    expect(body(nonsense)).toEqual(body(absent));
    expect((await ask(EXPORT, `/v1/matches/${matchId}/export`, 'forged')).code).toBe('UNAUTHENTICATED');
  });

  test('a spectator has no seat to look from', async () => {
    const { matchId } = await openTable(edge.services, player.playerId);
    expect((await ask(EXPORT, `/v1/matches/${matchId}/export`)).status).toBe(200);
    expect((await ask(EXPORT, `/v1/matches/${matchId}/export?audience=seat`)).code).toBe('FORBIDDEN');
  });

  test('exports have a budget of their own', async () => {
    const own = await startEdge(database, { settings: { RATE_EXPORTS: 2 } });
    try {
      const url = `${own.url}/v1/matches/01890000-0000-7000-8000-000000000000/export`;
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push((await fetch(url)).status);
      expect(statuses).toEqual([404, 404, 429]);
      expect((await fetch(url)).headers.get('retry-after')).toBe('30');
    } finally {
      await own.stop();
    }
  });
});

describe('the front page', () => {
  test('shows games and public matches, and hides the others', async () => {
    const shown = await openTable(edge.services, player.playerId);
    const hidden = await openTable(edge.services, player.playerId, { visibility: 'unlisted' });
    const response = await fetch(`${edge.url}/`);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<h3>Evil Corp</h3>');
    expect(text).toContain(`/v1/matches/${shown.matchId}/export`);
    expect(text).not.toContain(hidden.matchId);
    // Nothing is loaded from anywhere.
    expect(text).not.toMatch(/<(script|link rel="stylesheet"|img)/);
  });

  test('GraphiQL and its files come from here', async () => {
    const page = await (await fetch(`${edge.url}/graphql`, { headers: { accept: 'text/html' } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(6);
    for (const file of files) expect([file, (await fetch(edge.url + file)).status]).toEqual([file, 200]);
    expect(page).not.toMatch(/(?:src|href)="https?:/);
  });
});
