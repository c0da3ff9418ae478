import { randomUUID } from 'node:crypto';
import { bundlePaths } from '#src/content/describe/bundle-catalogue.server.ts';
import { valueOf } from '#src/content/describe/json-value.server.ts';
import {
  caseStudies,
  clients,
  faq,
  locations,
  successStories,
} from '#src/content/describe/records.server.ts';
import { search } from '#src/content/describe/search-entries.server.ts';
import type { GroupField, ListField } from '#src/i18n/fields.server.ts';

type Facts = Record<string, unknown>;
/** A kind of entry that can be added, and what follows from its id and its English texts. */
export type EntryKind = {
  /** Path of the records inside `shared` and inside a language. */
  path: string;
  list: ListField<GroupField>;
  /** Text from which the slug is made. */
  slugSource?: string;
  facts?: (id: string, today: string) => Facts;
  /** The entry of the search that leads to it. */
  search?: (id: string) => Facts;
  /** It has a page of its own. */
  hasPage?: boolean;
};

/** The kinds of entries, by the name that the command line has for them. */
export const entryKinds: Readonly<Record<string, EntryKind>> = {
  question: {
    path: bundlePaths.faq,
    list: faq,
    slugSource: 'question',
    search: (id) => ({ type: 'faq', page: 'faq', part: id }),
  },
  'case-study': {
    path: bundlePaths.caseStudies,
    list: caseStudies,
    slugSource: 'title',
    facts: (id, today) => ({
      uuid: randomUUID(),
      page: studyPageId(id),
      status: 'published',
      createdAt: today,
      updatedAt: today,
      createdBy: 'editorial',
      updatedBy: 'editorial',
      seo: { noIndex: false },
    }),
    search: (id) => ({ type: 'case-study', page: studyPageId(id) }),
    hasPage: true,
  },
  client: { path: bundlePaths.clients, list: clients },
  story: { path: bundlePaths.successStories, list: successStories },
  place: { path: bundlePaths.locations, list: locations },
  search: { path: bundlePaths.search, list: search },
};

/** Id of the page of a case study. */
export function studyPageId(id: string): string {
  return `case-studies-${id}`;
}

/** A title as an anchor: small letters and digits, with hyphens for everything else. */
export function makeSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The sections that the page of a new case study begins with. */
export function studyPageFacts(id: string, service: unknown, next: string): Facts {
  return {
    study: id,
    sections: [
      { id: 'opening', kind: 'study-opening', study: id, drawing: { kind: 'picture' } },
      { id: 'account', kind: 'study-account', study: id },
      { id: 'question', kind: 'study-question', action: { to: { page: 'contact', service } } },
      { id: 'next', kind: 'next-study', study: next },
    ],
  };
}

/**
 * The facts of an entry in the order of its fields. Lists of texts that the facts do not name have the ids of the
 * texts; what is given and not described stays, so that the check can name it.
 */
export function completeFacts(field: GroupField, given: Facts, texts: readonly unknown[]): Facts {
  const known = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    const own = given[name];
    if (inner.type !== 'list' || own !== undefined) return own === undefined ? [] : [[name, own]];
    const ids = new Set(texts.flatMap((text) => Object.keys(valueOf(text, name) ?? {})));
    return [[name, [...ids].map((id) => ({ id }))]];
  });
  return { ...Object.fromEntries(known), ...given };
}
