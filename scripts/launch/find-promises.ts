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
  /** From the project's folder on. */
  file: string;
  line: number;
  /** Keys down to the value; empty for a whole file. */
  path: string;
  /** Its text, which shows whether it is still the sample. */
  texts: readonly PromiseText[];
};

/** A short digest of a text or a figure, or of a whole value, its line and its words. */
export type PromiseText = { hash: string; line: number; text: string };

/** How `launch.json` and the list of samples name a place. */
export function placeOf({ file, path }: Pick<FoundPromise, 'file' | 'path'>): string {
  return path === '' ? file : `${file}:${path}`;
}

/** Fewer words are labels, `Uptime`, which records of others have as well. */
const MIN_WORDS = 3;

/** Paths in a value that match a pattern of keys. */
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

/** Every single value inside a value. */
function listLeaves(value: unknown, path: JsonPath = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [{ path, value }];
  }
  return entriesOf(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
}

/** The words of a value besides the facts of the company. */
function wordsOf(value: Leaf['value']): string[] {
  return replacePlaceholders(String(value), () => ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
}

/** Claims of a value, by sentence and by figure; the whole value if it has neither. */
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

/** Words that nobody reads on a page: what people type into the search, and the names of its entries. */
const isUnread = (name: string) => withoutFolder(name) === ownBundles.search.path;

function findSinglePlaces(name: string, bundle: Bundle, original: Bundle | undefined) {
  const isPromise = (path: JsonPath, value: unknown) => {
    const source = valueAt(original?.value, path);
    return [value, source].some((text) => typeof text === 'string' && PROMISE_TEXT.test(text));
  };
  const found = listLeaves(bundle.value).flatMap(
    ({ path, value }): { kind: PromiseKind; path: JsonPath }[] => {
      // Several figures of one item are one example.
      const sample = path.findIndex((key) => SAMPLE_KEY.test(String(key)));
      if (sample >= 0) return [{ kind: 'figure', path: path.slice(0, sample + 1) }];
      return !isUnread(name) && isPromise(path, value) ? [{ kind: 'promise', path }] : [];
    },
  );
  return [...new Map(found.map((place) => [place.path.join(' '), place])).values()];
}

/** Facts that arrange the sections of a page, or say on which page a story stands. */
const isArrangement = (name: string) =>
  name.startsWith(`${SHARED_FOLDER}/pages/`) || name === `${SHARED_FOLDER}/records/success-stories.json`;

/** Places that are the owner's as a whole. What arranges, or names a drawing, and says nothing itself is left out. */
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

/** Everything in the bundles that only the owner can confirm, a place once for each of its kinds. */
export function findPromises({ bundles }: SiteSource): FoundPromise[] {
  return [...bundles]
    .filter(([name]) => name.includes('/'))
    .flatMap(([name, bundle]) => {
      const isText = !name.startsWith(`${SHARED_FOLDER}/`);
      const original = isText ? bundles.get(`${defaultLanguage}/${withoutFolder(name)}`) : undefined;
      return findInBundle(name, bundle, original);
    });
}

/** A file of the project that only the owner can replace. */
export function describeFile(project: string, file: string, kind: PromiseKind): FoundPromise {
  const hash = hashValue(readFileSync(join(project, file)));
  return { kind, file, line: 1, path: '', texts: [{ hash, line: 1, text: '' }] };
}
