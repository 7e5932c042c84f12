import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import { type Refusal, refusal } from '../ops/refusals.ts';
import { problemOf, sendProblem } from './problem.ts';

/** Refusals of requests that reach no route: their address does not decode or has a part of no sane length. */
export function refuseAddress(
  error: Error & { code?: string },
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const told =
    error.code === 'FST_ERR_BAD_URL'
      ? refusal('INVALID_INPUT', 'The address of the request does not decode.')
      : refusal('NOT_FOUND');
  sendProblem(reply, told);
}

/** Answers what is no HTTP request, as far as the connection still takes an answer, and ends it. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, told } = whatWasWrong(error.code);
    const body = JSON.stringify({ ...problemOf(told, nanoid()), status });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

function whatWasWrong(code: string | undefined): { status: number; told: Refusal } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, told: refusal('TOO_LARGE', 'The headers are larger than the limit.') };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, told: refusal('INVALID_INPUT', 'The request took too long to arrive.') };
    case 'HPE_INVALID_METHOD':
      return { status: 400, told: refusal('INVALID_INPUT', 'HTTP knows no such method.') };
    default:
      return { status: 400, told: refusal('INVALID_INPUT', 'This is no HTTP/1.1 request.') };
  }
}
