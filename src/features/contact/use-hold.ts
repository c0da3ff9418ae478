import { useEffect, useEffectEvent, useState } from 'react';
import { CONTACT_SENT_MS } from '#src/config/constants.ts';
import { isComposing } from '#src/ui/key-events.ts';
import {
  type HoldEvent,
  type HoldState,
  type HoldWay,
  idle,
  isFree,
  reduceHold,
  timeToNextTick,
} from './hold-machine.ts';

/** Returns the button state and its actions. `onSend` is called once per completed hold. */
export function useHold(onSend: () => void) {
  const [state, setState] = useState(idle);
  const [run] = useState(() => runHold(setState));
  const send = useEffectEvent(onSend);
  useEffect(() => run.stop, [run]);
  useEffect(() => watchForCancel(() => run.dispatch({ type: 'cancel' })), [run]);
  useEffect(() => {
    if (state.phase === 'sending') send();
  }, [state.phase]);
  return { state, isFree: () => isFree(run.current()), press: run.press, dispatch: run.dispatch };
}

/** Escape, a hidden tab or a window that loses focus cancels the hold. */
function watchForCancel(cancel: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) cancel();
    // Enter held down in a field would press the button repeatedly.
    if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
      event.preventDefault();
  };
  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('visibilitychange', cancel, { signal });
  addEventListener('blur', cancel, { signal });
  return () => watch.abort();
}

/**
 * Runs the timers of the button: ticks during a hold, the end of "sent".
 * @param onChange called with every new state; with `sending` exactly once per message
 */
export function runHold(onChange: (state: HoldState) => void) {
  let state = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = (event: HoldEvent) => {
    const next = reduceHold(state, event);
    if (next === state) return;
    state = next;
    clearTimeout(timer);
    if (state.phase === 'holding') timer = setTimeout(tick, timeToNextTick(state.elapsed));
    if (state.phase === 'sent') timer = setTimeout(() => apply({ type: 'settle' }), CONTACT_SENT_MS);
    onChange(state);
  };
  const tick = () => apply({ type: 'tick', at: performance.now() });
  return {
    current: () => state,
    press: (way: HoldWay) => apply({ type: 'press', way, at: performance.now() }),
    dispatch: apply,
    /** Clears the timer when the form unmounts. */
    stop: () => clearTimeout(timer),
  };
}
