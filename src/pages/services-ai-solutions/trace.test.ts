import { describe, expect, it } from 'vitest';
import { followWear, shake, type Trace } from './trace.ts';

const trace: Trace = {
  sampleUsual: 2,
  sampleLimit: 3,
  sampleAlarm: 7,
  sampleBreak: 10,
  sampleBegin: -10,
  sampleFailure: 30,
  sampleDoubt: 4,
};

describe('the wear of a bearing', () => {
  const { speedOn, dayOf } = followWear(trace);

  it('begins at rest, passes the limit on the day of the warning and ends with the failure', () => {
    expect(speedOn(-20)).toBe(2);
    expect(speedOn(0)).toBeCloseTo(3);
    expect(speedOn(30)).toBeCloseTo(10);
  });

  it('only grows, and is found again by its vibration', () => {
    const speeds = Array.from({ length: 41 }, (_, day) => speedOn(day - 10));
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    expect(speedOn(dayOf(7))).toBeCloseTo(7);
  });

  it('is shaken by less than would hide it', () => {
    const shakes = Array.from({ length: 400 }, (_, at) => Math.abs(shake(at % 7, at)));
    expect(Math.max(...shakes)).toBeLessThan(0.5);
  });
});
