/** Why a value has no canonical text, or a text is no value, of the profile of audit 1. */
export class OutsideProfile extends Error {
  /** `depth` is a limit; everything else is a matter of form. */
  readonly kind: 'depth' | 'form';
  constructor(kind: 'depth' | 'form', detail: string) {
    super(detail);
    this.kind = kind;
  }
}

export const MAX_DEPTH = 32;

const NAME = /^[$A-Za-z0-9_:./-]{1,64}$/;

export const isMemberName = (name: string): boolean => NAME.test(name);

/** The canonical text of a parsed JSON value; throws OutsideProfile. */
export function canonical(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new OutsideProfile('depth', `nested deeper than ${MAX_DEPTH}`);
  if (value === null) return 'null';
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      throw new OutsideProfile('form', 'a number that is no integer within 2^53 - 1');
    }
    return `${value}`;
  }
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) {
      items += `${i === 0 ? '' : ','}${canonical(value[i], depth + 1)}`;
    }
    return `[${items}]`;
  }
  if (typeof value === 'object') {
    const object = value as Readonly<Record<string, unknown>>;
    let members = '';
    for (const name of sortedNames(object)) {
      if (!NAME.test(name)) throw new OutsideProfile('form', 'a member name outside the profile');
      members += `${members === '' ? '' : ','}"${name}":${canonical(object[name], depth + 1)}`;
    }
    return `{${members}}`;
  }
  throw new OutsideProfile('form', `a ${typeof value}`);
}

/** By UTF-16 code unit; what comes from canonical text is nearly always in order already. */
function sortedNames(object: object): readonly string[] {
  const names = Object.keys(object);
  for (let i = 1; i < names.length; i++) {
    if ((names[i - 1] as string) > (names[i] as string)) return names.sort();
  }
  return names;
}

function quoted(text: string): string {
  if (!text.isWellFormed()) throw new OutsideProfile('form', 'a lone surrogate');
  // JSON.stringify escapes what RFC 8785 escapes, and the same way.
  return JSON.stringify(text);
}
