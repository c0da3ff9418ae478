import { applyEdits, modify } from 'jsonc-parser';
import { collectTexts } from '#src/content/check/collect-texts.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import { bundlePaths } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, parseBundle } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, type SiteSource } from '#src/content/read/read-site.server.ts';
import { sayFault, type WordLanguage } from '#src/content/read/words.server.ts';
import type { Finding } from '../protocol.ts';
import { factsOf, type TextFile } from './live-bundles.ts';

/** A text as it would be. */
export type Edit = { textFile: TextFile; key: string; text: string };

const INDENT = 2;

/** The keys that a file joins to a key with dots; a key may hold a dot itself. */
export function keysOf(site: SiteSource, { file, description }: TextFile, key: string): readonly string[] {
  const texts = collectTexts(
    description.field,
    factsOf(site, description.path),
    site.bundles.get(file)?.value,
  );
  return texts.find(({ path }) => path.join('.') === key)?.path ?? key.split('.');
}

/** The text of a file with one value changed; all else stays as it is written. */
export function writeValue({ text, value }: Bundle, keys: readonly string[], next: string): string {
  const parent = valueAt(value, keys.slice(0, -1));
  const formattingOptions = {
    insertSpaces: true,
    tabSize: INDENT,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  // A key that the file lacks goes behind the others of its group.
  const last = isRecord(parent) ? Object.keys(parent).length : 0;
  return applyEdits(
    text,
    modify(text, [...keys], next, { formattingOptions, getInsertionIndex: () => last }),
  );
}

/** The bundles as they would be with some texts changed. */
function applyToSite(site: SiteSource, edits: readonly Edit[]): SiteSource {
  const bundles = new Map(site.bundles);
  for (const { textFile, key, text } of edits) {
    const bundle = bundles.get(textFile.file);
    if (bundle === undefined) continue;
    const written = writeValue(bundle, keysOf(site, textFile, key), text);
    const reading = parseBundle(bundle.file, Buffer.from(written));
    if (reading.ok) bundles.set(textFile.file, reading.bundle);
  }
  return { ...site, bundles };
}

/** Everything that is wrong with the bundles of a path in all languages. What the company is called concerns all. */
export function checkPath(site: SiteSource, path: string): Problem[] {
  const problems = path === bundlePaths.company ? checkSite(site) : checkSite(site, [path]);
  return problems.filter(({ file }) => !file.endsWith(GLOSSARY_PATH));
}

/**
 * What edits would break: the faults that were not there before, and those of the edited texts themselves.
 * @param known what is wrong without them
 */
export function findFaults(site: SiteSource, edits: readonly Edit[], known: readonly Problem[]): Problem[] {
  const edited = applyToSite(site, edits);
  const paths = new Set(edits.map(({ textFile }) => textFile.description.path));
  const name = ({ file, path, code }: Problem) => `${file} ${path} ${code}`;
  const before = new Set(known.map(name));
  return [...paths]
    .flatMap((path) => checkPath(edited, path))
    .filter((problem) => !before.has(name(problem)) || edits.some((edit) => isAbout(problem, edit)));
}

function isAbout({ file, path }: Problem, { textFile, key }: Edit): boolean {
  return file.endsWith(`/${textFile.file}`) && path === key;
}

/** A problem in a language, at the place that the desk knows it by. */
export function tellFinding(problem: Problem, language: WordLanguage): Finding {
  const { code, values = {}, file, path, isWarning = false } = problem;
  const inFolder = file.split('/').slice(1).join('/');
  return { file: inFolder, key: path, ...sayFault(code, values, language), isWarning };
}
