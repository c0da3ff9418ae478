import table from '#locales/shared/redirects.json' with { type: 'json' };
import { type Redirect, withoutFileName } from '#src/config/hosting.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { placeOf } from './addresses.ts';
import { pageIds } from './routes.ts';

/** Address of every page in every language, from the site's root. */
export const siteAddresses = languageCodes.flatMap((code) => pageIds.map((id) => placeOf(id, code)));

/**
 * Returns former addresses without file names, and their targets (behavior §2). One in a language's folder applies to
 * that language, any other to every language. Redirects to unknown pages are skipped.
 */
export function listMoved(redirects: readonly { from: string; page: string }[] = table): Redirect[] {
  const spread = redirects.flatMap(({ from, page }): (Redirect & { rank: number })[] => {
    const id = pageIds.find((each) => each === page);
    const old = withoutFileName(from);
    const own = languageCodes.find((code) => old.startsWith(`${languages[code].prefix || '/'}/`));
    if (id === undefined) return [];
    if (own !== undefined) return [{ from: old, to: placeOf(id, own), rank: 1 }];
    return languageCodes.map((code) => ({
      from: languages[code].prefix + old,
      to: placeOf(id, code),
      rank: 0,
    }));
  });
  // Redirects for one language override general ones.
  const sorted = spread.toSorted((one, other) => one.rank - other.rank);
  return [...new Map(sorted.map(({ from, to }) => [from, to]))].map(([from, to]) => ({ from, to }));
}
