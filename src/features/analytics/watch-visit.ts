import { onNotice } from '#src/config/site-events.ts';
import { cleanAddress } from './clean-value.ts';
import { describeLink } from './describe-link.ts';
import { readLoadTime, runInBackground } from './load-time.ts';
import { watchScrolling } from './scroll-marks.ts';
import { sendEvent, tellTag } from './tag.ts';

/** A question whose answer is closed, of the FAQ or of a page with some of its own. */
const CLOSED_QUESTION =
  '[data-disclosure][aria-controls$="-answer"][aria-expanded="false"], [data-discloses] > :not([open]) > summary';

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

let isLoadTimeTold = false;

/** Tells analytics what happens on the page that is shown (behavior §7), until the signal. */
export function watchVisit(signal: AbortSignal) {
  viewPage();
  watchScrolling((mark) => sendEvent('scroll_depth', { percent_scrolled: mark }), signal);
  onNotice('form-answered', ({ tag, success }) => sendEvent('form_submission', { form_name: tag, success }), {
    signal,
  });
  onNotice(
    'visitor-engaged',
    ({ category, action, label, value }) =>
      sendEvent('engagement', {
        category,
        action,
        ...(label === undefined ? {} : { label }),
        ...(value === undefined ? {} : { value }),
      }),
    { signal },
  );
  // Before the page answers, as answering may open what was closed or keep the event to itself.
  for (const kind of ['click', 'auxclick'] as const) {
    document.addEventListener(kind, followClick, { signal, capture: true });
  }
  if (!isLoadTimeTold) runInBackground(tellLoadTime, signal);
}

function viewPage() {
  const page = cleanAddress(location.href);
  tellTag('set', { page_location: page, page_referrer: cleanAddress(document.referrer) });
  const { lang } = document.documentElement;
  sendEvent('page_view', { page_location: page, page_title: document.title, language: lang });
}

function followClick({ target, button }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const isFollowed = button === MAIN_BUTTON || button === MIDDLE_BUTTON;
  if (link !== null && isFollowed)
    describeLink(link, location.origin).forEach((event) => sendEvent(...event));
  const question = target.closest(CLOSED_QUESTION)?.closest('[data-discloses]');
  if (question && button === MAIN_BUTTON)
    sendEvent('engagement', { category: 'faq', action: 'open', label: question.id });
}

function tellLoadTime() {
  const time = readLoadTime();
  if (time === 0) return;
  isLoadTimeTold = true;
  sendEvent('page_performance', { page_load_time: time });
}
