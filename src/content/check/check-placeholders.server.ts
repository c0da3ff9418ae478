import type { TextEntry } from './collect-entries.server.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import { companyPlaceholders } from '#src/content/read/company-values.server.ts';
import { listPlaceholders, replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';

const MALFORMED = /\{+[^{}]*\}*|(?<![^{}\s])[^{}\s]*\}+/;
const formats = ['bidi', 'ltr', 'number'];
/** Plural forms for exactly one number, which may be written as a word. */
export const exactForms = ['zero', 'one', 'two'];

/** Determines the allowed placeholders: messages get values at run time, content at build time. */
export type TextRole = 'message' | 'content' | 'search words' | 'company name';

/** Checks that a text has exactly the expected placeholders, well formed. `original` is the source text. */
export function checkPlaceholders(entry: TextEntry, role: TextRole, original = ''): Fault[] {
  const used = listPlaceholders(entry.value);
  const translated = listPlaceholders(original).map(({ name }) => name);
  // Numbers may be said in words, which is checked with those that stand in a text.
  const facts =
    role === 'content' ? translated.filter((name) => companyPlaceholders.some((each) => each === name)) : [];
  const required = [...new Set([...(entry.field.values ?? []), ...facts])];
  const allowed = allowedNames(entry, role);
  const isCountWrittenAsWord = entry.form !== undefined && exactForms.includes(entry.form);
  const isUsed = (name: string) => used.some((placeholder) => placeholder.name === name);
  const missing = required.filter((name) => !(name === 'count' && isCountWrittenAsWord) && !isUsed(name));
  const wanted = [...missing, ...translated].filter((name) => allowed.includes(name) && !isUsed(name));
  const malformed = MALFORMED.exec(replacePlaceholders(entry.value, () => ' '));
  if (malformed) return [explainMalformed(malformed[0].trim(), allowed, wanted)];
  const unknown = used.filter(({ name }) => !allowed.includes(name));
  return [
    ...unknown.map(({ all, name }) => explainUnknown(all, name, allowed, wanted)),
    ...missing.map((name) => explainMissing(name, required)),
    ...used.flatMap(({ all, name, format }) =>
      format === undefined ? [] : checkFormat(all, name, format, role),
    ),
  ];
}

function allowedNames({ field, numbers }: TextEntry, role: TextRole): string[] {
  const declared = [...(field.values ?? []), ...(field.type === 'plural' ? ['count'] : [])];
  switch (role) {
    case 'message':
      return [...new Set(declared)];
    case 'content':
    case 'search words':
      return [...new Set([...declared, ...companyPlaceholders, ...Object.keys(numbers)])];
    case 'company name':
      return declared;
    default:
      return role satisfies never;
  }
}

function explainMalformed(piece: string, allowed: readonly string[], wanted: readonly string[]): Fault {
  const name = /[A-Za-z]+/.exec(piece)?.[0];
  const remedy = proposeName(piece, name, allowed, wanted, 'write-this');
  return { code: 'braces-wrong', values: { piece, remedy } };
}

function explainUnknown(
  all: string,
  name: string,
  allowed: readonly string[],
  wanted: readonly string[],
): Fault {
  const expected: Phrase =
    allowed.length === 0
      ? { phrase: 'no-placeholder' }
      : { phrase: 'only-placeholders', values: { placeholders: allowed.map(writePlaceholder) } };
  const remedy = proposeName(all, name, allowed, wanted, 'write-instead');
  return { code: 'placeholder-unknown', values: { placeholder: all, expected, remedy } };
}

/** Suggests the most similar allowed placeholder, else one that the text still lacks. */
function proposeName(
  wrong: string,
  name: string | undefined,
  allowed: readonly string[],
  wanted: readonly string[],
  phrase: 'write-this' | 'write-instead',
): Phrase {
  const nearest = (name === undefined ? undefined : findNearest(name, allowed)) ?? wanted[0];
  if (nearest === undefined) return { phrase: 'remove', values: { piece: wrong } };
  const correct = writePlaceholder(nearest);
  return { phrase, values: { value: correct, correct, wrong } };
}

function explainMissing(name: string, required: readonly string[]): Fault {
  const placeholder = writePlaceholder(name);
  return { code: 'placeholder-missing', values: { placeholder, required: required.map(writePlaceholder) } };
}

function checkFormat(placeholder: string, name: string, format: string, role: TextRole): Fault[] {
  if (role !== 'message') {
    return [{ code: 'format-not-here', values: { placeholder, format, correct: writePlaceholder(name) } }];
  }
  if (formats.includes(format)) return [];
  const correct = writePlaceholder(`${name}, ${findNearest(format, formats) ?? 'bidi'}`);
  return [{ code: 'format-unknown', values: { placeholder, format, formats, correct } }];
}

function writePlaceholder(name: string): string {
  return `{{${name}}}`;
}
