import { languageCodes } from '#src/config/languages.ts';
import { collectEntries, type FactEntry, type FactList } from '#src/content/check/collect-entries.server.ts';
import {
  CHOICES_PATH,
  messagesPath,
  pageBundlePath,
  REDIRECTS_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import {
  idOf,
  isRecord,
  itemsOf,
  type JsonPath,
  valueAt,
  valueOf,
} from '#src/content/describe/json-value.server.ts';
import { pageList } from '#src/content/describe/records.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import { ROUTES_FILE } from './add-route.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';

/** An existing entry. */
export type Subject = {
  kind: EntryKind;
  id: string;
  /** Id of its page. */
  page: string | undefined;
  /** The service that its page describes; forms and filters refer to it. */
  service: string | undefined;
  /** Its anchor on the page that lists it. */
  slug: unknown;
};

/** A place where a bundle refers to an entry. */
export type Mention = {
  bundle: string;
  path: JsonPath;
  /** The part that can be removed with the entry; `undefined` if something else depends on it. */
  part: JsonPath | undefined;
};

/** Finds entries by id, or explains which do not exist. */
export function findSubjects(
  source: SiteSource,
  kindName: string,
  ids: readonly string[],
): { ok: true; subjects: Subject[] } | { ok: false; reasons: Phrase[] } {
  const kind = entryKinds[kindName];
  if (kind === undefined) {
    const values = { name: kindName, names: Object.keys(entryKinds) };
    return { ok: false, reasons: [{ phrase: 'kind-unknown', values }] };
  }
  const { value } = source.bundles.get(kind.list === undefined ? ROUTES_FILE : sharedPath(kind)) ?? {};
  const known =
    kind.list === undefined ? Object.keys(isRecord(value) ? value : {}) : itemsOf(value).map(idOf);
  const names = known.filter((id) => id !== undefined);
  const reasons = ids
    .filter((id) => !known.includes(id))
    .map((id): Phrase => ({ phrase: 'id-unknown', values: { id, kind: kindName, names } }));
  if (reasons.length > 0) return { ok: false, reasons };
  return { ok: true, subjects: ids.map((id) => describeSubject(kind, id, value)) };
}

function describeSubject(kind: EntryKind, id: string, records: unknown): Subject {
  const page = kind.pageId?.(id);
  const record = itemsOf(records).find((each) => idOf(each) === id);
  return { kind, id, page, service: /^services-(.+)$/.exec(page ?? '')?.[1], slug: valueOf(record, 'slug') };
}

function sharedPath(kind: EntryKind): string {
  return `${SHARED_FOLDER}/${kind.path('')}`;
}

/** Returns the path of the bundle that belongs to the entry alone. */
export function ownBundle({ page }: Subject): string | undefined {
  return page === undefined ? undefined : pageBundlePath(page);
}

/** Returns where a language stores the contact form's words for a service. */
export function choiceWords(service: string) {
  return { path: messagesPath('contact'), keys: ['services', service] };
}

/** Finds every place in the bundles that refers to an entry. */
export function findMentions(source: SiteSource, subject: Subject): Mention[] {
  const { bundles, catalogue } = source;
  return [
    ...findChildren(source, subject),
    ...findChoices(source, subject),
    ...findRedirects(source, subject),
    ...catalogue.flatMap(({ path, field }) => {
      const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
      return [SHARED_FOLDER, ...languageCodes].flatMap((place) => {
        const bundle = `${place}/${path}`;
        const value = bundles.get(bundle)?.value;
        if (value === undefined) return [];
        const found = collectEntries(field, facts, value);
        const names = found.facts.flatMap((entry) => findNames(entry, value, subject));
        const items = place === SHARED_FOLDER ? findWords(found.lists, names, subject) : [];
        return [...names, ...items].map((steps) => ({ bundle, path: steps, part: findPart(value, steps) }));
      });
    }),
  ];
}

/** Finds list items that only hold words for an entry: filter chips, and items next to a list that names it. */
function findWords(
  lists: readonly FactList[],
  names: readonly JsonPath[],
  { id, service }: Subject,
): JsonPath[] {
  return lists.flatMap(({ path, ids }) => {
    const isBeside = names.some(
      (name) => name.length === path.length + 1 && isSame(name.slice(0, -2), path.slice(0, -1)),
    );
    const index = ids.findIndex(
      (each) => each === (path.includes('filter') ? service : isBeside ? id : undefined),
    );
    return index < 0 || ids[index] === undefined ? [] : [[...path, index]];
  });
}

function isSame(path: JsonPath, other: JsonPath): boolean {
  return path.join() === other.join();
}

/** Finds pages whose parent is the entry's page. */
function findChildren({ bundles }: SiteSource, { page }: Subject): Mention[] {
  const table = bundles.get(ROUTES_FILE)?.value;
  return Object.entries(isRecord(table) ? table : {})
    .filter(([, route]) => page !== undefined && valueOf(route, 'parent') === page)
    .map(([id]) => ({ bundle: ROUTES_FILE, path: [id, 'parent'], part: undefined }));
}

function findChoices({ bundles }: SiteSource, { service }: Subject): Mention[] {
  const bundle = `${SHARED_FOLDER}/${CHOICES_PATH}`;
  const index = itemsOf(valueOf(bundles.get(bundle)?.value, 'contactServices')).findIndex(
    (each) => each === service,
  );
  const path = ['contactServices', index];
  return index < 0 ? [] : [{ bundle, path, part: path }];
}

function findRedirects({ bundles }: SiteSource, { page }: Subject): Mention[] {
  const bundle = `${SHARED_FOLDER}/${REDIRECTS_PATH}`;
  const pages = itemsOf(bundles.get(bundle)?.value).map((entry) => valueOf(entry, 'page') ?? '');
  const found = [...pages.keys()].filter((index) => pages[index] === page);
  return found.map((index) => ({ bundle, path: [index, 'page'], part: [index] }));
}

/** Returns the paths in a fact that name the entry. */
function findNames({ field, path, value }: FactEntry, whole: unknown, subject: Subject): JsonPath[] {
  const { kind, id, page, service } = subject;
  if (field.type === 'derived') return [];
  const inList = (wanted: string) =>
    itemsOf(value).flatMap((each, index) => (each === wanted ? [[...path, index]] : []));
  const { meaning } = field;
  if (meaning?.thing === 'record') return meaning.of === kind.list && value === id ? [path] : [];
  if (meaning?.thing === 'records') return meaning.of === kind.list ? inList(id) : [];
  if (path.at(-1) === 'part') {
    const entry = valueAt(whole, path.slice(0, -1));
    const sought = Object.entries(kind.search?.(id) ?? {});
    const isSought = kind.list !== undefined && sought.length > 0;
    return isSought && sought.every(([key, each]) => valueOf(entry, key) === each) ? [path] : [];
  }
  if (path.at(-1) === 'to') {
    const named = { page, service, anchor: subject.slug };
    return Object.entries(named).flatMap(([key, name]) =>
      name !== undefined && valueOf(value, key) === name ? [[...path, key]] : [],
    );
  }
  if (page === undefined) return [];
  if (field === pageList) return inList(page);
  if (path.at(-1) === 'page') return value === page ? [path] : [];
  if (service === undefined || typeof path[0] !== 'number') return [];
  // Case studies list the services that were delivered.
  if (path.at(-1) === 'services') return inList(service);
  return path.at(-1) === 'service' && value === service && valueOf(valueAt(whole, path.slice(0, 1)), 'uuid')
    ? [path]
    : [];
}

/** Returns the removable part around a name: a list item, link, next page, menu or search entry; never a section. */
function findPart(value: unknown, path: JsonPath): JsonPath | undefined {
  const last = path.at(-1);
  if (typeof last === 'number' || (last === 'service' && path.at(-2) === 'to')) return path;
  const around = path.slice(0, path.at(-2) === 'to' ? -2 : -1);
  const isLink = path.at(-2) === 'to' || last === 'page' || last === 'part';
  const isItem = typeof around.at(-1) === 'number' && around.at(-2) !== 'sections';
  const canGo = around.at(-1) === 'next' || (isItem && idOf(valueAt(value, around)) !== undefined);
  return isLink && canGo ? around : undefined;
}
