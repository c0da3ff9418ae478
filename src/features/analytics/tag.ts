import type { SCROLL_DEPTH_MARKS } from '#src/config/constants.ts';
import type { Engagement } from '#src/config/site-events.ts';
import { cleanValue } from './clean-value.ts';

/** Commands of the Google Analytics tag that the site uses. */
type TagCommand =
  | ['consent', 'default' | 'update', ReturnType<typeof describeSignals>]
  | ['js', Date]
  | ['config', string, { send_page_view: false; cookie_expires: number }]
  | ['set', { page_location: string; page_referrer: string }]
  | ['event', string, Record<string, unknown>];

/** Sends a command to the tag. Without a configured property it stays in the data layer. */
export function gtag(..._command: TagCommand) {
  const layer = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  // The tag overlooks everything but `arguments` objects.
  layer.push(arguments);
}

/** Tells an event to analytics. */
export function sendEvent(...[name, parameters]: AnalyticsEvent) {
  const entries = Object.entries(parameters).map(([key, value]) => [key, cleanValue(key, value)] as const);
  gtag('event', name, Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** Consent as analytics needs it. */
export type AnalyticsConsent = { analytics: boolean; marketing: boolean; preferences: boolean };

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The signals of Consent Mode for a choice; without one only security is granted. */
export function describeSignals(choice: AnalyticsConsent | null) {
  const marketing = signal(choice?.marketing === true);
  const preferences = signal(choice?.preferences === true);
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: signal(choice?.analytics === true),
    functionality_storage: preferences,
    personalization_storage: preferences,
    security_storage: 'granted',
  } as const;
}

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
