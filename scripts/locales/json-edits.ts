import { applyEdits, modify } from 'jsonc-parser';
import { isRecord, type JsonPath } from '#src/content/describe/json-value.server.ts';
import { nodeAt } from '#src/content/read/read-bundle.server.ts';

/** Width of a line of the bundles, as `.oxfmtrc.json` has it. */
export const LINE_WIDTH = 110;
const STEP = '  ';
/** Stands for a value while its place is looked for. */
const HOLDER = '\uE000';

/** How a value is put into a file. */
type Placing = {
  /** Puts the value between the items of a list, before the one that stands there. */
  isInsertion?: boolean;
  /** Keys of the object around, in the order that they should have. */
  order?: readonly string[];
};

/** The text of a JSON file with a value at a path, in the form of the bundles; everything else stays as it is. */
export function setJson(text: string, path: JsonPath, value: unknown, placing: Placing = {}): string {
  const { isInsertion = false, order } = placing;
  const node = typeof value === 'string' && !isInsertion ? nodeAt({ text }, path) : undefined;
  // Nothing around a text changes with it.
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

/** The text of a JSON file without what stands at a path. */
export function removeJson(text: string, path: JsonPath): string {
  return applyEdits(text, modify(text, [...path], undefined, {}));
}

/** Where a key belongs among others: before the first one that comes later. */
function findIndex(names: readonly string[], name: string, order: readonly string[]): number {
  const later = order.slice(order.indexOf(name) + 1);
  const index = names.findIndex((other) => later.includes(other));
  return index < 0 ? names.length : index;
}

/** A value in the form of the bundles: short lists of plain values on one line, everything else on lines of its own. */
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
