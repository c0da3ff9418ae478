/**
 * The thing with an id.
 * @throws TypeError when there is none: references have to be checked before
 */
export function findById<Thing extends { id: string }>(
  id: string,
  things: readonly Thing[],
  name: string,
): Thing {
  const found = things.find((thing) => thing.id === id);
  if (found === undefined) {
    throw new TypeError(`There is no ${name} "${id}"; references have to be checked before`);
  }
  return found;
}
