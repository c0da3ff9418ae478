import { useEffect, useEffectEvent } from 'react';
import { nameKey } from '../key-name.ts';
import type { DeskText } from '../protocol.ts';
import { desk } from './desk-store.ts';
import { goOn } from './go-on.ts';
import { listForms } from './select-texts.ts';
import { choose, isShown } from './use-chosen.ts';
import type { Looked } from './view-address.ts';

type Actions = {
  /** What the desk shows. */
  chosen: Looked;
  text: DeskText | undefined;
  /** Moves by a number of texts. */
  move: (step: number) => void;
  showShortcuts: () => void;
};

/** Element ids of the panes that a key focuses, in reading order. */
const paneIds = ['desk-files', 'desk-texts', 'desk-editor', 'desk-page'] as const;
export const SEARCH_ID = 'desk-search';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** Focuses the first control of a pane. */
function enter(id: string | undefined) {
  const pane = document.getElementById(id ?? '');
  if (pane?.tabIndex === 0) pane.focus();
  else {
    const found = ['textarea', '[tabindex="0"]', 'button'].map((each) =>
      pane?.querySelector<HTMLElement>(each),
    );
    found.find((each) => each !== null)?.focus();
  }
}

async function act({ text, move }: Actions, event: KeyboardEvent): Promise<void> {
  const forms = text === undefined ? [] : listForms(desk.current(), text);
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === 'Enter') await goOn(() => desk.save(forms), move);
  else if (isCommand) await desk.save(forms);
  else if (nameKey(event) === 'z') {
    const place = await desk.undo();
    if (place !== undefined) choose(place);
  } else await goOn(() => desk.confirm(forms, event.shiftKey), move);
}

/** Keyboard shortcuts of the desk; each also has a button. */
export function useShortcuts(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const name = nameKey(event);
    const pane = /^Digit([1-4])$/.exec(event.code)?.[1];
    if (document.querySelector('dialog[open]') !== null) return;
    // The address already names the next text, but that is not shown yet.
    if (name === 'Enter' && !isShown(actions.chosen) && (isCommand || event.altKey))
      return event.preventDefault();
    if (isCommand && !event.altKey && (name === 's' || name === 'Enter')) void act(actions, event);
    else if (event.altKey && !isCommand && (name === 'Enter' || name === 'z')) {
      void act(actions, event);
    } else if (event.altKey && event.key === 'ArrowDown') actions.move(1);
    else if (event.altKey && event.key === 'ArrowUp') actions.move(-1);
    else if (event.altKey && !event.shiftKey && !isCommand && pane !== undefined)
      enter(paneIds[Number(pane) - 1]);
    else if (name === '/' && !isTyping(event)) document.getElementById(SEARCH_ID)?.focus();
    else if (name === '?' && !isTyping(event)) actions.showShortcuts();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
