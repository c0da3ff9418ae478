import type { Room } from '../preview-messages.ts';

/** Returns where the text of an attribute appears. @param isInHead true if its element is in the page head */
export function kindOfAttribute(name: string, isInHead: boolean): Room['kind'] {
  if (isInHead) return 'head';
  if (name === 'placeholder') return 'field';
  return name.startsWith('data-') ? 'later' : 'heard';
}
