import { CHANGED_EVENT, isState } from '../protocol.ts';
import { pathOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { FACTS_PAUSE_MS, SIGNING_PAUSE_MS } from './pauses.ts';

/** Follows what changes in the bundles on disk. */
export function followFiles(): void {
  // An entry is written into several files at once.
  const lookAtFacts = afterPause(FACTS_PAUSE_MS, () => desk.lookAtFacts());
  // Whoever reviews signs one text after the other.
  const lookAtStates = afterPause(SIGNING_PAUSE_MS, () => desk.lookAgain());
  addEventListener(CHANGED_EVENT, ({ detail: { file } }) => {
    if (file.startsWith('shared/')) lookAtFacts();
    else if (isState(file)) lookAtStates();
    else void desk.lookAgain(file.includes('/') ? pathOf(file) : undefined);
  });
}

/** Runs something once nothing has asked for it any more for a while. */
function afterPause(pauseMs: number, run: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void run(), pauseMs);
  };
}
