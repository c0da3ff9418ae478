import { parse } from 'node-html-parser';

/** The markup of a document, divided where its first view ends. */
export type FirstView = {
  seen: string;
  rest: string;
  /** What is painted at first: the first view and what covers it. */
  painted: string;
};

/**
 * Divides markup behind the first part of the page. What is put in between stands in the part of the document that React
 * leaves as it is.
 * @throws Error when there is no page
 */
export function divideFirstView(html: string): FirstView {
  const document = parse(html);
  const first = document.querySelector('main > div > *');
  if (first === null) throw new Error('A document shows a page.');
  const [, end] = first.range;
  const seen = html.slice(0, end);
  const skeleton = document.querySelector('[data-skeleton]')?.outerHTML ?? '';
  return { seen, rest: html.slice(end), painted: seen + skeleton };
}
