import { CHANGED_EVENT } from '../protocol.ts';
import { pathOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { FACTS_PAUSE_MS } from './pauses.ts';

/** Follows what changes in the bundles on disk. */
export function followFiles(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  import.meta.hot?.on(CHANGED_EVENT, ({ file }: { file: string }) => {
    if (!file.startsWith('shared/')) {
      void desk.lookAgain(/^state\/|^[^/]+$/.test(file) ? undefined : pathOf(file));
      return;
    }
    // An entry is written into several files at once.
    clearTimeout(waiting);
    waiting = setTimeout(() => void desk.lookAtFacts(), FACTS_PAUSE_MS);
  });
}
