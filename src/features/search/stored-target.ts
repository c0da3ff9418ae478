import { SEARCH_SCROLL_WAIT_MS } from '#src/config/constants.ts';

const TARGET_KEY = 'site.search-target';

/** Position of a search result on its page. */
export type SearchTarget = {
  path: string;
  sectionId?: string | undefined;
  headingText?: string | undefined;
};

/** Keeps where a result is for the document that is opened next. @returns whether storage takes it */
export function storeTarget(href: string, { path, sectionId, headingText }: SearchTarget): boolean {
  try {
    sessionStorage.setItem(TARGET_KEY, JSON.stringify({ href, path, sectionId, headingText }));
    return true;
  } catch {
    return false;
  }
}

/** Takes the visitor to the place of the result that has led to this document, after its time (behavior §2). */
export function showStoredTarget(): void {
  const target = takeTarget();
  if (target === null) return;
  const code = import('./show-target.ts');
  setTimeout(() => {
    // Sooner the browser would go to the anchor by itself.
    history.replaceState(history.state, '', target.href);
    code.then(
      ({ showTarget }) => showTarget(target),
      // Its file may be gone since a new release: the browser finds the anchor.
      () => location.replace(location.href),
    );
  }, SEARCH_SCROLL_WAIT_MS);
}

function takeTarget(): (SearchTarget & { href: string }) | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TARGET_KEY) ?? 'null');
    sessionStorage.removeItem(TARGET_KEY);
    if (typeof stored !== 'object' || stored === null) return null;
    const href = String(Reflect.get(stored, 'href'));
    if (href.split('#')[0] !== location.href) return null;
    const read = (key: string) => {
      const value: unknown = Reflect.get(stored, key);
      return typeof value === 'string' ? value : undefined;
    };
    return { href, path: read('path') ?? '', sectionId: read('sectionId'), headingText: read('headingText') };
  } catch {
    return null;
  }
}
