import type { FastifyInstance } from 'fastify';
import { refusal } from './refusals.ts';

/** Milliseconds for which an answer about readiness is kept. */
const KEPT = 1000;

/** Whether the process can serve: asks the database at most once a second. */
export class Readiness {
  readonly #ask: () => Promise<void>;
  #asked: { readonly at: number; readonly ready: Promise<boolean> } | null = null;
  #stopping = false;

  /** `ask` rejects when the database does not answer. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  /** From now on it is not ready: load balancers send nothing more. */
  stop(): void {
    this.#stopping = true;
  }

  async ready(): Promise<boolean> {
    if (this.#stopping) return false;
    const now = performance.now();
    if (this.#asked === null || now - this.#asked.at > KEPT) {
      const ready = this.#ask().then(
        () => true,
        () => false,
      );
      this.#asked = { at: now, ready };
    }
    return this.#asked.ready;
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve. Neither is limited or shed. */
export function registerHealth(
  app: FastifyInstance,
  readiness: Readiness,
  refuse: (reply: import('fastify').FastifyReply, told: ReturnType<typeof refusal>) => unknown,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (await readiness.ready()) return { status: 'ready' };
    return refuse(reply, refusal('UNAVAILABLE'));
  });
}
