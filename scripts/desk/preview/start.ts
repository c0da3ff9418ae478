import { type Report, type Replacement, wish, type Wish } from '../preview-messages.ts';
import { readPressed } from './desk-keys.ts';
import {
  findAttributes,
  findSpans,
  isFresh,
  type MarkedAttribute,
  rangeOf,
  type Span,
} from './find-spans.ts';
import { countLines, measureRoom } from './measure-room.ts';
import { openAround } from './open-around.ts';
import { lengthen } from './pseudo-text.ts';
import { fillMessage, readSpan, writeSpan } from './write-span.ts';

/** Pause after a change of the page before its texts are looked for again, ms. */
const SCAN_PAUSE_MS = 60;
/** How often texts are looked for again after some were written. */
const PASSES = 4;
/** Most times that something around a text is opened: a fold may stand in another one, and in a part that is not hydrated yet. */
const OPENINGS = 6;
const HIGHLIGHT = 'desk-text';

let wanted: Wish = { desk: 'wish', mark: null, replacements: [], pseudo: 'none', selects: true };
let spans: Span[] = [];
let attributes: MarkedAttribute[] = [];
/** What the page itself says, by the first node of a text, and its lines. */
const originals = new WeakMap<Text, { text: string; shown: string; lines: number }>();
let shownMark: number | null = null;
/** How often something was opened for a text. */
let openings: { mark: number | null; count: number } = { mark: null, count: 0 };

function tell(message: Report) {
  parent.postMessage(message, location.origin);
}

/** The text that a span has to show: what is being written, or its pseudo-locale, or what the page says. */
function textFor(original: string, replacement: Replacement | undefined): string {
  const text =
    replacement === undefined ? original : fillMessage(replacement.painted, replacement.original, original);
  return wanted.pseudo === 'long' ? lengthen(text) : text;
}

function scan() {
  spans = findSpans(document.body);
  attributes = findAttributes(document);
}

/** Brings the page to what the desk wants, then says how the chosen text stands. */
function show() {
  observer.disconnect();
  scan();
  const replacements = new Map(wanted.replacements.map((each) => [each.mark, each]));
  // A text inside another one, or beside it in the same node, is found again before it is written.
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const span of spans.filter(isWritable)) {
      if (isFresh(span)) rewrite(span, replacements.get(span.mark));
    }
    if (spans.every(isFresh)) break;
    scan();
  }
  if (wanted.pseudo === 'rtl') document.documentElement.dir = 'rtl';
  highlight();
  tell({ desk: 'room', address: location.pathname, mark: wanted.mark, rooms: listRooms() });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-hydrated', 'aria-expanded', 'open'],
  });
}

/**
 * React compares the document with the content when it takes a part over; before that a text has to stay. A part whose
 * text is to change is taken over now, as if somebody had pointed at it.
 */
function isWritable({ mark, pieces }: Span): boolean {
  const element = pieces[0]?.node.parentElement;
  if (element === undefined || element === null) return false;
  const owner = element.closest('[data-island]');
  const isChanged = wanted.pseudo === 'long' || wanted.replacements.some((each) => each.mark === mark);
  if (owner === null || !isChanged || owner.hasAttribute('data-hydrated')) return true;
  for (const kind of ['pointerover', 'focusin']) {
    owner.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  return false;
}

function rewrite(span: Span, replacement: Replacement | undefined) {
  const first = span.pieces[0]?.node;
  if (first === undefined) return;
  const now = readSpan(span);
  const known = originals.get(first);
  const original = known?.shown === now ? known.text : now;
  const text = textFor(original, replacement);
  if (text === original && known === undefined) return;
  const lines = known?.shown === now ? known.lines : countLines(span);
  if (text !== now) writeSpan(span, text);
  originals.set(first, { text: original, shown: readSpan(findAgain(span)), lines });
}

function findAgain({ mark, pieces }: Span): Span {
  const node = pieces[0]?.node;
  const found = findSpans(document.body).find((span) => span.mark === mark && span.pieces[0]?.node === node);
  return found ?? { mark, pieces: [] };
}

function listRooms() {
  const inText = spans
    .filter(({ mark, pieces }) => mark === wanted.mark && pieces.length > 0)
    .map((span) => {
      const first = span.pieces[0]?.node;
      return measureRoom(span, first === undefined ? undefined : originals.get(first)?.lines);
    });
  const inAttributes = attributes
    .filter(({ mark }) => mark === wanted.mark)
    .map(() => ({ kind: 'attribute' as const, lines: 0, linesBefore: 0, overflow: 0, left: 0 }));
  return [...inText, ...inAttributes];
}

/** Lights every place of the chosen text, and brings the first into view once. */
function highlight() {
  const places = spans.filter(({ mark, pieces }) => mark === wanted.mark && pieces.length > 0);
  CSS.highlights.set(HIGHLIGHT, new Highlight(...places.map(rangeOf)));
  const elements = [
    ...places.map((span) => rangeOf(span).startContainer.parentElement),
    ...attributes.filter(({ mark }) => mark === wanted.mark).map(({ element }) => element),
  ];
  if (shownMark === wanted.mark) return;
  if (openings.mark !== wanted.mark) openings = { mark: wanted.mark, count: 0 };
  const visible = elements.find((element) => element?.checkVisibility({ visibilityProperty: true }));
  if (visible === undefined && openings.count < OPENINGS) {
    openings.count += 1;
    // What opens is seen as a change of the page, and this is asked again.
    if (elements.some((element) => element !== null && openAround(element))) return;
  }
  visible?.scrollIntoView({ block: 'center' });
  if (elements.length > 0) shownMark = wanted.mark;
}

/** Texts at a place of the page, the innermost first. */
function marksAt(event: MouseEvent): number[] {
  const { target } = event;
  if (!(target instanceof Element)) return [];
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
  // A click of a program opens something.
  if (!wanted.selects || !event.isTrusted) return;
  const marks = marksAt(event);
  if (marks.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tell({ desk: 'pick', marks });
}

/** Hands keys of the desk on to it while a click chooses. */
function handOn(event: KeyboardEvent) {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  const pressed = wanted.selects ? readPressed(event, isTyping) : null;
  if (pressed === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tell({ desk: 'press', ...pressed });
}

let timer: ReturnType<typeof setTimeout> | undefined;
const observer = new MutationObserver(() => {
  clearTimeout(timer);
  timer = setTimeout(show, SCAN_PAUSE_MS);
});

/** Only inside the desk: the same page alone is left as it is. */
if (parent !== window) {
  const style = document.createElement('style');
  style.textContent = `::highlight(${HIGHLIGHT}) { background-color: #F2A33A; color: #0B1B2B; }`;
  document.head.append(style);
  addEventListener('click', choose, { capture: true });
  addEventListener('keydown', handOn, { capture: true });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent) return;
    const asked = wish.safeParse(data).data;
    if (asked === undefined) return;
    wanted = asked;
    show();
  });
  document.fonts.addEventListener('loadingdone', show);
  tell({ desk: 'ready' });
}
