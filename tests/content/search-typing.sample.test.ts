import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { SEARCH_THRESHOLD } from '#src/config/constants.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { createSearch } from '#src/features/search/create-search.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { readAbsentQueries, readQueries } from '../../scripts/measure-search.ts';
import { sampleLanguages } from '../support/languages.sample.ts';
import { misspell } from '../support/misspell.ts';
import { readSite } from '../support/site-content.ts';

const site = readSite();
/** Minimum letters of a prefix that finds its title. */
const BEGINNING = 3;
const FEW = 5;

/** Returns prefixes of a word, with and without article, hamza and ta marbuta. */
function listBeginnings(word: string): string[] {
  const bare = word.replace(/^ال/, '');
  const article = /[\u0621-\u064A]/.test(word) ? 'ال' : '';
  const written = [word, bare].flatMap((each) => [each, each.normalize('NFD').replace(/\p{M}/gu, '')]);
  const spelled = written.flatMap((each) => [each, each.replaceAll('ة', 'ه')]);
  const beginnings = spelled.flatMap((each) =>
    Array.from(each, (_letter, place) => each.slice(0, place + 1)).slice(BEGINNING - 1),
  );
  const own = beginnings.filter((each) => bare.startsWith(each)).map((each) => article + each);
  return [...new Set([...beginnings, ...own])];
}

describe.each(sampleLanguages)('While somebody types in %s', (language) => {
  const items = listSearchItems(site, language);
  const search = createSearch(items);
  // The page of a case study has the same title as its card, which ranks above it.
  const titles = [
    ...new Map(items.toReversed().map(({ id, title }) => [title, { id, title: plainText(title) }])).values(),
  ].toReversed();
  const find = (query: string) => {
    const answer = search(query);
    return answer.kind === 'empty' ? [] : answer.items.map(({ id }) => id);
  };

  test('the prefix of a title finds it among the first five', () => {
    const typings = titles.flatMap(({ id, title }) =>
      listBeginnings(/\p{L}[\p{L}\p{M}]*/u.exec(title)?.[0] ?? '').map((query) => ({ id, query })),
    );
    expect(typings.length).toBeGreaterThan(150);
    expect(typings.filter(({ id, query }) => !find(query).slice(0, FEW).includes(id))).toEqual([]);
  });

  test('a title is found with its first letter wrong or missing', () => {
    const typings = titles.flatMap(({ id, title }) =>
      (/^\p{L}{5,}/u.exec(title) ?? []).flatMap((word) => [
        { id, query: word.slice(1) },
        { id, query: `${{ en: 'x', ar: 'ظ' }[language]}${word.slice(1)}` },
      ]),
    );
    expect(typings.length).toBeGreaterThan(30);
    expect(typings.filter(({ id, query }) => !find(query).slice(0, FEW).includes(id))).toEqual([]);
  });

  test("the specified search's first results are all found", () => {
    const plain = new Fuse(items, { keys: ['title', 'description', 'tags'], threshold: SEARCH_THRESHOLD });
    const queries = readQueries(language).queries.map(({ query }) => query);
    const typings = new Set([...queries, ...titles.flatMap(({ title }) => misspell(title, language))]);
    const missed = [...typings].flatMap((query) => {
      const best = plain.search(query)[0]?.item.id;
      return best === undefined || find(query).includes(best) ? [] : [`${query}: ${best}`];
    });
    expect(typings.size).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  }, 60_000);

  test('topics outside the site have no results', () => {
    const absent = readAbsentQueries(language);
    const found = absent.filter((query) => find(query).length > 0);
    expect(new Set(absent).size).toBe(30);
    expect(found.length, found.join(', ')).toBeLessThanOrEqual({ en: 1, ar: 4 }[language]);
  });
});

test.each([
  ['solr', 'industries-renewables'],
  ['nalytics', 'services-analytics'],
  ['xnalytics', 'services-analytics'],
  ['ealthcare', 'industry-healthcare'],
  ['slaa', 'services-sla'],
  ['شبكت', 'services-mobile-network'],
])('«%s» finds %s in every language', (query, id) => {
  for (const language of sampleLanguages) {
    const answer = createSearch(listSearchItems(site, language))(query);
    const found = answer.kind === 'match' ? answer.items.slice(0, FEW) : [];
    expect(found.map((item) => item.id)).toContain(id);
  }
});

test.each(['careers', 'jobs', 'وظائف', 'توظيف'])('«%s» finds nothing in any language', (query) => {
  for (const language of sampleLanguages) {
    expect(createSearch(listSearchItems(site, language))(query)).toEqual({ kind: 'close', items: [] });
  }
});
