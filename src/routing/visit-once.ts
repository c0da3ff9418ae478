const VISITED_KEY = 'veltara.reloaded';

/**
 * Loads an address anew, for a page whose files are gone since a new release. Never twice for one address, so that a
 * file that stays missing does not load the page in a loop. Says whether it does.
 */
export function visitOnce(address: string): boolean {
  try {
    if (sessionStorage.getItem(VISITED_KEY) === address) return false;
    sessionStorage.setItem(VISITED_KEY, address);
  } catch {
    return false;
  }
  location.assign(address);
  return true;
}
