/** Key code of input methods. For the key that ends a composition, Safari sends only this code. */
const INPUT_METHOD_KEY = 229;

/** Returns true if an input method uses the key; other handlers must ignore it. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other signal
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY;
}

type Pressed = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns true if a modifier key is held: the browser or system may have its own action for the key. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
