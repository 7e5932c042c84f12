/** Nothing was stored: the database could not be reached, or refused for reasons of its own. Safe to retry. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** The connection was lost while a commit was under way: it may or may not have happened (reliability 6). */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** The database is out of disk, memory or another resource (SQLSTATE class 53). Nothing was stored. */
export class DatabaseFull extends Error {
  override readonly name = 'DatabaseFull';
}

/** SQLSTATE of an error of the database, null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/**
 * Does the unique violation concern this constraint? By prefix: on a distributed table the name ends in a
 * shard number (stack 4).
 */
export function violates(error: unknown, constraint: string): boolean {
  if (sqlState(error) !== '23505') return false;
  const name = (error as { constraint?: unknown }).constraint;
  return typeof name === 'string' && name.startsWith(constraint);
}

/** States that end the connection: shutdown, crash of another backend, connection exceptions. */
export function endsConnection(state: string): boolean {
  return state.startsWith('08') || state.startsWith('57P') || state === '25P03';
}

/** The error for a connection that could not be made, whatever the reason: nothing was sent. */
export const cannotConnect = (cause: unknown): DatabaseAway =>
  new DatabaseAway('the database cannot be reached', { cause });

/**
 * The store's own error for one of the driver: `DatabaseAway`, `DatabaseFull`, or the error itself where
 * the database answered something that a caller or a bug has to explain. For reads, and for writes that
 * were not sent; a commit that lost its connection is `OutcomeUnknown`, which only its sender can tell.
 */
export function asStoreError(error: unknown): unknown {
  if (error instanceof DatabaseAway || error instanceof DatabaseFull || error instanceof OutcomeUnknown) {
    return error;
  }
  const state = sqlState(error);
  if (state === null) return new DatabaseAway('the database does not answer', { cause: error });
  // 53300, too many connections, is not about space: it passes by itself.
  if (state === '53300') return new DatabaseAway('the database takes no more connections', { cause: error });
  if (state.startsWith('53')) return new DatabaseFull('the database is out of resources', { cause: error });
  if (endsConnection(state)) return new DatabaseAway('the database ended the connection', { cause: error });
  // Deadlock, lock and statement timeouts: rolled back, and nobody's fault.
  if (state === '40P01' || state === '55P03' || state === '57014') {
    return new DatabaseAway('the database is busy', { cause: error });
  }
  return error;
}
