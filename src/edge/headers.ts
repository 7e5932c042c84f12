import type { FastifyReply } from 'fastify';
import type { Balance } from '../ops/budgets.ts';

/** Tells the client what is left of its budget, and when to come back. */
export function showBalance(reply: FastifyReply, balance: Balance): void {
  reply.header('RateLimit-Limit', balance.limit);
  reply.header('RateLimit-Remaining', balance.remaining);
  reply.header('RateLimit-Reset', balance.reset);
}

/** Seconds to wait before a retry, where there is a use in one. */
export function showRetry(reply: FastifyReply, seconds: number | null): void {
  if (seconds !== null) reply.header('Retry-After', seconds);
}
