import { isMotionPaused, toggleMotion } from '#src/ui/motion.ts';
import { type Report, wish, type Wish } from '../preview-messages.ts';
import { kindOfAttribute } from './attribute-kind.ts';
import { readPressed } from './desk-keys.ts';
import { rangeOf } from './find-spans.ts';
import { FLOATING_STYLE, showFloating } from './floating-parts.ts';
import { measureRoom } from './measure-room.ts';
import { openAround } from './open-around.ts';
import { forgetTexts, linesBefore, pageTexts, writeTexts } from './page-texts.ts';

/** Delay after a change of the page or a request, before texts are scanned, ms. */
const SCAN_PAUSE_MS = 60;
/** Maximum attempts to open ancestors of a text: folds may be nested, or in an island that is not hydrated. */
const OPENINGS = 6;
const HIGHLIGHT = 'desk-text';

let wanted: Wish = {
  desk: 'wish',
  mark: null,
  part: null,
  language: '',
  replacements: [],
  pseudo: 'none',
  selects: true,
};
let shownMark: number | null = null;
/** Number of attempts for a text. */
let openings: { mark: number | null; count: number } = { mark: null, count: 0 };

function postReport(message: Report) {
  parent.postMessage(message, location.origin);
}

/** Updates the page as requested, then reports how the selected text fits. */
function show() {
  if (observer.takeRecords().length > 0) forgetTexts();
  observer.disconnect();
  writeTexts(wanted);
  if (wanted.pseudo === 'rtl') document.documentElement.dir = 'rtl';
  highlight();
  postReport({ desk: 'room', address: location.pathname, mark: wanted.mark, rooms: listRooms() });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-hydrated', 'aria-expanded', 'open', 'hidden'],
  });
}

function listRooms() {
  const { spans, attributes } = pageTexts();
  const inText = spans
    .filter(({ mark, pieces }) => mark === wanted.mark && pieces.length > 0)
    .map((span) => measureRoom(span, linesBefore(span)));
  const inAttributes = attributes
    .filter(({ mark }) => mark === wanted.mark)
    .map(({ element, name }) => ({
      kind: kindOfAttribute(name, document.head.contains(element)),
      lines: 0,
      linesBefore: 0,
      overflow: 0,
      left: 0,
    }));
  return [...inText, ...inAttributes];
}

/** Highlights every place of the selected text and scrolls to the first one once. */
function highlight() {
  const { spans, attributes } = pageTexts();
  const places = spans.filter(({ mark, pieces }) => mark === wanted.mark && pieces.length > 0);
  CSS.highlights.set(HIGHLIGHT, new Highlight(...places.map(rangeOf)));
  const elements = [
    ...places.map((span) => rangeOf(span).startContainer.parentElement),
    ...attributes.filter(({ mark }) => mark === wanted.mark).map(({ element }) => element),
  ];
  showFloating(wanted, elements);
  if (shownMark === wanted.mark) return;
  if (openings.mark !== wanted.mark) openings = { mark: wanted.mark, count: 0 };
  const visible = elements.find((element) => element?.checkVisibility({ visibilityProperty: true }));
  if (visible === undefined && openings.count < OPENINGS) {
    openings.count += 1;
    // No opening animation: the page is not visible yet.
    if (elements.some((element) => element !== null && openAround(element))) {
      showAfter(SCAN_PAUSE_MS);
      return;
    }
  }
  visible?.scrollIntoView({ block: 'center' });
  if (elements.length > 0) shownMark = wanted.mark;
}

/** Returns the texts at a point of the page, innermost first. */
function marksAt(event: MouseEvent): number[] {
  const { target } = event;
  if (!(target instanceof Element)) return [];
  const { spans, attributes } = pageTexts();
  const inElement = spans.filter(({ pieces }) => pieces.some(({ node }) => target.contains(node)));
  const hit = inElement.filter((span) =>
    [...rangeOf(span).getClientRects()].some(
      ({ left, right, top, bottom }) =>
        event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
    ),
  );
  const chosen = hit.length > 0 ? hit.toReversed() : inElement.length === 1 ? inElement : [];
  const own = attributes.filter(({ element }) => element === target || element.parentElement === target);
  return [...chosen, ...own].map(({ mark }) => mark);
}

function choose(event: MouseEvent) {
  // Scripted clicks open parts of the page.
  if (!wanted.selects || !event.isTrusted) return;
  const marks = marksAt(event);
  if (marks.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  postReport({ desk: 'pick', marks });
}

/** Forwards keys of the desk while clicks select texts. */
function handOn(event: KeyboardEvent) {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  const pressed = wanted.selects ? readPressed(event, isTyping) : null;
  if (pressed === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  postReport({ desk: 'press', ...pressed });
}

let timer: ReturnType<typeof setTimeout> | undefined;

function showAfter(pauseMs: number) {
  clearTimeout(timer);
  timer = setTimeout(show, pauseMs);
}

const observer = new MutationObserver(() => {
  forgetTexts();
  showAfter(SCAN_PAUSE_MS);
});

/** Runs only inside the desk; the page on its own stays unchanged. */
if (parent !== window) {
  const style = document.createElement('style');
  style.textContent = `::highlight(${HIGHLIGHT}) { background-color: #F2A33A; color: #0B1B2B; }${FLOATING_STYLE}`;
  document.head.append(style);
  // Animations would use the CPU all the time.
  if (!isMotionPaused()) toggleMotion();
  addEventListener('click', choose, { capture: true });
  addEventListener('keydown', handOn, { capture: true });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent) return;
    const request = wish.safeParse(data).data;
    if (request === undefined) return;
    wanted = request;
    showAfter(SCAN_PAUSE_MS);
  });
  document.fonts.addEventListener('loadingdone', show);
  import.meta.hot?.on('vite:error', ({ err }) => postReport({ desk: 'failed', reason: err.message }));
  import.meta.hot?.on('vite:afterUpdate', () => postReport({ desk: 'ready' }));
  const failure = document.querySelector<HTMLElement>('[data-failed]');
  postReport(failure === null ? { desk: 'ready' } : { desk: 'failed', reason: failure.innerText });
}
