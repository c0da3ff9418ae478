import type { Pressed } from '../preview-messages.ts';

/** With Alt, and with Ctrl or ⌘. */
const withAlt = /^(?:Enter|KeyZ|Digit[1-4]|Arrow(?:Down|Up))$/;
const withCommand = /^(?:KeyS|Enter)$/;
const alone = ['/', '?', 'Escape'];

/** A key of the desk that is pressed in the page; nothing for one that is the page's own. */
export function readPressed(event: Pressed, isTyping: boolean): Pressed | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  const isOfDesk = altKey
    ? !isCommand && withAlt.test(code)
    : isCommand
      ? withCommand.test(code)
      : !isTyping && alone.includes(key);
  return isOfDesk ? { key, code, altKey, ctrlKey, metaKey, shiftKey } : null;
}
