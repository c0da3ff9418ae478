import type { CaseStudy } from './content-types.ts';

/** The number that a performance certificate keeps for good: year of issue and end of the study's lasting id. */
export function numberCertificate({ uuid, updatedAt }: Pick<CaseStudy, 'uuid' | 'updatedAt'>): string {
  return `PC-${updatedAt.slice(0, 4)}-${uuid.slice(-6).toUpperCase()}`;
}
