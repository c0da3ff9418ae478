/**
 * Base path of the site on its host: empty, or its folder, such as `/repo`.
 * The build inlines it; code outside the build reads it from the settings.
 */
export const BASE_PATH = typeof SITE_BASE_PATH === 'undefined' ? '' : SITE_BASE_PATH;

/** Returns the base path in the site's address: `/repo` for `https://owner.github.io/repo`. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}
