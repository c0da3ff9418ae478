import { tryStorage } from '#src/config/storage.ts';

/** Key under which this tab keeps that motion was stopped; named in the cookie policy as necessary. */
const STILL_KEY = 'site.still';

let paused = tryStorage(() => sessionStorage.getItem(STILL_KEY)) !== null;
const listeners = new Set<() => void>();

/** Calls back when the visitor stops or resumes what moves. Returns what ends that. */
export function onPauseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops or resumes everything that moves by itself, on this page and those that follow; where storage is blocked, on this page. */
export function toggleMotion() {
  paused = !paused;
  tryStorage(() =>
    paused ? sessionStorage.setItem(STILL_KEY, 'still') : sessionStorage.removeItem(STILL_KEY),
  );
  listeners.forEach((listener) => listener());
}

/** Whether the visitor's system asks for less movement. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor has stopped what moves by itself. */
export function isMotionPaused(): boolean {
  return paused;
}
