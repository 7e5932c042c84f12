import { type ASTVisitor, GraphQLError, Kind, OperationTypeNode, type ValidationContext } from 'graphql';

/**
 * The one root field of a subscription is always there: @skip and @include have no place on it (GraphQL,
 * September 2025, 5.2.4.1). The engine only finds out when it runs.
 */
export function subscriptionRootRule(context: ValidationContext): ASTVisitor {
  return {
    [Kind.OPERATION_DEFINITION]: ({ operation, selectionSet }) => {
      if (operation !== OperationTypeNode.SUBSCRIPTION) return;
      for (const selection of selectionSet.selections) {
        const conditional = selection.directives?.find(({ name }) =>
          ['skip', 'include'].includes(name.value),
        );
        if (conditional === undefined) continue;
        const message = `@${conditional.name.value} must not be used on the root of a subscription.`;
        context.reportError(new GraphQLError(message, { nodes: [conditional] }));
      }
    },
  };
}
