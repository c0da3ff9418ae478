import type { SiteNotices } from '#src/config/site-events.ts';

/** Tests listen to notices inside a page, where they cannot import what listens to them. */
type NoticeEvents = { [Name in keyof SiteNotices as `site:${Name}`]: CustomEvent<SiteNotices[Name]> };

declare global {
  interface WindowEventMap extends NoticeEvents {}
}
