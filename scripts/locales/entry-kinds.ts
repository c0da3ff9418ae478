import { randomUUID } from 'node:crypto';
import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { locations } from '#src/content/describe/locations.server.ts';
import { caseStudies, clients, faq, successStories } from '#src/content/describe/records.server.ts';
import { search } from '#src/content/describe/search-entries.server.ts';
import { SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import type { GroupField, ListField } from '#src/i18n/fields.server.ts';
import { ROUTES_FILE } from './add-route.ts';
import { newPage } from './new-page.ts';

type Facts = Record<string, unknown>;
/** A kind of entry that can be added, and what is derived from its id and its English texts. */
export type EntryKind = {
  /** Its fields: facts, and texts in every language. */
  item: GroupField;
  /** The list that it is added to; a page has its own bundle instead. */
  list?: ListField<GroupField>;
  /** Path of its bundle, in `shared` and in a language. */
  path: (id: string) => string;
  /** Field whose English text becomes the slug. */
  slugSource?: string;
  facts?: (id: string, today: string) => Facts;
  /** Facts of its search entry. */
  search?: (id: string) => Facts;
  /** Id of the page that is created with it. */
  pageId?: (id: string) => string;
};

function describeRecords(path: string, list: ListField<GroupField>) {
  return { item: list.item, list, path: () => path };
}

/** Kinds of entries, by their command-line name. */
export const entryKinds: Readonly<Record<string, EntryKind>> = {
  question: {
    ...describeRecords(ownBundles.faq.path, faq),
    slugSource: 'question',
    search: (id) => ({ type: 'faq', page: 'faq', part: id }),
  },
  'case-study': {
    ...describeRecords(ownBundles.caseStudies.path, caseStudies),
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
    search: (id) => ({ type: 'case-study', page: 'case-studies', part: id }),
    pageId: studyPageId,
  },
  client: describeRecords(ownBundles.clients.path, clients),
  story: describeRecords(ownBundles.successStories.path, successStories),
  place: describeRecords(ownBundles.locations.path, locations),
  page: {
    item: newPage,
    path: pageBundlePath,
    search: (id) => ({ type: 'page', page: id }),
    pageId: (id) => id,
  },
  search: describeRecords(ownBundles.search.path, search),
};

/** Returns where an entry is in the bundles, as file and key: its facts, and its texts in a language. */
export function placesOf(kind: EntryKind, id: string) {
  const path = kind.path(id);
  return kind.list === undefined
    ? { facts: `${ROUTES_FILE} ${id}.`, textsIn: (language: string) => `${language}/${path} `, above: '' }
    : {
        facts: `${SHARED_FOLDER}/${path} ${id}.`,
        textsIn: (language: string) => `${language}/${path} ${id}.`,
        above: `${id}.`,
      };
}

/** Returns the page id of a case study. */
export function studyPageId(id: string): string {
  return `case-studies-${id}`;
}

/** Converts a title to a slug: lowercase letters, digits and hyphens. */
export function makeSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the initial sections of a case study's page; the last one links to the page `next`. */
export function studyPageFacts(id: string, next: string): Facts {
  return {
    study: id,
    sections: [
      { id: 'opening', kind: 'study-drawing', study: id },
      { id: 'challenge', kind: 'statement', paragraphs: [{ id: 'first' }] },
      {
        id: 'solution',
        kind: 'features',
        tone: 'sand',
        items: ['first', 'second'].map((item) => ({ id: item })),
      },
      {
        id: 'cta',
        kind: 'closing',
        actions: [
          { id: 'contact', to: { page: 'contact' } },
          { id: 'next', to: { page: next } },
        ],
      },
    ],
  };
}

/**
 * Sorts the facts of an entry by its fields. Missing lists of texts get the ids used in the texts; unknown facts are
 * kept, so the check can report them.
 */
export function completeFacts(field: GroupField, given: Facts, texts: readonly unknown[]): Facts {
  const known = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    const own = given[name];
    const inside = texts.map((text) => valueOf(text, name));
    if (inner.type === 'group' && (own === undefined || isRecord(own))) {
      const facts = completeFacts(inner, own ?? {}, inside);
      return Object.keys(facts).length === 0 ? [] : [[name, facts]];
    }
    if (inner.type !== 'list' || own !== undefined) return own === undefined ? [] : [[name, own]];
    const ids = new Set(inside.flatMap((text) => Object.keys(isRecord(text) ? text : {})));
    return [[name, [...ids].map((id) => ({ id }))]];
  });
  const names = new Set(known.map(([name]) => name));
  return Object.fromEntries([...known, ...Object.entries(given).filter(([name]) => !names.has(name))]);
}
