import { defaultLanguage, isDraft, type Language, languageCodes } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import type { BundleDescription } from '#src/content/describe/bundle-catalogue.server.ts';
import { valueAt, withValueAt } from '#src/content/describe/json-value.server.ts';
import { joinSite } from '#src/content/join/join-site.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { checkSite } from './check-site.server.ts';
import { isName, isSearchTerm } from './check-texts.server.ts';
import { collectEntries, listTranslations } from './collect-entries.server.ts';

/** The content of the site, or all problems of the bundles. */
export type SiteLoading = { ok: true; content: SiteContent } | { ok: false; problems: Problem[] };

/**
 * Reads a locales folder, checks every bundle of every declared language, and joins texts with facts. Returns all
 * problems at once, those of draft languages as warnings. Throws only on file-system errors.
 */
export function loadSite(folder: string): SiteLoading {
  const source = readSite(folder);
  const problems = [...source.problems, ...checkSite(source)];
  return problems.some(({ isWarning }) => isWarning !== true)
    ? { ok: false, problems }
    : { ok: true, content: joinSite(fillDrafts(source)) };
}

/**
 * Fills texts that a draft language lacks with the default language's, in double brackets. Names, search terms and
 * texts without words get no brackets.
 */
export function fillDrafts(source: SiteSource): SiteSource {
  const drafts = languageCodes.filter(isDraft);
  const filled = drafts.flatMap((language) =>
    source.catalogue.flatMap((description): [string, Bundle][] => {
      const path = `${language}/${description.path}`;
      const own = source.bundles.get(path) ?? source.bundles.get(`${defaultLanguage}/${description.path}`);
      return own ? [[path, { ...own, value: fillBundle(source, description, language) }]] : [];
    }),
  );
  return drafts.length === 0 ? source : { ...source, bundles: new Map([...source.bundles, ...filled]) };
}

function fillBundle(
  { bundles }: SiteSource,
  { path, field }: BundleDescription,
  language: Language,
): unknown {
  const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const originals = bundles.get(`${defaultLanguage}/${path}`)?.value;
  return collectEntries(field, facts, originals).texts.reduce<unknown>(
    (value, entry) => {
      const hasWords = /\p{L}/u.test(replacePlaceholders(entry.value, () => ''));
      const isPlain = !hasWords || isName(entry, { path }) || isSearchTerm(entry, { path });
      const text = isPlain ? entry.value : `⟦${entry.value}⟧`;
      return listTranslations(entry, language).reduce<unknown>((filling, keys) => {
        const written = valueAt(filling, keys);
        return typeof written === 'string' && written !== '' ? filling : withValueAt(filling, keys, text);
      }, value);
    },
    bundles.get(`${language}/${path}`)?.value ?? {},
  );
}
