/**
 * Base path of the site on its host: empty, or its folder, such as `/repo`. The built
 * site knows it; whatever runs beside the build reads it from the settings.
 */
export const BASE_PATH = typeof SITE_BASE_PATH === 'undefined' ? '' : SITE_BASE_PATH;

/** The folder that the address of the site names: `/repo` for `https://owner.github.io/repo`. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}
