import type { LegalCommand, Parameter } from '../../kernel/game.ts';
import { RefusalError } from '../../ops/refusals.ts';
import { commandOf } from '../command-input.ts';
import { type EventPageArguments, eventPage } from '../event-page.ts';
import type { MatchNode } from '../match-node.ts';
import { ruleViolation } from './answers.ts';
import { gameView } from './game-views.ts';
import { GameNode } from './games.ts';
import { SeatNode } from './seats.ts';

/** A field that is a fact of the match. */
const fact =
  <K extends keyof Awaited<ReturnType<MatchNode['facts']>>>(name: K) =>
  async (match: MatchNode) =>
    (await match.facts())[name];

export const matchFields = {
  id: (match: MatchNode) => match.matchId,
  game: async (match: MatchNode) => new GameNode(await match.game()),
  status: fact('status'),
  visibility: fact('visibility'),
  options: fact('options'),
  clock: async (match: MatchNode) => {
    const { clock } = await match.facts();
    return clock === null ? null : { secondsPerMove: clock.seconds };
  },
  seats: async (match: MatchNode) => {
    const { seatCount } = await match.facts();
    return Array.from({ length: seatCount }, (_, index) => new SeatNode(match, index));
  },
  activeSeats: async (match: MatchNode) =>
    (await match.facts()).activeSeats.map((seat) => new SeatNode(match, seat)),
  deadline: fact('deadline'),
  viewerSeat: async (match: MatchNode) => {
    const { caller } = match.context;
    if (caller === null) return null;
    const seat = (await match.holders()).findIndex((holder) => holder?.playerId === caller);
    return seat === -1 ? null : new SeatNode(match, seat);
  },
  version: fact('version'),
  headHash: fact('headHash'),
  rulesVersion: fact('rulesVersion'),
  phase: fact('phase'),
  createdAt: fact('createdAt'),
  startedAt: fact('startedAt'),
  endedAt: fact('endedAt'),
  outcome: async (match: MatchNode) => {
    const { outcome } = await match.facts();
    return outcome === null ? null : outcomeOf(match, outcome);
  },
  invitation: async (match: MatchNode) => {
    if ((await match.facts()).visibility !== 'invitation') return null;
    const { live, seat } = await match.sight();
    const { caller, services } = match.context;
    const inside = seat !== null || (caller !== null && live.creatorId === caller);
    return inside ? services.tables.invitationOf(match.matchId) : null;
  },
  state: async (match: MatchNode, { at }: { at?: number | null }) => {
    const sight = await match.sight();
    // A node made from a row tells of that row's version in all its fields.
    if (at !== undefined && at !== null) {
      if (at < 0) throw new RefusalError('INVALID_INPUT', 'A version is not negative.');
      if (at > sight.state.version) throw new RefusalError('VERSION_AHEAD');
    }
    const version = at ?? match.row?.version ?? null;
    const view = await match.context.services.matches.viewAt(sight, version);
    return view === null ? null : gameView(sight.game, view);
  },
  events: async (match: MatchNode, page: EventPageArguments) => eventPage(match, page),
  legalCommands: async (match: MatchNode) => {
    const sight = await match.sight();
    return match.context.services.matches.legalCommands(sight);
  },
  explain: async (match: MatchNode, { command }: { command: Record<string, unknown> }) => {
    const sight = await match.sight();
    const generic = commandOf(sight.game, command);
    if (generic.type === 'Refusal') return generic;
    const answer = match.context.services.matches.explain(sight, generic.command);
    return answer.type === 'RuleViolation' ? ruleViolation(sight.game, answer) : answer;
  },
  commitment: async (match: MatchNode) => {
    const { state, live } = await match.sight();
    return {
      session: state.session,
      serverCommit: state.serverCommit,
      transcript: state.transcript,
      fairnessClass: 'C',
      serverSeed: state.endedAt === null ? null : live.secrets.seed.toString('hex'),
    };
  },
};

/** The result with seats as objects. */
export function outcomeOf(
  match: MatchNode,
  outcome: { reason: string; ranking: readonly { seat: number; rank: number; score: number | null }[] },
) {
  const ranking = outcome.ranking.map((place) => ({ ...place, seat: new SeatNode(match, place.seat) }));
  return { reason: outcome.reason, ranking };
}

/** With the type in it: the open parameters beside it make the whole command. */
export const legalCommandFields = {
  fixed: ({ type, fixed }: LegalCommand) => ({ type, ...fixed }),
};

/** The parameter kinds as one type: what a kind does not have is null, false or empty. */
export const legalParameterFields = {
  options: (parameter: Parameter) =>
    parameter.kind === 'choice' ? parameter.options : parameter.kind === 'list' ? parameter.of : [],
  min: (parameter: Parameter) =>
    'min' in parameter ? parameter.min : parameter.kind === 'bag' ? parameter.minTotal : null,
  max: (parameter: Parameter) =>
    'max' in parameter ? parameter.max : parameter.kind === 'bag' ? parameter.maxTotal : null,
  step: (parameter: Parameter) => (parameter.kind === 'integer' ? parameter.step : null),
  usualMax: (parameter: Parameter) => (parameter.kind === 'integer' ? (parameter.usualMax ?? null) : null),
  distinct: (parameter: Parameter) => parameter.kind === 'list' && parameter.distinct,
  ordered: (parameter: Parameter) => parameter.kind === 'list' && parameter.ordered,
  distinctGroups: (parameter: Parameter) => parameter.kind === 'list' && parameter.distinctGroups,
  keys: (parameter: Parameter) => (parameter.kind === 'bag' ? parameter.keys : []),
  keyMember: (parameter: Parameter) => (parameter.kind === 'bag' ? parameter.keyMember : null),
  countMember: (parameter: Parameter) => (parameter.kind === 'bag' ? parameter.countMember : null),
  row: (parameter: Parameter) => (parameter.kind === 'rows' ? parameter.row : []),
};
