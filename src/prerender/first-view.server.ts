import { listElements, type MarkupElement, readAttribute } from './markup.server.ts';

/** The markup of a document, divided where its first view ends. */
export type FirstView = {
  seen: string;
  rest: string;
  /** Markup of the first paint: the first view and its skeleton. */
  painted: string;
};

/** Whether an element begins a page: the first one in the one that `main` holds. */
function isFirstPart({ parentNode: holder }: MarkupElement): boolean {
  const main = holder !== null && 'parentNode' in holder ? holder.parentNode : null;
  return holder?.nodeName === 'div' && main?.nodeName === 'main';
}

/**
 * Divides markup behind the first part of the page. What is put in between stands in the part of the document that React
 * leaves as it is.
 * @throws Error when there is no page
 */
export function divideFirstView(html: string): FirstView {
  const elements = listElements(html);
  const end = elements.find(isFirstPart)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('A document shows a page.');
  const seen = html.slice(0, end);
  const cover = elements.find((element) => readAttribute(element, 'data-skeleton') !== undefined);
  const { startOffset, endOffset } = cover?.sourceCodeLocation ?? { startOffset: 0, endOffset: 0 };
  return { seen, rest: html.slice(end), painted: seen + html.slice(startOffset, endOffset) };
}
