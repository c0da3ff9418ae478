import table from '#locales/shared/redirects.json' with { type: 'json' };
import { type Redirect, withoutFileName } from '#src/config/hosting.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { placeOf } from './addresses.ts';
import { pageIds } from './routes.ts';

/** The address of every page in every language, from the root of the site. */
export const siteAddresses = languageCodes.flatMap((code) => pageIds.map((id) => placeOf(id, code)));

/**
 * Old addresses, without what hosts add to them, and where they lead (behavior §2). One in the folder of a language leads
 * to its page; every other holds inside each language. A page that is gone has no address to lead to.
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
  // What is said of one language alone holds there.
  const sorted = spread.toSorted((one, other) => one.rank - other.rank);
  return [...new Map(sorted.map(({ from, to }) => [from, to]))].map(([from, to]) => ({ from, to }));
}
