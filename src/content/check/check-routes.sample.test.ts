import { expect, test } from 'vitest';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { parseBundle } from '#src/content/read/read-bundle.server.ts';
import { checkRoutes } from './check-routes.server.ts';

const home = { path: '/', parent: null };
const about = { path: '/about', parent: 'home' };
const needed = Object.fromEntries(
  ['contact', 'services', 'case-studies', 'faq', 'privacy-policy', 'cookie-policy'].map((id) => [
    id,
    { path: `/${id}`, parent: 'home' },
  ]),
);
const sound = { home, about, ...needed, 'about-us': { path: '/about/us', parent: 'about' } };

function formatResult(table: object): string {
  const reading = parseBundle('locales/shared/routes.json', Buffer.from(JSON.stringify(table)));
  const bundles = new Map(reading.ok ? [['shared/routes.json', reading.bundle]] : []);
  const problems = checkRoutes({ folder: 'locales', catalogue: [], bundles, problems: [] });
  return problems.length === 0 ? '' : formatProblems(problems).replace(/\s+/g, ' ');
}

test('a table with all pages below the home page is valid', () => {
  expect(formatResult(sound)).toBe('');
});

test.each([
  [{ Careers: { path: '/careers', parent: 'home' } }, 'Careers found the id "Careers"'],
  [{ 404: { path: '/lost', parent: 'home' } }, '404 found the id "404"'],
  [{ 'not-found': { path: '/lost', parent: 'home' } }, 'expected an id that the site does not use by itself'],
  [{ us: { path: '/about', parent: 'home' } }, 'us.path found "/about" a second time, as in about'],
  [
    { about: { ...about, path: '/ar/about' } },
    'about.path found the path /ar/about expected a path that does not',
  ],
  [{ about: { ...about, path: '/admin' } }, 'about.path found the path /admin'],
  [{ home: { ...home, path: '/start' } }, 'home.path found "/start" expected / write "/"'],
  [
    { about: { ...about, parent: 'hme' } },
    'about.parent found the page "hme", which does not exist expected one of home, contact, services, case-studies, faq, privacy-policy, cookie-policy, about-us write "home"',
  ],
  [{ about: { ...about, parent: null } }, 'about.parent found no page above about'],
  [{ home: { ...home, parent: 'about' } }, 'home.parent found a page above home'],
  [{ about: { ...about, parent: 'about' } }, 'in a circle: about, about'],
  [{ about: { ...about, parent: 'about-us' } }, 'in a circle: about-us, about, about-us'],
])('%j is reported with its key', (change, report) => {
  expect(formatResult({ ...sound, ...change })).toContain(report);
});

test.each(Object.keys(needed))('a table without the required page %s is reported', (id) => {
  const table = Object.entries(sound).filter(([name]) => name !== id);
  expect(formatResult(Object.fromEntries(table))).toContain(
    `found no page "${id}" expected the page "${id}"`,
  );
});
