import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, itemsOf, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { describePath, lineAt, type Bundle } from '#src/content/read/read-bundle.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { hashValue } from './is-sample.ts';
import {
  DRAWING_KEY,
  PLACEHOLDER_CONTACT,
  placePatterns,
  PROMISE_TEXT,
  type PromiseKind,
  SAMPLE_KEY,
  SAMPLE_MARK,
} from './promise-rules.ts';
import { withoutFolder } from '../locales/without-folder.ts';

/** A claim that only the owner can confirm, and its position. */
export type FoundPromise = {
  kind: PromiseKind;
  /** Path relative to the project folder. */
  file: string;
  line: number;
  /** Keys of the value; empty for a whole file. */
  path: string;
  /** Its texts; their digests show whether they are still the sample. */
  texts: readonly PromiseText[];
};

/** Digest, line and content of a text, a number, or a whole value. */
export type PromiseText = { hash: string; line: number; text: string };

/** Returns the name of a place in `launch.json` and in the list of samples. */
export function placeOf({ file, path }: Pick<FoundPromise, 'file' | 'path'>): string {
  return path === '' ? file : `${file}:${path}`;
}

/** Shorter texts are labels such as `Uptime`, which other records may share. */
const MIN_WORDS = 3;

/** Returns the paths in a value that match a key pattern. */
function expandPattern(value: unknown, pattern: readonly string[], path: JsonPath = []): JsonPath[] {
  const [step, ...rest] = pattern;
  if (step === undefined) return value === undefined ? [] : [path];
  return entriesOf(value)
    .filter(([key]) => step === '*' || key === step || idOf(valueAt(value, [key])) === step)
    .flatMap(([key, inner]) => expandPattern(inner, rest, [...path, key]));
}

function entriesOf(value: unknown): (readonly [string | number, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [...itemsOf(value).entries()];
}

type Leaf = { path: JsonPath; value: string | number | boolean };

/** Returns every primitive inside a value, with its path. */
function listLeaves(value: unknown, path: JsonPath = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [{ path, value }];
  }
  return entriesOf(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
}

/** Returns the words of a value, without placeholders. */
function wordsOf(value: Leaf['value']): string[] {
  return replacePlaceholders(String(value), () => ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
}

/** Returns the sentences and numbers of a value; the whole value if it has neither. */
function readTexts(bundle: Bundle, path: JsonPath): PromiseText[] {
  const value = valueAt(bundle.value, path);
  const said = listLeaves(value, path).filter(
    (leaf) => typeof leaf.value === 'number' || wordsOf(leaf.value).length >= MIN_WORDS,
  );
  return (said.length > 0 ? said : [{ path, value }]).map((leaf) => ({
    hash: hashValue(JSON.stringify([leaf.path.at(-1), leaf.value])),
    line: lineAt(bundle, leaf.path),
    text: typeof leaf.value === 'string' ? leaf.value : JSON.stringify(leaf.value),
  }));
}

const isInside = (path: JsonPath, outer: JsonPath) => outer.every((step, index) => path[index] === step);

/** True for search words, which no page shows. */
const isUnread = (name: string) => withoutFolder(name) === ownBundles.search.path;

function findSinglePlaces(name: string, bundle: Bundle, original: Bundle | undefined) {
  const isPromise = (path: JsonPath, value: unknown) => {
    const source = valueAt(original?.value, path);
    return [value, source].some((text) => typeof text === 'string' && PROMISE_TEXT.test(text));
  };
  const found = listLeaves(bundle.value).flatMap(
    ({ path, value }): { kind: PromiseKind; path: JsonPath }[] => {
      // Several numbers of one item are one example.
      const sample = path.findIndex((key) => SAMPLE_KEY.test(String(key)));
      if (sample >= 0) return [{ kind: 'figure', path: path.slice(0, sample + 1) }];
      return !isUnread(name) && isPromise(path, value) ? [{ kind: 'promise', path }] : [];
    },
  );
  return [...new Map(found.map((place) => [place.path.join(' '), place])).values()];
}

/** True for facts that arrange page sections or assign a story to a page. */
const isArrangement = (name: string) =>
  name.startsWith(`${SHARED_FOLDER}/pages/`) || name === `${SHARED_FOLDER}/records/success-stories.json`;

/** Finds places to confirm as a whole, except those that only arrange sections or name a drawing. */
function findWholePlaces(name: string, { value }: Bundle) {
  const arranges = isArrangement(name);
  const says = (path: JsonPath) =>
    listLeaves(valueAt(value, path)).some((leaf) =>
      arranges ? typeof leaf.value === 'number' : wordsOf(leaf.value).length > 0,
    );
  return placePatterns
    .filter(({ bundle }) => bundle.test(withoutFolder(name)))
    .flatMap(({ kind, places }) =>
      places.flatMap((place) => expandPattern(value, place.split('.')).map((path) => ({ kind, path }))),
    )
    .filter(({ path }) => path.at(-1) !== DRAWING_KEY && says(path));
}

function findInBundle(name: string, bundle: Bundle, original: Bundle | undefined): FoundPromise[] {
  const whole = findWholePlaces(name, bundle);
  const single = findSinglePlaces(name, bundle, original).filter(
    ({ path }) => !whole.some((outer) => isInside(path, outer.path)),
  );
  const nobodys = listLeaves(bundle.value)
    .filter(({ value }) => PLACEHOLDER_CONTACT.test(String(value)))
    .map(({ path }) => ({ kind: 'address' as const, path }));
  const marks = listLeaves(bundle.value)
    .filter(({ path, value }) => path.at(-1) === SAMPLE_MARK && value === true)
    .map(({ path }) => ({ kind: 'mark' as const, path }));
  return [...whole, ...single, ...nobodys, ...marks].map(({ kind, path }) => ({
    kind,
    file: bundle.file,
    line: lineAt(bundle, path),
    path: describePath(bundle.value, path),
    texts: readTexts(bundle, path),
  }));
}

/** Finds everything in the bundles that only the owner can confirm; a place appears once per kind. */
export function findPromises({ bundles }: SiteSource): FoundPromise[] {
  return [...bundles]
    .filter(([name]) => name.includes('/'))
    .flatMap(([name, bundle]) => {
      const isText = !name.startsWith(`${SHARED_FOLDER}/`);
      const original = isText ? bundles.get(`${defaultLanguage}/${withoutFolder(name)}`) : undefined;
      return findInBundle(name, bundle, original);
    });
}

/** Describes a project file that only the owner can replace. */
export function describeFile(project: string, file: string, kind: PromiseKind): FoundPromise {
  const hash = hashValue(readFileSync(join(project, file)));
  return { kind, file, line: 1, path: '', texts: [{ hash, line: 1, text: '' }] };
}
