import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type JsonPath, listStrings, valueAt } from '#src/content/describe/json-value.server.ts';
import { parseBundle } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import { conflictMark } from '../../locales/conflict-mark.ts';
import { joinTexts, nameItem, type MergeResult } from '../../locales/join-json.ts';
import { removeJson, setJson } from '../../locales/json-edits.ts';
import { readMergeBase } from '../../locales/run-git.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import type { Calls, Sides } from '../protocol.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { pathOf } from './write-edits.ts';

type Leaf = { path: JsonPath; value: string };
type Conflict = Sides & MergeResult<string> & { paths: ReadonlyMap<string, JsonPath> };

/** Returns both sides of a conflicted file; null if it has no conflict or a side is not a valid bundle. */
export function findSides(folder: string, file: string): Sides | null {
  const conflict = readConflict(folder, file);
  return conflict && { names: conflict.names, texts: conflict.texts };
}

/** Writes a file with the chosen side of each text. Returns false if the sides have changed or the result is invalid. */
export function resolveSides(
  desk: Pick<Desk, 'folder' | 'forget'>,
  { file, texts }: Calls['resolve'],
): boolean {
  const conflict = readConflict(desk.folder, file);
  const isSeen =
    conflict?.texts.length === texts.length &&
    conflict.texts.every(({ key, here, there }) =>
      texts.some((each) => each.key === key && each.here === here && each.there === there),
    );
  if (!isSeen) return false;
  const taken = texts.filter(({ takes }) => takes === 'there');
  const resolved = takeThere(conflict, taken);
  if (!parseBundle(file, Buffer.from(resolved)).ok) return false;
  writeWhole(pathOf(desk, file), resolved);
  desk.forget(file);
  return true;
}

/** Returns our side with some texts replaced by theirs. */
function takeThere({ here, there, paths }: Omit<Conflict, keyof Sides>, texts: Sides['texts']) {
  const other: unknown = JSON.parse(there);
  return texts.reduce((written, { key, there: text }) => {
    const path = paths.get(key) ?? [];
    return text === null ? cutLeaf(written, path, other) : setJson(written, path, text);
  }, here);
}

/** Removes a text, and the parent groups that become empty and do not exist on the other side. */
function cutLeaf(text: string, path: JsonPath, other: unknown): string {
  const cut = removeJson(text, path);
  const group = path.slice(0, -1);
  const value = valueAt(JSON.parse(cut), group);
  const isGone = isRecord(value) && Object.keys(value).length === 0 && valueAt(other, group) === undefined;
  return isGone && group.length > 0 ? cutLeaf(cut, group, other) : cut;
}

/** True if the desk can resolve conflicts of this file: a text bundle, facts or the glossary. */
function isKnown(file: string): boolean {
  return (
    textFiles.has(file) ||
    file === GLOSSARY_PATH ||
    (file.startsWith(`${SHARED_FOLDER}/`) && !file.includes('..'))
  );
}

function readConflict(folder: string, file: string): Conflict | null {
  const split = isKnown(file) ? splitSides(readText(join(folder, file))) : null;
  if (split === null || !isBundle(file, split.here) || !isBundle(file, split.there)) return null;
  const joined = joinSides(folder, file, split);
  const [here, there] = [joined.here, joined.there].map((text) => parseBundle(file, Buffer.from(text)));
  if (here?.ok !== true || there?.ok !== true) return null;
  const [mine, theirs] = [here, there].map(({ bundle }) =>
    nameLeaves(listStrings(bundle.value), here.bundle.value),
  );
  const paths = new Map([...(theirs ?? [])].concat([...(mine ?? [])]).map(([key, { path }]) => [key, path]));
  const texts = [...paths.keys()].flatMap((key) => {
    const sides = { key, here: mine?.get(key)?.value ?? null, there: theirs?.get(key)?.value ?? null };
    return sides.here === sides.there ? [] : [sides];
  });
  // Differences other than texts, such as numbers or list order, cannot be resolved by choosing between texts.
  const isInList = texts.some(
    ({ key, ...sides }) =>
      (sides.here === null || sides.there === null) &&
      paths.get(key)?.some((step) => typeof step === 'number') === true,
  );
  const isWhole =
    !isInList &&
    isDeepStrictEqual(JSON.parse(takeThere({ ...joined, paths }, texts)), JSON.parse(joined.there));
  return isWhole ? { ...joined, names: split.names, texts, paths } : null;
}

function isBundle(file: string, text: string): boolean {
  return parseBundle(file, Buffer.from(text)).ok;
}

/** Merges one-sided changes into both sides: git's conflict hunks include unaffected lines. */
function joinSides(folder: string, file: string, sides: MergeResult<string>): MergeResult<string> {
  const base = readMergeBase(folder, file);
  return base === null || !isBundle(file, base) ? sides : joinTexts(base, sides.here, sides.there);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A missing file has no conflict.
    return '';
  }
}

/** Splits a file at its conflict markers into both sides, with git's labels; null if it has none. */
function splitSides(text: string): Pick<Conflict, 'here' | 'there' | 'names'> | null {
  const sides = { here: '', there: '', base: '' };
  const names = { here: '', there: '' };
  let current: keyof typeof sides | null = null;
  for (const line of text.split(/(?<=\n)/)) {
    const [, mark, name = ''] = conflictMark.exec(line.trimEnd()) ?? [];
    if (mark === '<') [current, names.here] = ['here', name];
    else if (mark === '|') current = 'base';
    else if (mark === '=') current = 'there';
    else if (mark === '>') [current, names.there] = [null, name];
    else if (current === null) for (const each of ['here', 'there'] as const) sides[each] += line;
    else sides[current] += line;
  }
  return sides.here === sides.there || current !== null ? null : { ...sides, names };
}

/** Maps leaves by their dotted path; list items include the id or term that they have on our side. */
function nameLeaves(leaves: readonly Leaf[], root: unknown): Map<string, Leaf> {
  const nameStep = (step: string | number, item: unknown) => {
    const name = typeof step === 'number' && isRecord(item) ? nameItem(item) : undefined;
    return name === undefined ? String(step) : `${String(step)} (${name})`;
  };
  const nameOf = (path: JsonPath) =>
    path.map((step, at) => nameStep(step, valueAt(root, path.slice(0, at + 1)))).join('.');
  return new Map(leaves.map((leaf) => [nameOf(leaf.path), leaf]));
}
