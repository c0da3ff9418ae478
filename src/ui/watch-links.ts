/** Events before a link may be followed. */
const prefetchEvents = ['pointerover', 'touchstart', 'focusin'] as const;
const slowConnections = ['slow-2g', '2g', '3g'];

/** Returns false on slow or data-saving connections; true if the browser does not report them. */
function isConnectionFree({ connection }: Navigator): boolean {
  return connection?.saveData !== true && !slowConnections.includes(connection?.effectiveType ?? '');
}

/**
 * Fetches a document into the cache. Firefox applies `default-src`, which allows nothing, to `rel=prefetch`, and Safari
 * lacks it; browsers with speculation rules have it and reuse the response.
 */
async function prefetchDocument(href: string): Promise<void> {
  if (!HTMLScriptElement.supports('speculationrules')) {
    // Aborted if the visitor leaves the document.
    await fetch(href, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
    return;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  document.head.append(link);
  await new Promise<Event>((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/**
 * Prefetches documents of links that the visitor may follow: each once and one at a time; the latest link waits,
 * earlier ones are dropped.
 */
export function prefetchDocuments(): (address: string) => void {
  const known = new Set([location.pathname]);
  let isBusy = false;
  let next: string | undefined;
  const prefetch = (address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin || known.has(pathname) || !isConnectionFree(navigator)) return;
    if (isBusy) {
      next = address;
      return;
    }
    known.add(pathname);
    isBusy = true;
    void prefetchDocument(pathname).finally(() => {
      isBusy = false;
      const waiting = next;
      next = undefined;
      if (waiting !== undefined) prefetch(waiting);
    });
  };
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && !link.hasAttribute('download') && link.target === '') prefetch(link.href);
  };
  prefetchEvents.forEach((kind) => document.addEventListener(kind, approach, { passive: true }));
  return prefetch;
}

/**
 * Ignores the second click of a double click if it hits another link: a panel that closes on the first click uncovers
 * what is below the pointer.
 */
export function ignoreStrayDoubleClicks(): void {
  let followed: string | null = null;
  const handle = (event: MouseEvent) => {
    const href = event.target instanceof Element ? (event.target.closest('a')?.href ?? null) : null;
    if (event.detail < 2) followed = href;
    else if (followed !== null && href !== followed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', handle, { capture: true });
}
