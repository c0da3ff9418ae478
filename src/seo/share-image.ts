import type { Language } from '#src/config/languages.ts';
import type { PageId } from '#src/routing/routes.ts';

/** Size of share pictures, px. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Path of the share picture of a page in a language, from the root of the site. */
export function shareImagePath(id: PageId, language: Language): string {
  return `/share/${language}/${id}.jpg`;
}
