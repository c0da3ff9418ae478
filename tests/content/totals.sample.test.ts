import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemsOf, valueAt } from '#src/content/describe/json-value.server.ts';
import { namePlace } from '#src/content/read/problem.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { checkTotals } from '../../scripts/locales/check-totals.ts';
import { setJson } from '../../scripts/locales/json-edits.ts';
import { copyLocales } from '../support/locales-copy.ts';

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

const check = () =>
  checkTotals(readSite(folder)).map((problem) => namePlace(problem).replace(/:\d+ {2}/, ' '));

function set(path: string, keys: readonly (string | number)[], change: (value: unknown) => unknown): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, setJson(text, keys, change(valueAt(JSON.parse(text), keys))));
}

test('texts and figures state the counts', () => {
  expect(check()).toEqual([]);
});

test('removing an industry is reported at every text that counts them, in every language', () => {
  set('shared/pages/industries.json', ['sections', 1, 'items'], (items) => itemsOf(items).slice(1));
  for (const language of ['en', 'ar']) {
    const page = `locales/${language}/pages/industries.json`;
    expect(check()).toEqual(expect.arrayContaining([`${page} summary`, `${page} sections.hero.title`]));
  }
});

test('a sum is checked against the records, as a figure and in texts', () => {
  set('shared/records/case-studies.json', [0, 'capacity'], () => 90);
  expect(check()).toEqual(
    expect.arrayContaining([
      'locales/shared/pages/renewable-case-studies.json sections.impact.items.capacity.value',
      'locales/ar/pages/renewable-case-studies.json description',
      'locales/en/records/search.json renewable-case-studies.tags',
    ]),
  );
});

test('an average is checked against the records, as a figure and in texts', () => {
  set('shared/records/case-studies.json', [0, 'uptime'], () => 99.5);
  expect(check()).toEqual(
    expect.arrayContaining([
      'locales/shared/pages/renewable-case-studies.json sections.impact.items.uptime.value',
      'locales/en/pages/home.json sections.case-studies.lead',
      'locales/ar/pages/about.json sections.why-choose-us.items.results.text',
    ]),
  );
});

test('an emptied list is told where texts and figures still count it, add it up or give its average', () => {
  set('shared/pages/renewable-case-studies.json', ['sections', 2, 'studies'], () => []);
  expect(check()).toEqual(
    expect.arrayContaining([
      'locales/en/pages/renewable-case-studies.json sections.projects.title',
      'locales/ar/pages/renewable-case-studies.json sections.hero.title',
      'locales/en/pages/about.json sections.why-choose-us.items.results.text',
      'locales/shared/pages/renewable-case-studies.json sections.impact.items.capacity.value',
    ]),
  );
});

test('a figure of one record is told where words repeat it', () => {
  set('shared/records/case-studies.json', [5, 'figure'], () => 121);
  const texts = ['en', 'ar'].map(
    (language) => `locales/${language}/records/case-studies.json service-desk.fact.value`,
  );
  expect(check()).toEqual(expect.arrayContaining(texts));
});

test('a slug with another figure than its title is reported', () => {
  set('shared/records/case-studies.json', [0, 'figure'], () => 90);
  expect(check()).toEqual(['locales/shared/records/case-studies.json gulf-of-suez.slug']);
});

test('digits are accepted, and a removed text is ignored', () => {
  set('shared/pages/industries.json', ['sections', 1, 'items'], (items) => itemsOf(items).slice(1));
  for (const language of ['en', 'ar']) {
    set(`${language}/pages/industries.json`, ['summary'], () => '5 of them');
    set(`${language}/pages/industries.json`, ['sections', 'hero'], () => ({}));
  }
  expect(check()).toEqual([]);
});
