import { escapeRegExp } from '../../escape-reg-exp.ts';
import { END, MARK, markText, stripMarks } from '../marks.ts';
import type { Span } from './find-spans.ts';

const TAG = /<\/?[a-z][^<>]*>/gi;
const PLACEHOLDER = /\{\{\s*([A-Za-z]+)[^{}]*\}\}/g;
/** Isolates that typesetting adds. */
const SET = /[\u2066-\u2069]/gu;

function plain(text: string): string {
  return stripMarks(text).replace(SET, '').replaceAll('\u00A0', ' ');
}

/** Returns the visible text of a span, without marks. */
export function readSpan({ pieces }: Span): string {
  return stripMarks(pieces.map(({ node, start, end }) => node.data.slice(start, end)).join(''));
}

/** Returns the start of a first piece including its mark, if that precedes it. */
function startOf({ data }: Text, start: number): number {
  const [before] = [...data.slice(0, start).matchAll(MARK)].slice(-1);
  return before !== undefined && before.index + before[0].length === start && before[2] !== undefined
    ? before.index
    : start;
}

/**
 * Replaces the text of a span. The tags of the text must divide it like the page does; otherwise, the whole text goes
 * into the first part.
 */
export function writeSpan({ mark, pieces }: Span, text: string): void {
  const parts = text.split(TAG).filter((part) => part !== '');
  const fits = parts.length === pieces.length;
  // Backwards, so earlier positions in the same node stay valid.
  for (const [index, { node, start, end }] of [...pieces.entries()].toReversed()) {
    const part = fits ? (parts[index] ?? '') : index === 0 ? parts.join('') : '';
    const marked = index === 0 ? markText(mark, part).slice(0, -END.length) : part;
    node.data =
      node.data.slice(0, index === 0 ? startOf(node, start) : start) + marked + node.data.slice(end);
  }
}

/** Fills the placeholders of a message with their current values on the page. */
export function fillMessage(template: string, original: string, shown: string): string {
  if (findValues(template, shown) !== undefined) return shown;
  const values = findValues(original, shown);
  return template.replace(PLACEHOLDER, (all, name: string) => values?.get(name) ?? all);
}

/** Returns the value of each placeholder, or undefined if the text does not match the template. */
function findValues(template: string, shown: string): Map<string, string> | undefined {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const pattern = template
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(plain(part.replace(TAG, ''))) : '(.*?)'))
    .join('');
  const found = new RegExp(`^${pattern}$`, 'su').exec(plain(shown));
  return found === null ? undefined : new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
}
