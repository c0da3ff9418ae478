import { nameKey } from '../key-name.ts';
import type { Pressed } from '../preview-messages.ts';

/** Keys with Alt, with Ctrl or ⌘, and without a modifier. */
const withAlt = /^(?:Enter|Digit[1-4]|Arrow(?:Down|Up))$/;
const withCommand = ['s', 'Enter'];
const alone = ['/', '?', 'Escape'];

/** Returns a key event for the desk, or null if the key belongs to the page. */
export function readPressed(event: Pressed, isTyping: boolean): Pressed | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  const name = nameKey(event);
  const isOfDesk = altKey
    ? !isCommand && (name === 'z' || withAlt.test(code))
    : isCommand
      ? withCommand.includes(name)
      : !isTyping && alone.includes(name);
  return isOfDesk ? { key, code, altKey, ctrlKey, metaKey, shiftKey } : null;
}
