import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import type { Plugin } from 'vite';
import { defaultLanguage } from '#src/config/languages.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { readSite, SHARED_FOLDER, STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { type EditorSchema, listEditorSchemas } from './editor-schemas.server.ts';

const FOLDER = path.join('.cache', 'schemas');
const SETTINGS = path.join('.vscode', 'settings.json');

/** Settings for the extension i18n-ally: one folder for each language, one namespace for each file. */
export const i18nAlly = {
  'i18n-ally.localesPaths': ['locales'],
  'i18n-ally.pathMatcher': '{locale}/{namespaces}.json',
  // Without it, it looks no deeper than the folder of a language.
  'i18n-ally.includeSubfolders': true,
  'i18n-ally.ignoreFiles': [`${SHARED_FOLDER}/**`, `${STATE_FOLDER}/**`],
  'i18n-ally.namespace': true,
  'i18n-ally.defaultNamespace': 'ui',
  'i18n-ally.keystyle': 'nested',
  'i18n-ally.sourceLanguage': defaultLanguage,
  'i18n-ally.enabledFrameworks': ['react-i18next'],
};

/** Writes what helps an editor of bundles, and tells Visual Studio Code of it; its other settings stay. */
export function editorSchemas(): Plugin {
  return {
    name: 'editor-schemas',
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
