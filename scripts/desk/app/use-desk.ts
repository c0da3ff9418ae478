import { useSyncExternalStore } from 'react';
import { desk } from './desk-store.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, nameOf } from './desk-state.ts';

/**
 * A part of what the desk knows, as it changes. A key changes much of it: whoever asks for a part is shown again for that
 * alone.
 * @param select gives the same value for the same state, or nothing is ever the same
 */
export function useDesk<Part>(select: (state: DeskState) => Part): Part {
  return useSyncExternalStore(desk.subscribe, () => select(desk.current()));
}

/** What is written of a text: its draft before what stands in the file. */
export function writtenOf({ edits }: DeskState, text: DeskText): string {
  return edits.get(nameOf(text))?.text ?? text.text ?? '';
}

/** The same, as it changes: with every key. */
export function useWritten(text: DeskText): string {
  return useDesk((state) => writtenOf(state, text));
}
