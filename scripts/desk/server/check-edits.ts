import { collectEntries } from '#src/content/check/collect-entries.server.ts';
import { checkStructure, checkTexts } from '#src/content/check/check-site.server.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, type SiteSource } from '#src/content/read/read-site.server.ts';
import { formatFault, type ToolLanguage } from '#src/content/read/words.server.ts';
import { type ChangedFiles, withChanges } from '../../locales/changed-files.ts';
import { checkEnd } from '../../locales/final-marks.ts';
import { removeJson, setJson } from '../../locales/json-edits.ts';
import type { DeskText, Finding } from '../protocol.ts';
import { factsOf, type TextFile } from './live-bundles.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

/** A text as it would be; nothing to take it out of its file. */
export type Edit = { textFile: TextFile; key: string; text: string | null };

type EndedText = Pick<DeskText, 'file' | 'key' | 'text' | 'source'>;

/** The keys that a file joins to a key with dots; a key may hold a dot itself. */
export function keysOf(site: SiteSource, { file, description }: TextFile, key: string): readonly string[] {
  const texts = collectEntries(
    description.field,
    factsOf(site, description.path),
    site.bundles.get(file)?.value,
  ).texts;
  return texts.find(({ path }) => path.join('.') === key)?.path ?? key.split('.');
}

/** The files of edits as they would be. */
export function applyEdits(site: SiteSource, edits: readonly Edit[]): ChangedFiles {
  const files = new Map<string, string>();
  for (const { textFile, key, text } of edits) {
    const written = files.get(textFile.file) ?? site.bundles.get(textFile.file)?.text;
    if (written === undefined) continue;
    const keys = keysOf(site, textFile, key);
    files.set(textFile.file, text === null ? removeJson(written, keys) : setJson(written, keys, text));
  }
  return files;
}

/** Everything that is wrong with the bundles of a path in all languages. What the company is called concerns all. */
export function checkPath(site: SiteSource, path: string): Problem[] {
  return checkPaths(site, [path]);
}

/** What no wording changes, kept for the bundles that it was found in: a text is judged with every pause in typing. */
const structuralProblems = new WeakMap<SiteSource, Map<string, Problem[]>>();

function checkAroundOnce(site: SiteSource, paths: readonly string[] | undefined): Problem[] {
  const found = structuralProblems.get(site) ?? new Map<string, Problem[]>();
  const name = JSON.stringify(paths);
  const problems = found.get(name) ?? checkStructure(site, paths);
  structuralProblems.set(site, found.set(name, problems));
  return problems;
}

/** @param around the bundles as they were before only wordings changed, if so */
function checkPaths(site: SiteSource, paths: readonly string[], baseline = site): Problem[] {
  const looked = paths.includes(ownBundles.company.path) ? undefined : paths;
  const problems = [...checkAroundOnce(baseline, looked), ...checkTexts(site, looked)];
  return problems.filter(({ file }) => !file.endsWith(GLOSSARY_PATH));
}

/**
 * What edits would break: the faults that were not there before, and those of the edited texts themselves.
 * @param known what is wrong without them
 */
export function findFaults(site: SiteSource, edits: readonly Edit[], known: readonly Problem[]): Problem[] {
  const edited = withChanges(site, applyEdits(site, edits));
  const paths = new Set(edits.map(({ textFile }) => textFile.description.path));
  const name = ({ file, path, code }: Problem) => `${file} ${path} ${code}`;
  const before = new Set(known.map(name));
  // Whoever takes a text out knows that it is missing then.
  const isIntended = (problem: Problem) => edits.some((edit) => edit.text === null && isAbout(problem, edit));
  const baseline = edits.every((edit) => isWording(site, edit)) ? site : edited;
  return [...edited.problems, ...checkPaths(edited, [...paths], baseline)].filter(
    (problem) =>
      !isIntended(problem) && (!before.has(name(problem)) || edits.some((edit) => isAbout(problem, edit))),
  );
}

/** Whether an edit writes a text in the place of another one, which says nothing of facts and of other bundles. */
function isWording(site: SiteSource, { textFile, key, text }: Edit): boolean {
  const texts = collectEntries(
    textFile.description.field,
    factsOf(site, textFile.description.path),
    site.bundles.get(textFile.file)?.value,
  ).texts;
  return text !== null && texts.some(({ path }) => path.join('.') === key);
}

function isAbout({ file, path }: Problem, { textFile, key }: Edit): boolean {
  return file.endsWith(`/${textFile.file}`) && path === key;
}

/** What is told of a text that ends otherwise than its source. */
export function checkEnding({ file, key, text, source }: EndedText, language: ToolLanguage): Finding[] {
  return checkEnd(source ?? '', text ?? '').map((fault) =>
    toFinding({ file: nameFile('locales', file), path: key, ...fault, isWarning: true }, language),
  );
}

/** A problem in a language, at the place that the desk knows it by. */
export function toFinding(problem: Problem, language: ToolLanguage): Finding {
  const { code, values = {}, file, path, isWarning = false } = problem;
  const canMean = code === 'ending-differs';
  return { file: withoutFolder(file), key: path, ...formatFault(code, values, language), isWarning, canMean };
}
