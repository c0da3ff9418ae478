import type { AnalyticsEvent } from './analytics-events.ts';
import { cleanAddress } from './clean-value.ts';

const FILE = /\.(pdf|zip|csv|docx?|xlsx?|pptx?)$/i;
const CHAT_HOST = 'wa.me';

/** A link of a page. */
type FollowedLink = { href: string; hreflang: string };

/**
 * Event of a followed link: to a file, another site, the chat or another language. Links to pages of the site send none.
 * @param origin origin of the site
 */
export function describeLink({ href, hreflang }: FollowedLink, origin: string): AnalyticsEvent[] {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return [];
  const events: AnalyticsEvent[] = [];
  const [, type] = FILE.exec(url.pathname) ?? [];
  if (type !== undefined) {
    events.push(['file_download', { file_url: cleanAddress(href), file_type: type.toLowerCase() }]);
  }
  if (url.origin !== origin) events.push(['outbound_link', { destination: cleanAddress(href) }]);
  else if (hreflang !== '') {
    events.push(['engagement', { category: 'language', action: 'switch', label: hreflang }]);
  }
  if (url.hostname === CHAT_HOST)
    events.push(['engagement', { category: 'contact', action: 'chat', label: 'whatsapp' }]);
  return events;
}
