import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLInterfaceType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf } from './gate/shape.ts';

/** The subscription whose results can be shared. */
const EVENTS = 'matchEvents';

/**
 * Whether the results of a subscription to a match's events depend on nothing but the event as its viewer sees
 * it, so that all subscribers with one view may have the same (performance 2.6). It holds where the selection
 * reads what the event carries: not the match, nobody's seat but its number, nothing by a variable.
 */
export function isShareable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) return false;
  if (field.name.value !== EVENTS || field.selectionSet === undefined) return false;
  const event = schema.getType('MatchEvent');
  if (!isInterfaceType(event) || mentionsVariable(field.directives)) return false;
  return new Reading(schema, event, fragmentsOf(document)).isOfEventAlone(field.selectionSet, event);
}

class Reading {
  readonly #schema: GraphQLSchema;
  readonly #event: GraphQLInterfaceType;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    schema: GraphQLSchema,
    event: GraphQLInterfaceType,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    this.#schema = schema;
    this.#event = event;
    this.#fragments = fragments;
  }

  isOfEventAlone({ selections }: SelectionSetNode, type: GraphQLCompositeType): boolean {
    return selections.every((selection) => {
      if (mentionsVariable(selection.directives)) return false;
      return selection.kind === Kind.FIELD ? this.#field(selection, type) : this.#fragment(selection, type);
    });
  }

  #fragment(selection: Exclude<SelectionNode, FieldNode>, type: GraphQLCompositeType): boolean {
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
    if (fragment === undefined) return false;
    const condition = fragment.typeCondition?.name.value;
    const within = condition === undefined ? type : this.#schema.getType(condition);
    return isCompositeType(within) && this.isOfEventAlone(fragment.selectionSet, within);
  }

  #field(field: FieldNode, type: GraphQLCompositeType): boolean {
    const name = field.name.value;
    if (name === '__typename') return true;
    if (isUnionType(type) || mentionsVariable(field.arguments)) return false;
    const definition = type.getFields()[name];
    if (definition === undefined || !this.#readsEvent(type, name)) return false;
    const below = getNamedType(definition.type);
    if (field.selectionSet === undefined) return true;
    return isCompositeType(below) && this.isOfEventAlone(field.selectionSet, below);
  }

  /** A field without a resolver is a member of what the event carries. */
  #readsEvent(type: Exclude<GraphQLCompositeType, GraphQLUnionType>, name: string): boolean {
    return this.#isEvent(type) ? name !== 'match' : type.getFields()[name]?.resolve === undefined;
  }

  #isEvent(type: GraphQLCompositeType): boolean {
    return type === this.#event || (isObjectType(type) && this.#schema.isSubType(this.#event, type));
  }
}

/** Variables differ between subscribers of one document. */
function mentionsVariable(nodes: readonly (ArgumentNode | DirectiveNode)[] = []): boolean {
  let found = false;
  for (const node of nodes) {
    visit(node, {
      [Kind.VARIABLE]: () => {
        found = true;
      },
    });
  }
  return found;
}
