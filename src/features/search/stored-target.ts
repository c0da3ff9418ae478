const TARGET_KEY = 'site.search-target';

/** Where a result is on its page. */
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

/** Takes the visitor to the place of the result that has led to this document. */
export async function showStoredTarget(): Promise<void> {
  const target = takeTarget();
  if (target === null) return;
  const { showTargetLater } = await import('./show-target.ts');
  showTargetLater(target);
}

function takeTarget(): SearchTarget | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TARGET_KEY) ?? 'null');
    sessionStorage.removeItem(TARGET_KEY);
    if (typeof stored !== 'object' || stored === null) return null;
    const href = String(Reflect.get(stored, 'href'));
    if (href.split('#')[0] !== location.href) return null;
    history.replaceState(history.state, '', href);
    const read = (key: string) => {
      const value: unknown = Reflect.get(stored, key);
      return typeof value === 'string' ? value : undefined;
    };
    return { path: read('path') ?? '', sectionId: read('sectionId'), headingText: read('headingText') };
  } catch {
    return null;
  }
}
