/** Key under which this tab keeps that the banner was closed; named in the cookie policy as necessary. */
const CLOSED_KEY = 'site.consent-closed';

/** Remembers that the visitor closed the banner without a choice. If storage is blocked, the next page asks again. */
export function keepClosed() {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'closed');
  } catch {
    return;
  }
}

/** Whether the banner was closed on a page from which the visitor has come here since. */
export function wasClosed(): boolean {
  try {
    if (!hasComeFromSite()) sessionStorage.removeItem(CLOSED_KEY);
    return sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether a link of the site or the way back has led here, and no reload or address that was typed. */
function hasComeFromSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'back_forward' || (type === 'navigate' && document.referrer.startsWith(location.origin));
}
