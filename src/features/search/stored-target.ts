import { SEARCH_SCROLL_WAIT_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import { parseJson, tryStorage } from '#src/config/storage.ts';

const TARGET_KEY = 'site.search-target';

/** Position of a search result on its page. */
export type SearchTarget = {
  path: string;
  sectionId?: string | undefined;
  headingText?: string | undefined;
};

/** Stores the target for the next document. @returns false if storage is blocked */
export function storeTarget(href: string, { path, sectionId, headingText }: SearchTarget): boolean {
  const target = JSON.stringify({ href, path, sectionId, headingText });
  return tryStorage(() => sessionStorage.setItem(TARGET_KEY, target)) !== null;
}

/** Scrolls to the result that led to this document, after `SEARCH_SCROLL_WAIT_MS` (behavior §2). */
export function showStoredTarget(): void {
  const target = consumeStoredTarget();
  if (target === null) return;
  const code = import('./show-target.ts');
  setTimeout(() => {
    // Earlier, the browser would jump to the anchor itself.
    history.replaceState(history.state, '', target.href);
    code.then(
      ({ showTarget }) => showTarget(target),
      // After a new release its file may be gone: the browser then jumps to the anchor.
      () => location.replace(location.href),
    );
  }, SEARCH_SCROLL_WAIT_MS);
}

function consumeStoredTarget(): (SearchTarget & { href: string }) | null {
  const stored = tryStorage(() => {
    const text = sessionStorage.getItem(TARGET_KEY);
    sessionStorage.removeItem(TARGET_KEY);
    return text;
  });
  const target = parseJson(stored ?? '');
  const read = (key: string) => {
    const value = readKey(target, key);
    return typeof value === 'string' ? value : undefined;
  };
  const href = read('href') ?? '';
  if (href.split('#')[0] !== location.href) return null;
  return { href, path: read('path') ?? '', sectionId: read('sectionId'), headingText: read('headingText') };
}
