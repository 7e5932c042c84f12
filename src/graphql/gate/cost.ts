import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';
import { fragmentsOf, isIntrospection } from './shape.ts';

/** Items of a page that does not say how many. */
const DEFAULT_PAGE = 20;

/** Points of fields that cost more than one, by type and field (reliability 2.2). */
const DEAR = 20;
const DEAR_FIELDS: ReadonlyMap<string, (field: FieldNode) => boolean> = new Map<
  string,
  (field: FieldNode) => boolean
>([
  ['Match.state', (field) => argument(field, 'at') !== null],
  ['Match.explain', () => true],
]);

export interface Cost {
  readonly points: number;
  readonly introspection: number;
  /** It depends on variables, so that it holds for these alone. */
  readonly varies: boolean;
}

/**
 * Cost points of a valid operation: a field 1; of a union or interface the dearest type; a connection times
 * its page; other lists once; past states and `explain` 20.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  limits: GateLimits,
): Cost | Refused {
  const root = schema.getRootType(operation.operation);
  if (root === null || root === undefined) throw new Error('a valid operation has a root type');
  const counter = new Counter(schema, fragmentsOf(document), operation, variables, limits.QUERY_PAGE);
  const points = counter.selection(operation.selectionSet, root);
  if (counter.badPage) return refuse('QUERY_PAGE_TOO_LARGE');
  const { introspection } = counter;
  if (points > limits.QUERY_COST || introspection > limits.INTROSPECTION_COST)
    return refuse('QUERY_TOO_COSTLY');
  return { points, introspection, varies: counter.varies };
}

function argument(field: FieldNode, name: string): ValueNode | null {
  const value = field.arguments?.find((given) => given.name.value === name)?.value;
  return value === undefined || value.kind === Kind.NULL ? null : value;
}

class Counter {
  introspection = 0;
  varies = false;
  badPage = false;
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #defaults: ReadonlyMap<string, ValueNode | undefined>;
  readonly #page: number;
  /** A field costs the same wherever its fragment is spread on one type. */
  readonly #known = new Map<string, Map<FieldNode, number>>();

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
    page: number,
  ) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
    this.#page = page;
    this.#defaults = new Map(
      (operation.variableDefinitions ?? []).map((d) => [d.variable.name.value, d.defaultValue]),
    );
  }

  selection(selections: SelectionSetNode, type: GraphQLCompositeType): number {
    if (!isAbstractType(type)) return this.#onType(selections, type);
    // Types that the selection does not name cost what the least of them costs: one stands for all.
    const named = new Set<string>();
    this.#conditions(selections, named);
    let dearest = this.#onType(selections, type);
    for (const possible of this.#schema.getPossibleTypes(type)) {
      if (named.has(possible.name)) dearest = Math.max(dearest, this.#onType(selections, possible));
    }
    return dearest;
  }

  /** Object types that fragments of the selection are about. */
  #conditions(selections: SelectionSetNode, into: Set<string>): void {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) continue;
      const { condition, within } = this.#fragment(selection);
      if (condition !== null) {
        const type = this.#composite(condition);
        if (isObjectType(type)) into.add(type.name);
        else for (const possible of this.#schema.getPossibleTypes(type)) into.add(possible.name);
      }
      this.#conditions(within, into);
    }
  }

  /** Points of the selection where the value is of this type. */
  #onType(selections: SelectionSetNode, type: GraphQLCompositeType): number {
    let points = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        points += this.#field(selection, type);
        continue;
      }
      const { condition, within } = this.#fragment(selection);
      if (condition === null || this.#covers(condition, type)) points += this.#onType(within, type);
    }
    return points;
  }

  #covers(condition: string, type: GraphQLCompositeType): boolean {
    if (condition === type.name) return true;
    const wider = this.#composite(condition);
    return isAbstractType(wider) && isObjectType(type) && this.#schema.isSubType(wider, type);
  }

  #composite(name: string): GraphQLCompositeType {
    const type = this.#schema.getType(name);
    if (type === undefined || !isCompositeType(type))
      throw new Error('a valid fragment is on a composite type');
    return type;
  }

  #fragment(selection: Exclude<SelectionNode, FieldNode>): {
    readonly condition: string | null;
    readonly within: SelectionSetNode;
  } {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return { condition: selection.typeCondition?.name.value ?? null, within: selection.selectionSet };
    }
    const fragment = this.#fragments.get(selection.name.value);
    if (fragment === undefined) throw new Error('a valid document names a fragment that it does not have');
    return { condition: fragment.typeCondition.name.value, within: fragment.selectionSet };
  }

  #field(field: FieldNode, type: GraphQLCompositeType): number {
    const byType = this.#known.get(type.name) ?? new Map<FieldNode, number>();
    this.#known.set(type.name, byType);
    const known = byType.get(field);
    if (known !== undefined) return known;
    const points = this.#points(field, type);
    byType.set(field, points);
    return points;
  }

  #points(field: FieldNode, type: GraphQLCompositeType): number {
    if (isIntrospection(field)) {
      this.introspection += countFields(field, this.#fragments);
      return 0;
    }
    const definition = isUnionType(type) ? undefined : type.getFields()[field.name.value];
    const own = DEAR_FIELDS.get(`${type.name}.${field.name.value}`)?.(field) === true ? DEAR : 1;
    if (definition === undefined || field.selectionSet === undefined) return own;
    const below = getNamedType(definition.type);
    if (!isCompositeType(below)) return own;
    return own + this.#times(field, definition) * this.selection(field.selectionSet, below);
  }

  /** How often the field's selection is answered. */
  #times(field: FieldNode, definition: GraphQLField<unknown, unknown>): number {
    const has = (name: string) => definition.args.some((arg) => arg.name === name);
    // A list as long as the client makes it is a page by another name.
    if (has('ids')) return Math.max(1, this.#length(argument(field, 'ids')));
    if (!has('first') || !has('last')) return 1;
    const first = this.#number(argument(field, 'first'));
    const last = this.#number(argument(field, 'last'));
    for (const size of [first, last])
      if (size !== null && (size < 0 || size > this.#page)) this.badPage = true;
    return Math.max(1, Math.min(first ?? last ?? DEFAULT_PAGE, last ?? Number.POSITIVE_INFINITY));
  }

  #number(value: ValueNode | null): number | null {
    if (value === null) return null;
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind !== Kind.VARIABLE) return null;
    const given = this.#variable(value.name.value);
    return typeof given === 'number' ? given : null;
  }

  #length(value: ValueNode | null): number {
    if (value === null) return 0;
    if (value.kind === Kind.LIST) return value.values.length;
    if (value.kind !== Kind.VARIABLE) return 1;
    const given = this.#variable(value.name.value);
    return Array.isArray(given) ? given.length : 1;
  }

  #variable(name: string): unknown {
    this.varies = true;
    const given = this.#variables[name];
    if (given !== undefined) return given;
    const fallback = this.#defaults.get(name);
    if (fallback?.kind === Kind.INT) return Number(fallback.value);
    return fallback?.kind === Kind.LIST ? fallback.values : null;
  }
}

/**
 * Fields of an introspection as it is written: a fragment counts once, however often it is spread. Tools spread
 * one for each place where a type stands, and what they read is in memory.
 */
function countFields(field: FieldNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): number {
  const seen = new Set<string>();
  const count = (selections: SelectionSetNode | undefined): number => {
    let fields = 0;
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FIELD) fields += 1 + count(selection.selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        fields += count(fragments.get(selection.name.value)?.selectionSet);
      }
    }
    return fields;
  };
  return 1 + count(field.selectionSet);
}
