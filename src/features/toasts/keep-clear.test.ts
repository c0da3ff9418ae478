import { describe, expect, it } from 'vitest';
import { findGround } from './avoid-overlap.ts';

const area = { top: 700, bottom: 800, start: 100, end: 400 };

describe('findGround', () => {
  it.each([
    ['nothing to keep clear', [], 800],
    ['something beside it', [{ top: 720, bottom: 780, start: 410, end: 500 }], 800],
    ['something above it', [{ top: 500, bottom: 700, start: 0, end: 500 }], 800],
    ['something below it', [{ top: 800, bottom: 900, start: 0, end: 500 }], 800],
    ['something under it', [{ top: 720, bottom: 780, start: 0, end: 500 }], 708],
    [
      'two things above each other',
      [
        { top: 600, bottom: 660, start: 0, end: 500 },
        { top: 720, bottom: 780, start: 0, end: 500 },
      ],
      588,
    ],
    ['something too high to stand above', [{ top: 50, bottom: 780, start: 0, end: 500 }], 104],
  ])('%s', (_name, clear, expected) => {
    expect(findGround(area, clear)).toBe(expected);
  });
});
