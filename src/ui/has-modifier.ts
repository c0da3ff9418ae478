type Pressed = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Says whether a key is held that gives the browser or the system an order of its own. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
