import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSite, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import {
  type FaultCode,
  type Phrase,
  type PhraseName,
  formatFault,
  formatPhrase,
  type ToolLanguage,
} from '#src/content/read/words.server.ts';
import { type EntryPlan, planEntry, describeRemainingWork } from '../../locales/add-entry.ts';
import { writeFiles } from '../../locales/changed-files.ts';
import { entryKinds, placesOf } from '../../locales/entry-kinds.ts';
import type {
  EntryCall,
  EntryFinding,
  EntryForm,
  EntryCheckResult,
  EntryOutcome,
} from '../entry-protocol.ts';
import type { Change, Outcome } from '../protocol.ts';
import { describeForm } from './entry-forms.ts';
import { listPlaces } from './list-texts.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { readEntry, type TypedEntry } from './read-entry.ts';
import { UnknownPlace } from './unknown-place.ts';
import { pathOf } from './write-edits.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

/** An entry as typed, and the plan to write it. */
type Planned = { form: EntryForm; typed: TypedEntry; plan: EntryPlan; key: string };
type EntryChange = Extract<Change, { kind: 'entry' }>;

function planTyped(site: SiteSource, call: EntryCall, language: ToolLanguage): Planned {
  const kind = entryKinds[call.kind];
  if (kind === undefined) throw new UnknownPlace(call.kind);
  const form = describeForm(site, call.kind, kind, language);
  const typed = readEntry(kind, form, call);
  const key = placesOf(kind, typed.entry.id).above + (form.texts[0]?.name ?? '');
  return { form, typed, plan: planEntry(site, typed.entry), key };
}

function validateEntry({ form, typed, plan, key }: Planned, language: ToolLanguage): EntryCheckResult {
  const { id } = typed.entry;
  if (plan.ok) {
    const rest = formatPhrase(describeRemainingWork(plan), language);
    return { id, key, files: [...plan.files.keys()], rest, findings: [] };
  }
  const findings = plan.reasons.map((reason) =>
    'phrase' in reason ? createWarning(reason, language) : describeProblem(reason, typed, form, language),
  );
  return { id, key, files: [], rest: '', findings };
}

function createWarning(phrase: Phrase, language: ToolLanguage): EntryFinding {
  const isAbsent = phrase.phrase === 'id-missing';
  const isId = isAbsent || ['id-wrong', 'id-taken', 'id-of-study'].includes(phrase.phrase);
  // The form has a field where the command line has an option, so it needs other words.
  const remedy = formatPhrase(isAbsent ? { phrase: 'id-needed' } : phrase, language);
  return { field: isId ? 'id' : null, place: '', found: '', expected: '', remedy };
}

/** Messages for a fact with a missing or invalid value. */
const factPhrases = new Map<FaultCode, PhraseName>([
  ['value-missing', 'fact-missing'],
  ['value-wrong', 'fact-wrong'],
]);

function describeProblem(
  problem: Problem,
  { fields }: TypedEntry,
  { facts }: EntryForm,
  language: ToolLanguage,
): EntryFinding {
  const { code, values = {}, file, path } = problem;
  const place = `${withoutFolder(file)} ${path}`;
  const known = [...fields].find(([each]) => place === each || place.startsWith(`${each}.`));
  const fact = facts.find(({ name }) => name === known?.[1]);
  const phrase = factPhrases.get(code);
  if (fact !== undefined && phrase !== undefined && fact.example !== '') {
    // JSON syntax such as quotes does not matter in a form field.
    const remedy = formatPhrase({ phrase, values: { example: fact.example } }, language);
    return { field: fact.name, place: '', found: '', expected: '', remedy };
  }
  return {
    field: known?.[1] ?? null,
    place: known === undefined ? place : '',
    ...formatFault(code, values, language),
  };
}

/** Validates an entry while it is being typed. */
export function checkEntryCall(desk: Desk, call: EntryCall, language: ToolLanguage): EntryCheckResult {
  return validateEntry(planTyped(desk.bundles.current(), call, language), language);
}

/** Writes an entry to every file that needs it, or to none. */
export function addEntryCall(desk: Desk, call: EntryCall, language: ToolLanguage): EntryOutcome {
  const planned = planTyped(readSite(desk.folder), call, language);
  const { plan, typed } = planned;
  if (plan.ok) {
    const files = [...plan.files].map(([path, after]) => ({ path, before: readFile(desk, path), after }));
    writeFiles(desk.folder, plan.files);
    const paths = [...plan.files.keys()];
    desk.work.addChange({ kind: 'entry', entry: call.kind, name: typed.entry.id, files: paths }, files);
    desk.forget();
  }
  return { isDone: plan.ok, checkResult: validateEntry(planned, language), part: desk.describe(language) };
}

/** Returns the text of a file, or null if it does not exist. @throws Error if a link leads out of the folder */
function readFile(desk: Desk, path: string): string | null {
  const file = pathOf(desk, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Removes an entry from all its files, unless one of them has changed since. */
export function undoEntry(desk: Desk, change: EntryChange, language: ToolLanguage): Outcome {
  const files = desk.work.filesOf(change.id);
  const isUntouched = files.every(({ path, after }) => readFile(desk, path) === after);
  if (isUntouched) {
    const old = files.flatMap(({ path, before }) => (before === null ? [] : [[path, before] as const]));
    writeFiles(desk.folder, new Map(old));
    for (const { path, before } of files) if (before === null) rmSync(join(desk.folder, path));
    desk.forget();
    desk.work.removeChange(change.id);
    dropLostDrafts(desk);
  }
  const result = isUntouched ? 'done' : 'conflict';
  return { result, findings: [], disk: null, part: desk.describe(language) };
}

/** Drops the drafts of texts that no longer exist. */
function dropLostDrafts(desk: Desk): void {
  for (const draft of desk.work.current().drafts) {
    const file = textFiles.get(draft.file);
    const places = file === undefined ? [] : listPlaces(desk.bundles.current(), file);
    if (!places.some(({ entry }) => entry.path.join('.') === draft.key)) desk.work.dropDraft(draft);
  }
}
