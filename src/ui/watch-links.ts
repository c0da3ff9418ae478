/** What tells that a visitor may follow a link. */
const prefetchEvents = ['pointerover', 'touchstart', 'focusin'] as const;
const slowConnections = ['slow-2g', '2g', '3g'];

/** Whether the visitor's connection has room for documents that may never be needed. Some browsers do not tell. */
function isConnectionFree({ connection }: Navigator): boolean {
  return connection?.saveData !== true && !slowConnections.includes(connection?.effectiveType ?? '');
}

/**
 * Fetches a document into the cache. Firefox holds `rel=prefetch` to `default-src`, which allows nothing, and Safari does
 * not know it; where the browser may render ahead it knows it, and shows what was fetched without asking again.
 */
async function fetchAhead(href: string): Promise<void> {
  if (!HTMLScriptElement.supports('speculationrules')) {
    // It ends with the document, which the visitor may leave meanwhile.
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
 * Fetches the document of a link that the visitor may follow, each once and at most one at a time: of the links that are
 * approached meanwhile, that of the last.
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
    void fetchAhead(pathname).finally(() => {
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
 * Keeps the second press of a double press on the link that the first one has hit: a list or a panel that closes with the
 * first one leaves what lay below it under the pointer.
 */
export function ignoreStrayPresses(): void {
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
