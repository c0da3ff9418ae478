import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import { pageIds } from '#src/routing/routes.ts';
import { readWords } from '../support/site-content.ts';

const MOST_PAGES_OF_A_PICTURE = 2;
const MOST_SHARED_FORMS = 2;

/** Legal pages are one form by nature, as pages of case studies are, which share a folder. */
const legalPages = ['privacy-policy', 'cookie-policy', 'terms'];
const familyOf = (id: (typeof pageIds)[number]) => (legalPages.includes(id) ? 'legal' : folderOf(id));

function isPicture(value: object): value is Picture {
  return 'widths' in value && 'name' in value;
}

function listPictures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value.name] : Object.values(value).flatMap(listPictures);
}

describe.each(languageCodes)('compositions in %s', (language) => {
  const { pages } = readWords(language);

  test('no picture leads or divides more than two pages', () => {
    const uses = new Map<string, Set<string>>();
    for (const id of pageIds) {
      for (const section of pages[id].sections) {
        // A record's own picture goes with it wherever it is listed.
        const own = 'picture' in section ? listPictures(section.picture) : [];
        own.forEach((name) => uses.set(name, (uses.get(name) ?? new Set()).add(id)));
      }
    }
    const worn = [...uses].filter(([, where]) => where.size > MOST_PAGES_OF_A_PICTURE);
    expect(worn.map(([name, where]) => [name, ...where])).toEqual([]);
  });

  test('no two pages share more than two forms', () => {
    const alike: string[] = [];
    for (const [index, id] of pageIds.entries()) {
      const kinds = new Set<string>(pages[id].sections.map(({ kind }) => kind));
      for (const other of pageIds.slice(index + 1)) {
        if (familyOf(other) === familyOf(id)) continue;
        const shared = new Set(
          pages[other].sections.map(({ kind }) => kind).filter((kind) => kinds.has(kind)),
        );
        if (shared.size > MOST_SHARED_FORMS) alike.push(`${id}, ${other}: ${[...shared].join(', ')}`);
      }
    }
    expect(alike).toEqual([]);
  });
});
