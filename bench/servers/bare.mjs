import Fastify from 'fastify';
import mercurius from 'mercurius';
import { serveUntilStopped } from '../lib/child.mjs';

/** The ceiling: a mutation that does nothing. */
const app = Fastify();
let version = 0;
await app.register(mercurius, {
  jit: 1,
  schema: `
    type Query { hello: String }
    type Accepted { matchId: ID! version: Int! events: [String!]! }
    type Mutation { submit(matchId: ID!, expectedVersion: Int!, command: String!): Accepted! }`,
  resolvers: {
    Mutation: {
      submit: async (_, { matchId }) => ({ matchId, version: ++version, events: ['RevenueDeclared'] }),
    },
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
serveUntilStopped(`http://127.0.0.1:${app.server.address().port}`, () => app.close());
