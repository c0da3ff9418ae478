import { tryStorage } from '#src/config/storage.ts';

/** Session storage key of paused motion; listed in the cookie policy as necessary. */
const STILL_KEY = 'site.still';

let paused = tryStorage(() => sessionStorage.getItem(STILL_KEY)) !== null;
const listeners = new Set<() => void>();

/** Calls back when motion is paused or resumed. Returns a function that unsubscribes. */
export function onPauseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pauses or resumes automatic motion on this page and, unless storage is blocked, on later ones. */
export function toggleMotion() {
  paused = !paused;
  tryStorage(() =>
    paused ? sessionStorage.setItem(STILL_KEY, 'still') : sessionStorage.removeItem(STILL_KEY),
  );
  listeners.forEach((listener) => listener());
}

/** Returns true if the system setting asks for reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns true if the visitor has paused automatic motion. */
export function isMotionPaused(): boolean {
  return paused;
}
