/** Reads a property of an unknown value; undefined if absent. */
export function readKey(value: unknown, key: string): unknown {
  return Reflect.get(Object(value), key);
}
