import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEdge, type TestEdge } from '../graphql/edge.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';

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

/** Sends bytes and reads until the server ends the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    // What counts is the answer before a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('requests that reach no route', () => {
  test.each([
    ['an address that does not decode', 'GET /%E0%A4%A HTTP/1.1', 400, 'INVALID_INPUT'],
    [
      'a part of an address without end',
      `GET /api/v1/matches/${'a'.repeat(300)}/export HTTP/1.1`,
      404,
      'NOT_FOUND',
    ],
    ['a method that HTTP does not know', 'BREW / HTTP/1.1', 400, 'INVALID_INPUT'],
    ['a method without a route', 'PROPFIND / HTTP/1.1', 404, 'NOT_FOUND'],
    ['no HTTP at all', 'hello', 400, 'INVALID_INPUT'],
    ['too many headers', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(150).trimEnd()}`, 413, 'TOO_LARGE'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: elsewhere', 400, 'INVALID_INPUT'],
    ['headers beyond the limit', `GET / HTTP/1.1\r\na: ${'b'.repeat(60_000)}`, 431, 'TOO_LARGE'],
  ])('%s', async (_name, first, status, code) => {
    const answer = await raw(`${first}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ status, code, requestId: expect.any(String) });
  });
});
