/** Name under which a server that keeps the messages of the form says so in its answers. */
const MAILBOX = 'mailbox';

/**
 * Says whether anything takes the messages of the form: the configured e-mail service, or a mailbox beside the site,
 * which names itself in the header `Server-Timing`. A browser that cannot read the header is taken at its word.
 */
export function canDeliver(): boolean {
  if (import.meta.env.SITE.email.kind === 'service') return true;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || !('serverTiming' in navigation)) return true;
  return navigation.serverTiming.some(({ name }) => name === MAILBOX);
}
