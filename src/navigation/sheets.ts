/** Of a sheet that waits for its page: it would style the page anew that the visitor leaves. */
const WAITING = 'not all';

/** A sheet that waits for its page, marked as the site's own: what a third party adds goes away with consent. */
export function createSheet(href: string): HTMLLinkElement {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: WAITING, href });
  sheet.dataset['site'] = '';
  return sheet;
}

/** The sheets stand in the page that the document brought, which goes away with the first navigation. */
export function keepSheets() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('main link')) {
    document.head.append(createSheet(sheet.href));
  }
}

/** Lets the sheets that wait hold, as their page is shown. */
export function applySheets() {
  const waiting = document.head.querySelectorAll<HTMLLinkElement>(`link[media="${WAITING}"]`);
  waiting.forEach((sheet) => sheet.removeAttribute('media'));
}
