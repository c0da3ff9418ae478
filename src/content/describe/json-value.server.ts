/** Keys and indexes that lead to a value in a JSON file. */
export type JsonPath = readonly (string | number)[];

/** Returns whether a value is an object other than null and arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property of a value; undefined if absent. */
export function valueOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the value at a path; undefined if absent. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    return typeof step === 'number' ? (Array.isArray(inner) ? inner[step] : undefined) : valueOf(inner, step);
  }, value);
}

/** Returns a copy of a value with another value at a path; missing objects are created. */
export function withValueAt(
  value: unknown,
  [key = '', ...rest]: readonly string[],
  next: unknown,
): Record<string, unknown> {
  const inner = rest.length === 0 ? next : withValueAt(valueOf(value, key), rest, next);
  return { ...(isRecord(value) ? value : {}), [key]: inner };
}

/** Returns the id of a list item; an item that is a string is its own id. */
export function idOf(item: unknown): string | undefined {
  const id = isRecord(item) ? valueOf(item, 'id') : item;
  return typeof id === 'string' ? id : undefined;
}

/** Returns the items of a list of facts; empty if the value is not a list. */
export function itemsOf(facts: unknown): readonly unknown[] {
  return Array.isArray(facts) ? facts : [];
}

/** Every string inside a value, with its path. */
export function listStrings(value: unknown, path: JsonPath = []): { path: JsonPath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  const inner = isRecord(value) ? Object.entries(value) : [...itemsOf(value).entries()];
  return inner.flatMap(([step, each]) => listStrings(each, [...path, step]));
}

/** Returns the numbers among a record's facts, which its texts may use as placeholders. */
export function numbersOf(facts: unknown): Record<string, number> {
  const entries = isRecord(facts) ? Object.entries(facts) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
