/**
 * Does something with the storage of the browser, or with what it holds.
 * @returns null where storage is blocked or full, or holds something malformed
 */
export function tryStorage<Result>(task: () => Result): Result | null {
  try {
    return task();
  } catch {
    return null;
  }
}

/** What a stored text says; null where it is malformed. */
export function parseJson(text: string): unknown {
  return tryStorage<unknown>(() => JSON.parse(text));
}
