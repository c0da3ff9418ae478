import { expect, test } from 'vitest';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { checkLanguages } from './check-languages.server.ts';

const formatResult = (...[declared]: Parameters<typeof checkLanguages>) => {
  const problems = checkLanguages(declared);
  return problems.length === 0 ? '' : formatProblems(problems).replace(/\s+/g, ' ');
};

test('the languages of the site have valid prefixes', () => {
  expect(formatResult()).toBe('');
});

test.each([
  [{ ar: { prefix: '' } }, ''],
  [{ ar: { prefix: '' }, en: { prefix: '/en' }, 'pt-br': { prefix: '/pt-br' } }, ''],
  [{ ar: { prefix: '/ar' } }, 'languages.ts ar.prefix found the prefix "/ar" of ar, the first language'],
  [{ ar: { prefix: '/ar' }, fr: { prefix: '' } }, 'fr.prefix found the prefix "" of fr'],
  [{ en: { prefix: '' }, fr: { prefix: '' } }, 'expected a step of its own behind a slash write "/fr"'],
  [
    { en: { prefix: '' }, fr: { prefix: '/x' }, he: { prefix: '/x' } },
    'he.prefix found the prefix "/x" of he',
  ],
  [{ en: { prefix: '' }, fr: { prefix: '/' } }, 'fr.prefix found the prefix "/" of fr'],
  [{ en: { prefix: '' }, fr: { prefix: '/a/b' } }, 'fr.prefix found the prefix "/a/b" of fr'],
] as const)('%j: %s', (declared, said) => {
  expect(said === '' ? formatResult(declared) : formatResult(declared).includes(said)).toBe(
    said === '' ? '' : true,
  );
});
