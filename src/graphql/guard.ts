import { type GraphQLSchema, getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { Rates } from '../ops/rates.ts';
import { RefusalError, refusal } from '../ops/refusals.ts';
import type { GraphqlContext } from './context.ts';

/** Operations whose time is over; nothing more is asked of the database for them. */
export type Cancelled = WeakSet<object>;

type Resolve = (parent: unknown, args: unknown, context: GraphqlContext, info: unknown) => unknown;

/**
 * Puts two guards around the schema's resolvers, once: an operation that ran out of time resolves no further
 * object, and mutations keep to the budgets that depend on their input or their result (reliability 2.4).
 */
export function guardResolvers(schema: GraphQLSchema, rates: Rates, cancelled: Cancelled): void {
  const mutations = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve === undefined || !isCompositeType(getNamedType(field.type))) continue;
      let resolve = field.resolve as Resolve;
      if (type === mutations) resolve = withinBudget(field.name, resolve, rates);
      field.resolve = unlessCancelled(resolve, cancelled) as NonNullable<typeof field.resolve>;
    }
  }
}

function unlessCancelled(resolve: Resolve, cancelled: Cancelled): Resolve {
  return (parent, args, context, info) => {
    if (cancelled.has(context)) throw new RefusalError('QUERY_TIMEOUT');
    return resolve(parent, args, context, info);
  };
}

function withinBudget(field: string, resolve: Resolve, rates: Rates): Resolve {
  return async (parent, args, context, info) => {
    const { caller } = context;
    if (caller === null) return resolve(parent, args, context, info);
    if (field === 'createMatch') {
      const balance = rates.createdMatches.take(caller);
      if (!balance.allowed)
        return refusal('RATE_LIMITED', 'Too many matches were created.', balance.retryAfter);
    }
    const key = `${caller} ${matchOf(args)}`;
    const balance = rates.refusedCommands.look(key);
    if (!balance.allowed) {
      return refusal('RATE_LIMITED', 'Too many commands against the rules.', balance.retryAfter);
    }
    const result = await resolve(parent, args, context, info);
    if (isViolation(result)) rates.refusedCommands.take(key);
    return result;
  };
}

const matchOf = (args: unknown): string => {
  const { input } = args as { input?: { matchId?: unknown } };
  return typeof input?.matchId === 'string' ? input.matchId : '';
};

const isViolation = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'RuleViolation';
