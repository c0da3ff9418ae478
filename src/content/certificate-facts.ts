import type { Language } from '#src/config/languages.ts';
import { formatPeriod } from '#src/i18n/format-time.ts';
import type { CaseStudy } from './content-types.ts';

/** Number of a performance certificate, which never changes: issue year and last 6 characters of the study's UUID. */
export function numberCertificate({ uuid, updatedAt }: Pick<CaseStudy, 'uuid' | 'updatedAt'>): string {
  return `PC-${updatedAt.slice(0, 4)}-${uuid.slice(-6).toUpperCase()}`;
}

/** Returns the measurement period, from handover to the issue date, in words; undefined without a handover date. */
export function writePeriod(language: Language, { handover, updatedAt }: CaseStudy): string | undefined {
  return handover === undefined ? undefined : formatPeriod(language, handover, updatedAt);
}
