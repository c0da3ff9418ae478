/** Keys and indexes that lead to a value of a JSON file. */
export type JsonPath = readonly (string | number)[];

/** Returns whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key of a value, or nothing where the value has no keys. */
export function valueOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Value at a path, or nothing. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    return typeof step === 'number' ? (Array.isArray(inner) ? inner[step] : undefined) : valueOf(inner, step);
  }, value);
}

/** A copy of a value with another value at a path of keys; what is missing on the way is made. */
export function withValueAt(
  value: unknown,
  [key = '', ...rest]: readonly string[],
  next: unknown,
): Record<string, unknown> {
  const inner = rest.length === 0 ? next : withValueAt(valueOf(value, key), rest, next);
  return { ...(isRecord(value) ? value : {}), [key]: inner };
}

/** Id of an item of a list of facts; an item that says nothing else is its id. */
export function idOf(item: unknown): string | undefined {
  const id = isRecord(item) ? valueOf(item, 'id') : item;
  return typeof id === 'string' ? id : undefined;
}

/** The items of a list of facts; none where there is no list. */
export function itemsOf(facts: unknown): readonly unknown[] {
  return Array.isArray(facts) ? facts : [];
}

/** Every string inside a value, with its path. */
export function listStrings(value: unknown, path: JsonPath = []): { path: JsonPath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  const inner = isRecord(value) ? Object.entries(value) : [...itemsOf(value).entries()];
  return inner.flatMap(([step, each]) => listStrings(each, [...path, step]));
}

/** Numbers among the facts of a record, which its texts may use as placeholders. */
export function numbersOf(facts: unknown): Record<string, number> {
  const entries = isRecord(facts) ? Object.entries(facts) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
