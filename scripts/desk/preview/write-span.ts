import { escapeRegExp } from '../../escape-reg-exp.ts';
import { END, MARK, markText, stripMarks } from '../marks.ts';
import type { Span } from './find-spans.ts';

const TAG = /<\/?[a-z][^<>]*>/gi;
const PLACEHOLDER = /\{\{\s*([A-Za-z]+)[^{}]*\}\}/g;
/** What the typesetter adds. */
const SET = /[\u2066-\u2069]/gu;

function plain(text: string): string {
  return stripMarks(text).replace(SET, '').replaceAll('\u00A0', ' ');
}

/** What a span shows, without marks. */
export function readSpan({ pieces }: Span): string {
  return stripMarks(pieces.map(({ node, start, end }) => node.data.slice(start, end)).join(''));
}

/** Where a first piece begins with its mark, which stands before it or behind its first letter. */
function startOf({ data }: Text, start: number): number {
  const [before] = [...data.slice(0, start).matchAll(MARK)].slice(-1);
  return before !== undefined && before.index + before[0].length === start && before[2] !== undefined
    ? before.index
    : start;
}

/**
 * Shows another text in the place of a span. The tags of a text divide it as they divide the page; where they do not,
 * the whole text stands in the first part.
 */
export function writeSpan({ mark, pieces }: Span, text: string): void {
  const parts = text.split(TAG).filter((part) => part !== '');
  const fits = parts.length === pieces.length;
  // From the end on, so that earlier positions of the same node stay.
  for (const [index, { node, start, end }] of [...pieces.entries()].toReversed()) {
    const part = fits ? (parts[index] ?? '') : index === 0 ? parts.join('') : '';
    const marked = index === 0 ? markText(mark, part).slice(0, -END.length) : part;
    node.data =
      node.data.slice(0, index === 0 ? startOf(node, start) : start) + marked + node.data.slice(end);
  }
}

/** A message with the values that it has on the page: those that stand in the place of its placeholders now. */
export function fillMessage(template: string, original: string, shown: string): string {
  if (findValues(template, shown) !== undefined) return shown;
  const values = findValues(original, shown);
  return template.replace(PLACEHOLDER, (all, name: string) => values?.get(name) ?? all);
}

/** What stands in the place of each placeholder; nothing where the text is another one. */
function findValues(template: string, shown: string): Map<string, string> | undefined {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const pattern = template
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(plain(part.replace(TAG, ''))) : '(.*?)'))
    .join('');
  const found = new RegExp(`^${pattern}$`, 'su').exec(plain(shown));
  return found === null ? undefined : new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
}
