/** Name under which a server that keeps the messages of the form says so in its answers. */
const MAILBOX = 'mailbox';

/**
 * Sets `data-mailbox` where the server announces its mailbox in the header `Server-Timing`, so that the styles replace the
 * note that nothing takes messages. Where a browser cannot read the header, a mailbox is assumed.
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
