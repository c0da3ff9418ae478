import { type Language, languages } from '#src/config/languages.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { convertMeasures } from '#src/i18n/convert-measures.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateLeftToRight, isolateRuns } from '#src/i18n/isolate-runs.ts';
import { preventBreaks } from '#src/i18n/prevent-breaks.ts';

/** Separator between two facts of a row: `{{city}}, {{region}} {{postalCode}}`. */
const JOINT = String.raw`[\s,،;؛·|/–—-]+`;

/**
 * Removes placeholders without a value from a row of facts, each with one adjacent separator, preferably whitespace. A
 * lone region is replaced by the country.
 */
export function dropMissingFacts(text: string, company: CompanyValues): string {
  const own = text.includes('{{') ? Object.entries(company) : [];
  const absent = own.flatMap(([name, value]) => (value === '' ? [name] : []));
  return absent.reduce((left, name) => {
    const written = String.raw`\{\{\s*${name}\s*\}\}`;
    const row = new RegExp(String.raw`((?<=\}\})${JOINT})?${written}(${JOINT}(?=\{\{))?`, 'g');
    const rest = left.replaceAll(row, (all: string, before?: string, after?: string) => {
      if (before !== undefined && after !== undefined) return before.trim() === '' ? after : before;
      return before === undefined && after === undefined ? all : '';
    });
    return name === 'region' ? rest.replaceAll(new RegExp(written, 'g'), '{{country}}') : rest;
  }, text);
}

/** Fills a content text with company facts, numbers of the enclosing record and converted measures. */
export function resolvePlainText(
  text: string,
  numbers: Record<string, number>,
  language: Language,
  company: CompanyValues,
): string {
  const filled = replacePlaceholders(dropMissingFacts(text, company), (name) =>
    numbers[name] === undefined
      ? (new Map(Object.entries(company)).get(name) ?? '')
      : formatNumber(language, numbers[name]),
  );
  return convertMeasures(language, filled);
}

/**
 * Renders a text: replaces placeholders, prevents bad line breaks and, in right-to-left languages, isolates runs of
 * Latin letters and numbers.
 */
export function resolveText(
  text: string,
  numbers: Record<string, number>,
  language: Language,
  company: CompanyValues,
): string {
  if (languages[language].direction === 'ltr') {
    return preventBreaks(resolvePlainText(text, numbers, language, company));
  }
  const isolated = {
    ...company,
    phone: isolateLeftToRight(company.phone),
    email: isolateLeftToRight(company.email),
    street: company.street && isolateLeftToRight(company.street.replaceAll(' ', '\u00A0')),
  };
  return preventBreaks(isolateRuns(resolvePlainText(text, numbers, language, isolated)));
}
