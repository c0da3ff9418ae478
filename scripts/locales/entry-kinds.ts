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
/** A kind of entry that can be added, and what follows from its id and its English texts. */
export type EntryKind = {
  /** What is given of it: facts, and texts that every language writes. */
  item: GroupField;
  /** The list that it becomes a record of; a page is none, but a bundle of its own. */
  list?: ListField<GroupField>;
  /** Path of the bundle that it is written into, inside `shared` and inside a language. */
  path: (id: string) => string;
  /** Text from which the slug is made. */
  slugSource?: string;
  facts?: (id: string, today: string) => Facts;
  /** The entry of the search that leads to it. */
  search?: (id: string) => Facts;
  /** Id of the page that comes with it. */
  pageId?: (id: string) => string;
};

function describeRecords(path: string, list: ListField<GroupField>) {
  return { item: list.item, list, path: () => path };
}

/** The kinds of entries, by the name that the command line has for them. */
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

/** Where an entry stands in the bundles, as file and key: its facts, and its texts in a language. */
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
          { id: 'next', to: { page: studyPageId(next) } },
        ],
      },
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
