import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import { i18nAlly } from '../../scripts/locales/editor-schemas-plugin.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(sep).join('/'),
);
const bundles = languageCodes
  .flatMap((language) => bundleCatalogue.map(({ path }) => `${language}/${path}`))
  .toSorted();

describe('the settings for Weblate in the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/exchange-texts.md'), 'utf8');
  const readSetting = (name: string) =>
    new RegExp(`^\\| ${name} +\\| \`(.+?)\` +\\|$`, 'm').exec(guide)?.[1] ?? '';

  test('match exactly the bundles', () => {
    // Weblate matches the whole path with a Python regular expression.
    const pattern = readSetting('Regular expression to match translation files').replaceAll('(?P<', '(?<');
    const found = files.filter((file) => new RegExp(`^${pattern}$`).test(`locales/${file}`));
    expect(found.toSorted()).toEqual(bundles);
    const { component = '' } = new RegExp(pattern).exec('locales/ar/pages/home.json')?.groups ?? {};
    const base = readSetting('Monolingual base language file').replace('{{ component }}', component);
    expect(base).toBe(`locales/${defaultLanguage}/pages/home.json`);
  });

  test('keep the format of every bundle', () => {
    const indentation = Number(readSetting('JSON indentation'));
    const changed = bundles.filter((file) => {
      const text = readFileSync(join(root, 'locales', file), 'utf8');
      return `${JSON.stringify(JSON.parse(text), null, indentation)}\n` !== text;
    });
    expect(changed).toEqual([]);
  });
});

test('the settings of i18n-ally match exactly the bundles', () => {
  const matcher = i18nAlly['i18n-ally.pathMatcher'];
  const pattern = matcher.replace('.', '\\.').replace('{locale}', '[\\w-]+').replace('{namespaces}', '.+');
  // By default it looks into two levels of folders.
  const isReached = (file: string) => i18nAlly['i18n-ally.includeSubfolders'] || file.split('/').length <= 2;
  const isIgnored = (file: string) =>
    i18nAlly['i18n-ally.ignoreFiles'].some((glob) => matchesGlob(file, glob));
  const found = files.filter(
    (file) => new RegExp(`^${pattern}$`).test(file) && isReached(file) && !isIgnored(file),
  );
  expect(found.toSorted()).toEqual(bundles);
});
