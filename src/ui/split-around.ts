/** What stands in a text before and after the first place of a value; `null` where it does not stand. */
export function splitAround(text: string, value: string): { before: string; after: string } | null {
  const at = text.indexOf(value);
  return at < 0 ? null : { before: text.slice(0, at), after: text.slice(at + value.length) };
}
