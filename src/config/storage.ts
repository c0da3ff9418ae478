/**
 * Runs a task that uses browser storage or parses its content.
 * @returns null if the task throws: storage is blocked or full, or its content is malformed
 */
export function tryStorage<Result>(task: () => Result): Result | null {
  try {
    return task();
  } catch {
    return null;
  }
}

/** Parses JSON; null if malformed. */
export function parseJson(text: string): unknown {
  return tryStorage<unknown>(() => JSON.parse(text));
}
