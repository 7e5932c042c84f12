import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Nullable variables of an operation that stand where null is not allowed; their defaults make that valid. */
const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();

/**
 * A variable with a default may stand where null is not allowed, and still be given as null: then there is
 * no value for that place (GraphQL, September 2025, 6.4.1). The first such variable as an error, or null.
 */
export function nullWhereNoneMayBe(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  for (const name of wanted(schema, document, operation)) {
    if (variables[name] === null) {
      return new GraphQLError(`Variable "$${name}" must not be null: it stands where a value is needed.`);
    }
  }
  return null;
}

function wanted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlySet<string> {
  const before = known.get(operation);
  if (before !== undefined) return before;
  const nullable = (operation.variableDefinitions ?? [])
    .filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE)
    .map(({ variable }) => variable.name.value);
  const found = new Set<string>();
  if (nullable.length > 0) {
    const types = new TypeInfo(schema);
    const visitor = visitWithTypeInfo(types, {
      [Kind.VARIABLE]: ({ name }) => {
        if (isNonNullType(types.getInputType()) && nullable.includes(name.value)) found.add(name.value);
      },
    });
    visit(document, visitor);
  }
  known.set(operation, found);
  return found;
}
