import type { SiteNotices } from '#src/config/site-events.ts';

/** Notices as browser events: tests inside a page cannot import the listener function. */
type NoticeEvents = { [Name in keyof SiteNotices as `site:${Name}`]: CustomEvent<SiteNotices[Name]> };

declare global {
  interface WindowEventMap extends NoticeEvents {}
}
