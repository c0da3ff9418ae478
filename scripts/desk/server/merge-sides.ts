import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type JsonPath } from '#src/content/describe/json-value.server.ts';
import { parseBundle } from '#src/content/read/read-bundle.server.ts';
import { removeJson, setJson } from '../../locales/json-edits.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import type { Calls, Sides } from '../protocol.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { pathOf } from './write-edits.ts';

type Leaf = { path: JsonPath; value: string };
type Conflict = Sides & { here: string; there: string; paths: ReadonlyMap<string, JsonPath> };

const MARK = /^([<|=>])\1{6}(?: (.*))?$/;

/** What both sides of a merge hold where a file has a conflict; nothing where it has none, or either is no bundle. */
export function findSides(folder: string, file: string): Sides | null {
  const conflict = readConflict(folder, file);
  return conflict && { names: conflict.names, texts: conflict.texts };
}

/** Writes a file with the side that was chosen for each text; says whether both sides still are those that were seen. */
export function resolveSides(desk: Desk, { file, texts }: Calls['resolve']): boolean {
  const conflict = readConflict(desk.folder, file);
  const isSeen =
    conflict?.texts.length === texts.length &&
    conflict.texts.every(({ key, here, there }) =>
      texts.some((each) => each.key === key && each.here === here && each.there === there),
    );
  if (!isSeen) return false;
  const resolved = texts
    .filter(({ takes }) => takes === 'there')
    .reduce((written, { key, there }) => {
      const path = conflict.paths.get(key) ?? [];
      return there === null ? removeJson(written, path) : setJson(written, path, there);
    }, conflict.here);
  if (!parseBundle(file, Buffer.from(resolved)).ok) return false;
  writeWhole(pathOf(desk, file), resolved);
  desk.forget(file);
  return true;
}

function readConflict(folder: string, file: string): Conflict | null {
  const split = textFiles.has(file) ? splitSides(readText(join(folder, file))) : null;
  if (split === null) return null;
  const [here, there] = [split.here, split.there].map((text) => parseBundle(file, Buffer.from(text)));
  if (here?.ok !== true || there?.ok !== true) return null;
  const [mine, theirs] = [here, there].map(({ bundle }) => nameLeaves(listLeaves(bundle.value, [])));
  const paths = new Map([...(theirs ?? [])].concat([...(mine ?? [])]).map(([key, { path }]) => [key, path]));
  const texts = [...paths.keys()].flatMap((key) => {
    const sides = { key, here: mine?.get(key)?.value ?? null, there: theirs?.get(key)?.value ?? null };
    return sides.here === sides.there ? [] : [sides];
  });
  return { ...split, texts, paths };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A file that is not there has no sides.
    return '';
  }
}

/** The text of a file on either side of its conflicts, and the names that git gives them; nothing without any. */
function splitSides(text: string): Pick<Conflict, 'here' | 'there' | 'names'> | null {
  const sides = { here: '', there: '', base: '' };
  const names = { here: '', there: '' };
  let current: keyof typeof sides | null = null;
  for (const line of text.split(/(?<=\n)/)) {
    const [, mark, name = ''] = MARK.exec(line.trimEnd()) ?? [];
    if (mark === '<') [current, names.here] = ['here', name];
    else if (mark === '|') current = 'base';
    else if (mark === '=') current = 'there';
    else if (mark === '>') [current, names.there] = [null, name];
    else if (current === null) for (const each of ['here', 'there'] as const) sides[each] += line;
    else sides[current] += line;
  }
  return sides.here === sides.there || current !== null ? null : { ...sides, names };
}

function listLeaves(value: unknown, path: JsonPath): Leaf[] {
  if (typeof value === 'string') return [{ path, value }];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]))
    : [];
}

function nameLeaves(leaves: readonly Leaf[]): Map<string, Leaf> {
  return new Map(leaves.map((leaf) => [leaf.path.join('.'), leaf]));
}
