import { server } from './call-server.ts';
import { debouncePerText } from './debounce-per-text.ts';
import { attempt, currentState, enqueue, currentLanguage, set } from './desk-core.ts';
import { nameOf, type Place, textAt } from './desk-state.ts';
import { keepDiscarded, readDiscarded } from './kept-edits.ts';
import { CHECK_PAUSE_MS, DRAFT_PAUSE_MS } from './pauses.ts';

/** Checks an edited text after a typing pause. */
export const checkTyped = debouncePerText(CHECK_PAUSE_MS, async (place: Place) => {
  const name = nameOf(place);
  const edit = currentState().edits.get(name);
  if (edit === undefined) return;
  const checkResult = await attempt(() => server.check({ ...place, text: edit.text }, currentLanguage()));
  const state = currentState();
  if (checkResult === undefined || state.edits.get(name)?.text !== edit.text) return;
  const mark = textAt(state.texts, place)?.mark ?? -1;
  const paint = { raw: edit.text, painted: checkResult.painted };
  set({
    ...state,
    checkResults: new Map([...state.checkResults, [name, checkResult]]),
    paints: new Map([...state.paints, [mark, paint]]),
  });
});

/** Sends a draft to the server, or has the server drop it. */
export async function sendNow(place: Place) {
  const state = currentState();
  const edit = state.edits.get(nameOf(place));
  const base = textAt(state.texts, place)?.text ?? null;
  const isKept = await server.keepDraft(edit ?? { ...place, text: null, base });
  if (!isKept && state.isAnswering) set({ ...currentState(), isAnswering: false });
  // The draft may have been discarded during the request.
  const isCurrent = currentState().edits.get(nameOf(place))?.text === edit?.text;
  if (isKept && isCurrent) keepDiscarded(readDiscarded().filter((draft) => nameOf(draft) !== nameOf(place)));
}

/** Sends a draft after a typing pause and after all queued actions. */
export const sendDraft = debouncePerText(DRAFT_PAUSE_MS, (place) => enqueue(() => sendNow(place)));
