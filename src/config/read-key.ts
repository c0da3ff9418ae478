/** A key of a value that nothing is known of; nothing where it has no such key. */
export function readKey(value: unknown, key: string): unknown {
  return Reflect.get(Object(value), key);
}
