import { LEAVING_MS } from '#src/config/constants.ts';
import { keepFields } from './kept-fields.ts';

const VISITED_KEY = 'site.reloaded';

/** When the visitor has begun to leave the page, ms. */
let leftAt = -LEAVING_MS;

/** Notes when the visitor leaves: what was on its way then ends, and fails, without a fault. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Loads the document of the address anew, for a page whose files are gone since a new release; what was typed stays.
 * Never without a network, and never twice for one address of one release, so that a file that stays missing does not
 * load the page in a loop. The script that begins a document has another name in every release.
 * @returns whether a document is on its way
 */
export function reloadOnce(): boolean {
  if (performance.now() - leftAt < LEAVING_MS) return true;
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const visit = `${location.href} ${release}`;
  try {
    if (!navigator.onLine || sessionStorage.getItem(VISITED_KEY) === visit) return false;
    sessionStorage.setItem(VISITED_KEY, visit);
    keepFields();
  } catch {
    return false;
  }
  // What is typed until the document goes.
  addEventListener('pagehide', tryKeepFields);
  location.reload();
  return true;
}

function tryKeepFields() {
  try {
    keepFields();
  } catch {
    return;
  }
}

/** Loads the page anew because the visitor asks for it; what was typed stays where storage takes it. */
export function reloadPage() {
  tryKeepFields();
  location.reload();
}
