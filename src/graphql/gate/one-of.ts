import {
  type ASTVisitor,
  GraphQLError,
  getNamedType,
  isInputObjectType,
  Kind,
  type ValidationContext,
  type VariableNode,
} from 'graphql';

/**
 * A variable that is the one field of a @oneOf input must not be nullable (GraphQL, September 2025, 5.8.5).
 * The engine's own rules do not look, and a compiled query would take the null.
 */
export function oneOfVariablesRule(context: ValidationContext): ASTVisitor {
  const used: VariableNode[] = [];
  return {
    [Kind.OBJECT]: (node) => {
      const type = getNamedType(context.getInputType());
      if (!isInputObjectType(type) || !type.isOneOf) return;
      for (const field of node.fields) if (field.value.kind === Kind.VARIABLE) used.push(field.value);
    },
    [Kind.DOCUMENT]: {
      leave: (document) => {
        for (const definition of document.definitions) {
          if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
          for (const { variable, type } of definition.variableDefinitions ?? []) {
            if (type.kind === Kind.NON_NULL_TYPE) continue;
            const usage = used.find((node) => node.name.value === variable.name.value);
            if (usage === undefined) continue;
            context.reportError(
              new GraphQLError(
                `Variable "$${variable.name.value}" must not be nullable: it is the one field of its input.`,
                {
                  nodes: [variable, usage],
                },
              ),
            );
          }
        }
      },
    },
  };
}
