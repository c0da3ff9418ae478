import { nameOf, type Place } from './desk-state.ts';
import { desk } from './desk-store.ts';

/** Puts the focus into the field of a text: the button that has done something with it may be gone. */
export function enterField(place: Place): void {
  document.querySelector<HTMLElement>(`[data-name="${CSS.escape(nameOf(place))}"]`)?.focus();
}

/** Takes a text over into its field, where whoever has chosen it goes on writing. */
export function writeInto(place: Place, text: string): void {
  desk.edit(place, text);
  enterField(place);
}
