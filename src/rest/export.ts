import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExportAudience, exportBundle } from '../audit/index.ts';
import { addressKey, authenticate } from '../edge/authentication.ts';
import { type Edge, keyOf } from '../edge/context.ts';
import { showBalance } from '../edge/headers.ts';
import { sendProblem } from '../edge/problem.ts';
import type { Sight } from '../match/match-service.ts';
import { loggedError } from '../ops/logging.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';

interface ExportRequest {
  Params: { id: string };
  Querystring: { audience?: unknown };
}

/** `GET /v1/matches/{id}/export`: a match's record as lines of JSON, sent as they are read. */
export function registerExport(app: FastifyInstance, edge: Edge): void {
  const { deps, rates, overload, settings, log } = edge;
  let running = 0;

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | null> {
    const address = addressKey(request.ip);
    const caller = await authenticate(deps.identity, request.headers.authorization, address, rates.logins);
    if (caller.type === 'Refusal') return caller;
    request.caller = caller;
    if (overload.sheds('export')) return refusal('OVERLOADED');
    const balance = rates.exports.take(keyOf(request));
    showBalance(reply, balance);
    if (!balance.allowed) return refusal('RATE_LIMITED', undefined, balance.retryAfter);
    if (running >= settings.EXPORTS_AT_ONCE)
      return refusal('RATE_LIMITED', 'Too many exports run at this moment.');
    return null;
  }

  app.get<ExportRequest>('/v1/matches/:id/export', async (request, reply) => {
    const refused = await admit(request, reply);
    if (refused !== null) return sendProblem(reply, refused);
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    const { services } = deps;
    const sight = await services.matches.sight(request.params.id, request.caller?.playerId ?? null);
    if (sight === null) return sendProblem(reply, refusal('NOT_FOUND'));
    const audience = audienceOf(request.query.audience, sight);
    if (typeof audience !== 'string') return sendProblem(reply, audience);
    const bundle = await exportBundle(services.store, sight.live.matchId, audience);
    if (bundle.type === 'Refusal') return sendProblem(reply, bundle);
    const lines = Readable.from(bundle.lines);
    // The answer has begun: a record that breaks off has no footer, which its reader will notice.
    lines.on('error', (error) =>
      log.error({ requestId: request.id, error: loggedError(error) }, 'export broke off'),
    );
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${sight.live.matchId}.ndjson"`)
      .send(lines);
  });
}

function audienceOf(asked: unknown, sight: Sight): ExportAudience | Refusal {
  if (asked === undefined || asked === 'public') return 'public';
  if (asked === 'full') return 'full';
  const audience = asked === 'seat' && sight.seat !== null ? `seat:${sight.seat}` : asked;
  if (asked !== 'seat' && (typeof audience !== 'string' || !/^seat:\d{1,2}$/.test(audience))) {
    return refusal('INVALID_INPUT', 'audience must be public, seat, seat:<n> or full.');
  }
  // A seat's own openings are for its player alone.
  return sight.seat !== null && audience === `seat:${sight.seat}`
    ? `seat:${sight.seat}`
    : refusal('FORBIDDEN', 'You do not hold that seat in this match.');
}
