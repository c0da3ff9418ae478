import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { languageCodes } from '#src/config/languages.ts';
import { idOf, itemsOf, type JsonPath, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Texts } from './changed-files.ts';
import { removeJson, setJson, writeJson } from './json-edits.ts';

/** Changes the text of a bundle if it exists. */
export function editText(texts: Texts, name: string, edit: (text: string) => string): void {
  const text = texts.get(name);
  if (text !== undefined) texts.set(name, edit(text));
}

/** Removes a part of a shared bundle, and its texts in every language. */
export function cutPart(texts: Texts, name: string, path: JsonPath): void {
  const value: unknown = JSON.parse(texts.get(name) ?? 'null');
  const above = path.slice(0, -1);
  const items = itemsOf(valueAt(value, above));
  const others = items.filter((_, index) => index !== path.at(-1));
  // The last item of a list also takes the comma before it.
  const isLast = others.length < items.length && items.length - 1 === path.at(-1);
  const isName = typeof path.at(-1) === 'number' && typeof valueAt(value, path) === 'string';
  editText(texts, name, (text) => (isName || isLast ? setList(text, above, others) : cutJson(text, path)));
  const keys = nameSteps(value, path);
  for (const language of languageCodes) {
    editText(texts, name.replace(SHARED_FOLDER, language), (text) => cutJson(text, keys));
  }
}

/** Converts a path in shared facts to the path in a language, where items are keyed by id. */
export function nameSteps(value: unknown, path: JsonPath): JsonPath {
  return path.map((step, index) =>
    typeof step === 'number' ? (idOf(valueAt(value, path.slice(0, index + 1))) ?? step) : step,
  );
}

/** Removes a value from JSON text, keeping all other formatting. */
export function cutJson(text: string, path: JsonPath): string {
  return valueAt(JSON.parse(text), path) === undefined ? text : removeJson(text, path);
}

/** Renames a key in JSON text. */
export function renameKey(text: string, path: JsonPath, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0];
  return key === undefined
    ? text
    : text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** Replaces the items of a list in JSON text. */
export function setList(text: string, path: JsonPath, items: readonly unknown[]): string {
  return path.length === 0 ? `${writeJson(items)}\n` : setJson(text, path, items);
}

/** Sets the `modified` date of changed pages to today, if it is earlier. */
export function dateChanges(source: SiteSource, texts: Texts, today: string): void {
  for (const [name, text] of texts) {
    const before = source.bundles.get(name);
    const modified = valueOf(before?.value, 'modified');
    if (text !== before?.text && typeof modified === 'string' && modified < today) {
      texts.set(name, setJson(text, ['modified'], today));
    }
  }
}
