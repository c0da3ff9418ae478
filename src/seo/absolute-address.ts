import type { Language } from '#src/config/languages.ts';
import { placeOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';

/** The one canonical address of a page in a language, with the host and the folder of the site. */
export function writeAddress(origin: string, id: PageId, language: Language): string {
  return origin + placeOf(id, language);
}
