import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { itemsOf, type JsonPath, idOf, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import { ROUTES_FILE } from './add-route.ts';
import { diffProblems, sourceOf, type Texts, textsOf, writeFiles } from './changed-files.ts';
import { cutJson, cutPart, dateChanges, editText } from './edit-texts.ts';
import { entryKinds } from './entry-kinds.ts';
import {
  choiceWords,
  findMentions,
  findSubjects,
  type Mention,
  ownBundle,
  type Subject,
} from './find-mentions.ts';
import { listFiles } from './public-files.ts';
import { withoutFolder } from './without-folder.ts';

/** Changes in the locales folder, or all reasons against them. */
export type ChangePlan =
  | {
      ok: true;
      files: Texts;
      /** Files to delete. */
      removed: string[];
      /** Records that are also removed, because nothing else shows them. */
      also: string[];
      /** Files in `public` that are deleted or renamed. */
      publicFiles: string[];
    }
  | { ok: false; reasons: (Phrase | Problem)[] };

type Cut = { bundle: string; path: JsonPath };

/** Removes entries from every file that names them, or writes nothing if something depends on one. */
export function removeEntries(folder: string, kind: string, ids: readonly string[]): ChangePlan {
  const plan = planRemoval(readSite(folder), kind, ids);
  if (!plan.ok) return plan;
  writeFiles(folder, plan.files, plan.removed);
  const publicFolder = join(dirname(folder), 'public');
  const publicFiles = plan.publicFiles.filter((file) => existsSync(join(publicFolder, file)));
  for (const file of publicFiles) rmSync(join(publicFolder, file));
  return { ...plan, publicFiles };
}

/** Plans a removal without writing it. `today` is a date such as 2025-02-27. */
function planRemoval(
  source: SiteSource,
  kind: string,
  ids: readonly string[],
  today = new Date().toISOString().slice(0, 10),
): ChangePlan {
  const found = findSubjects(source, kind, ids);
  if (!found.ok) return found;
  const texts = textsOf(source);
  const reasons = cutEntries(source, texts, found.subjects);
  const also: Subject[] = [];
  for (let isDone = reasons.length > 0; !isDone;) {
    const now = sourceOf(source, texts);
    const problems = diffProblems(source, now).filter((problem) => isReason(problem, found.subjects));
    const unshown = findUnshown(now, problems);
    isDone = unshown.length === 0;
    reasons.push(...(isDone ? problems : cutEntries(now, texts, unshown)));
    also.push(...unshown);
  }
  if (reasons.length > 0) return { ok: false, reasons };
  dateChanges(source, texts, today);
  const files = new Map([...texts].filter(([path, text]) => source.bundles.get(path)?.text !== text));
  return {
    ok: true,
    files,
    removed: [...source.bundles.keys()].filter((path) => !texts.has(path)),
    also: also.map(({ id }) => id),
    publicFiles: [...found.subjects, ...also].flatMap((subject) => listFiles(source, subject)),
  };
}

/** Returns whether a problem prevents removal. This process still requires the words of a removed service. */
function isReason({ isWarning, path }: Problem, subjects: readonly Subject[]): boolean {
  const words = subjects.flatMap(({ service }) =>
    service === undefined ? [] : choiceWords(service).keys.join('.'),
  );
  return isWarning !== true && !words.includes(path);
}

/** Removes entries from the texts. Returns problems for everything that depends on them. */
function cutEntries(source: SiteSource, texts: Texts, subjects: readonly Subject[]): Problem[] {
  const own = subjects.flatMap((subject) => ownBundle(subject) ?? []);
  const records = subjects.flatMap(({ kind, id }) => findRecord(source, kind.path(id), id, kind.list));
  const mentions = subjects
    .flatMap((subject) => findMentions(source, subject).map((mention) => ({ ...mention, id: subject.id })))
    .filter(
      ({ bundle, path }) => !own.includes(withoutFolder(bundle)) && !isInside({ bundle, path }, records),
    );
  const parts = mentions.flatMap(({ bundle, part }) =>
    part !== undefined && bundle.startsWith(SHARED_FOLDER) ? [{ bundle, path: part }] : [],
  );
  for (const { bundle, path } of orderCuts([...records, ...parts])) cutPart(texts, bundle, path);
  for (const { page, service } of subjects) {
    if (page !== undefined) editText(texts, ROUTES_FILE, (text) => cutJson(text, [page]));
    if (service === undefined) continue;
    const { path, keys } = choiceWords(service);
    for (const language of languageCodes)
      editText(texts, `${language}/${path}`, (text) => cutJson(text, keys));
  }
  for (const place of [SHARED_FOLDER, ...languageCodes])
    own.forEach((path) => texts.delete(`${place}/${path}`));
  return mentions.flatMap((mention) => explain(source, texts, mention));
}

function findRecord(source: SiteSource, path: string, id: string, list: unknown): Cut[] {
  const bundle = `${SHARED_FOLDER}/${path}`;
  const index = itemsOf(source.bundles.get(bundle)?.value).findIndex((item) => idOf(item) === id);
  return list === undefined || index < 0 ? [] : [{ bundle, path: [index] }];
}

function isInside({ bundle, path }: Cut, cuts: readonly Cut[]): boolean {
  return cuts.some((cut) => cut.bundle === bundle && cut.path.every((step, index) => step === path[index]));
}

/** Sorts cuts from the end, so earlier paths stay valid; drops duplicates and cuts inside others. */
function orderCuts(cuts: readonly Cut[]): Cut[] {
  const kept = cuts.filter(
    (cut, index) =>
      !isInside(
        cut,
        cuts.filter(({ path }, other) => path.length < cut.path.length || other < index),
      ),
  );
  return kept.toSorted((a, b) => comparePaths(b.path, a.path));
}

/** Compares paths: list indexes as numbers, and parents before their contents. */
function comparePaths(a: JsonPath, b: JsonPath): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  const [one, other] = [a[at], b[at]];
  if (one === undefined || other === undefined) return a.length - b.length;
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}

/** Returns the problem if a mention blocks the removal; empty if it is removed, too. */
function explain(source: SiteSource, texts: Texts, mention: Mention & { id: string }): Problem[] {
  const { bundle: name, path, part, id } = mention;
  const bundle = source.bundles.get(name);
  const isShared = name.startsWith(SHARED_FOLDER);
  const isGone = isShared
    ? part !== undefined
    : valueAt(JSON.parse(texts.get(name) ?? 'null'), path) === undefined;
  return bundle === undefined || isGone
    ? []
    : [locateProblem(bundle, path, { code: 'entry-named', values: { id } })];
}

function findUnshown(source: SiteSource, problems: readonly Problem[]): Subject[] {
  return problems.flatMap(({ code, file, path }) => {
    const [name] = Object.entries(entryKinds).find(
      ([, { list, path: pathOf }]) => list !== undefined && file.endsWith(`${SHARED_FOLDER}/${pathOf('')}`),
    ) ?? [''];
    const [id = ''] = path.split('.');
    const found = findSubjects(source, name, [id]);
    return code === 'entry-unshown' && found.ok ? found.subjects : [];
  });
}
