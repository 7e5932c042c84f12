import { RefusalError } from '../ops/refusals.ts';

/** Items of a page where nobody says otherwise, and at most (reliability 2.2). */
export const DEFAULT_PAGE = 20;
export const MAX_PAGE = 100;

/** How many items a connection was asked for, and from which end. */
export function pageSize(page: { readonly first?: number | null; readonly last?: number | null }): {
  size: number;
  backwards: boolean;
} {
  const { first, last } = page;
  if (typeof first === 'number' && typeof last === 'number') {
    throw new RefusalError('INVALID_INPUT', 'Give first or last, not both.');
  }
  const size = first ?? last ?? DEFAULT_PAGE;
  if (size < 0 || size > MAX_PAGE) {
    throw new RefusalError('INVALID_INPUT', `first and last must be from 0 to ${MAX_PAGE}.`);
  }
  return { size, backwards: typeof last === 'number' };
}
