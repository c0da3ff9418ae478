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

/** Maximum number of scans after texts were written. */
const PASSES = 4;

let spans: Span[] = [];
let attributes: MarkedAttribute[] = [];
/** True if the page may have changed since the last scan. */
let isStale = true;
/** The page's own text and its lines, by the first node of a text. */
const originals = new WeakMap<Text, { text: string; shown: string; lines: number }>();

/** Marks the last scan as outdated. */
export function forgetTexts(): void {
  isStale = true;
}

/** Returns the texts of the last scan. */
export function pageTexts() {
  return { spans, attributes };
}

/** Returns the lines of a text's original; undefined if the text was not replaced. */
export function linesBefore({ pieces: [first] }: Span): number | undefined {
  return first === undefined ? undefined : originals.get(first.node)?.lines;
}

/** Writes the texts that the desk requests into the page. */
export function writeTexts(wanted: Wish): void {
  if (isStale) {
    spans = findSpans(document.body);
    attributes = findAttributes(document);
    isStale = false;
  }
  const replacements = new Map(wanted.replacements.map((each) => [each.mark, each]));
  const isLong = wanted.pseudo === 'long';
  // Nested texts, and texts in the same node, are scanned again before they are written.
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
 * True if a node is hydrated or static. React compares the document with the content during hydration, so a text must
 * not change before; hydration is triggered here with pointer and focus events.
 */
function isTakenOver({ parentElement }: Text): boolean {
  const owner = parentElement?.closest('[data-island]') ?? null;
  if (owner === null || owner.hasAttribute('data-hydrated')) return true;
  for (const kind of ['pointerover', 'focusin']) owner.dispatchEvent(new Event(kind, { bubbles: true }));
  return false;
}

/** Shows the edited text, its pseudo-locale, or the original. */
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

/** Replaces the spans of scanned nodes. */
function replaceInside(again: readonly Span[]) {
  const nodes = new Set(again.flatMap(({ pieces }) => pieces.map(({ node }) => node)));
  const isInside = ({ pieces }: Span) => pieces.some(({ node }) => nodes.has(node));
  const index = spans.findIndex(isInside);
  const others = spans.filter((span) => !isInside(span));
  spans = index < 0 ? spans : others.toSpliced(index, 0, ...again);
}
