import type { Language } from '#src/config/languages.ts';
import type { PageId } from '#src/routing/routes.ts';

/** Size of share pictures, px. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Returns the title of a shared page. Home drops its name, which means nothing outside the site. */
export function shareTitle(id: PageId, name: string, title: string): string {
  const lead = `${name}: `;
  return id === 'home' && title.startsWith(lead) ? title.slice(lead.length) : title;
}

/** Returns the path of a page's share picture in a language, from the site's root. */
export function shareImagePath(id: PageId, language: Language): string {
  return `/share/${language}/${id}.jpg`;
}
