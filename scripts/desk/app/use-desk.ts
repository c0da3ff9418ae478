import { useSyncExternalStore } from 'react';
import { desk } from './desk-store.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, nameOf } from './desk-state.ts';

/**
 * Selects a part of the state; the component renders again only if that part changes.
 * @param select must return a stable value for the same state
 */
export function useDesk<Part>(select: (state: DeskState) => Part): Part {
  return useSyncExternalStore(desk.subscribe, () => select(desk.current()));
}

/** Returns the draft of a text, or the text in its file. */
export function writtenOf({ edits }: DeskState, text: DeskText): string {
  return edits.get(nameOf(text))?.text ?? text.text ?? '';
}

/** Like `writtenOf`, as a hook; changes with every keystroke. */
export function useWritten(text: DeskText): string {
  return useDesk((state) => writtenOf(state, text));
}
