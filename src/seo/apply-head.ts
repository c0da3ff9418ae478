import { type HeadTag, PAGE_MARK } from './head.ts';

/**
 * Makes the head of the current document say what the tags say: the title, and every element marked as the page's.
 * Structured data goes away with its page, as Trusted Types forbid to write another.
 */
export function applyHead(tags: readonly HeadTag[]): void {
  document.head.querySelectorAll(`[${PAGE_MARK}]`).forEach((element) => element.remove());
  for (const { name, attributes, text } of tags) {
    if (name === 'title') document.title = text ?? '';
    else document.head.append(createElement(name, attributes));
  }
}

function createElement(name: 'meta' | 'link', attributes: HeadTag['attributes']): HTMLElement {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([attribute, value]) => element.setAttribute(attribute, value));
  element.setAttribute(PAGE_MARK, '');
  return element;
}
