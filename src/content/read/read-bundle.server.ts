import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { findNodeAtLocation, type Node, parseTree, visit } from 'jsonc-parser';
import { explainSyntax } from './explain-syntax.server.ts';
import { TEXT_MAX_CHARACTERS } from '#src/config/constants.ts';
import { idOf, isRecord, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Fault, Problem } from './problem.server.ts';

/** A JSON file of `locales/`. */
export type Bundle = { file: string; text: string; value: unknown };

/** A bundle, or the problems that prevent reading it. */
export type BundleReading = { ok: true; bundle: Bundle } | { ok: false; problems: Problem[] };

/** Returns a file's name for problem messages: `locales/ar/pages/about.json`. */
export function nameFile(folder: string, path: string): string {
  return posix.join(basename(folder), path);
}

/** Reads a bundle: UTF-8 without byte order mark, valid JSON, unique keys. Never throws for a file's content. */
export function readBundle(folder: string, path: string): BundleReading {
  const file = nameFile(folder, path);
  const bytes = readBytes(join(folder, path));
  if (bytes === undefined) return { ok: false, problems: [{ file, path: '', ...explainMissingFile(file) }] };
  if (typeof bytes !== 'string') return parseBundle(file, bytes);
  const values = { file, reason: bytes };
  return { ok: false, problems: [{ file, path: '', code: 'file-unreadable', values }] };
}

/** Cache of parsed files: tools that read the bundles repeatedly change one at a time. */
const lastReadings = new Map<string, { bytes: Buffer; reading: BundleReading }>();

/** Parses the bytes of a bundle; cached while they are unchanged. */
export function parseBundle(file: string, bytes: Buffer): BundleReading {
  const last = lastReadings.get(file);
  if (last?.bytes.equals(bytes) === true) return last.reading;
  const reading = parseBytes(file, bytes);
  lastReadings.set(file, { bytes, reading });
  return reading;
}

function parseBytes(file: string, bytes: Buffer): BundleReading {
  const encoding = explainEncoding(bytes);
  if (encoding !== undefined) return { ok: false, problems: [{ file, path: '', ...encoding }] };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: explainSyntax(text).faults.map((fault) => ({ file, ...fault })) };
  }
  const bundle = { file, text, value };
  const problems = [...findRepeatedKeys(bundle), ...findOverlong(bundle, value)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, bundle };
}

let lastTree: { text: string; tree: Node | undefined } | undefined;

/** Returns the syntax node of a value. Lookups are rare, so only the last tree is cached. */
export function nodeAt({ text }: Pick<Bundle, 'text'>, path: JsonPath): Node | undefined {
  if (lastTree?.text !== text) lastTree = { text, tree: parseTree(text) };
  return lastTree.tree && findNodeAtLocation(lastTree.tree, [...path]);
}

/** Reports texts and keys that are too long for the checks to finish. */
function findOverlong(bundle: Bundle, value: unknown, path: (string | number)[] = []): Problem[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findOverlong(bundle, item, [...path, index]));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) => [
      ...explainOverlong(bundle, key, path),
      ...findOverlong(bundle, inner, [...path, key]),
    ]);
  }
  return typeof value === 'string' ? explainOverlong(bundle, value, path) : [];
}

function explainOverlong(bundle: Bundle, { length }: string, path: (string | number)[]): Problem[] {
  const count = length - TEXT_MAX_CHARACTERS;
  if (count <= 0) return [];
  const expected = { phrase: 'at-most', values: { limit: TEXT_MAX_CHARACTERS } } as const;
  const shown = { phrase: 'length', values: { length, count: length } } as const;
  const values = { length: shown, expected, count };
  return [locateProblem(bundle, path, { code: 'text-long', values })];
}

/** Locates a fault at a path of a bundle. If the path does not exist, the line is that of the nearest parent. */
export function locateProblem(bundle: Bundle, path: JsonPath, fault: Fault): Problem {
  return { file: bundle.file, line: lineAt(bundle, path), path: describePath(bundle.value, path), ...fault };
}

/** Returns the bytes of a file, undefined if it does not exist, or the error code if it is unreadable. */
function readBytes(path: string): Buffer | string | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string') throw error;
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : code;
  }
}

function explainMissingFile(file: string): Fault {
  const [, folder, ...rest] = file.split('/');
  const isText = rest.length > 0 && folder !== 'shared';
  return { code: isText ? 'file-missing' : 'facts-missing', values: { file } };
}

function explainEncoding(bytes: Buffer): (Fault & { line: number }) | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { line: 1, code: 'byte-order-mark' };
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) {
    return { line: 1, code: 'utf-16' };
  }
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes)
    ? undefined
    : { line: lineOf(text, text.indexOf('\uFFFD')), code: 'not-utf-8' };
}

function findRepeatedKeys(bundle: Bundle): Problem[] {
  // If the file equals its formatted value, it has no repeated keys; this holds for nearly every file.
  if (bundle.text === `${JSON.stringify(bundle.value, null, 2)}\n`) return [];
  const problems: Problem[] = [];
  const objects: Set<string>[] = [];
  visit(bundle.text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, line, _character, findPath) {
      const keys = objects.at(-1);
      if (keys?.has(key) === true) {
        const path = describePath(bundle.value, [...findPath(), key]);
        problems.push({ file: bundle.file, line: line + 1, path, code: 'key-repeated', values: { key } });
      }
      keys?.add(key);
    },
  });
  return problems;
}

/** Returns the line of a path or its nearest existing parent; for a list item, the line of its id. */
export function lineAt(bundle: Pick<Bundle, 'text'>, path: JsonPath): number {
  const isItem = typeof path.at(-1) === 'number';
  const node = (isItem ? nodeAt(bundle, [...path, 'id']) : undefined) ?? nodeAt(bundle, path);
  if (node === undefined) return path.length === 0 ? 1 : lineAt(bundle, path.slice(0, -1));
  return lineOf(bundle.text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
}

/** Returns the line number of an offset, starting at 1. */
function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** Formats a path, with ids for list items: `sections.hero.title`. */
export function describePath(value: unknown, path: JsonPath): string {
  const names = path.map((step, index) => {
    const item = typeof step === 'number' ? valueAt(value, path.slice(0, index + 1)) : undefined;
    return isRecord(item) ? (idOf(item) ?? step) : step;
  });
  return names.join('.');
}
