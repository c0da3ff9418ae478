import type { z } from 'zod';
import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { type Field, group } from '#src/i18n/fields.server.ts';
import {
  bundleCatalogue,
  type BundleDescription,
  type Glossary,
  glossary as glossarySchema,
  PICTURES_PATH,
  pictures as picturesSchema,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { collectLists } from './collect-facts.server.ts';
import { checkSearch } from './check-search.server.ts';
import { checkFacts, type ReferenceTargets } from './check-facts.server.ts';
import { checkTitle } from './check-pages.server.ts';
import { checkText } from './check-texts.server.ts';
import { collectTexts } from './collect-texts.server.ts';
import type { DescribedBundle } from './described-bundle.server.ts';
import {
  deriveFactSchema,
  deriveTextSchema,
  factId,
  pluralFormsOf,
} from '#src/content/describe/derive-schemas.server.ts';
import { isPublished } from '#src/content/describe/is-published.server.ts';
import { validateBundle } from './explain-problem.server.ts';
import { idOf, isRecord, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem, nameFile } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { resolvePlainText } from '#src/content/join/resolve-text.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';

const emptyGlossary: Glossary = { terms: [], latin: [] };

/** Everything that is wrong with bundles that could be read: shape, references, texts. */
export function checkSite(source: SiteSource): Problem[] {
  const targets = findTargets(source);
  return [
    ...checkWholeFile(source, GLOSSARY_PATH, glossarySchema),
    ...checkWholeFile(source, `${SHARED_FOLDER}/${PICTURES_PATH}`, picturesSchema),
    ...bundleCatalogue.flatMap((description) => checkShared(source, description, targets)),
    ...checkSearch(source),
    ...languageCodes.flatMap((language) =>
      bundleCatalogue.flatMap((description) => checkLanguage(source, description, language, targets)),
    ),
  ];
}

function findTargets({ bundles }: SiteSource): ReferenceTargets {
  const pictures = bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
  const listValues = (list: Field, key: string) => {
    const path = bundleCatalogue.find(({ field }) => field === list)?.path ?? '';
    const records = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
    const areSound = itemsOf(records).every((record) => factId.safeParse(idOf(record)).success);
    if (!Array.isArray(records) || !areSound) return undefined;
    // A language may keep a record back, which then can be shown in none.
    const shown = itemsOf(records).filter((record) =>
      languageCodes.every((language) => {
        const texts = bundles.get(`${language}/${path}`)?.value;
        return isPublished(record, valueOf(texts, idOf(record) ?? ''));
      }),
    );
    return shown.map((record) => valueOf(record, key)).filter((value) => typeof value === 'string');
  };
  return { pictures: isRecord(pictures) ? Object.keys(pictures) : undefined, listValues };
}

function checkWholeFile({ bundles }: SiteSource, path: string, schema: z.ZodType): Problem[] {
  const bundle = bundles.get(path);
  const place = { field: group({}), facts: {} };
  return bundle ? validateBundle({ bundle, place, factFile: bundle.file, language: undefined }, schema) : [];
}

function checkShared(
  source: SiteSource,
  { path, field, hasFacts }: BundleDescription,
  targets: ReferenceTargets,
) {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${path}`);
  const schema = deriveFactSchema(field);
  if (!hasFacts || bundle === undefined || schema === undefined) {
    return [];
  }
  const place = { field, facts: bundle.value };
  const described = { bundle, place, factFile: bundle.file, language: undefined };
  return [...validateBundle(described, schema), ...checkFacts(described, targets)];
}

function checkLanguage(
  source: SiteSource,
  { path, field, hasFacts }: BundleDescription,
  language: Language,
  targets: ReferenceTargets,
): Problem[] {
  const bundle = source.bundles.get(`${language}/${path}`);
  const facts = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  if (bundle === undefined || (hasFacts && facts === undefined)) {
    return [];
  }
  const factFile = nameFile(source.folder, `${SHARED_FOLDER}/${path}`);
  const described = { bundle, place: { field, facts }, factFile, language };
  return [
    ...(hasSoundIds(field, facts)
      ? validateBundle(described, deriveTextSchema(field, facts, pluralFormsOf(language)))
      : []),
    ...checkFacts(described, targets),
    ...checkTexts(source, path, described, language),
  ];
}

/** Texts are compared with ids only once the ids are right, so that nobody renames the texts to a wrong id. */
function hasSoundIds(field: Field, facts: unknown): boolean {
  return collectLists(field, facts).every(
    ({ ids }) => new Set(ids).size === ids.length && ids.every((id) => factId.safeParse(id).success),
  );
}

function checkTexts(
  source: SiteSource,
  path: string,
  described: DescribedBundle,
  language: Language,
): Problem[] {
  const { bundle, place } = described;
  const company = companyValuesOf(source, language);
  const glossary = glossarySchema.safeParse(source.bundles.get(GLOSSARY_PATH)?.value).data ?? emptyGlossary;
  const resolve = (text: string, numbers: Record<string, number>) =>
    resolvePlainText(text, numbers, language, company);
  const originals = source.bundles.get(`${defaultLanguage}/${path}`)?.value;
  const problems = collectTexts(place.field, place.facts, bundle.value).flatMap((entry) => {
    const value = valueAt(originals, entry.path);
    const original = typeof value === 'string' ? value : undefined;
    const faults = checkText(entry, { path, language, original, glossary, resolve });
    return faults.map((fault) => locateProblem(bundle, entry.path, fault));
  });
  const title = valueOf(bundle.value, 'title');
  const whole = place.field === page && typeof title === 'string' ? resolve(title, {}) : undefined;
  return [...problems, ...checkTitle(bundle, whole, company.company)];
}
