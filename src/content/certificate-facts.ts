import type { Language } from '#src/config/languages.ts';
import { formatPeriod } from '#src/i18n/format-time.ts';
import type { CaseStudy } from './content-types.ts';

/** The number that a performance certificate keeps for good: year of issue and end of the study's lasting id. */
export function numberCertificate({ uuid, updatedAt }: Pick<CaseStudy, 'uuid' | 'updatedAt'>): string {
  return `PC-${updatedAt.slice(0, 4)}-${uuid.slice(-6).toUpperCase()}`;
}

/** The time over which the results were measured, from handover to the date of issue, in words. */
export function writePeriod(language: Language, { handover, updatedAt }: CaseStudy): string | undefined {
  return handover === undefined ? undefined : formatPeriod(language, handover, updatedAt);
}
