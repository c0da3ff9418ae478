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
import { checkTogether } from './check-company.server.ts';
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
import { validateBundle } from './explain-problem.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, nameFile } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/**
 * Everything that is wrong with bundles that could be read: shape, references, texts.
 * @param paths bundles to look at; all without it
 */
export function checkSite(source: SiteSource, paths?: readonly string[]): Problem[] {
  return [...checkAround(source, paths), ...checkWritten(source, paths)];
}

/** What no other wording changes: facts, and what bundles say of each other. */
export function checkAround(source: SiteSource, paths?: readonly string[]): Problem[] {
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
    // With wrong facts, further problems would only be consequences.
    ...(shared.length > 0 ? [] : [...checkShown(source), ...checkFilters(source), ...checkLinks(source)]),
    ...checkAnchors(source),
  ];
}

/** What is wrong with what languages write. */
export function checkWritten(source: SiteSource, paths?: readonly string[]): Problem[] {
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

/** The schema of facts, made once for the pages that are described alike. */
function factSchemaOf(field: Field): z.ZodType | undefined {
  if (!factSchemas.has(field)) factSchemas.set(field, deriveFactSchema(field));
  return factSchemas.get(field);
}

/** The schemas of texts, by language, kept with the facts that they follow or with the description of a bundle without. */
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
    ...(hasSoundIds(field, facts) ? validateBundle(described, textSchemaOf(field, shared, language)) : []),
    ...checkFacts(described, source),
    ...checkBundleTexts(source, path, described, language),
    ...(path === ownBundles.company.path ? checkTogether(bundle, source) : []),
  ];
}

/** Texts are compared with ids only once the ids are right, so that nobody renames the texts to a wrong id. */
function hasSoundIds(field: Field, facts: unknown): boolean {
  return collectEntries(field, facts, facts).lists.every(
    ({ ids }) => new Set(ids).size === ids.length && ids.every((id) => factId.safeParse(id).success),
  );
}
