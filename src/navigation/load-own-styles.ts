import { SITE_SHEET } from '#src/config/constants.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { createSheet } from './sheets.ts';

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches the sheet that only one page has, unless it is there. It stands before that of the site, as in a document.
 * @throws Error when it cannot be fetched
 */
export async function loadOwnStyles(id: RouteId): Promise<void> {
  const site = document.head.querySelector<HTMLLinkElement>(`link[href*="/${SITE_SHEET}-"]`);
  if (site === null) return;
  const address = site.href.replace(`/${SITE_SHEET}-`, `/${folderOf(id)}-`);
  const loading = fetched.get(address) ?? fetchSheet(address, site);
  fetched.set(address, loading);
  await loading.catch(() => {
    fetched.delete(address);
    throw new Error(`The styles of ${id} could not be fetched.`);
  });
}

async function fetchSheet(address: string, site: HTMLLinkElement): Promise<void> {
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (sheets.some(({ href }) => href === address)) return;
  const sheet = createSheet(address);
  const loading = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
  site.before(sheet);
  await loading.catch((error: unknown) => {
    sheet.remove();
    throw error;
  });
}
