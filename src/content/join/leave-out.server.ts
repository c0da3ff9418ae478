import type { CompanyValues } from '#src/content/read/company-values.server.ts';

/** Separator between two facts of a row: `{{city}}, {{region}} {{postalCode}}`. */
const JOINT = String.raw`[\s,،;؛·|/–—-]+`;

/**
 * Removes placeholders that have no value from a row of facts, each with one separator beside it: a blank one, where it
 * has a choice. A region that stands alone becomes the country.
 */
export function leaveOutAbsent(text: string, company: CompanyValues): string {
  const absent = Object.entries(company).flatMap(([name, value]) => (value === '' ? [name] : []));
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
