import type { Replacement, Wish } from '../preview-messages.ts';
import {
  findAttributes,
  findSpans,
  isFresh,
  type MarkedAttribute,
  rangeOf,
  type Span,
} from './find-spans.ts';
import { countLines } from './measure-room.ts';
import { lengthen } from './pseudo-text.ts';
import { fillMessage, readSpan, writeSpan } from './write-span.ts';

/** How often texts are looked for again after some were written. */
const PASSES = 4;

let spans: Span[] = [];
let attributes: MarkedAttribute[] = [];
/** Whether the page may be another one than when its texts were looked for. */
let isStale = true;
/** What the page itself says, by the first node of a text, and its lines. */
const originals = new WeakMap<Text, { text: string; shown: string; lines: number }>();

/** Says that the page has changed by itself. */
export function forgetTexts(): void {
  isStale = true;
}

/** The texts of the page as they were found last. */
export function pageTexts() {
  return { spans, attributes };
}

/** Lines that a text has in its file; nothing while that is what stands there. */
export function linesBefore({ pieces: [first] }: Span): number | undefined {
  return first === undefined ? undefined : originals.get(first.node)?.lines;
}

/** Brings the texts of the page to what the desk wants. */
export function writeTexts(wanted: Wish): void {
  if (isStale) {
    spans = findSpans(document.body);
    attributes = findAttributes(document);
    isStale = false;
  }
  const replacements = new Map(wanted.replacements.map((each) => [each.mark, each]));
  const isLong = wanted.pseudo === 'long';
  // A text inside another one, or beside it in the same node, is found again before it is written.
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const span of spans) {
      const [first] = span.pieces;
      const replacement = replacements.get(span.mark);
      const isWanted = isLong || replacement !== undefined;
      if (first === undefined || !(isWanted || originals.has(first.node)) || !isFresh(span)) continue;
      if (!isWanted || isTakenOver(first.node)) rewrite(span, first.node, replacement, isLong);
    }
    if (spans.every(isFresh)) break;
    spans = findSpans(document.body);
  }
}

/**
 * React compares the document with the content when it takes a part over; before that a text has to stay. A part whose
 * text is to change is taken over now, as if somebody had pointed at it.
 */
function isTakenOver({ parentElement }: Text): boolean {
  const owner = parentElement?.closest('[data-island]') ?? null;
  if (owner === null || owner.hasAttribute('data-hydrated')) return true;
  for (const kind of ['pointerover', 'focusin']) owner.dispatchEvent(new Event(kind, { bubbles: true }));
  return false;
}

/** Shows what is being written, or its pseudo-locale, or what the page says. */
function rewrite(span: Span, first: Text, replacement: Replacement | undefined, isLong: boolean) {
  const now = readSpan(span);
  const known = originals.get(first);
  const original = known?.shown === now ? known.text : now;
  const raw =
    replacement === undefined ? original : fillMessage(replacement.painted, replacement.original, original);
  const text = isLong ? lengthen(raw) : raw;
  if (text === original && known === undefined) return;
  const lines = known?.shown === now ? known.lines : countLines(span);
  const { commonAncestorContainer: around } = rangeOf(span);
  if (text !== now) writeSpan(span, text);
  const again = findSpans(around instanceof Text ? (around.parentElement ?? around) : around);
  replaceInside(again);
  const found = again.find(({ mark, pieces }) => mark === span.mark && pieces[0]?.node === first);
  originals.set(first, { text: original, shown: found === undefined ? '' : readSpan(found), lines });
}

/** Puts texts that were found again in their places. */
function replaceInside(again: readonly Span[]) {
  const nodes = new Set(again.flatMap(({ pieces }) => pieces.map(({ node }) => node)));
  const isInside = ({ pieces }: Span) => pieces.some(({ node }) => nodes.has(node));
  const index = spans.findIndex(isInside);
  const others = spans.filter((span) => !isInside(span));
  spans = index < 0 ? spans : others.toSpliced(index, 0, ...again);
}
