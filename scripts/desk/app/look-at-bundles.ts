import { server } from './call-server.ts';
import { attempt, currentState, currentLanguage, set } from './desk-core.ts';
import { isChangedByOthers, makePages } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { RETRY_MS } from './pauses.ts';

/**
 * Loads the texts of one path, or all of them; changed facts also rebuild the pages. Retries if the server does not
 * respond; an error is shown.
 */
export async function look(path?: string, hasOtherFacts = false) {
  const part = await attempt(
    () => server.look(currentLanguage(), path),
    undefined,
    (failure) => set({ ...currentState(), failure }),
  );
  if (part === undefined) {
    if (!currentState().isAnswering) lookLater(path, hasOtherFacts);
    return;
  }
  const before = currentState();
  const merged = mergePart(path === undefined ? { ...before, failure: null } : before, part);
  // The pages are rendered once all texts are loaded.
  const isFirst = before.generation === 0 && path === undefined;
  const isStale = isFirst || hasOtherFacts || isChangedByOthers(before, merged);
  set(isStale ? makePages(merged) : merged);
  // A request for one path before the first check is followed by a request for all.
  const isOpening = before.generation === 0 && path !== undefined;
  if (!part.isChecked && !isOpening) void findFindings();
}

let retry: { path: string | undefined; hasOtherFacts: boolean } | undefined;

/** Retries after a pause, once for all calls during it. */
function lookLater(path: string | undefined, hasOtherFacts: boolean) {
  if (retry !== undefined) {
    const isSame = retry.path === path;
    retry = { path: isSame ? path : undefined, hasOtherFacts: retry.hasOtherFacts || hasOtherFacts };
    return;
  }
  retry = { path, hasOtherFacts };
  setTimeout(() => {
    const wanted = retry;
    retry = undefined;
    void look(wanted?.path, wanted?.hasOtherFacts);
  }, RETRY_MS);
}

/** Loads the findings. Separate from the texts, because the check of a large site takes longer. */
export async function findFindings() {
  const findings = await attempt(() => server.findFindings(currentLanguage()));
  if (findings !== undefined) set({ ...currentState(), findings });
}

/** Loads the pages of each text. */
export async function findPlaces() {
  const places = await attempt(server.findPlaces);
  if (places !== undefined) set({ ...currentState(), places });
}
