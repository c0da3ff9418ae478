import { nameOf, type Place } from './desk-state.ts';
import { desk } from './desk-store.ts';

/** Focuses the field of a text: the button that was clicked may be removed. */
export function enterField(place: Place): void {
  document.querySelector<HTMLElement>(`[data-name="${CSS.escape(nameOf(place))}"]`)?.focus();
}

/** Puts a text into the field of a place and focuses it. */
export function writeInto(place: Place, text: string): void {
  desk.edit(place, text);
  enterField(place);
}
