import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/context.ts';
import { games } from '../games/registry.ts';
import { printContract } from '../graphql/schema.ts';

/** The REST API. */
export function registerRest(app: FastifyInstance, _edge: Edge): void {
  let contract: string | null = null;
  app.get('/schema.graphql', async (_request, reply) => {
    contract ??= printContract(games);
    return reply.type('text/plain; charset=utf-8').send(contract);
  });
}
