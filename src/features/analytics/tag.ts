import type { SCROLL_DEPTH_MARKS } from '#src/config/constants.ts';
import type { Engagement } from '#src/config/site-events.ts';
import { cleanValue } from './clean-value.ts';

/** Google Analytics commands that the site uses. */
type TagCommand =
  | ['consent', 'default' | 'update', ReturnType<typeof describeSignals>]
  | ['js', Date]
  | ['config', string, { send_page_view: false; cookie_expires: number }]
  | ['set', { page_location: string; page_referrer: string }]
  | ['event', string, Record<string, unknown>];

/** Queues a command. Without a configured property it stays in the data layer. */
export function gtag(..._command: TagCommand) {
  const layer = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  // The tag ignores everything but `arguments` objects.
  layer.push(arguments);
}

/** Sends an event with cleaned parameters to analytics. */
export function sendEvent(...[name, parameters]: AnalyticsEvent) {
  const entries = Object.entries(parameters).map(([key, value]) => [key, cleanValue(key, value)] as const);
  gtag('event', name, Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** The consent categories that analytics needs. */
export type AnalyticsConsent = { analytics: boolean; marketing: boolean; preferences: boolean };

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Returns the Consent Mode signals of a choice; without a choice only security storage is granted. */
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

/** Every analytics event and its parameters (behavior §7); anything else does not compile. */
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

/** An event: name and parameters. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: [Name, AnalyticsEvents[Name]];
}[keyof AnalyticsEvents];
