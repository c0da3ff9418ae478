import { CONTACT_HOLD_MS, HOLD_STEP_MS } from '#src/config/constants.ts';

/** How sending was begun: by a button that is held, or by a press that starts a countdown. */
export type HoldWay = 'held' | 'countdown';

/** The states of the contact form's button (behavior §4). Times are in ms, on one clock. */
export type HoldState =
  | { phase: 'idle'; wasCancelled: boolean }
  | { phase: 'holding'; way: HoldWay; since: number; elapsed: number }
  | { phase: 'sending' }
  | { phase: 'sent' }
  | { phase: 'failed' };

export type HoldEvent =
  | { type: 'press'; way: HoldWay; at: number }
  | { type: 'tick'; at: number }
  | { type: 'release' }
  | { type: 'cancel' }
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'settle' };

/** The button before anybody presses it. */
export const idle: HoldState = { phase: 'idle', wasCancelled: false };
const cancelled: HoldState = { phase: 'idle', wasCancelled: true };

/** The state after an event. What has no meaning in a state changes nothing. */
export function reduceHold(state: HoldState, event: HoldEvent): HoldState {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return event.type === 'press'
        ? { phase: 'holding', way: event.way, since: event.at, elapsed: 0 }
        : state;
    case 'holding':
      return reduceHolding(state, event);
    case 'sending':
      if (event.type === 'answered') return { phase: 'sent' };
      return event.type === 'failed' ? { phase: 'failed' } : state;
    case 'sent':
      return event.type === 'settle' ? idle : state;
    default:
      return state satisfies never;
  }
}

function reduceHolding(state: Extract<HoldState, { phase: 'holding' }>, event: HoldEvent): HoldState {
  switch (event.type) {
    case 'tick': {
      const elapsed = event.at - state.since;
      return elapsed >= CONTACT_HOLD_MS ? { phase: 'sending' } : { ...state, elapsed };
    }
    case 'release':
      return state.way === 'held' ? cancelled : state;
    case 'press':
      return state.way === 'countdown' ? cancelled : state;
    case 'cancel':
      return cancelled;
    case 'answered':
    case 'failed':
    case 'settle':
      return state;
    default:
      return event satisfies never;
  }
}

/** Whether the next press begins a new hold. */
export function isFree({ phase }: HoldState): boolean {
  return phase === 'idle' || phase === 'failed';
}

/** Seconds that are still to be held, as they are said: 3, 2, 1. */
export function secondsLeft(elapsed: number): number {
  return Math.ceil((CONTACT_HOLD_MS - elapsed) / HOLD_STEP_MS);
}

/** Time until the next thing to show, a full second or the end, in ms. */
export function timeToNextTick(elapsed: number): number {
  return Math.min(CONTACT_HOLD_MS - elapsed, HOLD_STEP_MS - (elapsed % HOLD_STEP_MS));
}
