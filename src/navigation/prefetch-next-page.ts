const slowConnections = ['slow-2g', '2g', '3g'];

/** Whether the visitor's connection has room for files that may never be needed. Some browsers do not tell. */
function isConnectionFree({ connection }: Navigator): boolean {
  return connection?.saveData !== true && !slowConnections.includes(connection?.effectiveType ?? '');
}

/**
 * Fetches the scripts of the page that a visitor of this one probably opens next into the browser's cache (spec §7,
 * "background tasks"). They are not run. Where that fails, opening the page fetches them.
 */
export async function prefetchNextPage() {
  const list = document.querySelector<HTMLScriptElement>('script[data-next]')?.dataset['next'];
  if (list === undefined || !isConnectionFree(navigator)) return;
  const scripts: unknown = await fetch(list).then((answer) => answer.json());
  if (!Array.isArray(scripts)) return;
  // Firefox holds `rel=prefetch` to `default-src`, which allows nothing; Safari does not know it.
  await Promise.all(
    scripts.map((script) => fetch(String(script), { priority: 'low' }).then((answer) => answer.blob())),
  );
}
