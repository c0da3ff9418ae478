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

/** A new text for a place; null removes it from its file. */
export type Edit = { textFile: TextFile; key: string; text: string | null };

type EndedText = Pick<DeskText, 'file' | 'key' | 'text' | 'source'>;

/** Splits a dotted key into its JSON path; a property name may contain a dot itself. */
export function keysOf(site: SiteSource, { file, description }: TextFile, key: string): readonly string[] {
  const texts = collectEntries(
    description.field,
    factsOf(site, description.path),
    site.bundles.get(file)?.value,
  ).texts;
  return texts.find(({ path }) => path.join('.') === key)?.path ?? key.split('.');
}

/** Returns the changed files as they would be after the edits. */
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

/** Returns all problems of one bundle in all languages; for the company bundle, those of every bundle. */
export function checkPath(site: SiteSource, path: string): Problem[] {
  return checkPaths(site, [path]);
}

/** Cache of the structural checks per site snapshot: checking runs after every typing pause. */
const structuralProblems = new WeakMap<SiteSource, Map<string, Problem[]>>();

function checkAroundOnce(site: SiteSource, paths: readonly string[] | undefined): Problem[] {
  const found = structuralProblems.get(site) ?? new Map<string, Problem[]>();
  const name = JSON.stringify(paths);
  const problems = found.get(name) ?? checkStructure(site, paths);
  structuralProblems.set(site, found.set(name, problems));
  return problems;
}

/** @param baseline snapshot to reuse structural results from if the edits change wording only */
function checkPaths(site: SiteSource, paths: readonly string[], baseline = site): Problem[] {
  const looked = paths.includes(ownBundles.company.path) ? undefined : paths;
  const problems = [...checkAroundOnce(baseline, looked), ...checkTexts(site, looked)];
  return problems.filter(({ file }) => !file.endsWith(GLOSSARY_PATH));
}

/**
 * Returns the problems that edits would cause: new ones, and all problems of the edited texts.
 * @param known problems that exist without the edits
 */
export function findFaults(site: SiteSource, edits: readonly Edit[], known: readonly Problem[]): Problem[] {
  const edited = withChanges(site, applyEdits(site, edits));
  const paths = new Set(edits.map(({ textFile }) => textFile.description.path));
  const name = ({ file, path, code }: Problem) => `${file} ${path} ${code}`;
  const before = new Set(known.map(name));
  // An edit that removes a text makes it missing on purpose.
  const isIntended = (problem: Problem) => edits.some((edit) => edit.text === null && isAbout(problem, edit));
  const baseline = edits.every((edit) => isWording(site, edit)) ? site : edited;
  return [...edited.problems, ...checkPaths(edited, [...paths], baseline)].filter(
    (problem) =>
      !isIntended(problem) && (!before.has(name(problem)) || edits.some((edit) => isAbout(problem, edit))),
  );
}

/** True if an edit replaces an existing text, which cannot affect facts or other bundles. */
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

/** Warns if a translation ends with different punctuation than its source. */
export function checkEnding({ file, key, text, source }: EndedText, language: ToolLanguage): Finding[] {
  return checkEnd(source ?? '', text ?? '').map((fault) =>
    toFinding({ file: nameFile('locales', file), path: key, ...fault, isWarning: true }, language),
  );
}

/** Converts a problem to a finding in the given language, with the desk's file name. */
export function toFinding(problem: Problem, language: ToolLanguage): Finding {
  const { code, values = {}, file, path, isWarning = false } = problem;
  const canMean = code === 'ending-differs';
  return { file: withoutFolder(file), key: path, ...formatFault(code, values, language), isWarning, canMean };
}
