import type { AnalyticsEvent } from './analytics-events.ts';
import { cleanValue } from './clean-value.ts';
import type { describeSignals } from './consent-signals.ts';

/** Commands of the Google Analytics tag that the site uses. */
type TagCommand =
  | ['consent', 'default' | 'update', ReturnType<typeof describeSignals>]
  | ['js', Date]
  | ['config', string, { send_page_view: false; cookie_expires: number }]
  | ['set', { page_location: string; page_referrer: string }]
  | ['event', string, Record<string, unknown>];

/** Sends a command to the tag. Without a configured property it stays in the data layer. */
export function tellTag(..._command: TagCommand) {
  const layer = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  // The tag overlooks everything but `arguments` objects.
  layer.push(arguments);
}

/** Tells an event to analytics. */
export function sendEvent(...[name, parameters]: AnalyticsEvent) {
  const entries = Object.entries(parameters).map(([key, value]) => [key, cleanValue(key, value)] as const);
  tellTag('event', name, Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}
