import type { Language } from '#src/config/languages.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { hasPlaceholder, listPlaceholders } from '#src/content/read/placeholders.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateLeftToRight, isolateRuns } from '#src/i18n/isolate-runs.ts';

const EXAMPLE = 3;
const isolateFirstStrong = (value: string) => `\u2068${value}\u2069`;

/** A message as it is painted, with examples in place of the values that it gets when it is shown. */
export function paintMessage(text: string, language: Language, company: CompanyValues): string {
  if (!hasPlaceholder(text)) return isolateRuns(text);
  const known = new Map(Object.entries(company));
  return listPlaceholders(text).reduce((painted, { all, name, format }) => {
    const value = known.get(name) ?? formatNumber(language, EXAMPLE);
    return painted.replace(all, () => {
      if (format === 'ltr') return isolateLeftToRight(value);
      return format === 'bidi' ? isolateFirstStrong(value) : value;
    });
  }, text);
}
