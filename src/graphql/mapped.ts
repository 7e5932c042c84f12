/** The same iterator with its items mapped. Ending it ends the one below, also while that one waits. */
export function mapped<T, U>(items: AsyncIterableIterator<T>, map: (item: T) => U): AsyncIterableIterator<U> {
  const done = { done: true as const, value: undefined };
  return {
    next: async () => {
      const result = await items.next();
      return result.done === true ? done : { done: false, value: map(result.value) };
    },
    return: async () => {
      await items.return?.();
      return done;
    },
    throw: async (error: unknown) => {
      await items.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
