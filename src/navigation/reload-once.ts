const VISITED_KEY = 'site.reloaded';

/**
 * Loads the document of the address anew, for a page whose files are gone since a new release. Never twice for one
 * address of one release, so that a file that stays missing does not load the page in a loop. The script that begins
 * a document has another name in every release.
 */
export function reloadOnce() {
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const visit = `${location.href} ${release}`;
  try {
    if (sessionStorage.getItem(VISITED_KEY) === visit) return;
    sessionStorage.setItem(VISITED_KEY, visit);
  } catch {
    return;
  }
  location.reload();
}
