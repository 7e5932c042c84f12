import type { PresentedEvent } from '../../match/present.ts';
import type { GraphqlContext } from '../context.ts';
import { MatchNode } from '../match-node.ts';
import { answerType, playAcceptedFields, refusalFields } from './answers.ts';
import { eventTypeName } from './events.ts';
import { gameViewType } from './game-views.ts';
import { gameFields } from './games.ts';
import { legalCommandFields, legalParameterFields, matchFields, outcomeOf } from './matches.ts';
import { mutationFields } from './mutations.ts';
import { playerFields } from './players.ts';
import { queryFields } from './queries.ts';
import { seatFields } from './seats.ts';
import { subscriptionFields } from './subscriptions.ts';

/** Resolvers by type; a field without one reads the member of its name. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: queryFields,
  Mutation: mutationFields,
  Subscription: subscriptionFields,
  Game: gameFields,
  Player: playerFields,
  Match: matchFields,
  Seat: seatFields,
  LegalCommand: legalCommandFields,
  LegalParameter: legalParameterFields,
  PlayAccepted: playAcceptedFields,
  Refusal: refusalFields,
  SeatTaken: {
    seatIndex: ({ payload }: PresentedEvent) => payload['seat'],
    takenByBot: ({ payload }: PresentedEvent) => payload['kind'] === 'bot',
  },
  SeatLeft: { seatIndex: ({ payload }: PresentedEvent) => payload['seat'] },
  MatchCreated: {
    seatCount: ({ payload }: PresentedEvent) => payload['seats'],
    matchOptions: ({ payload }: PresentedEvent) => payload['options'],
  },
  SeatsDealt: { dealtFrom: ({ payload }: PresentedEvent) => payload['order'] },
  RandomnessSealed: { fairnessClass: ({ payload }: PresentedEvent) => payload['class'] },
  MatchAbandoned: { abandonReason: ({ payload }: PresentedEvent) => payload['reason'] },
  MatchFinished: {
    outcome: ({ payload, matchId }: PresentedEvent, _: unknown, context: GraphqlContext) =>
      outcomeOf(MatchNode.later(context, matchId), payload as unknown as Parameters<typeof outcomeOf>[1]),
  },
};

/** How the members of unions and interfaces are told apart. */
export const abstractTypes: Readonly<Record<string, (value: unknown) => string>> = {
  Node: answerType,
  GameView: gameViewType,
  MatchEvent: (value) => eventTypeName(value as PresentedEvent),
  PlayResult: answerType,
  TableResult: answerType,
  Explanation: answerType,
  CreateGuestResult: answerType,
  RefreshTokenResult: answerType,
};
