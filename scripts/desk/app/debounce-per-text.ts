import { nameOf, type Place } from './desk-state.ts';

/** Debounces a function per text. */
export function debouncePerText(
  pauseMs: number,
  run: (place: Place) => Promise<void>,
): (place: Place) => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return (place) => {
    clearTimeout(timers.get(nameOf(place)));
    timers.set(
      nameOf(place),
      setTimeout(() => void run(place), pauseMs),
    );
  };
}
