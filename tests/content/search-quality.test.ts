import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { measureSearch, readQueries, searchedLanguages } from '../../scripts/measure-search.ts';
import { findSection, readSite, readWords } from '../support/site-content.ts';

const site = readSite();
const leastQueries = { ar: 150, en: 100 } as const;
/** Shares of the queries that must not sink: with the right result first, and of what is expected in the first five. */
const floors = { en: { first: 0.995, amongFive: 0.979 }, ar: { first: 0.985, amongFive: 0.974 } } as const;

describe.each(searchedLanguages)('The search in %s', (language) => {
  const file = readQueries(language);
  const figures = measureSearch(site, language, file);

  test('is asked what people ask, for things that exist', () => {
    const ids = listSearchItems(site, language).map(({ id }) => id);
    expect(file.queries.flatMap(({ expect: wanted }) => wanted.filter((id) => !ids.includes(id)))).toEqual(
      [],
    );
    expect(figures.queries).toBeGreaterThanOrEqual(leastQueries[language]);
    expect(new Set(file.queries.map(({ query }) => query)).size).toBe(figures.queries);
  });

  test('answers nearly every query with the right result first', () => {
    expect(figures.first, figures.misses.join('\n')).toBeGreaterThanOrEqual(floors[language].first);
    expect(figures.amongFive).toBeGreaterThanOrEqual(floors[language].amongFive);
  });

  test('offers little for what the site is not about', () => {
    expect(figures.junk / figures.offTopic).toBeLessThanOrEqual(0.15);
  });

  test('answers at once', () => {
    expect(figures.median).toBeLessThan(5);
  });
});

describe('What is found', () => {
  const { pages } = site.en;
  test('is every page, case study, industry and question, under the same ids in every language', () => {
    const words = readWords('en');
    const parts = [
      ...findSection(words, 'case-studies', 'case-studies').studies,
      ...findSection(words, 'faq', 'faq').entries,
    ];
    const entries = site.en.search;
    const names = entries.map(({ page, part }) => (part === undefined ? page : `${page} ${part}`));
    const sectors = findSection(words, 'industries', 'sectors').items.filter(({ id }) => id !== 'renewables');
    expect(names).toEqual(expect.arrayContaining(pageIds.filter((id) => pages[id].name !== '')));
    expect(entries.map(({ part }) => part)).toEqual(
      expect.arrayContaining([...parts, ...sectors].map(({ id }) => id)),
    );
    const ids = languageCodes.map((language) => listSearchItems(site, language).map(({ id }) => id));
    expect(new Set(ids.map((list) => list.join(' '))).size).toBe(1);
  });

  test('has titles, descriptions and terms of its language and of the others', () => {
    for (const language of languageCodes) {
      const other = language === 'en' ? 'ar' : 'en';
      const others = new Map(listSearchItems(site, other).map(({ id, title }) => [id, title]));
      for (const { id, title, description, tags, keywords, path } of listSearchItems(site, language)) {
        expect(Math.min(title.length, description.length, tags.length, keywords.length), id).toBeGreaterThan(
          0,
        );
        expect(description.length, id).toBeLessThanOrEqual(160);
        expect(path, id).toMatch(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/);
        expect(tags, id).toContain(others.get(id)?.replace(/[\u2066-\u2069]/g, ''));
        expect([...tags, ...keywords].filter((term) => term.trim() === '' || /\{\{|</.test(term))).toEqual(
          [],
        );
      }
    }
  });
});
