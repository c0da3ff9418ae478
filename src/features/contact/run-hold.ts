import { CONTACT_SENT_MS } from '#src/config/constants.ts';
import {
  type HoldEvent,
  type HoldState,
  type HoldWay,
  idle,
  reduceHold,
  timeToNextTick,
} from './hold-machine.ts';

export type HoldRun = {
  current: () => HoldState;
  press: (way: HoldWay) => void;
  dispatch: (event: Exclude<HoldEvent, { type: 'press' | 'tick' | 'settle' }>) => void;
  /** Ends every wait, for a form that goes away. */
  stop: () => void;
};

/**
 * Lets time pass for the states of the button: ticks while it is held, the end of "sent".
 * @param onChange hears every new state; `sending` exactly once for each message
 */
export function runHold(onChange: (state: HoldState) => void): HoldRun {
  let state = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = (event: HoldEvent) => {
    const next = reduceHold(state, event);
    if (next === state) return;
    state = next;
    clearTimeout(timer);
    schedule();
    onChange(state);
  };
  const tick = () => apply({ type: 'tick', at: performance.now() });
  const schedule = () => {
    if (state.phase === 'holding') timer = setTimeout(tick, timeToNextTick(state.elapsed));
    if (state.phase === 'sent') timer = setTimeout(() => apply({ type: 'settle' }), CONTACT_SENT_MS);
  };
  return {
    current: () => state,
    press: (way) => apply({ type: 'press', way, at: performance.now() }),
    dispatch: apply,
    stop: () => clearTimeout(timer),
  };
}
