import { buildRecord } from '#src/config/build-record.ts';
import type { Language } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { valueOf } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from './read-site.server.ts';

/** Company facts that any content text may use as `{{company}}`, `{{phone}}` … */
export const companyPlaceholders = [
  'company',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
] as const;

export type CompanyValues = Record<(typeof companyPlaceholders)[number], string>;

/** Returns the company's placeholder values for a language; empty strings for missing values. */
export function companyValuesOf({ bundles }: SiteSource, language: Language): CompanyValues {
  const own = bundles.get(`${language}/${ownBundles.company.path}`)?.value;
  const shared = bundles.get(`${SHARED_FOLDER}/${ownBundles.company.path}`)?.value;
  const read = (key: string) => {
    const value = valueOf(own, key) ?? valueOf(shared, key);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...buildRecord(companyPlaceholders, (name) => read(name === 'company' ? 'name' : name)),
    // A phone number must not break across lines.
    phone: read('phone').replaceAll(' ', '\u00A0'),
  };
}
