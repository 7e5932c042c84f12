import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/context.ts';
import { games } from '../games/registry.ts';
import { printContract } from '../graphql/schema.ts';
import { registerExport } from './export.ts';
import { printOpenapi } from './openapi.ts';

export { printOpenapi } from './openapi.ts';

/** The REST API. */
export function registerRest(app: FastifyInstance, edge: Edge): void {
  // Made once, when somebody asks: printing the schema takes a tenth of a second.
  let schema: string | null = null;
  app.get('/schema.graphql', async (_request, reply) => {
    schema ??= printContract(games);
    return reply.type('text/plain; charset=utf-8').send(schema);
  });
  const openapi = printOpenapi();
  app.get('/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(openapi),
  );
  registerExport(app, edge);
}
