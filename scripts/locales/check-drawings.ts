import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, numbersOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** Checks that drawings of case studies show the numbers of their records. */
export function checkDrawings({ bundles }: SiteSource): Problem[] {
  const records = itemsOf(bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`)?.value);
  return records.flatMap((record) => {
    const bundle = bundles.get(`${SHARED_FOLDER}/${pageBundlePath(`case-studies-${idOf(record) ?? ''}`)}`);
    if (bundle === undefined) return [];
    return itemsOf(valueOf(bundle.value, 'sections')).flatMap((section, index) =>
      Object.entries(numbersOf(valueAt(section, ['drawing', 'shows']))).flatMap(([fact, drawn]) => {
        const written = valueOf(record, fact);
        if (written === drawn) return [];
        const values = { drawn, fact, written: String(written) };
        const place = ['sections', index, 'drawing', 'shows', fact];
        return [locateProblem(bundle, place, { code: 'drawing-other', values })];
      }),
    );
  });
}
