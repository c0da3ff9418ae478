/** Builds an object with exactly the given keys. */
export function buildRecord<Key extends string, Content>(
  keys: readonly Key[],
  make: (key: Key) => Content,
): Record<Key, Content> {
  const record: unknown = Object.fromEntries(keys.map((key) => [key, make(key)]));
  if (!hasKeys<Key, Content>(record, keys)) {
    throw new TypeError(`A record lacks one of its keys: ${keys.join(', ')}`);
  }
  return record;
}

function hasKeys<Key extends string, Content>(
  record: unknown,
  keys: readonly Key[],
): record is Record<Key, Content> {
  return typeof record === 'object' && record !== null && keys.every((key) => Object.hasOwn(record, key));
}
