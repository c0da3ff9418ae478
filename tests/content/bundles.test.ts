import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, type Language, languageCodes, languages } from '#src/config/languages.ts';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { collectEntries } from '#src/content/check/collect-entries.server.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite, SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import { messageSets } from '#src/i18n/messages/message-sets.server.ts';
import { routeIds } from '#src/routing/routes.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
const source = readSite(folder);
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function textsOf(language: Language, path: string) {
  const field = bundleCatalogue.find((description) => description.path === path)?.field;
  const facts = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const text = source.bundles.get(`${language}/${path}`)?.value;
  return field === undefined ? [] : collectEntries(field, facts, text).texts;
}

/** Returns the text keys of a bundle; the forms of a plural count as one key, and so do the words around a figure. */
function placesOf(language: Language, path: string): string[] {
  const places = textsOf(language, path).map((entry) => {
    const keys = entry.path.join('.').replace(/\.(?:before|unit)$/, '.words');
    return entry.form === undefined ? keys : keys.slice(0, -entry.form.length - 1);
  });
  return [...new Set(places)].toSorted();
}

function loadContent() {
  const loading = loadSite(folder);
  if (!loading.ok) {
    throw new Error(`\n${formatProblems(loading.problems)}`);
  }
  return loading.content;
}

test('the bundles are valid', () => {
  const loading = loadSite(folder);
  expect(loading.ok ? '' : formatProblems(loading.problems)).toBe('');
});

describe.each(languageCodes.filter((language) => language !== defaultLanguage))('%s', (language) => {
  test.each(bundleCatalogue)('has the texts of the default language in $path', ({ path }) => {
    expect(placesOf(language, path)).toEqual(placesOf(defaultLanguage, path));
  });
});

describe.each(languageCodes.filter((language) => languages[language].script === 'arabic'))(
  '%s',
  (language) => {
    test.each(bundleCatalogue)('is written in Arabic letters in $path', ({ path }) => {
      const texts = textsOf(language, path).map((entry) => ({
        place: entry.path.join('.'),
        words: replacePlaceholders(entry.value, () => ''),
      }));
      const sentences = texts.filter(({ words }) => words.length > 40);
      const foreign = sentences.filter(({ words }) => !/[\u0621-\u064A]/.test(words));
      expect(foreign.map(({ place }) => place)).toEqual([]);
    });

    test('has all six forms of every plural', () => {
      const texts = Object.keys(messageSets).flatMap((name) => textsOf(language, `${name}.json`));
      const counted = texts.filter(({ form }) => form !== undefined);
      const stems = new Set(counted.map(({ path, form = '' }) => path.join('.').slice(0, -form.length)));
      const wanted = [...stems].flatMap((stem) => arabicForms.map((form) => stem + form));
      expect(stems.size).toBeGreaterThan(0);
      expect(counted.map(({ path }) => path.join('.')).toSorted()).toEqual(wanted.toSorted());
    });
  },
);

describe('search engines', () => {
  const cases = languageCodes.flatMap((language) => routeIds.map((id) => [language, id] as const));
  const content = loadContent();

  test.each(cases)('%s %s has a title and a description of a valid length', (language, id) => {
    const { title, description } = content[language].pages[id];
    const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
    expect([...plain(`${title} | ${content[language].shell.company.name}`)].length).toBeLessThanOrEqual(60);
    expect([...plain(description)].length).toBeGreaterThanOrEqual(70);
    expect([...plain(description)].length).toBeLessThanOrEqual(160);
  });

  test.each(languageCodes)('no two pages of %s share a title or a description', (language) => {
    const pages = Object.values(content[language].pages);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});

describe('the joined content', () => {
  const content = loadContent();
  const right = languageCodes.filter((language) => languages[language].direction === 'rtl');

  test.each(right)('pictures of %s are composed for its direction', (language) => {
    const names = JSON.stringify(content[language].pages).match(/"name":"[a-z-]+-(?:start|end)"/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name.includes('-start"'))).toEqual([]);
  });

  test.each(languageCodes)('no placeholder is left in the pages of %s', (language) => {
    expect(JSON.stringify(content[language].pages)).not.toContain('{{');
  });

  test.each(right)('every percentage of %s is inside an isolate', (language) => {
    // Company facts are isolated where they are shown.
    const texts = JSON.stringify(content[language].pages, (key, value: unknown) =>
      key === 'company' ? undefined : value,
    );
    const outside = texts.replace(/\u2066[^\u2069]*\u2069/g, '');
    expect(outside.match(/[0-9]%|\+1 \(/g)).toBeNull();
  });
});
