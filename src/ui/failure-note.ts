import { reloadPage } from './reload-once.ts';

/** A note that a part of the page cannot be fetched, with a button that loads the page anew; null where a page has none. */
export function createFailureNote(): HTMLElement | null {
  const note = document.querySelector<HTMLElement>('[data-failure]')?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return null;
  note.hidden = false;
  note.removeAttribute('data-failure');
  note.role = 'alert';
  note.querySelector('button')?.addEventListener('click', reloadPage);
  return note;
}
