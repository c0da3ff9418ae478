/** Name under which a server that keeps the messages of the form says so in its answers. */
const MAILBOX = 'mailbox';

/**
 * Tells the styles where a mailbox beside the site takes the messages of the form; it names itself in the header
 * `Server-Timing`. Documents are written as if nothing took them: what they say is true before any script runs, and both
 * have the same place, so that nothing moves. A browser that cannot read the header is taken at its word.
 */
export function noteMailbox() {
  if (import.meta.env.SITE.email.kind !== 'mailbox' || !hasMailbox()) return;
  document.documentElement.dataset['mailbox'] = '';
}

function hasMailbox(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || !('serverTiming' in navigation)) return true;
  return navigation.serverTiming.some(({ name }) => name === MAILBOX);
}
