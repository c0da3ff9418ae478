import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { listEditorSchemas } from '../../scripts/locales/editor-schemas-plugin.ts';

const schemas = listEditorSchemas(readSite(join(import.meta.dirname, '../../locales')));
const bundlesOf = (path: string) =>
  schemas.filter((schema) => schema.path === path).map(({ bundles }) => bundles);

test('a page has one schema for the texts of all languages, with the ids of its sections', () => {
  expect(bundlesOf('pages/home.json')).toEqual([
    languageCodes.map((language) => `${language}/pages/home.json`),
  ]);
  expect(schemas.find(({ path }) => path === 'pages/home.json')?.text).toContain('"deployment"');
});

test('languages with other plural forms have their own schemas', () => {
  expect([...bundlesOf('en/ui.json'), ...bundlesOf('ar/ui.json')]).toEqual([['en/ui.json'], ['ar/ui.json']]);
});

test('the facts of all pages have one schema', () => {
  expect(bundlesOf('shared/page.json')).toEqual([['shared/pages/*.json']]);
});
