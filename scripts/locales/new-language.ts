import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, isLanguage, type LanguageDeclaration } from '#src/config/languages.ts';
import { isName } from '#src/content/check/check-texts.server.ts';
import { collectEntries, listTranslations } from '#src/content/check/collect-entries.server.ts';
import { bundleCatalogue, glossary } from '#src/content/describe/bundle-catalogue.server.ts';
import { withValueAt } from '#src/content/describe/json-value.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import {
  GLOSSARY_PATH,
  readSite,
  SHARED_FOLDER,
  type SiteSource,
} from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import { type ChangedFiles, writeFiles } from './changed-files.ts';
import { LINE_WIDTH, setJson, writeJson } from './json-edits.ts';

/** Path of the language list, relative to the locales folder. */
const LANGUAGES_FILE = '../src/config/languages.ts';

/** The files written for a new language, or why it cannot be added. */
export type AddLanguageResult =
  | { ok: true; files: ChangedFiles; declaration: LanguageDeclaration }
  | { ok: false; reason: Phrase };

/**
 * Adds a language as a draft: its declaration, its folder with empty texts, and its glossary names.
 * @param keeps continue with the files of an interrupted run
 */
export function addLanguage(folder: string, code: string, keeps = false): AddLanguageResult {
  const declaration = describeLanguage(code);
  if (declaration === undefined)
    return { ok: false, reason: { phrase: 'code-unknown', values: { name: code } } };
  const reason = explainExisting(folder, code, keeps);
  if (reason !== undefined) return { ok: false, reason };
  const source = readSite(folder);
  const needed = [GLOSSARY_PATH, ...bundleCatalogue.map(({ path }) => `${defaultLanguage}/${path}`)];
  const broken = needed.find((path) => !source.bundles.has(path));
  if (broken !== undefined) {
    return { ok: false, reason: { phrase: 'bundle-broken', values: { file: nameFile(folder, broken) } } };
  }
  const languages = readFileSync(join(folder, LANGUAGES_FILE), 'utf8');
  // The declaration is written last: it restarts an open desk, which then reads all the files.
  const files = new Map([
    ...bundleCatalogue
      .filter(({ path }) => !existsSync(join(folder, code, path)))
      .map(({ path }) => [`${code}/${path}`, emptyBundle(source, path, code)] as const),
    [GLOSSARY_PATH, copyUntranslatedNames(source, code)],
    ...(isLanguage(code) ? [] : [[LANGUAGES_FILE, declare(languages, code, declaration)] as const]),
  ]);
  writeFiles(folder, files);
  return { ok: true, files, declaration };
}

/** Returns why a language cannot be added: it exists, or an interrupted run left files. `undefined` if it can. */
function explainExisting(folder: string, code: string, keeps: boolean): Phrase | undefined {
  const left = bundleCatalogue.filter(({ path }) => existsSync(join(folder, code, path))).length;
  const all = bundleCatalogue.length;
  if (isLanguage(code) && left === all) return { phrase: 'language-exists', values: { name: code } };
  if (keeps || (left === 0 && !isLanguage(code))) return undefined;
  return { phrase: 'language-half', values: { name: code, file: nameFile(folder, code), count: left, all } };
}

/** Derives a declaration from a language code; `undefined` if the code is unknown. */
function describeLanguage(code: string): LanguageDeclaration | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const named = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  const { script: letters = 'Latn', region = '' } = new Intl.Locale(code).maximize();
  if (named === undefined) return undefined;
  const tag = region === '' ? code : `${code}-${region}`;
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(tag).resolvedOptions();
  const pins = [
    ...(calendar === 'gregory' ? [] : ['ca-gregory']),
    ...(numberingSystem === 'latn' ? [] : ['nu-latn']),
  ];
  return {
    name: named.charAt(0).toLocaleUpperCase(code) + named.slice(1),
    direction: ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(letters) ? 'rtl' : 'ltr',
    prefix: `/${code}`,
    intl: [tag, ...(pins.length === 0 ? [] : ['u', ...pins])].join('-'),
    openGraph: region === '' ? code : `${code}_${region}`,
    script: letters === 'Arab' ? 'arabic' : 'latin',
    isDraft: true,
  };
}

function declare(text: string, code: string, declaration: LanguageDeclaration): string {
  const fields = Object.entries(declaration).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : value}`,
  );
  const line = `  ${code}: { ${fields.join(', ')} },\n`;
  const lines = `  ${code}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
  const end = '} as const satisfies Record<string, LanguageDeclaration>;';
  return text.replace(end, (line.length > LINE_WIDTH ? lines : line) + end);
}

/** Copies the longest list of untranslated names from another language to the glossary entry of the new one. */
function copyUntranslatedNames({ bundles }: SiteSource, code: string): string {
  const bundle = bundles.get(GLOSSARY_PATH);
  const { keep } = glossary.parse(bundle?.value);
  if (Object.hasOwn(keep, code)) return bundle?.text ?? '';
  const names = Object.values(keep).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return setJson(bundle?.text ?? '', ['keep', code], names);
}

/** Creates a bundle with an empty text for each one of the default language; names are copied from it. */
function emptyBundle({ bundles, folder }: SiteSource, path: string, code: string): string {
  const field = bundleCatalogue.find((description) => description.path === path)?.field;
  if (field === undefined) throw new TypeError(nameFile(folder, path));
  const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const originals = bundles.get(`${defaultLanguage}/${path}`)?.value;
  let value: Record<string, unknown> = {};
  for (const entry of collectEntries(field, facts, originals).texts) {
    const text = isName(entry, { path }) ? entry.value : '';
    for (const keys of listTranslations(entry, code)) value = withValueAt(value, keys, text);
  }
  return `${writeJson(value)}\n`;
}
