import type { SCROLL_DEPTH_MARKS } from '#src/config/constants.ts';
import type { Engagement } from '#src/config/site-events.ts';

/** Everything that is told to analytics, and what of it (behavior §7): no other event and no other parameter compiles. */
export type AnalyticsEvents = {
  page_view: { page_location: string; page_title: string; language: string };
  form_submission: { form_name: string; success: boolean };
  outbound_link: { destination: string };
  file_download: { file_url: string; file_type: string };
  engagement: Engagement;
  /** Time from the start of the navigation to the end of the load event, ms. */
  page_performance: { page_load_time: number };
  scroll_depth: { percent_scrolled: (typeof SCROLL_DEPTH_MARKS)[number] };
};

/** One event: its name and its parameters. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: [Name, AnalyticsEvents[Name]];
}[keyof AnalyticsEvents];
