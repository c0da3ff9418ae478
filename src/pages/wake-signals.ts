import type { SleepingKind } from '#src/content/page-parts.ts';
import { canDeliver } from '#src/features/contact/can-deliver.ts';
import { hasDraft } from '#src/features/contact/has-draft.ts';
import { watchNear } from '#src/ui/watch-near.ts';

/** Watches for what wakes a section before it is touched. Returns what ends the watch, where there is something to end. */
type WakeSignal = (host: HTMLElement, wake: () => void) => (() => void) | undefined;

/** The form wakes when there is something to say: a draft, a choice in the address, no mailbox. */
function wakeToSay(_host: HTMLElement, wake: () => void) {
  if (hasDraft() || location.search !== '' || !canDeliver()) wake();
  return undefined;
}

/** A section with something heavy wakes when that is near the viewport; never where that is not shown. */
function wakeNear(host: HTMLElement, wake: () => void) {
  const heavy = host.querySelector('[data-heavy]');
  return heavy === null ? undefined : watchNear(heavy, wake);
}

/** The filter wakes when the address names one, and for the event that sets it. */
function wakeToFilter(_host: HTMLElement, wake: () => void) {
  const watch = new AbortController();
  const follow = (event: Event) => {
    wake();
    void import('#src/features/case-study-filter/filter-address.ts').then(({ followIndustry }) =>
      followIndustry(event),
    );
  };
  const check = () => {
    if (/[?&](?:industry|service)=/.test(location.search)) wake();
  };
  addEventListener('setIndustryFilter', follow, { signal: watch.signal });
  for (const kind of ['popstate', 'click']) addEventListener(kind, check, { signal: watch.signal });
  check();
  return () => watch.abort();
}

/** The figures wake when they are in the first view; otherwise near it, but not before the visitor scrolls. */
function wakeToCount(host: HTMLElement, wake: () => void) {
  const ends = [watchNear(host.querySelector('dl') ?? host, wake, 0)];
  const follow = () => ends.push(watchNear(host, wake));
  addEventListener('scroll', follow, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', follow);
    ends.forEach((end) => end());
  };
}

/** The search wakes when the browser has brought back what was typed. */
function wakeToRecall(host: HTMLElement, wake: () => void) {
  if (host.querySelector('input')?.value) wake();
  return undefined;
}

/** What wakes each kind of section, besides a touch. */
export const wakeSignals: Record<SleepingKind, WakeSignal> = {
  contact: wakeToSay,
  regions: wakeNear,
  map: wakeNear,
  'case-studies': wakeToFilter,
  'success-stories': watchNear,
  impact: wakeToCount,
  search: wakeToRecall,
};
