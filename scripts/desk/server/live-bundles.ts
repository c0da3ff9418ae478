import { type Language, languageCodes } from '#src/config/languages.ts';
import { bundleCatalogue, type BundleDescription } from '#src/content/describe/bundle-catalogue.server.ts';
import { type Bundle, readBundle } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** A bundle of a language that texts are written into. */
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

/** The bundles as they stand on disk; a file is read again once it was forgotten. */
export type LiveBundles = {
  current: () => SiteSource;
  /** The same, with a file that cannot be read as it was before, where that is known. */
  shown: () => SiteSource;
  /** Reads a file of the folder again with the next question; all without a name. */
  forget: (file?: string) => void;
};

/** Follows a locales folder. */
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

/** The facts that belong to a bundle of texts. */
export function factsOf({ bundles }: SiteSource, path: string): unknown {
  return bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
}
