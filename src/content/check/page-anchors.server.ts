import { defaultLanguage } from '#src/config/languages.ts';
import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** Checks that anchors and search ids are unique on each page. */
export function checkAnchors(source: SiteSource): Problem[] {
  return source.catalogue.flatMap(({ path }) => {
    const bundle = source.bundles.get(`${SHARED_FOLDER}/${path}`);
    if (bundle === undefined) return [];
    const sections = itemsOf(valueOf(bundle.value, 'sections'));
    const taken = new Set(sections.map(idOf));
    return sections.flatMap((section, index) => {
      const parts = listParts(source, section);
      const names = new Set(parts.flatMap(({ id = [], anchor = [] }) => [id, anchor].flat()));
      const repeated = [...names].filter((name) => taken.has(name));
      names.forEach((name) => taken.add(name));
      return repeated.map((id) =>
        locateProblem(bundle, ['sections', index, 'id'], { code: 'id-repeated', values: { id } }),
      );
    });
  });
}

/** Returns the anchors of a page: its sections and their parts. */
export function listAnchors(source: SiteSource, page: string): string[] {
  return listSections(source, page)
    .flatMap((section) => [idOf(section), ...listParts(source, section).map(({ anchor }) => anchor)])
    .filter((anchor) => anchor !== undefined);
}

/** Returns the ids that search entries may use on a page: titled sections and searchable parts of sections. */
export function listPartIds(source: SiteSource, page: string): string[] {
  const texts = source.bundles.get(`${defaultLanguage}/${pageBundlePath(page)}`)?.value;
  return listSections(source, page).flatMap((section) => {
    const id = idOf(section) ?? '';
    const hasTitle = typeof valueAt(texts, ['sections', id, 'title']) === 'string';
    return [...(hasTitle ? [id] : []), ...listParts(source, section).flatMap((part) => part.id ?? [])];
  });
}

function listSections({ bundles }: SiteSource, page: string): readonly unknown[] {
  return itemsOf(valueOf(bundles.get(`${SHARED_FOLDER}/${pageBundlePath(page)}`)?.value, 'sections'));
}

/** A part of a section with an anchor; searchable parts have an id. */
type Part = { id?: string | undefined; anchor: string | undefined };

function listParts({ bundles }: SiteSource, section: unknown): Part[] {
  const items = itemsOf(valueOf(section, 'items'));
  const findRecords = (path: string, ids: ReadonlySet<unknown>): Part[] =>
    itemsOf(bundles.get(`${SHARED_FOLDER}/${path}`)?.value)
      .filter((record) => ids.has(idOf(record)))
      .map((record) => ({ id: idOf(record), anchor: idOf(valueOf(record, 'slug')) }));
  switch (valueOf(section, 'kind')) {
    case 'services':
      return items.map((item) => ({ id: idOf(item), anchor: idOf(item) }));
    case 'connected-site':
      return items
        .map((item) => ({ id: idOf(item), anchor: idOf(valueOf(item, 'anchor')) }))
        .filter(({ anchor }) => anchor !== undefined);
    case 'questions': {
      const groups = itemsOf(valueOf(section, 'groups'));
      const entries = groups.flatMap((group) => itemsOf(valueOf(group, 'entries')));
      return [
        ...groups.map((group) => ({ anchor: idOf(group) })),
        ...findRecords(ownBundles.faq.path, new Set(entries)),
      ];
    }
    case 'case-studies':
      return findRecords(ownBundles.caseStudies.path, new Set(itemsOf(valueOf(section, 'studies'))));
    case 'studies':
      return itemsOf(valueOf(section, 'studies')).map((study) => ({ anchor: idOf(study) }));
    case 'clauses':
      return items.map((item) => ({ anchor: idOf(item) }));
    default:
      return [];
  }
}
