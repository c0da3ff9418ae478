import { describe, expect, it } from 'vitest';
import { listPlaceholders } from '#src/content/read/placeholders.server.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Returns the message keys without plural forms. */
function listNames(words: Record<string, string>) {
  const names = Object.keys(words).map((key) => key.replace(PLURAL, ''));
  return [...new Set(names)].toSorted();
}

function valuesOf(text: string): string[] {
  return listPlaceholders(text)
    .map(({ name }) => name)
    .toSorted();
}

describe('the messages of the desk', () => {
  it('have the same keys in both languages', () => {
    expect(listNames(arabic)).toEqual(listNames(english));
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('have every plural form in %s', (language, words) => {
    const counted = Object.keys(words).filter((key) => key.endsWith('_other'));
    const wanted = counted.flatMap((key) => formsOf(language).map((form) => key.replace(/other$/, form)));
    expect(wanted.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
    expect(counted.length).toBeGreaterThan(5);
  });

  it('use the same placeholders in both languages', () => {
    const others = new Map(Object.entries<string>(arabic));
    const differing = Object.entries(english).filter(([key, text]) => {
      const other = others.get(key);
      // Arabic plural forms may omit the number.
      return other !== undefined && !PLURAL.test(key) && valuesOf(text).join() !== valuesOf(other).join();
    });
    expect(differing).toEqual([]);
  });
});
