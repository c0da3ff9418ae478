import { ANALYTICS_COOKIE_SECONDS } from '#src/config/constants.ts';
import { TAG_SCRIPT } from '#src/config/service-hosts.ts';
import { expireCookies } from '#src/third-party/expire-cookies.ts';
import { loadThirdPartyScript } from '#src/third-party/load-third-party-script.ts';
import { type AnalyticsConsent, describeSignals, gtag } from './tag.ts';
import { watchVisit } from './watch-visit.ts';

/** Stops tracking. Defined while analytics is granted. */
let watch: AbortController | undefined;
let hasBegun = false;

/**
 * Tracks visits while the visitor consents; stops at once when consent is withdrawn.
 * @param id measurement id; without one, events stay in the data layer
 */
export function applyAnalyticsConsent(choice: AnalyticsConsent | null, id: string | undefined) {
  if (choice?.analytics === true) begin(choice, id);
  else if (watch !== undefined) end(choice, id);
}

function begin(choice: AnalyticsConsent, id: string | undefined) {
  if (!hasBegun) gtag('consent', 'default', describeSignals(null));
  gtag('consent', 'update', describeSignals(choice));
  if (watch !== undefined) return;
  watch = new AbortController();
  if (id !== undefined) {
    disableTag(id, false);
    if (!hasBegun) loadTag(id);
  }
  hasBegun = true;
  watchVisit(watch.signal);
}

function end(choice: AnalyticsConsent | null, id: string | undefined) {
  watch?.abort();
  watch = undefined;
  if (id !== undefined) disableTag(id, true);
  gtag('consent', 'update', describeSignals(choice));
  expireCookies((name) => name.startsWith('_ga'));
}

function loadTag(id: string) {
  gtag('js', new Date());
  // No automatic page view: `watchVisit` sends it.
  gtag('config', id, { send_page_view: false, cookie_expires: ANALYTICS_COOKIE_SECONDS });
  loadThirdPartyScript(`${TAG_SCRIPT}?id=${id}`);
}

/** While this flag is set, the tag sends nothing. */
function disableTag(id: string, isDisabled: boolean) {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}
