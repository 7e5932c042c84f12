import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { assertNever } from '../../kernel/assert-never.ts';
import { type Refused, refuse, type Transport } from './admission.ts';

/** The operation of a document that is asked for. */
export function chooseOperation(
  document: DocumentNode,
  name: string | null,
): OperationDefinitionNode | Refused {
  const operations = operationsOf(document);
  const [only] = operations;
  if (name === null || name === '') {
    return operations.length === 1 && only !== undefined ? only : refuse('QUERY_OPERATION_UNKNOWN');
  }
  return operations.find((operation) => operation.name?.value === name) ?? refuse('QUERY_OPERATION_UNKNOWN');
}

export const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** Each transport runs its own kinds of operations (reliability 2.2). */
export function checkTransport(operation: OperationDefinitionNode, transport: Transport): Refused | null {
  const kind = operation.operation;
  switch (transport) {
    case 'websocket':
      return kind === OperationTypeNode.SUBSCRIPTION ? null : refuse('SUBSCRIPTIONS_ONLY');
    case 'get':
      if (kind === OperationTypeNode.MUTATION) return refuse('QUERY_MUTATION_BY_GET');
      return kind === OperationTypeNode.SUBSCRIPTION ? refuse('QUERY_IS_SUBSCRIPTION') : null;
    case 'post':
      return kind === OperationTypeNode.SUBSCRIPTION ? refuse('QUERY_IS_SUBSCRIPTION') : null;
    default:
      return assertNever(transport);
  }
}
