import { buildRecord } from '#src/config/build-record.ts';
import type { Language } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { valueOf } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from './read-site.server.ts';

/** Facts of the company that texts name as `{{company}}`, `{{phone}}` …; every text of the content may. */
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

/** Placeholders of the company for texts of a language; empty where its bundles lack a value. */
export function companyValuesOf({ bundles }: SiteSource, language: Language): CompanyValues {
  const own = bundles.get(`${language}/${ownBundles.company.path}`)?.value;
  const shared = bundles.get(`${SHARED_FOLDER}/${ownBundles.company.path}`)?.value;
  const read = (key: string) => {
    const value = valueOf(own, key) ?? valueOf(shared, key);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...buildRecord(companyPlaceholders, (name) => read(name === 'company' ? 'name' : name)),
    // A number that is broken into two lines cannot be read.
    phone: read('phone').replaceAll(' ', '\u00A0'),
  };
}
