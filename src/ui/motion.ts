/** Key under which this tab keeps that motion was stopped; named in the cookie policy as necessary. */
const STILL_KEY = 'site.still';

let paused = readStored();
const listeners = new Set<() => void>();

/** Calls back when the visitor stops or resumes what moves. Returns what ends that. */
export function followPause(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops or resumes everything that moves by itself, on this page and those that follow. */
export function toggleMotion() {
  paused = !paused;
  keep();
  listeners.forEach((listener) => listener());
}

/** Where storage is blocked, each page begins to move. */
function keep() {
  try {
    if (paused) sessionStorage.setItem(STILL_KEY, 'still');
    else sessionStorage.removeItem(STILL_KEY);
  } catch {
    return;
  }
}

/** Whether the visitor's system asks for less movement. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor has stopped what moves by itself. */
export function isMotionPaused(): boolean {
  return paused;
}

function readStored(): boolean {
  try {
    return sessionStorage.getItem(STILL_KEY) !== null;
  } catch {
    return false;
  }
}
