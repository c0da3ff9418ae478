import { expect, test, vi } from 'vitest';
import { listMoved, siteAddresses } from './moved-addresses.server.ts';

/** The samples exist in two languages; other languages of the site are left out. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const move = (...entries: [from: string, page: string][]) =>
  listMoved(entries.map(([from, page]) => ({ from, page }))).map(({ from, to }) => `${from} ${to}`);

test('a former address redirects to its page in every language', () => {
  expect(move(['/old/us.php', 'about'])).toEqual(['/old/us.php /about', '/ar/old/us.php /ar/about']);
});

test('an address in the folder of a language redirects in that language only', () => {
  expect(move(['/ar/من-نحن', 'about'])).toEqual(['/ar/من-نحن /ar/about']);
  expect(move(['/ar/old', 'contact'], ['/old', 'about'])).toEqual(['/old /about', '/ar/old /ar/contact']);
});

test('an address with a file name is treated as that of its folder', () => {
  expect(move(['/us.html', 'about'])[0]).toBe('/us /about');
  expect(move(['/us/index.htm', 'home'])).toEqual(['/us /', '/ar/us /ar']);
});

test('redirects to unknown pages are skipped, and none starts at a page of the site', () => {
  expect(move(['/old', 'nowhere'])).toEqual([]);
  expect(listMoved().filter(({ to }) => !siteAddresses.includes(to))).toEqual([]);
  expect(listMoved().filter(({ from }) => siteAddresses.includes(from))).toEqual([]);
});
