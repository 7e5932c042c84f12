import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type Admitted, type GateLimits, type Refused, refuse, type Transport } from './admission.ts';
import { type Cost, costOf } from './cost.ts';
import { Documents, type KnownDocument } from './documents.ts';
import { checkTransport, chooseOperation, operationsOf } from './operations.ts';
import { checkShape } from './shape.ts';
import { parseSource } from './source.ts';
import { checkOverlaps, checkValidity } from './validity.ts';
import { coerceVariables } from './variables.ts';

export type { Admitted, GateLimits, Refused, Transport } from './admission.ts';

/** What a client asks for; nothing of it is trusted. */
export interface Asked {
  readonly source: unknown;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The one way to the execution of an operation, for every transport (reliability 2.2): its checks run in the
 * order of that table, and each has a code of its own.
 */
export class Gate {
  readonly #schema: GraphQLSchema;
  readonly #limits: GateLimits;
  readonly #documents: Documents;

  constructor(schema: GraphQLSchema, limits: GateLimits) {
    this.#schema = schema;
    this.#limits = limits;
    this.#documents = new Documents(limits.QUERY_CACHE);
  }

  admit(asked: Asked, transport: Transport): Admitted | Refused {
    const { source, variables } = asked;
    const known = this.#document(source);
    if ('type' in known) return known;
    const operation = chooseOperation(known.document, asked.operationName);
    if ('type' in operation) return operation;
    const refused = checkTransport(operation, transport);
    if (refused !== null) return refused;
    const cost = this.#cost(known, operation, variables);
    if ('type' in cost) return cost;
    const coerced = coerceVariables(this.#schema, known.document, operation, variables, this.#limits);
    if (coerced.type === 'Refused') return coerced;
    return {
      type: 'Admitted',
      source: source as string,
      document: known.document,
      operation,
      variables,
      values: coerced.values,
      cost: cost.points + cost.introspection,
    };
  }

  /** Documents that are remembered. */
  get remembered(): number {
    return this.#documents.size;
  }

  #document(source: unknown): KnownDocument | Refused {
    const known = typeof source === 'string' ? this.#documents.get(source) : null;
    if (known !== null) return known;
    if (Array.isArray(source)) return refuse('QUERY_BATCHED');
    const document = parseSource(source, this.#limits);
    if ('type' in document) return document;
    if (operationsOf(document).length > this.#limits.QUERY_OPERATIONS)
      return refuse('QUERY_TOO_MANY_OPERATIONS');
    const refused =
      checkValidity(document, this.#schema, this.#limits) ??
      checkShape(document, this.#limits) ??
      checkOverlaps(document, this.#schema, this.#limits);
    return refused ?? this.#documents.add(source as string, document);
  }

  #cost(
    known: KnownDocument,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): Cost | Refused {
    const name = operation.name?.value ?? '';
    const fixed = known.costs.get(name);
    if (fixed !== undefined) return fixed;
    const cost = costOf(this.#schema, known.document, operation, variables, this.#limits);
    if ('points' in cost && !cost.varies) known.costs.set(name, cost);
    return cost;
  }
}
