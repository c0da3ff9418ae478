import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { createSearch } from '#src/features/search/create-search.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { type LinkTarget, pathTo } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { measureSearch, readQueries } from '../../scripts/measure-search.ts';
import { sampleLanguages } from '../support/languages.sample.ts';
import { findSection, readSite, readWords } from '../support/site-content.ts';

const site = readSite();
const leastQueries = { ar: 150, en: 100 } as const;
/** Minimum shares of queries with the right first result, and of expected results among the first five. */
const floors = { en: { first: 0.995, amongFive: 0.979 }, ar: { first: 0.985, amongFive: 0.974 } } as const;

describe.each(sampleLanguages)('The search in %s', (language) => {
  const file = readQueries(language);
  const figures = measureSearch(site, language, file);

  test('is tested with real questions about existing content', () => {
    const ids = listSearchItems(site, language).map(({ id }) => id);
    const gone = file.queries.filter(({ expect: wanted }) => wanted.some((id) => !ids.includes(id)));
    const remedy = `what these ask for is gone: take them out of tests/search/queries.${language}.json`;
    expect(
      gone.map(({ query }) => query),
      remedy,
    ).toEqual([]);
    expect(figures.queries).toBeGreaterThanOrEqual(leastQueries[language]);
    expect(new Set(file.queries.map(({ query }) => query)).size).toBe(figures.queries);
  });

  test('has the right first result for nearly every query', () => {
    expect(figures.first, figures.misses.join('\n')).toBeGreaterThanOrEqual(floors[language].first);
    expect(figures.amongFive).toBeGreaterThanOrEqual(floors[language].amongFive);
  });

  test('finds the company by name', () => {
    const query = readWords(language).shell.company.name;
    const measured = measureSearch(site, language, {
      ...file,
      queries: [{ query, expect: ['home', 'about'] }],
    });
    expect(measured.first).toBe(1);
  });

  test('returns few results for topics outside the site', () => {
    expect(figures.junk / figures.offTopic).toBeLessThanOrEqual(0.15);
  });

  test('answers immediately', () => {
    expect(figures.median).toBeLessThan(5);
  });
});

describe('search results', () => {
  test('include every page, case study, industry and question, under the same ids in every language', () => {
    const words = readWords('en');
    const targets: LinkTarget[] = [
      ...pageIds.map((page) => ({ page })),
      ...listQuestions(words.pages.faq.sections).map(({ slug }) => ({ page: 'faq', anchor: slug }) as const),
      ...findSection(words, 'industries', 'services')
        .items.filter(({ id }) => id !== 'renewables')
        .map(({ id }) => ({ page: 'industries', anchor: id }) as const),
    ];
    const found = listSearchItems(site, 'en').map(({ path }) => path);
    expect(found).toEqual(expect.arrayContaining(targets.map(pathTo)));
    const ids = languageCodes.map((language) => listSearchItems(site, language).map(({ id }) => id));
    expect(new Set(ids.map((list) => list.join(' '))).size).toBe(1);
  });

  test.each(languageCodes)(
    'leads from a case study to its card, and after it to its page: %s',
    (language) => {
      const { studies } = findSection(readWords(language), 'case-studies', 'case-studies');
      const items = listSearchItems(site, language);
      const search = createSearch(items);
      for (const { page, slug, title, place, client, tags } of studies) {
        const card = pathTo({ page: 'case-studies', anchor: slug });
        const own = pathTo({ page });
        expect(items.map(({ path }) => path)).toEqual(expect.arrayContaining([card, own]));
        for (const query of [title, place, client.name, ...tags.map(({ label }) => label)].map(plainText)) {
          const answer = search(query);
          const paths = answer.kind === 'empty' ? [] : answer.items.map(({ path }) => path);
          const [first, last] = [paths.indexOf(card), paths.indexOf(own)];
          expect(last === -1 || (first !== -1 && first < last), `${query}: ${paths.join(' ')}`).toBe(true);
        }
        const named = search(plainText(title));
        const found = named.kind === 'match' ? named.items.map(({ path }) => path) : [];
        expect(found).toEqual(expect.arrayContaining([card, own]));
      }
    },
  );

  test('have titles, descriptions and terms of their language and of the others', () => {
    for (const language of languageCodes) {
      const other = language === 'en' ? 'ar' : 'en';
      const others = new Map(listSearchItems(site, other).map(({ id, title }) => [id, title]));
      for (const { id, title, description, tags, keywords, path } of listSearchItems(site, language)) {
        expect(Math.min(title.length, description.length, tags.length), id).toBeGreaterThan(0);
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
