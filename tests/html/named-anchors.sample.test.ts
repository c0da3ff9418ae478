import { describe, expect, it } from 'vitest';
import type { PageId } from '#src/routing/routes.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { builtPages, listAttribute } from './built-documents.ts';

const english = readWords('en');
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
/** Anchors that other sites and search data may link (behavior §2); the same in every language. */
const namedAnchors = {
  'services-sla': ['monitoring-tools', 'communication'],
  'case-studies': slugsOf(findSection(english, 'case-studies', 'case-studies').studies),
  faq: slugsOf(listQuestions(english.pages.faq.sections)),
  industries: ['retail', 'enterprise'],
  'industries-renewables': ['infrastructure', 'mobilization'],
} as const satisfies { [Id in PageId]?: readonly string[] };

describe('Named anchors', () => {
  const anchorsOf = (id: PageId) => new Map<string, readonly string[]>(Object.entries(namedAnchors)).get(id);
  const pages = builtPages.filter(({ id }) => anchorsOf(id) !== undefined);

  it.each(pages)('exist on $address', (page) => {
    const ids = new Set(listAttribute(page, 'id'));
    expect(anchorsOf(page.id)?.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });
});
