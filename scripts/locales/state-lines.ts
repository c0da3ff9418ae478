import { z } from 'zod';
import { type Signature, signature, type Signatures } from './text-state.ts';

/** A state, or the line of it that cannot be understood. */
export type LineReading = { ok: true; state: Signatures } | { ok: false; line: number; text: string };

/** Between the sides of a conflict, as git writes it. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
const FRAME = /^(?:\{|\},?|)$/;
/** Stands last, so that a line for a text always ends with a comma and both sides of a merge can be joined. */
const LAST = '"": "one line for each text, in order: git joins those of both sides"';
/** A file, as the states of older versions put it above its texts. */
const GROUP = /^("[^"]+\.json"): \{$/;
const ENTRY = /^("(?:[^"\\]|\\.)+"): (\{.*\}),?$/;

/**
 * Reads a state line by line. A text may have several lines, of which each side of a merge has written one; the marks
 * that git leaves between the sides say nothing.
 */
export function readLines(written: string): LineReading {
  const lines = written.replace(/^\uFEFF/, '').split(/\r?\n/);
  const state: Signatures = {};
  let group = '';
  for (const [index, text] of lines.entries()) {
    const line = text.trim();
    if (FRAME.test(line) || CONFLICT.test(line) || line === LAST) continue;
    const [, name] = GROUP.exec(line) ?? [];
    if (name !== undefined) {
      group = parse(z.string(), name) ?? '';
      continue;
    }
    const [, place, signed] = ENTRY.exec(line) ?? [];
    const found = parse(signature, signed);
    const [file, key] = splitPlace(parse(z.string(), place) ?? '', group);
    if (found === undefined || file === '') return { ok: false, line: index + 1, text: line };
    const known = ((state[file] ??= {})[key] ??= []);
    if (!known.some((each) => isSame(each, found))) known.push(found);
  }
  const inside = lines.map((line) => line.trim()).filter((line) => line !== '' && !CONFLICT.test(line));
  const isWhole = inside.at(0) === '{' && inside.at(-1) === '}';
  return isWhole ? { ok: true, state } : { ok: false, line: lines.length, text: inside.at(-1) ?? '' };
}

function splitPlace(place: string, group: string): [string, string] {
  const end = place.indexOf('.json:');
  const start = end + '.json'.length;
  return end < 0 ? [group, place] : [place.slice(0, start), place.slice(start + 1)];
}

function parse<Schema extends z.ZodType>(schema: Schema, json: string | undefined) {
  try {
    return schema.safeParse(JSON.parse(json ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function isSame(a: Signature, b: Signature): boolean {
  return a.text === b.text && a.source === b.source && a.reviewed === b.reviewed;
}

/** Writes a state: a line for each text, in the order of their names, so that each can be merged alone. */
export function writeLines(state: Signatures): string {
  const lines = Object.entries(state).flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, signed]) =>
      signed.map((each) => [`${file}:${key}`, writeSignature(each)] as const),
    ),
  );
  const sorted = lines.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return [
    '{',
    ...sorted.map(([place, signed]) => `  ${JSON.stringify(place)}: ${signed},`),
    `  ${LAST}`,
    '}\n',
  ].join('\n');
}

function writeSignature(value: Signature): string {
  const pairs = Object.entries(value).map(([name, each]) => `"${name}": ${JSON.stringify(each)}`);
  return `{ ${pairs.join(', ')} }`;
}
