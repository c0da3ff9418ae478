import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { readWords } from '../support/site-content.ts';

const MAX_PAGES_OF_A_PICTURE = 2;

function isPicture(value: object): value is Picture {
  return 'widths' in value && 'name' in value;
}

function listPictures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value.name] : Object.values(value).flatMap(listPictures);
}

describe.each(languageCodes)('compositions in %s', (language) => {
  const { pages } = readWords(language);

  test('no picture opens or divides more than two pages', () => {
    const uses = new Map<string, Set<string>>();
    for (const id of pageIds) {
      for (const section of pages[id].sections) {
        // A record's picture appears in every list of records.
        const own = 'picture' in section ? listPictures(section.picture) : [];
        own.forEach((name) => uses.set(name, (uses.get(name) ?? new Set()).add(id)));
      }
    }
    const worn = [...uses].filter(([, where]) => where.size > MAX_PAGES_OF_A_PICTURE);
    expect(worn.map(([name, where]) => [name, ...where])).toEqual([]);
  });
});
