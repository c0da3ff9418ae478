import { defaultLanguage } from '#src/config/languages.ts';
import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** Checks that no two things on a page have the same anchor. */
export function checkAnchors({ bundles, catalogue }: SiteSource): Problem[] {
  return catalogue.flatMap(({ path }) => {
    const bundle = bundles.get(`${SHARED_FOLDER}/${path}`);
    const sections = itemsOf(valueOf(bundle?.value, 'sections'));
    const ids = sections.flatMap((section) => idOf(section) ?? []);
    return sections.flatMap((section, index) => {
      const earlier = [...ids, ...sections.slice(0, index).flatMap(listAnchoredIds)];
      const repeated = listAnchoredIds(section).filter((anchor) => earlier.includes(anchor));
      return bundle === undefined
        ? []
        : repeated.map((anchor) =>
            locateProblem(bundle, ['sections', index, 'id'], { code: 'id-repeated', values: { id: anchor } }),
          );
    });
  });
}

/** Anchors of a page: those of its sections, and of what has one in them. */
export function listAnchors({ bundles }: SiteSource, page: string): string[] {
  const facts = (path: string) => bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const slugsOf = (path: string, ids: readonly unknown[]) =>
    itemsOf(facts(path))
      .filter((record) => ids.includes(idOf(record)))
      .map((record) => valueOf(record, 'slug'));
  return itemsOf(valueOf(facts(pageBundlePath(page)), 'sections'))
    .flatMap((section) => [idOf(section), ...listInnerAnchors(section, slugsOf)])
    .filter((anchor) => typeof anchor === 'string');
}

/** Anchors inside a section; `slugsOf` are those of the records of a bundle that have these ids. */
function listInnerAnchors(
  section: unknown,
  slugsOf: (path: string, ids: readonly unknown[]) => readonly unknown[],
): readonly unknown[] {
  switch (valueOf(section, 'kind')) {
    case 'connected-site':
      return itemsOf(valueOf(section, 'items')).map((item) => valueOf(item, 'anchor'));
    case 'questions':
      return [
        ...itemsOf(valueOf(section, 'groups')).map(idOf),
        ...slugsOf(bundlePaths.faq, listAnchoredIds(section)),
      ];
    case 'case-studies':
      return slugsOf(bundlePaths.caseStudies, listAnchoredIds(section));
    case 'studies':
      return listNames(section, 'studies');
    case 'clauses':
      return itemsOf(valueOf(section, 'items')).map(idOf);
    default:
      return listAnchoredIds(section);
  }
}

/** Ids of the sections of a page that have a title, and of what has an anchor in them. */
export function listPartIds({ bundles }: SiteSource, page: string): string[] {
  const path = pageBundlePath(page);
  const sections = itemsOf(valueOf(bundles.get(`${SHARED_FOLDER}/${path}`)?.value, 'sections'));
  const texts = bundles.get(`${defaultLanguage}/${path}`)?.value;
  return sections.flatMap((section) => {
    const id = idOf(section) ?? '';
    const hasTitle = typeof valueAt(texts, ['sections', id, 'title']) === 'string';
    const questions = itemsOf(bundles.get(`${SHARED_FOLDER}/${bundlePaths.faq}`)?.value).map(idOf);
    // A question that does not exist is told where the page names it.
    const anchors = listAnchoredIds(section).filter(
      (anchor) => valueOf(section, 'kind') !== 'questions' || questions.includes(anchor),
    );
    return [...(hasTitle ? [id] : []), ...anchors];
  });
}

function listAnchoredIds(section: unknown): string[] {
  const items = itemsOf(valueOf(section, 'items'));
  switch (valueOf(section, 'kind')) {
    case 'services':
      return items.flatMap((item) => idOf(item) ?? []);
    case 'connected-site':
      return items
        .filter((item) => valueOf(item, 'anchor') !== undefined)
        .flatMap((item) => idOf(item) ?? []);
    case 'questions':
      return itemsOf(valueOf(section, 'groups')).flatMap((value) => listNames(value, 'entries'));
    case 'case-studies':
      return listNames(section, 'studies');
    default:
      return [];
  }
}

function listNames(value: unknown, field: string): string[] {
  return itemsOf(valueOf(value, field)).filter((id) => typeof id === 'string');
}
