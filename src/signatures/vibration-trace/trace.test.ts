import { describe, expect, it } from 'vitest';
import { modelWear, layAxes, shake, type Trace } from './trace.ts';

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
  const { speedOn, dayOf } = modelWear(trace);

  it('begins at rest, passes the limit on the day of the warning and ends with the failure', () => {
    expect(speedOn(-20)).toBe(2);
    expect(speedOn(0)).toBeCloseTo(3);
    expect(speedOn(30)).toBeCloseTo(10);
  });

  it('only grows, and its day is found from its vibration', () => {
    const speeds = Array.from({ length: 41 }, (_, day) => speedOn(day - 10));
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    expect(speedOn(dayOf(7))).toBeCloseTo(7);
  });

  it('has less noise than would hide it', () => {
    const shakes = Array.from({ length: 400 }, (_, at) => Math.abs(shake(at % 7, at)));
    expect(Math.max(...shakes)).toBeLessThan(0.5);
  });
});

describe('the axes of a trace', () => {
  const long = { ...trace, sampleBreak: 3, sampleFailure: 78 };
  const { firstDay, lastDay, top, bracket, weeks, speeds } = layAxes(long, [-30, 0, 50]);

  it('cover every mark and the latest failure, with the warning at two fifths', () => {
    expect(firstDay).toBeLessThan(-30);
    expect(lastDay).toBeGreaterThan(82);
    expect(-firstDay / (lastDay - firstDay)).toBeCloseTo(0.4);
    expect(bracket).toBeGreaterThan(3);
    expect(bracket).toBeLessThan(top);
  });

  it('label whole weeks, including the warning, and speeds up to the failure', () => {
    expect(weeks).toContain(0);
    expect(weeks.every((week) => Number.isInteger(week))).toBe(true);
    expect(weeks.length).toBeLessThan(12);
    expect(speeds).toEqual([0.5, 1, 1.5, 2]);
  });
});
