import { isDeepStrictEqual } from 'node:util';
import { idOf, isRecord, type JsonPath, valueOf } from '#src/content/describe/json-value.server.ts';
import { setJson } from './json-edits.ts';

/** The merged value of each side; they differ only where both sides changed the same value. */
export type MergeResult<Value> = { here: Value; there: Value };

/** Date of a page's last change: the later one wins. */
const DAY_OF_CHANGE = 'modified';

/** Merges JSON texts with their merge base. Both results are equal if there is no conflict. */
export function joinTexts(base: string | undefined, here: string, there: string): MergeResult<string> {
  const before: unknown = base === undefined ? undefined : JSON.parse(base);
  const mine: unknown = JSON.parse(here);
  const joined = mergeValues(before, mine, JSON.parse(there));
  return {
    here: writeChanges(here, [], mine, joined.here),
    there: writeChanges(here, [], mine, joined.there),
  };
}

/** Merges a value; a side is `undefined` if it lacks the value. */
function mergeValues(base: unknown, here: unknown, there: unknown, key = ''): MergeResult<unknown> {
  if (isDeepStrictEqual(here, there) || isDeepStrictEqual(base, there)) return { here, there: here };
  if (isDeepStrictEqual(base, here)) return { here: there, there };
  if (isRecord(here) && isRecord(there)) return joinRecords(base, here, there);
  if (Array.isArray(here) && Array.isArray(there)) return joinLists(base, here, there);
  if (key === DAY_OF_CHANGE && typeof here === 'string' && typeof there === 'string') {
    const later = here > there ? here : there;
    return { here: later, there: later };
  }
  return { here, there };
}

function joinRecords(
  base: unknown,
  here: Record<string, unknown>,
  there: Record<string, unknown>,
): MergeResult<Record<string, unknown>> {
  const joined: MergeResult<Record<string, unknown>> = { here: {}, there: {} };
  for (const key of joinNames(Object.keys(here), Object.keys(there))) {
    const value = mergeValues(valueOf(base, key), valueOf(here, key), valueOf(there, key), key);
    if (value.here !== undefined) joined.here[key] = value.here;
    if (value.there !== undefined) joined.there[key] = value.there;
  }
  return joined;
}

/** Merges lists whose items have names; other lists stay as they are on each side. */
function joinLists(base: unknown, here: readonly unknown[], there: readonly unknown[]): MergeResult<unknown> {
  const [before, mine, theirs] = [Array.isArray(base) ? base : [], here, there].map(nameItems);
  if (before === undefined || mine === undefined || theirs === undefined) return { here, there };
  const orderOf = (items: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
    [...items.keys()].filter((name) => others.has(name));
  const isMoved = (own: ReadonlyMap<string, unknown>) =>
    !isDeepStrictEqual(orderOf(own, before), orderOf(before, own));
  if (isMoved(mine) && isMoved(theirs)) return { here, there };
  const [first, second] = isMoved(theirs) ? [theirs, mine] : [mine, theirs];
  const items = joinNames([...first.keys()], [...second.keys()]).map((name) =>
    mergeValues(before.get(name), mine.get(name), theirs.get(name)),
  );
  const sideOf = (side: 'here' | 'there') =>
    items.map((item) => item[side]).filter((item) => item !== undefined);
  return { here: sideOf('here'), there: sideOf('there') };
}

/** Returns the name of a list item: its id, or the English words of a glossary term. */
export function nameItem(item: unknown): string | undefined {
  const term = valueOf(item, 'en');
  return idOf(item) ?? (typeof term === 'string' ? term : undefined);
}

/** Returns list items by lowercase name; `undefined` if a name is missing or repeated. */
function nameItems(items: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const named = new Map<string, unknown>();
  for (const item of items) {
    const name = nameItem(item)?.toLowerCase();
    if (name === undefined || named.has(name)) return undefined;
    named.set(name, item);
  }
  return named;
}

/** Merges the names of both sides; each new name follows the same name as on its own side. */
function joinNames(first: readonly string[], second: readonly string[]): string[] {
  const names = [...first];
  for (const [index, name] of second.entries()) {
    if (names.includes(name)) continue;
    const previous = second.slice(0, index).findLast((each) => names.includes(each));
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name);
  }
  return names;
}

/** Changes one value in JSON text, keeping all other characters. */
function writeChanges(text: string, path: JsonPath, from: unknown, to: unknown): string {
  if (isDeepStrictEqual(from, to)) return text;
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.reduce<string>(
      (written, item, index) => writeChanges(written, [...path, index], from[index], item),
      text,
    );
  const isKept = isRecord(from) && isRecord(to) && Object.keys(from).every((key) => Object.hasOwn(to, key));
  if (!isKept) return setJson(text, path, to);
  const order = Object.keys(to);
  return order.reduce(
    (written, key) =>
      Object.hasOwn(from, key)
        ? writeChanges(written, [...path, key], from[key], to[key])
        : setJson(written, [...path, key], to[key], { order }),
    text,
  );
}
