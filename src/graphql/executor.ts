import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphqlContext } from './context.ts';
import type { Admitted } from './gate/index.ts';

type Run = (admitted: Admitted, context: GraphqlContext, root: unknown) => Promise<ExecutionResult>;

/** Mercurius: executes a document by its text. */
export type Engine = (
  source: string,
  context: Record<string, unknown>,
  variables: Record<string, unknown>,
  operationName: string | undefined,
) => Promise<ExecutionResult>;

/**
 * Executes admitted operations: a new one through the engine, one that comes again by a function that is
 * compiled once, with the variables as the gate has read them.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #engine: Engine;
  /** By the operation's node, which lives as long as the gate remembers its document; null: seen once. */
  readonly #runs = new WeakMap<OperationDefinitionNode, Run | null>();

  constructor(schema: GraphQLSchema, engine: Engine) {
    this.#schema = schema;
    this.#engine = engine;
  }

  /** `root`: of a subscription the value of its field, else nothing. */
  execute(admitted: Admitted, context: GraphqlContext, root?: unknown): Promise<ExecutionResult> {
    const { operation } = admitted;
    let run = this.#runs.get(operation);
    if (run === undefined) {
      // Compiling costs as much as many executions, and a document may never come again.
      this.#runs.set(operation, null);
      return this.#interpret(admitted, context, root);
    }
    if (run === null) {
      run = this.#compile(admitted);
      this.#runs.set(operation, run);
    }
    return run(admitted, context, root);
  }

  readonly #interpret: Run = async ({ source, document, operation, variables }, context, root) => {
    const given = context as unknown as Record<string, unknown>;
    if (root === undefined) return this.#engine(source, given, { ...variables }, operation.name?.value);
    return execute({
      schema: this.#schema,
      document,
      operationName: operation.name?.value ?? null,
      rootValue: root,
      contextValue: context,
      variableValues: variables,
    });
  };

  /** What cannot be compiled is interpreted. */
  #compile({ document, operation }: Admitted): Run {
    const compiled = compileQuery(this.#schema, takingValues(document, operation), operation.name?.value);
    if (!isCompiledQuery(compiled)) return this.#interpret;
    return async ({ values }, context, root) => compiled.query(root, context, values);
  }
}

/** A type whose values are taken as they are. */
const AS_IT_IS: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } };

/** The document with its operation alone, whose variables the gate has read: nothing is left to coerce. */
function takingValues(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const variableDefinitions = (operation.variableDefinitions ?? []).map((definition) =>
    // The compiler asks for this type where a variable decides what is included.
    namedType(definition.type) === 'Boolean'
      ? definition
      : { kind: definition.kind, variable: definition.variable, type: AS_IT_IS },
  );
  const definitions = document.definitions.map((definition) =>
    definition === operation ? { ...operation, variableDefinitions } : definition,
  );
  return { ...document, definitions };
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
