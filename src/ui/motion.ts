import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops or resumes everything on the page that moves by itself. */
export function toggleMotion() {
  paused = !paused;
  document.documentElement.toggleAttribute('data-still', paused);
  listeners.forEach((listener) => listener());
}

/** Whether the visitor's system asks for less movement. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor has stopped what moves by itself. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
}
