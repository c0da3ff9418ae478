import { applyEdits, modify } from 'jsonc-parser';
import { isRecord, type JsonPath } from '#src/content/describe/json-value.server.ts';
import { nodeAt } from '#src/content/read/read-bundle.server.ts';

/** Line width of the bundles, as in `.oxfmtrc.json`. */
export const LINE_WIDTH = 110;
const STEP = '  ';
/** Placeholder for a value while its position is determined. */
const HOLDER = '\uE000';

/** Options for inserting a value. */
type Placing = {
  /** Inserts into a list, before the item at the path. */
  isInsertion?: boolean;
  /** Order of the keys in the object that contains the value. */
  order?: readonly string[];
};

/** Sets a value in JSON text, formatted like the bundles; everything else is kept. */
export function setJson(text: string, path: JsonPath, value: unknown, placing: Placing = {}): string {
  const { isInsertion = false, order } = placing;
  const node = typeof value === 'string' && !isInsertion ? nodeAt({ text }, path) : undefined;
  // Replacing a string with a string needs no reformatting.
  if (node?.type === 'string') {
    return text.slice(0, node.offset) + JSON.stringify(value) + text.slice(node.offset + node.length);
  }
  const last = path.at(-1);
  const edits = modify(text, [...path], HOLDER, {
    formattingOptions: {
      insertSpaces: true,
      tabSize: STEP.length,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    },
    isArrayInsertion: isInsertion,
    ...(order === undefined || typeof last !== 'string'
      ? {}
      : { getInsertionIndex: (names: string[]) => findIndex(names, last, order) }),
  });
  const held = applyEdits(text, edits);
  const holder = JSON.stringify(HOLDER);
  const offset = held.indexOf(holder);
  const start = held.lastIndexOf('\n', offset) + 1;
  const indent = /^ */.exec(held.slice(start))?.[0] ?? '';
  const written = writeJson(value, indent, offset - start);
  return held.slice(0, offset) + written + held.slice(offset + holder.length);
}

/** Removes a value from JSON text. */
export function removeJson(text: string, path: JsonPath): string {
  return applyEdits(text, modify(text, [...path], undefined, {}));
}

/** Returns the index for a key among others: before the first one that comes later in the order. */
function findIndex(names: readonly string[], name: string, order: readonly string[]): number {
  const later = order.slice(order.indexOf(name) + 1);
  const index = names.findIndex((other) => later.includes(other));
  return index < 0 ? names.length : index;
}

/** Formats a value like the bundles: short lists of primitives on one line, everything else on several. */
export function writeJson(value: unknown, indent = '', column = 0): string {
  const inner = indent + STEP;
  if (Array.isArray(value)) {
    const plain = `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;
    const isShort = value.every((each) => typeof each !== 'object') && column + plain.length < LINE_WIDTH;
    if (value.length === 0 || isShort) return plain;
    const lines = value.map((each: unknown) => inner + writeJson(each, inner, inner.length));
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, each]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + writeJson(each, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
