import { defaultLanguage } from '#src/config/languages.ts';
import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** Checks that every entry of the search names a part of its page that has an anchor and a title. */
export function checkSearch(source: SiteSource): Problem[] {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${bundlePaths.search}`);
  if (bundle === undefined) return [];
  return itemsOf(bundle.value).flatMap((entry, index) => {
    const part = valueOf(entry, 'part');
    const page = valueOf(entry, 'page');
    if (typeof part !== 'string' || typeof page !== 'string') return [];
    const known = listPartIds(source, page);
    if (known.includes(part)) return [];
    const nearest = findNearest(part, known);
    const fault = {
      found: `the part "${part}", which ${page} does not have`,
      expected:
        known.length === 0 ? 'no part: nothing on this page has an anchor' : `one of ${known.join(', ')}`,
      remedy:
        nearest === undefined
          ? `name a section, card or question of shared/${pageBundlePath(page)}, or remove "part"`
          : `write "part": "${nearest}"`,
    };
    return [locateProblem(bundle, [index, 'part'], fault)];
  });
}

/** Ids of the sections of a page that have a title, and of what has an anchor in them. */
function listPartIds({ bundles }: SiteSource, page: string): string[] {
  const path = pageBundlePath(page);
  const sections = itemsOf(valueOf(bundles.get(`${SHARED_FOLDER}/${path}`)?.value, 'sections'));
  const texts = bundles.get(`${defaultLanguage}/${path}`)?.value;
  return sections.flatMap((section) => {
    const id = idOf(section) ?? '';
    const hasTitle = typeof valueAt(texts, ['sections', id, 'title']) === 'string';
    return [...(hasTitle ? [id] : []), ...listAnchoredIds(section)];
  });
}

function listAnchoredIds(section: unknown): string[] {
  const items = itemsOf(valueOf(section, 'items'));
  switch (valueOf(section, 'kind')) {
    case 'sectors':
      return items.flatMap((item) => idOf(item) ?? []);
    case 'site-solutions':
      return items
        .filter((item) => valueOf(item, 'anchor') !== undefined)
        .flatMap((item) => idOf(item) ?? []);
    case 'questions':
      return itemsOf(valueOf(section, 'groups')).flatMap(listEntries);
    default:
      return [];
  }
}

function listEntries(value: unknown): string[] {
  return itemsOf(valueOf(value, 'entries')).filter((id) => typeof id === 'string');
}
