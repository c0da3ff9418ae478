import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { listPartIds } from './page-anchors.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { suggestName } from './suggest-name.server.ts';

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
    const suggestion = suggestName(
      part,
      known,
      {
        expected: { phrase: 'no-part' },
        remedy: { phrase: 'name-part', values: { file: `${SHARED_FOLDER}/${pageBundlePath(page)}` } },
      },
      (nearest) => ({ phrase: 'write-part', values: { part: nearest } }),
    );
    const fault = { code: 'part-unknown', values: { part, page, ...suggestion } } as const;
    return [locateProblem(bundle, [index, 'part'], fault)];
  });
}
