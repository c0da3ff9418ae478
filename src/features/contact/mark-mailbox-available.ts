/** Server-Timing name that announces a mailbox. */
const MAILBOX = 'mailbox';

/**
 * Sets `data-mailbox` if the `Server-Timing` header announces a mailbox: styles then hide the note that messages are
 * not accepted. If the browser cannot read the header, a mailbox is assumed.
 */
export function markMailboxAvailable() {
  if (import.meta.env.SITE.email.kind !== 'mailbox' || !hasMailbox()) return;
  document.documentElement.dataset['mailbox'] = '';
}

function hasMailbox(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || !('serverTiming' in navigation)) return true;
  return navigation.serverTiming.some(({ name }) => name === MAILBOX);
}
