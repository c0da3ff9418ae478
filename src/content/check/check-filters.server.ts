import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { serviceIds } from '#src/routing/service-pages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { nameThing } from './described-bundle.server.ts';
import { suggestName } from './expected-value.server.ts';

/** Filters of case studies: the fact, its list of filter chips, and the valid values, if pages define them. */
const filters = [
  { fact: 'industry', name: 'industry', chips: 'industries', known: undefined },
  { fact: 'services', name: 'service', chips: 'services', known: serviceIds },
] as const;

/** Checks that filter chips have existing values and that every value used by a study has a chip. */
export function checkFilters({ bundles }: SiteSource): Problem[] {
  const bundle = bundles.get(`${SHARED_FOLDER}/${pageBundlePath('case-studies')}`);
  const studies = itemsOf(bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`)?.value);
  if (bundle === undefined) return [];
  return itemsOf(valueOf(bundle.value, 'sections')).flatMap((section, index) =>
    valueOf(section, 'kind') === 'case-studies'
      ? filters.flatMap((filter) => checkChips(bundle, index, section, studies, filter))
      : [],
  );
}

function checkChips(
  bundle: Bundle,
  section: number,
  content: unknown,
  studies: readonly unknown[],
  { fact, name: kind, chips, known }: (typeof filters)[number],
): Problem[] {
  const place = ['sections', section, 'filter', chips] as const;
  const ids = itemsOf(valueOf(valueOf(content, 'filter'), chips)).map(idOf);
  const isKnown = (name: string) => known?.some((each) => each === name) ?? true;
  const unknown = ids.flatMap((name, index) => {
    if (name === undefined || known === undefined || isKnown(name)) return [];
    const suggestion = suggestName(name, known, {
      expected: { phrase: 'one-of', values: { names: known } },
      remedy: { phrase: 'remove-filter' },
    });
    const values = { thing: nameThing(kind), name, ...suggestion };
    return [locateProblem(bundle, [...place, index], { code: 'filter-unknown', values })];
  });
  const needed = new Set(
    studies.flatMap((study) => [valueOf(study, fact)].flat()).filter((each) => typeof each === 'string'),
  );
  const missing = [...needed].filter((name) => isKnown(name) && !ids.includes(name));
  return [
    ...unknown,
    ...missing.map((name) =>
      locateProblem(bundle, place, { code: 'filter-missing', values: { thing: nameThing(kind), name } }),
    ),
  ];
}
