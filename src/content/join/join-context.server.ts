import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import {
  bundleCatalogue,
  type BundleDescription,
  glossary,
  pictures,
  PICTURES_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Certificate, Value } from '#src/i18n/field-value.server.ts';
import type { Field } from '#src/i18n/fields.server.ts';
import { joinPhrases, MAX_PHRASE, phrasePattern } from '#src/i18n/prevent-breaks.ts';
import { joinBundle, type JoinContext } from './join-bundles.server.ts';

const BYTES_PER_KB = 1000;
const publicFolder = join(import.meta.dirname, '..', '..', '..', 'public');

/**
 * Returns the address and size of a performance certificate, in the default language if the language has no file.
 * @throws Error if neither file exists in `public/certificates/<language>`
 */
export function describeCertificate(file: string, language: Language): Certificate {
  const addresses = [language, defaultLanguage].map((code) => `/certificates/${code}/${file}`);
  const path = addresses.find((address) => existsSync(join(publicFolder, address)));
  if (path === undefined) {
    throw new Error(`public${addresses[0]} is missing. Make the certificates first: npm run certificates`);
  }
  const kilobytes = Math.ceil(statSync(join(publicFolder, path)).size / BYTES_PER_KB);
  const format = new Intl.NumberFormat(languages[language].intl, { style: 'unit', unit: 'kilobyte' });
  return { path, size: format.format(kilobytes) };
}

/**
 * Creates the context to join bundles of a language. Referenced bundles are joined at their first use.
 * @param offerCertificate returns address and size of a certificate file
 */
export function createJoinContext(
  source: SiteSource,
  language: Language,
  offerCertificate: JoinContext['describeCertificate'] = describeCertificate,
): JoinContext {
  const contents = new Map<Field, unknown>();
  const { phrases: pairs } = glossary.parse(source.bundles.get(GLOSSARY_PATH)?.value);
  const phrases = phrasePattern(pairs?.[language] ?? []);
  const longest = MAX_PHRASE[languages[language].script];
  const context: JoinContext = {
    source,
    language,
    company: companyValuesOf(source, language),
    joinHeadlinePhrases: (headline) => joinPhrases(headline, phrases, longest),
    pictures: pictures.parse(source.bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value),
    describeCertificate: offerCertificate,
    findContent: (field) => {
      if (!contents.has(field)) contents.set(field, joinFile(findBundle(field), context));
      return contents.get(field);
    },
  };
  return context;
}

type Described<F extends Field> = Pick<BundleDescription, 'path'> & { field: F };

/** Joins the facts and texts of a bundle. */
export function joinFile<F extends Field>({ path, field }: Described<F>, context: JoinContext): Value<F> {
  const { bundles } = context.source;
  const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  return joinBundle(field, facts, bundles.get(`${context.language}/${path}`)?.value, context);
}

function findBundle(field: Field): BundleDescription {
  const bundle = bundleCatalogue.find((description) => description.field === field);
  if (bundle === undefined) throw new TypeError('Sections name only what a bundle of its own describes.');
  return bundle;
}
