import type { CompanyValues } from '#src/content/read/company-values.server.ts';

/** Separator between two facts of a row: `{{city}}, {{region}} {{postalCode}}`. */
const JOINT = String.raw`[\s,،;؛·|/–—-]+`;

/**
 * A text without the facts that the company lacks. In a row of facts what joins one to its neighbor goes with it: of two
 * joints the blank one. A region that stands elsewhere is the whole country.
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
