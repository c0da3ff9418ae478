import { languageCodes } from '#src/config/languages.ts';
import { collectEntries } from '#src/content/check/collect-entries.server.ts';
import { bundleCatalogue, ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { markText } from '../marks.ts';
import { factsOf } from './live-bundles.ts';

/** Returns the bundles with every text marked, except search words: search compares them. */
export function markSite(site: SiteSource, numberOf: (file: string, key: string) => number): SiteSource {
  const marked = languageCodes.flatMap((language) =>
    bundleCatalogue.flatMap(({ path, field }): [string, Bundle][] => {
      const file = `${language}/${path}`;
      const bundle = site.bundles.get(file);
      if (bundle === undefined || path === ownBundles.search.path) return [];
      const value = structuredClone(bundle.value);
      for (const entry of collectEntries(field, factsOf(site, path), bundle.value).texts) {
        const group = valueAt(value, entry.path.slice(0, -1));
        const last = entry.path.at(-1) ?? '';
        if (isRecord(group)) group[last] = markText(numberOf(file, entry.path.join('.')), entry.value);
      }
      return [[file, { ...bundle, value }]];
    }),
  );
  return { ...site, bundles: new Map([...site.bundles, ...marked]) };
}
