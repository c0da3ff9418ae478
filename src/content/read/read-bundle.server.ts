import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node, parseTree, type ParseError } from 'jsonc-parser';
import { explainSyntax } from './explain-syntax.server.ts';
import { idOf, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Fault, Problem } from './problem.server.ts';

/** A JSON file of `locales/` with the positions of its values. */
export type Bundle = { file: string; text: string; root: Node; value: unknown };

/** A bundle, or what keeps it from being read. */
export type BundleReading = { ok: true; bundle: Bundle } | { ok: false; problems: Problem[] };

/** Name of a file of the locales folder as problems give it: `locales/ar/pages/about.json`. */
export function nameFile(folder: string, path: string): string {
  return posix.join(basename(folder), path);
}

/** Reads one bundle: UTF-8 without byte order mark, valid JSON, every key once. Never throws for what a file holds. */
export function readBundle(folder: string, path: string): BundleReading {
  const file = nameFile(folder, path);
  const bytes = readBytes(join(folder, path));
  if (bytes === undefined) {
    return fail({ file, path: '', ...explainMissingFile(file) });
  }
  const encoding = explainEncoding(bytes);
  if (encoding !== undefined) {
    return fail({ file, path: '', ...encoding });
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const syntax = explainSyntax(text, errors);
  if (syntax !== undefined || root === undefined) {
    return fail({ file, path: '', found: 'nothing', expected: 'JSON', remedy: 'write {}', ...syntax });
  }
  const bundle = { file, text, root, value: toValue(root) };
  const repeated = findRepeatedKeys(bundle, root);
  return repeated.length > 0 ? { ok: false, problems: repeated } : { ok: true, bundle };
}

/** A problem at a path of a bundle. Where the path does not exist, the line is that of the nearest object around it. */
export function locateProblem(bundle: Bundle, path: JsonPath, fault: Fault): Problem {
  return { file: bundle.file, line: lineAt(bundle, path), path: describePath(bundle.value, path), ...fault };
}

function fail(problem: Problem): BundleReading {
  return { ok: false, problems: [problem] };
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return undefined;
    }
    throw error;
  }
}

function explainMissingFile(file: string): Fault {
  const [, folder, ...rest] = file.split('/');
  const isText = rest.length > 0 && folder !== 'shared';
  return {
    found: 'no file',
    expected: isText ? 'this file in every language' : 'this file of facts',
    remedy: isText ? `add ${file}: copy the file of another language and translate it` : `add ${file}`,
  };
}

function explainEncoding(bytes: Buffer): (Fault & { line?: number }) | undefined {
  const remedy = 'save the file as UTF-8 without a byte order mark';
  const expected = 'UTF-8 without a byte order mark';
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { line: 1, found: 'a byte order mark at the beginning', expected, remedy };
  }
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) {
    return { line: 1, found: 'UTF-16', expected, remedy };
  }
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    const line = lineOf(text, text.indexOf('\uFFFD'));
    return {
      line,
      found: 'bytes that are not UTF-8 (another encoding such as Windows-1256)',
      expected,
      remedy,
    };
  }
  return undefined;
}

/** The value of a tree in plain objects. */
function toValue(root: Node): unknown {
  return getNodeValue(root);
}

function findRepeatedKeys(bundle: Bundle, node: Node, path: (string | number)[] = []): Problem[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = partsOf(child);
    const name: unknown = key?.value;
    const step = typeof name === 'string' ? name : index;
    const inner = value === undefined ? [] : findRepeatedKeys(bundle, value, [...path, step]);
    if (typeof name !== 'string' || !seen.has(name)) {
      seen.add(String(step));
      return inner;
    }
    const fault = {
      found: `the key "${name}" a second time`,
      expected: 'every key once',
      remedy: `remove one of the two "${name}"`,
    };
    const line = lineOf(bundle.text, child.offset);
    return [{ ...locateProblem(bundle, [...path, step], fault), line }, ...inner];
  });
}

/** Key and value of a property; an item of a list has a value alone. */
function partsOf(node: Node): [Node | undefined, Node | undefined] {
  return node.type === 'property' ? [node.children?.[0], node.children?.[1]] : [undefined, node];
}

function lineAt({ root, text }: Bundle, path: JsonPath): number {
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) {
    return path.length === 0 ? 1 : lineAt({ root, text, file: '', value: undefined }, path.slice(0, -1));
  }
  return lineOf(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
}

/** Number of the line, from 1, that an offset stands in. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, Math.max(offset, 0)).split('\n').length;
}

function describePath(value: unknown, path: JsonPath): string {
  const names = path.map((step, index) => {
    return typeof step === 'number' ? (idOf(valueAt(value, path.slice(0, index + 1))) ?? step) : step;
  });
  return names.join('.');
}
