import type { FastifyReply } from 'fastify';
import { type Refusal, sentenceOf, statusOf } from '../ops/refusals.ts';
import { showRetry } from './headers.ts';

/** An error as REST tells it (RFC 9457), with the platform's code. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly requestId: string;
  readonly retryAfter?: number;
}

export function problemOf(refusal: Refusal, requestId: string): Problem {
  const problem = {
    type: 'about:blank',
    title: sentenceOf(refusal.code),
    status: statusOf(refusal.code),
    code: refusal.code,
    detail: refusal.message,
    requestId,
  };
  return refusal.retryAfter === null ? problem : { ...problem, retryAfter: refusal.retryAfter };
}

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, reply.request.id);
  reply.request.code = refusal.code;
  showRetry(reply, refusal.retryAfter);
  // As text: a serialised object would be sent as application/json.
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
