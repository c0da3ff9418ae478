import type { z } from 'zod';
import { isDraft, type Language, languageCodes } from '#src/config/languages.ts';
import { type Field, group } from '#src/i18n/fields.server.ts';
import {
  ownBundles,
  type BundleDescription,
  glossary as glossarySchema,
  sharedFiles,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { collectEntries } from './collect-entries.server.ts';
import { checkBundleTexts } from './check-bundle-texts.server.ts';
import { checkSharedFacts } from './check-company.server.ts';
import { checkLanguages } from './check-languages.server.ts';
import { checkChoices, checkRedirects, checkRoutes } from './check-routes.server.ts';
import { checkFilters } from './check-filters.server.ts';
import { checkLinks, checkSearch } from './check-links.server.ts';
import { checkAnchors } from './page-anchors.server.ts';
import { checkShown } from './check-shown.server.ts';
import { checkFacts } from './check-facts.server.ts';
import {
  deriveFactSchema,
  deriveTextSchema,
  factId,
  pluralFormsOf,
} from '#src/content/describe/derive-schemas.server.ts';
import { validateBundle } from './validate-bundle.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, nameFile } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/**
 * Lists every problem of readable bundles: structure, references, texts.
 * @param paths bundles to check; all by default
 */
export function checkSite(source: SiteSource, paths?: readonly string[]): Problem[] {
  return [...checkStructure(source, paths), ...checkTexts(source, paths)];
}

/** Checks that do not depend on wording: facts, and references between bundles. */
export function checkStructure(source: SiteSource, paths?: readonly string[]): Problem[] {
  const shared = listDescribed(source, paths).flatMap((description) => checkShared(source, description));
  return [
    ...checkWholeFile(source, GLOSSARY_PATH, glossarySchema),
    ...sharedFiles.flatMap(([path, schema]) => checkWholeFile(source, `${SHARED_FOLDER}/${path}`, schema)),
    ...checkChoices(source),
    ...checkLanguages(),
    ...checkRoutes(source),
    ...checkRedirects(source),
    ...shared,
    ...checkSearch(source),
    // With wrong facts, these checks would only report consequences.
    ...(shared.length > 0 ? [] : [...checkShown(source), ...checkFilters(source), ...checkLinks(source)]),
    ...checkAnchors(source),
  ];
}

/** Checks the texts of every language. */
export function checkTexts(source: SiteSource, paths?: readonly string[]): Problem[] {
  return languageCodes.flatMap((language) =>
    listDescribed(source, paths)
      .flatMap((description) => checkLanguage(source, description, language))
      .map((problem): Problem => (isDraft(language) ? { ...problem, isWarning: true } : problem)),
  );
}

function listDescribed({ catalogue }: SiteSource, paths?: readonly string[]): readonly BundleDescription[] {
  return paths === undefined ? catalogue : catalogue.filter(({ path }) => paths.includes(path));
}

function checkWholeFile({ bundles }: SiteSource, path: string, schema: z.ZodType): Problem[] {
  const bundle = bundles.get(path);
  const place = { field: group({}), facts: {} };
  return bundle ? validateBundle({ bundle, place, factFile: bundle.file, language: undefined }, schema) : [];
}

const factSchemas = new Map<Field, z.ZodType | undefined>();

/** Returns the schema of a field's facts, cached for pages that share a description. */
function factSchemaOf(field: Field): z.ZodType | undefined {
  if (!factSchemas.has(field)) factSchemas.set(field, deriveFactSchema(field));
  return factSchemas.get(field);
}

/** Cached text schemas by language, keyed by their facts, or by the field of a bundle without facts. */
const textSchemas = new WeakMap<Bundle | Field, Map<Language, z.ZodType>>();

function textSchemaOf(field: Field, shared: Bundle | undefined, language: Language): z.ZodType {
  const schemas = textSchemas.get(shared ?? field) ?? new Map<Language, z.ZodType>();
  const schema = schemas.get(language) ?? deriveTextSchema(field, shared?.value, pluralFormsOf(language));
  textSchemas.set(shared ?? field, schemas.set(language, schema));
  return schema;
}

function checkShared(source: SiteSource, { path, field, hasFacts }: BundleDescription): Problem[] {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${path}`);
  const schema = factSchemaOf(field);
  if (!hasFacts || bundle === undefined || schema === undefined) {
    return [];
  }
  const place = { field, facts: bundle.value };
  const described = { bundle, place, factFile: bundle.file, language: undefined };
  return [...validateBundle(described, schema), ...checkFacts(described, source)];
}

function checkLanguage(
  source: SiteSource,
  { path, field, hasFacts }: BundleDescription,
  language: Language,
): Problem[] {
  const bundle = source.bundles.get(`${language}/${path}`);
  const shared = source.bundles.get(`${SHARED_FOLDER}/${path}`);
  const facts = shared?.value;
  if (bundle === undefined || (hasFacts && facts === undefined)) {
    return [];
  }
  const factFile = nameFile(source.folder, `${SHARED_FOLDER}/${path}`);
  const described = { bundle, place: { field, facts }, factFile, language };
  return [
    ...(hasValidIds(field, facts) ? validateBundle(described, textSchemaOf(field, shared, language)) : []),
    ...checkFacts(described, source),
    ...checkBundleTexts(source, path, described, language),
    ...(path === ownBundles.company.path ? checkSharedFacts(bundle, source) : []),
  ];
}

/** Texts are checked against ids only once the ids are valid, so that no one renames texts to a wrong id. */
function hasValidIds(field: Field, facts: unknown): boolean {
  return collectEntries(field, facts, facts).lists.every(
    ({ ids }) => new Set(ids).size === ids.length && ids.every((id) => factId.safeParse(id).success),
  );
}
