import type { AnyGame } from '../../kernel/game.ts';
import type { RuleViolation } from '../../kernel/violation.ts';
import { viewerOf } from '../../match/access.ts';
import { presentEvent } from '../../match/present.ts';
import type { Execute, Executed } from '../../match/streams.ts';
import { type Refusal, sentenceOf } from '../../ops/refusals.ts';
import type { GraphqlContext } from '../context.ts';
import { commandField } from '../game-types.ts';
import { MatchNode } from '../match-node.ts';

/** A rule violation with its code also as the game's own enum. */
export const ruleViolation = (game: AnyGame, violation: RuleViolation) => ({
  ...violation,
  [`${commandField(game)}Code`]: violation.code,
});

/** What became of a command, as the member of `PlayResult` or `TableResult` that it is. */
export function playResult(answer: Execute, game: AnyGame | null) {
  switch (answer.type) {
    case 'Executed':
      return { type: 'PlayAccepted', executed: answer };
    case 'VersionConflict':
      return { ...answer, code: 'VERSION_CONFLICT', message: sentenceOf('VERSION_CONFLICT') };
    case 'RuleViolation':
      return game === null ? answer : ruleViolation(game, answer);
    case 'Refusal':
      return answer;
  }
}

/** Fields with a resolver each: a compiled operation calls no functions that stand in a value. */
export const playAcceptedFields = {
  match: ({ executed }: Accepted, _: unknown, context: GraphqlContext) =>
    MatchNode.later(context, executed.live.matchId),
  events: ({ executed }: Accepted, _: unknown, context: GraphqlContext) => {
    const { live, events } = executed;
    const viewer = viewerOf(live, context.caller);
    return events.map((event) => presentEvent(live.matchId, live.game, event, viewer));
  },
  replayed: ({ executed }: Accepted) => executed.replayed,
  receipt: ({ executed }: Accepted) => {
    const last = executed.events.at(-1);
    if (last === undefined) throw new Error('an accepted command without events');
    return { matchId: executed.live.matchId, version: last.version, hash: last.hash };
  },
};

interface Accepted {
  readonly executed: Executed;
}

export const refusalFields = {
  platformCode: (refused: Refusal) => refused.code,
};

/** Members of the answer unions are told apart by `type`, which is the name of their GraphQL type. */
export const answerType = (answer: unknown): string => (answer as { type: string }).type;
