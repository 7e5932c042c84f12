import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import mercurius from 'mercurius';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { Edge } from './edge/context.ts';
import { refusalFor } from './edge/failures.ts';
import { registerFrontPage } from './edge/front-page.ts';
import { refuseAddress, refuseBytes } from './edge/parse-failures.ts';
import { sendProblem } from './edge/problem.ts';
import { EXPOSED, PAGE_POLICY } from './edge/security-headers.ts';
import { limitSockets } from './edge/sockets.ts';
import type { GraphqlDeps } from './graphql/context.ts';
import { executableSchema } from './graphql/executable.ts';
import { Executor } from './graphql/executor.ts';
import { Gate } from './graphql/gate/index.ts';
import { registerGraphiql } from './graphql/graphiql.ts';
import { guardResolvers } from './graphql/guard.ts';
import { GraphqlHttp } from './graphql/http.ts';
import { GraphqlWebsocket } from './graphql/websocket/index.ts';
import { Readiness, registerHealth } from './ops/health.ts';
import { loggedError } from './ops/logging.ts';
import { Overload, watchLoad } from './ops/overload.ts';
import { openRates } from './ops/rates.ts';
import { type Refusal, RefusalError, refusal } from './ops/refusals.ts';
import type { Settings } from './ops/settings.ts';
import { registerRest } from './rest/index.ts';

export interface AppDeps extends GraphqlDeps {
  readonly settings: Settings;
  readonly log: Logger;
  /** The schema with its resolvers; the service's own if left out. */
  readonly schema?: GraphQLSchema;
  /** What is shed; measured by the app itself if left out. */
  readonly overload?: Overload;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The WebSocket edge. */
    sockets: GraphqlWebsocket;
    readiness: Readiness;
  }
}

/** The HTTP and WebSocket server of a process, not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, log, services } = deps;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => nanoid(),
    requestIdHeader: false,
    trustProxy: settings.TRUSTED_PROXIES.length === 0 ? false : [...settings.TRUSTED_PROXIES],
    bodyLimit: settings.HTTP_BODY_BYTES,
    requestTimeout: settings.HTTP_REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.HTTP_KEEP_ALIVE_MS,
    maxRequestsPerSocket: settings.HTTP_REQUESTS_PER_SOCKET,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    http: {
      maxHeaderSize: settings.HTTP_HEADER_BYTES,
      // Refused with a problem instead.
      requireHostHeader: false,
      headersTimeout: settings.HTTP_HEADERS_TIMEOUT_MS,
      // Node looks for slow requests only this often.
      connectionsCheckingInterval: 1000,
    },
  });
  // One more than is allowed, so that a request with too many shows as one: Node drops the rest in silence.
  app.server.maxHeadersCount = settings.HTTP_HEADERS + 1;
  limitSockets(app.server, settings);
  const overload = deps.overload ?? new Overload(settings);
  const edge: Edge = { deps, settings, rates: openRates(settings), overload, log };
  const unwatch = deps.overload === undefined ? watchLoad(overload, () => services.store.waiting) : () => {};
  app.addHook('onClose', async () => unwatch());

  app.decorateRequest('caller', null);
  app.decorateRequest('operation', null);
  app.decorateRequest('cost', null);
  app.decorateRequest('code', null);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const { 'content-encoding': coding, 'content-type': type } = request.headers;
    const { rawHeaders } = request.raw;
    if (rawHeaders.length / 2 > settings.HTTP_HEADERS)
      return done(new RefusalError('TOO_LARGE', MANY_HEADERS));
    const hosts = hostsOf(rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0'))
      return done(new RefusalError('INVALID_INPUT', ONE_HOST));
    done(coding === undefined && inUtf8(type) ? undefined : refusedCoding);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply);
    done();
  });

  await app.register(helmet, {
    contentSecurityPolicy: PAGE_POLICY,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: '*',
    strictPreflight: false,
    credentials: false,
    methods: ['GET', 'POST', 'HEAD'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: EXPOSED,
    maxAge: 7200,
  });

  const readiness = new Readiness(() => services.store.measureClock());
  app.decorate('readiness', readiness);
  registerHealth(app, readiness, sendProblem);
  await registerGraphql(app, edge, deps.schema ?? executableSchema());
  registerGraphiql(app);
  registerFrontPage(app, edge);
  registerRest(app, edge);
  return app;
}

const MANY_HEADERS = 'The request has too many headers.';

/** RFC 9112, 3.2. */
const ONE_HOST = 'A request has exactly one Host header.';

const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host').length;

const refusedCoding = Object.assign(new Error('compressed requests and other charsets are refused'), {
  code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
});

/** JSON is UTF-8 (RFC 8259, 8.1): a body that says it is anything else would be misread. */
const inUtf8 = (type = ''): boolean => /;\s*charset=(?!"?utf-?8"?\s*(;|$))/i.exec(type) === null;

async function registerGraphql(app: FastifyInstance, edge: Edge, schema: GraphQLSchema): Promise<void> {
  const { settings } = edge;
  const cancelled = new WeakSet<object>();
  guardResolvers(schema, edge.rates, cancelled);
  const gate = new Gate(schema, settings);
  await app.register(mercurius, {
    schema,
    routes: false,
    cache: settings.QUERY_CACHE,
    // Errors are told by the edge.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  const executor = new Executor(schema, app.graphql);
  const sockets = new GraphqlWebsocket(edge, schema, gate, executor);
  app.decorate('sockets', sockets);
  await app.register(websocket, {
    options: { maxPayload: settings.SOCKET_MESSAGE_BYTES, perMessageDeflate: false, handleProtocols },
    preClose: (done) => {
      sockets.restart();
      app.websocketServer.close(() => done());
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const http = new GraphqlHttp(executor, edge, gate, cancelled, (playerId) => sockets.mayOpen(playerId));
  app.setErrorHandler((error, request, reply) => {
    const told = refusalOf(error, request, edge.log);
    return isGraphql(request) ? http.refuse(reply, told) : sendProblem(reply, told);
  });
  app.setNotFoundHandler((request, reply) => {
    const told = refusal(isGraphql(request) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
    if (isGraphql(request)) reply.header('allow', 'GET, POST');
    return isGraphql(request) ? http.refuse(reply, told) : sendProblem(reply, told);
  });
  app.route({
    method: 'GET',
    url: '/graphql',
    exposeHeadRoute: false,
    ...OWN_HEADERS,
    onRequest: http.onRequest,
    handler: http.get,
    wsHandler: sockets.accept,
  });
  app.route({
    method: 'POST',
    url: '/graphql',
    ...OWN_HEADERS,
    onRequest: http.onRequest,
    handler: http.post,
  });
}

/** Routes that set the security headers of their answers themselves. */
const OWN_HEADERS = { helmet: false, config: { cors: false } } as const;

const isGraphql = (request: FastifyRequest): boolean => request.url.split('?', 1)[0] === '/graphql';

function refusalOf(error: unknown, request: FastifyRequest, log: Logger): Refusal {
  const known = refusalFor(error);
  if (known !== null) return known;
  log.error({ requestId: request.id, error: loggedError(error) }, 'unexpected error');
  return refusal('INTERNAL');
}

function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  log.info(
    {
      requestId: request.id,
      route: request.routeOptions.url,
      operation: request.operation,
      status: reply.statusCode,
      code: request.code,
      cost: request.cost,
      duration: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}
