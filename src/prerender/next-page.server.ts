import type { Language } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { placeOf } from '#src/routing/addresses.ts';
import type { PageId, RouteId } from '#src/routing/routes.ts';

/** The page that visitors probably open next: where the call to action at the end of a page leads. */
function findNextPage(site: SiteContent, language: Language, id: RouteId): PageId | undefined {
  const last = site[language].pages[id].sections.at(-1);
  return last !== undefined && 'actions' in last ? last.actions[0]?.to.page : undefined;
}

/**
 * The address of the page that visitors probably open next.
 * @param base folder of the host that the site stands in
 */
export function findNextAddress(
  site: SiteContent,
  language: Language,
  id: RouteId,
  base: string,
): string | undefined {
  const next = findNextPage(site, language, id);
  return next === undefined ? undefined : base + placeOf(next, language);
}
