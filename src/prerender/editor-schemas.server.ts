import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import {
  bundleCatalogue,
  CHOICES_PATH,
  choices,
  COUNTS_PATH,
  counts,
  glossary,
  PICTURES_PATH,
  pictures,
  ROUTES_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import {
  deriveFactSchema,
  deriveTextSchema,
  pluralFormsOf,
} from '#src/content/describe/derive-schemas.server.ts';
import { routeTable } from '#src/content/describe/route-table.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** A JSON schema, its file in the folder of schemas, and the bundles inside `locales` that it is for. */
export type EditorSchema = { path: string; bundles: string[]; text: string };

/** JSON schemas for editors: notes, limits and ids of each bundle. Languages with equal schemas share one. */
export function listEditorSchemas(source: SiteSource): EditorSchema[] {
  return [
    ...listFactSchemas(),
    ...bundleCatalogue.flatMap(({ path, field }) => listTextSchemas(path, field, source)),
  ];
}

function listFactSchemas(): EditorSchema[] {
  const records = bundleCatalogue.filter(({ field, hasFacts }) => hasFacts && field !== page);
  const described = [
    ...records.map(({ path, field }) => ({ path, bundles: path, schema: deriveFactSchema(field) })),
    { path: 'page.json', bundles: 'pages/*.json', schema: deriveFactSchema(page) },
    { path: CHOICES_PATH, bundles: CHOICES_PATH, schema: choices },
    { path: COUNTS_PATH, bundles: COUNTS_PATH, schema: counts },
    { path: PICTURES_PATH, bundles: PICTURES_PATH, schema: pictures },
    { path: ROUTES_PATH, bundles: ROUTES_PATH, schema: routeTable },
  ];
  return [
    ...described.flatMap(({ path, bundles, schema }) =>
      schema === undefined
        ? []
        : [
            {
              path: `${SHARED_FOLDER}/${path}`,
              bundles: [`${SHARED_FOLDER}/${bundles}`],
              text: writeSchema(schema),
            },
          ],
    ),
    { path: GLOSSARY_PATH, bundles: [GLOSSARY_PATH], text: writeSchema(glossary) },
  ];
}

/** One schema, or one for each group of languages whose plural forms are the same. */
function listTextSchemas(
  path: string,
  field: Parameters<typeof deriveTextSchema>[0],
  { bundles }: SiteSource,
): EditorSchema[] {
  const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const languagesByText = Map.groupBy(languageCodes, (language) =>
    writeSchema(deriveTextSchema(field, facts, pluralFormsOf(language))),
  );
  return [...languagesByText].map(([text, languages]) => ({
    path: languagesByText.size === 1 ? path : `${languages.join('-')}/${path}`,
    bundles: languages.map((language) => `${language}/${path}`),
    text,
  }));
}

function writeSchema(schema: z.ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }));
}
