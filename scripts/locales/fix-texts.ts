import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, type Edit, modify, parse } from 'jsonc-parser';
import { isLanguage, languageCodes, languages } from '#src/config/languages.ts';
import { glossaryRulesOf } from '#src/content/check/glossary-rules.server.ts';
import { listStrings } from '#src/content/describe/json-value.server.ts';
import { explainSyntax } from '#src/content/read/explain-syntax.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { remarkPath } from './comment-files.ts';
import { dropMarks } from './line-files.ts';
import { fixTypography } from './fix-typography.ts';
import { statePath } from './state-files.ts';
import { writeWhole } from './write-whole.ts';
import { withoutFolder } from './without-folder.ts';

/** Signatures and remarks are stored line by line: every line on both sides of a merge conflict is valid. */
export const lineFiles: ReadonlySet<string> = new Set(
  languageCodes.flatMap((language) => [statePath(language), remarkPath(language)]),
);

/** Fixes what has exactly one correct form: JSON commas and quotes; spaces, punctuation, digits and quotes of texts. */
export function fixLocales(folder: string, files: readonly string[]): void {
  const rules = glossaryRulesOf(readSite(folder));
  for (const file of files) {
    const path = join(dirname(folder), file);
    const text = readText(path);
    const mended = text === undefined ? undefined : fixFile(text, withoutFolder(file), rules);
    // Compares with the file itself, so that a byte order mark is removed, too.
    if (mended !== undefined && mended !== readFileSync(path, 'utf8')) writeWhole(path, mended);
  }
}

/** Returns whether `fixLocales` can repair a file: its JSON commas and quotes, or its conflict markers. */
export function canFix(folder: string, file: string): boolean {
  const text = readText(join(folder, file));
  if (text === undefined) return false;
  return lineFiles.has(file) ? dropMarks(text) !== text : explainSyntax(text).mended !== undefined;
}

/** Reads a UTF-8 file without its byte order mark; `undefined` if that fails. */
function readText(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    // The check reports unreadable files.
    return undefined;
  }
}

type Rules = ReturnType<typeof glossaryRulesOf>;

function fixFile(text: string, file: string, rules: Rules): string {
  return lineFiles.has(file) ? dropMarks(text) : fixBundle(text, file.split('/')[0] ?? '', rules);
}

function fixBundle(text: string, language: string, rules: Rules): string {
  const sound = explainSyntax(text).mended ?? text;
  if (!isLanguage(language)) return sound;
  const { script } = languages[language];
  const edits = listStrings(parse(sound)).flatMap(({ path, value }): Edit[] => {
    const fixed = fixTypography(value, script, rules?.get(language)?.quotes);
    return fixed === value ? [] : modify(sound, [...path], fixed, {});
  });
  return applyEdits(sound, edits);
}
