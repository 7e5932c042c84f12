import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';
import { operationsOf } from './operations.ts';

/** Size and nesting of a selection, with fragments expanded. */
interface Extent {
  readonly depth: number;
  /** Nesting below `__schema` and `__type`, which have an allowance of their own. */
  readonly introspectionDepth: number;
  readonly spreads: number;
  readonly fields: number;
}

export const isIntrospection = (field: FieldNode): boolean =>
  field.name.value === '__schema' || field.name.value === '__type';

export const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** Counts of a document without circles, and the shape of each of its operations. */
export function checkShape(document: DocumentNode, limits: GateLimits): Refused | null {
  const fragments = fragmentsOf(document);
  for (const operation of operationsOf(document)) {
    const refused = checkOperation(document, operation, fragments, limits);
    if (refused !== null) return refused;
  }
  return null;
}

function checkOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: GateLimits,
): Refused | null {
  const extent = new Measure(fragments).of(operation.selectionSet);
  if (extent.depth > limits.QUERY_DEPTH || extent.introspectionDepth > limits.INTROSPECTION_DEPTH) {
    return refuse('QUERY_TOO_DEEP');
  }
  if (fragments.size > limits.QUERY_FRAGMENTS) return refuse('QUERY_TOO_MANY_FRAGMENTS');
  if (extent.spreads > limits.QUERY_SPREADS) return refuse('QUERY_TOO_MANY_SPREADS');
  const { aliases, directives } = countMarks(document);
  if (aliases > limits.QUERY_ALIASES) return refuse('QUERY_TOO_MANY_ALIASES');
  const roots = operation.operation === OperationTypeNode.QUERY ? limits.QUERY_ROOT_FIELDS : 1;
  if (extent.fields > roots) return refuse('QUERY_TOO_MANY_ROOT_FIELDS');
  if (directives > limits.QUERY_DIRECTIVES) return refuse('QUERY_TOO_MANY_DIRECTIVES');
  return null;
}

/** A field that is repeated at one place makes as much work as an alias, and counts as one. */
function countMarks(document: DocumentNode): { readonly aliases: number; readonly directives: number } {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.alias !== undefined) aliases += 1;
      if (node.kind === Kind.SELECTION_SET) aliases += repeatedFields(node);
      if (node.kind === Kind.DIRECTIVE) directives += 1;
    },
  });
  return { aliases, directives };
}

function repeatedFields({ selections }: SelectionSetNode): number {
  const fields = selections.filter(
    (selection) => selection.kind === Kind.FIELD && selection.alias === undefined,
  );
  const names = new Set(fields.map((field) => (field as FieldNode).name.value));
  return fields.length - names.size;
}

/** Measures each fragment once, however often it is spread: the document is valid, so there is no cycle. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Extent>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  of(selections: SelectionSetNode): Extent {
    let [depth, introspectionDepth, spreads, fields] = [0, 0, 0, 0];
    for (const selection of selections.selections) {
      const part = selection.kind === Kind.FIELD ? this.#field(selection) : this.#fragment(selection);
      depth = Math.max(depth, part.depth);
      introspectionDepth = Math.max(introspectionDepth, part.introspectionDepth);
      spreads += part.spreads;
      fields += part.fields;
    }
    return { depth, introspectionDepth, spreads, fields };
  }

  #field(field: FieldNode): Extent {
    const below: Extent =
      field.selectionSet === undefined
        ? { depth: 0, introspectionDepth: 0, spreads: 0, fields: 0 }
        : this.of(field.selectionSet);
    const { spreads } = below;
    if (isIntrospection(field)) {
      return { depth: 1, introspectionDepth: below.depth + 1, spreads, fields: 1 };
    }
    return { depth: below.depth + 1, introspectionDepth: below.introspectionDepth, spreads, fields: 1 };
  }

  #fragment(selection: Exclude<SelectionSetNode['selections'][number], FieldNode>): Extent {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet);
    const name = selection.name.value;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    if (fragment === undefined) throw new Error('a valid document names a fragment that it does not have');
    const within = this.of(fragment.selectionSet);
    const extent = { ...within, spreads: within.spreads + 1 };
    this.#known.set(name, extent);
    return extent;
  }
}
