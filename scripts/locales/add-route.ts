import { ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { nodeAt } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { LINE_WIDTH, writeJson } from './json-edits.ts';

/** Path of the page table in the locales folder. */
export const ROUTES_FILE = `${SHARED_FOLDER}/${ROUTES_PATH}`;
const INDENT = '  ';

/** Adds a page to the table, after the last one with the same parent. */
export function addRoute(
  { bundles }: SiteSource,
  files: Map<string, string>,
  id: string,
  facts: { path: unknown; parent: unknown },
): void {
  const bundle = bundles.get(ROUTES_FILE);
  if (bundle === undefined || !isRecord(bundle.value)) return;
  const { value: table, text } = bundle;
  const ids = Object.keys(table);
  const isNear = (each: string) => each === facts.parent || valueOf(table[each], 'parent') === facts.parent;
  const node = nodeAt(bundle, [ids.findLast(isNear) ?? ids.at(-1) ?? '']);
  if (node === undefined) return;
  const end = node.offset + node.length;
  const line = `,\n${INDENT}${writeRow(id, { ...facts, skeleton: 'page' })}`;
  files.set(ROUTES_FILE, text.slice(0, end) + line + text.slice(end));
}

/** Formats a page for the table: on one line if it fits. */
function writeRow(id: string, facts: Record<string, unknown>): string {
  const key = `${JSON.stringify(id)}: `;
  const entries = Object.entries(facts).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const row = `${key}{ ${entries.join(', ')} }`;
  return INDENT.length + row.length < LINE_WIDTH ? row : key + writeJson(facts, INDENT);
}
