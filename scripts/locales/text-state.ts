import { hash } from 'node:crypto';
import { z } from 'zod';
import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { collectEntries, findOriginal } from '#src/content/check/collect-entries.server.ts';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Lines } from './line-files.ts';

/** States of a text before release, in order. */
export const states = ['new', 'changed', 'stale', 'translated', 'reviewed'] as const;
export type State = (typeof states)[number];

/** Signature of a confirmed text: hashes of its source and text, and whether it was reviewed. */
export const signature = z.strictObject({
  source: z.string().optional(),
  text: z.string(),
  reviewed: z.boolean(),
});

export type Signature = z.infer<typeof signature>;
/** Signatures of the texts of a language, by bundle and key; after a merge, a text may have one per side. */
export type Signatures = Lines<Signature>;

/** A text of a language, with its source and its state. */
export type StatedText = {
  language: Language;
  /** Path of the bundle in the language's folder. */
  path: string;
  bundle: Bundle;
  keys: readonly string[];
  text: string;
  /** Its source text in the default language. */
  source: string | undefined;
  state: State;
  isForm: boolean;
};

const HASH_LENGTH = 8;

/** Returns a short hash of a text. */
export function hashText(text: string): string {
  return hash('sha256', text, 'hex').slice(0, HASH_LENGTH);
}

/** Returns the signature of a text in its current form. */
export function signText(
  { text, source }: Pick<StatedText, 'text' | 'source'>,
  reviewed: boolean,
): Signature {
  return { ...(source === undefined ? {} : { source: hashText(source) }), text: hashText(text), reviewed };
}

/** Returns whether a text is still empty and cannot be confirmed. */
export function isEmpty({ text }: Pick<StatedText, 'text'>): boolean {
  return text.trim() === '';
}

/** Returns the state of a text, compared with its signatures. */
export function findState(
  text: Pick<StatedText, 'text' | 'source'>,
  confirmed: readonly Signature[] = [],
): State {
  const nearest = findNearest(text, confirmed);
  return nearest === undefined || isEmpty(text) ? 'new' : compare(text, nearest);
}

/** Returns the signature that matches the current text best. */
export function findNearest(
  text: Pick<StatedText, 'text' | 'source'>,
  confirmed: readonly Signature[] = [],
): Signature | undefined {
  const rank = (each: Signature) => states.indexOf(compare(text, each));
  return confirmed.toSorted((a, b) => rank(b) - rank(a))[0];
}

function compare(text: Pick<StatedText, 'text' | 'source'>, confirmed: Signature): State {
  const now = signText(text, confirmed.reviewed);
  if (now.text !== confirmed.text) return 'changed';
  if (now.source !== undefined && now.source !== confirmed.source) return 'stale';
  return confirmed.reviewed ? 'reviewed' : 'translated';
}

/** Lists the texts of all or some languages, with their states. */
export function listTexts(
  { bundles }: SiteSource,
  confirmed: ReadonlyMap<Language, Signatures>,
  of: readonly Language[] = languageCodes,
): StatedText[] {
  return of.flatMap((language) =>
    bundleCatalogue.flatMap(({ path, field }) => {
      const bundle = bundles.get(`${language}/${path}`);
      const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
      const originals = bundles.get(`${defaultLanguage}/${path}`)?.value;
      return bundle === undefined
        ? []
        : collectEntries(field, facts, bundle.value).texts.map((entry) => {
            const source = language === defaultLanguage ? undefined : findOriginal(originals, entry);
            const own = { text: entry.value, source };
            const known = confirmed.get(language)?.[path]?.[entry.path.join('.')];
            const isForm = entry.form !== undefined;
            return { language, path, bundle, keys: entry.path, ...own, isForm, state: findState(own, known) };
          });
    }),
  );
}
