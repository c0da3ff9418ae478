import { idOf, itemsOf, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { describePath } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { textsOf, writeFiles } from './changed-files.ts';
import { editText, setList } from './edit-texts.ts';
import { findMentions, findSubjects, type Subject } from './find-mentions.ts';
import type { ChangePlan } from './remove-entry.ts';

/** New position of an entry: next to another one, in every list that has both or in the named lists. */
export type Move = { id: string; other: string; isBefore: boolean; lists: readonly string[] };

/** A list item that is an entry or links to it. */
type Place = { bundle: string; list: JsonPath; index: number };

/** Moves an entry next to another one. */
export function moveEntry(folder: string, kind: string, move: Move): ChangePlan {
  const plan = planMove(readSite(folder), kind, move);
  if (plan.ok) writeFiles(folder, plan.files);
  return plan;
}

/** Plans the changes for a move without writing them. */
function planMove(source: SiteSource, kind: string, { id, other, isBefore, lists }: Move): ChangePlan {
  const found = findSubjects(source, kind, [id, other]);
  if (!found.ok) return found;
  const [moved, neighbors] = found.subjects.map((subject) => listPlaces(source, subject));
  const texts = textsOf(source);
  const shared = (moved ?? []).flatMap((place) => {
    const neighbor = neighbors?.find((each) => nameList(source, each) === nameList(source, place));
    const name = nameList(source, place);
    const isWanted =
      lists.length === 0 || lists.some((list) => name === list || name.split(/[.:]/).includes(list));
    return neighbor !== undefined && isWanted ? [{ ...place, neighbor: neighbor.index }] : [];
  });
  for (const { bundle, list, index, neighbor } of shared) {
    const items = itemsOf(valueAt(source.bundles.get(bundle)?.value, list));
    const others = items.filter((_, each) => each !== index);
    const at = others.indexOf(items[neighbor]) + (isBefore ? 0 : 1);
    editText(texts, bundle, (text) => setList(text, list, others.toSpliced(at, 0, items[index])));
  }
  const files = new Map([...texts].filter(([path, text]) => source.bundles.get(path)?.text !== text));
  return files.size === 0
    ? { ok: false, reasons: [{ phrase: 'list-not-shared', values: { id, other } }] }
    : { ok: true, files, removed: [], also: [], publicFiles: [] };
}

function listPlaces(source: SiteSource, subject: Subject): Place[] {
  const { kind, id } = subject;
  const bundle = `${SHARED_FOLDER}/${kind.path(id)}`;
  const index = itemsOf(source.bundles.get(bundle)?.value).findIndex((item) => idOf(item) === id);
  const own = kind.list === undefined ? [] : [{ bundle, list: [], index }];
  const named = findMentions(source, subject).flatMap(({ bundle: name, part }) => {
    const last = part?.at(-1);
    return part === undefined || typeof last !== 'number' || !name.startsWith(SHARED_FOLDER)
      ? []
      : [{ bundle: name, list: part.slice(0, -1), index: last }];
  });
  return [...own, ...named];
}

/** Returns the name of a list: `navigation.json:footer.quick.pages`. */
function nameList({ bundles }: SiteSource, { bundle, list }: Place): string {
  const path = bundle.slice(SHARED_FOLDER.length + 1);
  return `${path}:${describePath(bundles.get(bundle)?.value, list)}`;
}
