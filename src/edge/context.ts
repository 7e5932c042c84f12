import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Identity } from '../identity/identity.ts';
import type { Overload } from '../ops/overload.ts';
import type { Rates } from '../ops/rates.ts';
import type { Settings } from '../ops/settings.ts';
import type { Services } from '../services.ts';
import { type Authenticated, addressKey } from './authentication.ts';

/** What the edges of a process share. */
export interface Edge {
  readonly deps: { readonly services: Services; readonly identity: Identity };
  readonly settings: Settings;
  readonly rates: Rates;
  readonly overload: Overload;
  readonly log: Logger;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by routes that authenticate. */
    caller: Authenticated | null;
    /** GraphQL operation name, for the log. */
    operation: string | null;
    /** Cost points of the operation, for the log. */
    cost: number | null;
    /** Code of the answer where it is no success, for the log. */
    code: string | null;
  }
}

/** Budget key of whoever sent a request. */
export const keyOf = (request: FastifyRequest): string => request.caller?.playerId ?? addressKey(request.ip);
