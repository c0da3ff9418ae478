import { onNotice } from '#src/config/site-events.ts';
import { BACKGROUND_TASKS_MS, SCROLL_DEPTH_MARKS } from '#src/config/constants.ts';
import { cleanAddress } from './clean-value.ts';
import { type AnalyticsEvent, sendEvent, gtag } from './tag.ts';

const FILE = /\.(pdf|zip|csv|docx?|xlsx?|pptx?)$/i;
const CHAT_HOST = 'wa.me';

/**
 * Returns the events of a followed link: file, other site, chat or language switch. Other links of the site send none.
 * @param origin origin of the site
 */
export function describeLink(
  { href, hreflang }: Pick<HTMLAnchorElement, 'href' | 'hreflang'>,
  origin: string,
): AnalyticsEvent[] {
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

/** A question whose answer is collapsed. */
const CLOSED_QUESTION = '[data-disclosure][aria-controls$="-answer"][aria-expanded="false"]';

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

let isLoadTimeSent = false;

/** Sends the analytics events of the current page (behavior §7) until the signal aborts. */
export function watchVisit(signal: AbortSignal) {
  viewPage();
  watchScrolling((mark) => sendEvent('scroll_depth', { percent_scrolled: mark }), signal);
  onNotice('form-answered', ({ tag, success }) => sendEvent('form_submission', { form_name: tag, success }), {
    signal,
  });
  onNotice('visitor-engaged', (engagement) => sendEvent('engagement', engagement), { signal });
  // Capture phase: handlers of the page may open the question or stop the event.
  for (const kind of ['click', 'auxclick'] as const) {
    document.addEventListener(kind, handleClick, { signal, capture: true });
  }
  if (!isLoadTimeSent) runInBackground(sendLoadTime, signal);
}

function viewPage() {
  const page = cleanAddress(location.href);
  gtag('set', { page_location: page, page_referrer: cleanAddress(document.referrer) });
  const { lang } = document.documentElement;
  sendEvent('page_view', { page_location: page, page_title: document.title, language: lang });
}

function handleClick({ target, button }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const isFollowed = button === MAIN_BUTTON || button === MIDDLE_BUTTON;
  if (link !== null && isFollowed)
    describeLink(link, location.origin).forEach((event) => sendEvent(...event));
  const question = target.closest(CLOSED_QUESTION)?.closest('[data-discloses]');
  if (question && button === MAIN_BUTTON)
    sendEvent('engagement', { category: 'faq', action: 'open', label: question.id });
}

function sendLoadTime() {
  const time = readLoadTime();
  if (time === 0) return;
  isLoadTimeSent = true;
  sendEvent('page_performance', { page_load_time: time });
}

/** Returns the end of the load event, ms since navigation start; 0 if the event has not ended. */
export function readLoadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? Math.round(navigation.loadEventEnd) : 0;
}

/** Runs a task `BACKGROUND_TASKS_MS` after the load event, or at once if that time has passed. */
export function runInBackground(task: () => void, signal: AbortSignal) {
  const plan = () => {
    const loaded = readLoadTime();
    const passed = loaded === 0 ? 0 : performance.now() - loaded;
    const timer = setTimeout(task, Math.max(0, BACKGROUND_TASKS_MS - passed));
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') plan();
  else addEventListener('load', plan, { once: true, signal });
}

type ScrollMark = (typeof SCROLL_DEPTH_MARKS)[number];

/**
 * Returns the scroll marks reached.
 * @param scrolled scroll position, px
 * @param room maximum scroll position, px
 */
export function listReachedMarks(scrolled: number, room: number): ScrollMark[] {
  return SCROLL_DEPTH_MARKS.filter((mark) => room > 0 && (scrolled / room) * 100 >= mark);
}

/** Calls back when the page is scrolled to a mark, once per mark. */
function watchScrolling(onMark: (mark: ScrollMark) => void, signal: AbortSignal): void {
  const sent = new Set<ScrollMark>();
  let isDue = false;
  const measure = () => {
    isDue = false;
    if (signal.aborted) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    for (const mark of listReachedMarks(scrollY, scrollHeight - clientHeight)) {
      if (sent.has(mark)) continue;
      sent.add(mark);
      onMark(mark);
    }
  };
  const handle = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(measure);
  };
  addEventListener('scroll', handle, { passive: true, signal });
}
