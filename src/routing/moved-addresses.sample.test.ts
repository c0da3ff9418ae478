import { expect, test, vi } from 'vitest';
import { listMoved, siteAddresses } from './moved-addresses.server.ts';

/** The samples are written in two languages, whichever others the site has. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const move = (...entries: [from: string, page: string][]) =>
  listMoved(entries.map(([from, page]) => ({ from, page }))).map(({ from, to }) => `${from} ${to}`);

test('a former address leads to its page in every language', () => {
  expect(move(['/old/us.php', 'about'])).toEqual(['/old/us.php /about', '/ar/old/us.php /ar/about']);
});

test('one in the folder of a language leads there alone, whatever the others say', () => {
  expect(move(['/ar/من-نحن', 'about'])).toEqual(['/ar/من-نحن /ar/about']);
  expect(move(['/ar/old', 'contact'], ['/old', 'about'])).toEqual(['/old /about', '/ar/old /ar/contact']);
});

test('one that names a file is that of its folder, as hosts know it', () => {
  expect(move(['/us.html', 'about'])[0]).toBe('/us /about');
  expect(move(['/us/index.htm', 'home'])).toEqual(['/us /', '/ar/us /ar']);
});

test('a page that is gone has no address to lead to, and no redirect leads elsewhere', () => {
  expect(move(['/old', 'nowhere'])).toEqual([]);
  expect(listMoved().filter(({ to }) => !siteAddresses.includes(to))).toEqual([]);
  expect(listMoved().filter(({ from }) => siteAddresses.includes(from))).toEqual([]);
});
