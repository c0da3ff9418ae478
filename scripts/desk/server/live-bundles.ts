import { type Language, languageCodes } from '#src/config/languages.ts';
import { bundleCatalogue, type BundleDescription } from '#src/content/describe/bundle-catalogue.server.ts';
import { type Bundle, readBundle } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** The bundle of one language that holds texts. */
export type TextFile = { file: string; language: Language; description: BundleDescription };

/** Every file that the desk may write, by its path inside the locales folder. */
export const textFiles: ReadonlyMap<string, TextFile> = new Map(
  languageCodes.flatMap((language) =>
    bundleCatalogue.map((description): [string, TextFile] => {
      const file = `${language}/${description.path}`;
      return [file, { file, language, description }];
    }),
  ),
);

/** The bundles on disk, cached until a file is forgotten. */
export type LiveBundles = {
  current: () => SiteSource;
  /** Like `current`, but with the last readable version of unreadable files, if known. */
  shown: () => SiteSource;
  /** Invalidates a file, or all files without a name; the next access reads it again. */
  forget: (file?: string) => void;
};

/** Opens the bundles of a locales folder with a cache. */
export function followBundles(folder: string): LiveBundles {
  let source: SiteSource | undefined;
  let last: ReadonlyMap<string, Bundle> = new Map();
  const forgotten = new Set<string>();
  const read = (): SiteSource => {
    const known = source;
    const files = [...forgotten];
    forgotten.clear();
    if (known === undefined) return readSite(folder);
    if (files.length === 0) return known;
    const readings = files.map((file) => ({ file, reading: readBundle(folder, file) }));
    const isSound = readings.every(({ file, reading }) => reading.ok && known.bundles.has(file));
    if (!isSound || known.problems.length > 0) return readSite(folder);
    const fresh = readings.flatMap(({ file, reading }): [string, Bundle][] =>
      reading.ok ? [[file, reading.bundle]] : [],
    );
    return { ...known, bundles: new Map([...known.bundles, ...fresh]) };
  };
  const current = () => {
    const next = read();
    if (next !== source) last = new Map([...last, ...next.bundles]);
    return (source = next);
  };
  return {
    forget(file) {
      if (file === undefined) source = undefined;
      else forgotten.add(file);
    },
    current,
    shown() {
      const site = current();
      return site.bundles.size === last.size ? site : { ...site, bundles: last };
    },
  };
}

/** Returns the facts of a bundle. */
export function factsOf({ bundles }: SiteSource, path: string): unknown {
  return bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
}
