/** Code of a key that belongs to an input method. Safari tells of one that has just ended by this code alone. */
const INPUT_METHOD_KEY = 229;

/** Returns whether a key is meant for what an input method puts together, so that nobody else answers it. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it by nothing else
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY;
}

type Pressed = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a key is held that gives the browser or the system an order of its own. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
