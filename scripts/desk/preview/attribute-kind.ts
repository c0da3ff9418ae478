import type { Room } from '../preview-messages.ts';

/** Where visitors meet the text of an attribute: `heard` is what screen readers say. @param isInHead whether its element stands in the head of the page */
export function kindOfAttribute(name: string, isInHead: boolean): Room['kind'] {
  if (isInHead) return 'head';
  if (name === 'placeholder') return 'field';
  return name.startsWith('data-') ? 'later' : 'heard';
}
