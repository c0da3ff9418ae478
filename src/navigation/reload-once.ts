const VISITED_KEY = 'veltara.reloaded';

/**
 * Loads the document of the address anew, for a page whose files are gone since a new release. Never twice for one
 * address, so that a file that stays missing does not load the page in a loop.
 */
export function reloadOnce() {
  const address = location.href;
  try {
    if (sessionStorage.getItem(VISITED_KEY) === address) return;
    sessionStorage.setItem(VISITED_KEY, address);
  } catch {
    return;
  }
  location.reload();
}
