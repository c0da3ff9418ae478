import { nameOf, type Place } from './desk-state.ts';

/** Runs something for a place once nothing has asked for it any more for a while. */
export function delay(pauseMs: number, run: (place: Place) => Promise<void>): (place: Place) => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return (place) => {
    clearTimeout(timers.get(nameOf(place)));
    timers.set(
      nameOf(place),
      setTimeout(() => void run(place), pauseMs),
    );
  };
}
