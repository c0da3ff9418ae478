import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTACT_HOLD_MS, CONTACT_SENT_MS, HOLD_STEP_MS } from '#src/config/constants.ts';
import {
  type HoldEvent,
  type HoldState,
  idle,
  reduceHold,
  secondsLeft,
  timeToNextTick,
} from './hold-machine.ts';
import { runHold } from './use-hold.ts';

const START = 10_000;
const cancelled: HoldState = { phase: 'idle', wasCancelled: true };
const held: HoldState = { phase: 'holding', way: 'held', since: START, elapsed: 0 };
const countdown: HoldState = { ...held, way: 'countdown' };
const sending: HoldState = { phase: 'sending' };
const sent: HoldState = { phase: 'sent' };
const failed: HoldState = { phase: 'failed' };

const press: HoldEvent = { type: 'press', way: 'held', at: START };
const click: HoldEvent = { type: 'press', way: 'countdown', at: START };
const tick = (elapsed: number): HoldEvent => ({ type: 'tick', at: START + elapsed });
const release: HoldEvent = { type: 'release' };
const cancel: HoldEvent = { type: 'cancel' };
const answered: HoldEvent = { type: 'answered' };
const failure: HoldEvent = { type: 'failed' };
const settle: HoldEvent = { type: 'settle' };

describe('reduceHold', () => {
  it.each<[string, HoldState, HoldEvent, HoldState]>([
    ['a press begins to hold', idle, press, held],
    ['a press after a cancelled one begins anew', cancelled, press, held],
    ['a press after a failure begins anew', failed, press, held],
    ['a click begins a countdown', idle, click, countdown],
    ['time passes', held, tick(1200), { ...held, elapsed: 1200 }],
    [
      'just before the end it still holds',
      held,
      tick(CONTACT_HOLD_MS - 1),
      { ...held, elapsed: CONTACT_HOLD_MS - 1 },
    ],
    ['at the end it sends', held, tick(CONTACT_HOLD_MS), sending],
    ['a late tick sends as well', held, tick(CONTACT_HOLD_MS + 700), sending],
    ['a countdown ends in sending', countdown, tick(CONTACT_HOLD_MS), sending],
    ['letting go cancels', { ...held, elapsed: 2900 }, release, cancelled],
    ['letting go does not end a countdown', countdown, release, countdown],
    ['a second click ends a countdown', countdown, click, cancelled],
    ['a press ends a countdown', countdown, press, cancelled],
    ['a press while it is held changes nothing', held, press, held],
    ['a click while it is held changes nothing', held, click, held],
    ['Escape cancels a hold', held, cancel, cancelled],
    ['Escape cancels a countdown', countdown, cancel, cancelled],
    ['an answer ends sending', sending, answered, sent],
    ['a failure ends sending', sending, failure, failed],
    ['what is sent settles', sent, settle, idle],
  ])('%s', (_name, state, event, expected) => {
    expect(reduceHold(state, event)).toEqual(expected);
  });

  it.each<[HoldState, HoldEvent[]]>([
    [idle, [tick(1), release, cancel, answered, failure, settle]],
    [failed, [tick(1), release, cancel, answered, failure, settle]],
    [held, [answered, failure, settle]],
    [sending, [press, click, tick(9000), release, cancel, settle]],
    [sent, [press, click, tick(9000), release, cancel, answered, failure]],
  ])('$phase ignores events that do not apply to it', (state, events) => {
    for (const event of events) expect(reduceHold(state, event)).toBe(state);
  });
});

describe('remaining hold time', () => {
  it.each([
    [0, 3, HOLD_STEP_MS],
    [1, 3, HOLD_STEP_MS - 1],
    [999.5, 3, 0.5],
    [1000, 2, HOLD_STEP_MS],
    [2000, 1, HOLD_STEP_MS],
    [2999, 1, 1],
  ])('after %d ms, %d seconds remain and the next tick is due in %d ms', (elapsed, seconds, wait) => {
    expect(secondsLeft(elapsed)).toBe(seconds);
    expect(timeToNextTick(elapsed)).toBe(wait);
  });
});

describe('runHold', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends once after three seconds, and shows success for three seconds', () => {
    const phases: string[] = [];
    const hold = runHold(({ phase }) => phases.push(phase));
    hold.press('held');
    vi.advanceTimersByTime(CONTACT_HOLD_MS - 1);
    expect(hold.current().phase).toBe('holding');
    vi.advanceTimersByTime(1);
    expect(hold.current()).toEqual(sending);
    vi.advanceTimersByTime(60_000);
    hold.press('held');
    hold.dispatch({ type: 'release' });
    expect(phases.filter((phase) => phase === 'sending')).toHaveLength(1);
    hold.dispatch({ type: 'answered' });
    hold.press('held');
    vi.advanceTimersByTime(CONTACT_SENT_MS - 1);
    expect(hold.current()).toEqual(sent);
    vi.advanceTimersByTime(1);
    expect(hold.current()).toEqual(idle);
  });

  it('ticks each second', () => {
    const elapsed: number[] = [];
    const hold = runHold((state) => {
      if (state.phase === 'holding') elapsed.push(state.elapsed);
    });
    hold.press('countdown');
    vi.advanceTimersByTime(CONTACT_HOLD_MS);
    expect(elapsed).toEqual([0, 1000, 2000]);
  });

  it('starts over after a cancel', () => {
    const hold = runHold(() => undefined);
    hold.press('held');
    vi.advanceTimersByTime(CONTACT_HOLD_MS - 1);
    hold.dispatch({ type: 'release' });
    vi.advanceTimersByTime(CONTACT_HOLD_MS);
    expect(hold.current()).toEqual(cancelled);
    hold.press('held');
    vi.advanceTimersByTime(CONTACT_HOLD_MS - 1);
    expect(hold.current().phase).toBe('holding');
    vi.advanceTimersByTime(1);
    expect(hold.current()).toEqual(sending);
  });

  it('does nothing after it was stopped', () => {
    const hold = runHold(() => undefined);
    hold.press('held');
    hold.stop();
    vi.advanceTimersByTime(CONTACT_HOLD_MS * 2);
    expect(hold.current().phase).toBe('holding');
  });
});
