import { CHANGED_EVENT, isState } from '../protocol.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { desk } from './desk-store.ts';
import { FACTS_PAUSE_MS, SIGNING_PAUSE_MS } from './pauses.ts';

/** Reloads texts when bundles change on disk. */
export function followFiles(): void {
  // Adding an entry writes several files at once.
  const lookAtFacts = afterPause(FACTS_PAUSE_MS, () => desk.lookAtFacts());
  // A reviewer signs many texts in a row.
  const lookAtStates = afterPause(SIGNING_PAUSE_MS, () => desk.lookAgain());
  addEventListener(CHANGED_EVENT, ({ detail: { file } }) => {
    if (file.startsWith('shared/')) lookAtFacts();
    else if (isState(file)) lookAtStates();
    else void desk.lookAgain(file.includes('/') ? withoutFolder(file) : undefined);
  });
}

/** Debounces a function. */
function afterPause(pauseMs: number, run: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void run(), pauseMs);
  };
}
