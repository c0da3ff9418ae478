import { CONTACT_HOLD_MS, HOLD_STEP_MS } from '#src/config/constants.ts';

/** How sending starts: holding the button, or a press that starts a countdown. */
export type HoldWay = 'held' | 'countdown';

/** States of the send button (behavior §4). Times are ms on one clock. */
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

/** Initial state. */
export const idle: HoldState = { phase: 'idle', wasCancelled: false };
const cancelled: HoldState = { phase: 'idle', wasCancelled: true };

/** Returns the state after an event. Events that do not apply to a state leave it unchanged. */
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

/** Returns true if the next press starts a new hold. */
export function isFree({ phase }: HoldState): boolean {
  return phase === 'idle' || phase === 'failed';
}

/** Returns the remaining seconds as shown: 3, 2, 1. */
export function secondsLeft(elapsed: number): number {
  return Math.ceil((CONTACT_HOLD_MS - elapsed) / HOLD_STEP_MS);
}

/** Returns the time until the next full second or the end, ms. */
export function timeToNextTick(elapsed: number): number {
  return Math.min(CONTACT_HOLD_MS - elapsed, HOLD_STEP_MS - (elapsed % HOLD_STEP_MS));
}
