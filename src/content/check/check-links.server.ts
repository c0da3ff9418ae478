import { languageCodes } from '#src/config/languages.ts';
import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { target } from '#src/content/describe/link-target.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { locateProblem, nameFile } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { nameThing } from './described-bundle.server.ts';
import { isUnpublished } from './check-shown.server.ts';
import { collectEntries } from './collect-entries.server.ts';
import { listAnchors, listPartIds } from './page-anchors.server.ts';
import { suggestName } from './expected-value.server.ts';

/** The page with all case studies; each study's page links back to it. */
const STUDIES = 'case-studies';

/** Checks that every link's anchor exists on its page. */
export function checkLinks(source: SiteSource): Problem[] {
  const { bundles, catalogue } = source;
  return [
    ...catalogue.flatMap(({ path, field }) => {
      const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
      return [SHARED_FOLDER, ...languageCodes].flatMap((folder) => {
        const bundle = bundles.get(`${folder}/${path}`);
        if (bundle === undefined) return [];
        return collectEntries(field, facts, bundle.value)
          .facts.filter((entry) => entry.field.type === 'fact' && entry.field.schema === target)
          .flatMap(({ path: steps, value }) =>
            checkTarget(source, value).map((fault) => locateProblem(bundle, [...steps, 'anchor'], fault)),
          );
      });
    }),
    ...checkStudies(source),
  ];
}

function checkTarget(source: SiteSource, value: unknown): Fault[] {
  const page = valueOf(value, 'page');
  const anchor = valueOf(value, 'anchor');
  if (typeof page !== 'string' || typeof anchor !== 'string') return [];
  // While the page is unreadable, its anchors are unknown.
  if (!source.bundles.has(`${SHARED_FOLDER}/${pageBundlePath(page)}`)) return [];
  const known = [...new Set(listAnchors(source, page))];
  if (known.includes(anchor)) return [];
  const suggestion = suggestName(anchor, known, {
    expected: { phrase: 'no-part' },
    remedy: { phrase: 'name-anchor', values: { page } },
  });
  return [{ code: 'anchor-unknown', values: { anchor, page, ...suggestion } }];
}

/** Checks that every published study is listed on the page that its own page links back to. */
function checkStudies(source: SiteSource): Problem[] {
  const { bundles, folder } = source;
  const bundle = bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`);
  if (bundle === undefined || !bundles.has(`${SHARED_FOLDER}/${pageBundlePath(STUDIES)}`)) return [];
  const place = nameFile(folder, `${SHARED_FOLDER}/${pageBundlePath(STUDIES)}`);
  const known = listAnchors(source, STUDIES);
  return itemsOf(bundle.value).flatMap((study, index) => {
    const slug = valueOf(study, 'slug');
    const isSuccess =
      isUnpublished(source, ownBundles.caseStudies.path, study) ||
      typeof slug !== 'string' ||
      known.includes(slug);
    const values = { thing: nameThing('case study'), id: idOf(study) ?? '', place };
    return isSuccess ? [] : [locateProblem(bundle, [index, 'id'], { code: 'entry-unlisted', values })];
  });
}

/** Checks that every search entry names a part of its page with an anchor and a title. */
export function checkSearch(source: SiteSource): Problem[] {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${ownBundles.search.path}`);
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
