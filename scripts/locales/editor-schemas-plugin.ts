import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import {
  GLOSSARY_PATH,
  readSite,
  SHARED_FOLDER,
  type SiteSource,
  STATE_FOLDER,
} from '#src/content/read/read-site.server.ts';
import { bundleCatalogue, glossary, sharedFiles } from '#src/content/describe/bundle-catalogue.server.ts';
import {
  deriveFactSchema,
  deriveTextSchema,
  pluralFormsOf,
} from '#src/content/describe/derive-schemas.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { UNCOMPRESSED_MODE } from '#src/prerender/documents-plugin.server.ts';

const FOLDER = path.join('.cache', 'schemas');
const SETTINGS = path.join('.vscode', 'settings.json');

/** Settings for the extension i18n-ally: one folder per language, one namespace per file. */
export const i18nAlly = {
  'i18n-ally.localesPaths': ['locales'],
  'i18n-ally.pathMatcher': '{locale}/{namespaces}.json',
  // By default it reads only the top level of a language folder.
  'i18n-ally.includeSubfolders': true,
  'i18n-ally.ignoreFiles': [`${SHARED_FOLDER}/**`, `${STATE_FOLDER}/**`],
  'i18n-ally.namespace': true,
  'i18n-ally.defaultNamespace': 'ui',
  'i18n-ally.keystyle': 'nested',
  'i18n-ally.sourceLanguage': defaultLanguage,
  'i18n-ally.enabledFrameworks': ['react-i18next'],
};

/** Writes JSON schemas for bundles and registers them in Visual Studio Code's settings; other settings are kept. */
export function editorSchemas(): Plugin {
  return {
    name: 'editor-schemas',
    apply: (_config, { mode }) => mode !== UNCOMPRESSED_MODE,
    async configResolved({ root }) {
      const schemas = listEditorSchemas(readSite(path.join(root, 'locales')));
      await rm(path.join(root, FOLDER), { recursive: true, force: true });
      for (const { path: file, text } of schemas) await write(path.join(root, FOLDER, file), text);
      await writeSettings(path.join(root, SETTINGS), schemas);
    },
  };
}

async function writeSettings(file: string, schemas: readonly EditorSchema[]) {
  const settings: unknown = parse(await readFile(file, 'utf8').catch(() => '{}'));
  const own = schemas.map(({ path: name, bundles }) => ({
    fileMatch: bundles.map((bundle) => `/locales/${bundle}`),
    url: `./${path.posix.join('.cache', 'schemas', name)}`,
  }));
  const all = { ...i18nAlly, ...(isRecord(settings) ? settings : {}), 'json.schemas': own };
  await write(file, `${JSON.stringify(all, null, 2)}\n`);
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A JSON schema: its path in the schemas folder, and the bundles in `locales` that it describes. */
type EditorSchema = { path: string; bundles: string[]; text: string };

/** Lists JSON schemas for editors: notes, limits and ids of each bundle. Languages with equal schemas share one. */
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
    ...sharedFiles.map(([path, schema]) => ({ path, bundles: path, schema })),
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

/** Returns one schema, or one per group of languages with the same plural forms. */
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
