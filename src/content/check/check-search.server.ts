import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { listPartIds } from './page-anchors.server.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
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
    const expected: Phrase =
      known.length === 0 ? { phrase: 'no-part' } : { phrase: 'one-of', values: { names: known } };
    const remedy: Phrase =
      nearest === undefined
        ? { phrase: 'name-part', values: { file: `${SHARED_FOLDER}/${pageBundlePath(page)}` } }
        : { phrase: 'write-part', values: { part: nearest } };
    const fault = { code: 'part-unknown', values: { part, page, expected, remedy } } as const;
    return [locateProblem(bundle, [index, 'part'], fault)];
  });
}
