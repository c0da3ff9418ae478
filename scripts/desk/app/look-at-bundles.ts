import { server } from './call-server.ts';
import { attempt, currentState, currentLanguage, set } from './desk-core.ts';
import { isChangedByOthers, makePages } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { RETRY_MS } from './pauses.ts';

/**
 * Asks what the bundles hold, or those of a path; with other facts the pages are others as well. A server that does not
 * answer is asked again; why one cannot is shown.
 */
export async function look(path?: string, hasOtherFacts = false) {
  const part = await attempt(
    () => server.look(currentLanguage(), path),
    undefined,
    (failure) => set({ ...currentState(), failure }),
  );
  if (part === undefined) {
    if (!currentState().isAnswering) setTimeout(() => void look(path, hasOtherFacts), RETRY_MS);
    return;
  }
  const before = currentState();
  const merged = mergePart(path === undefined ? { ...before, failure: null } : before, part);
  // The pages are made once all texts are known.
  const isFirst = before.generation === 0 && path === undefined;
  const isStale = isFirst || hasOtherFacts || isChangedByOthers(before, merged);
  set(isStale ? makePages(merged) : merged);
  // Whoever looks at a path while nothing is checked yet looks at all of them next.
  if (!part.isChecked && path === undefined) void findFindings();
}

/** Asks what the check finds: in a large site that takes longer than anybody waits for its texts. */
export async function findFindings() {
  const findings = await attempt(() => server.findFindings(currentLanguage()));
  if (findings !== undefined) set({ ...currentState(), findings });
}

/** Asks on which pages the texts stand. */
export async function findPlaces() {
  const places = await attempt(server.findPlaces);
  if (places !== undefined) set({ ...currentState(), places });
}
