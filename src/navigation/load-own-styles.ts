import { SITE_SHEET } from '#src/config/constants.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import type { RouteId } from '#src/routing/routes.ts';

/**
 * Fetches the sheet that only one page has, unless it is there. It stands before that of the site, as in a document.
 * @throws Error when it cannot be fetched
 */
export async function loadOwnStyles(id: RouteId): Promise<void> {
  const site = document.head.querySelector<HTMLLinkElement>(`link[href*="/${SITE_SHEET}-"]`);
  const address = site?.getAttribute('href')?.replace(`/${SITE_SHEET}-`, `/${folderOf(id)}-`);
  if (address === undefined || document.head.querySelector(`link[href="${address}"]`) !== null) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const fetched = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
  site?.before(sheet);
  await fetched.catch(() => {
    sheet.remove();
    throw new Error(`The styles of ${id} could not be fetched.`);
  });
}
