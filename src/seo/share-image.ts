import type { Language } from '#src/config/languages.ts';
import type { PageId } from '#src/routing/routes.ts';

/** Size of the pictures that stand for a page where its address is shared, px. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Where the share picture of a page in a language stands, from the root of the site. */
export function shareImagePath(id: PageId, language: Language): string {
  return `/share/${language}/${id}.jpg`;
}
