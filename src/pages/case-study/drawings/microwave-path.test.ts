import { describe, expect, it } from 'vitest';
import { drawMicrowaveHop } from './microwave-hop.ts';
import { microwavePaths } from './microwave-path.ts';
import { spread } from './terrain.ts';

describe.each(Object.entries(microwavePaths))('The hop on %s screens', (_screens, path) => {
  const { near, far, groundAt, lineAt, clearanceAt } = path;
  const [start, end] = [near.upper[0], far.upper[0]];
  const places = spread(start, end, 400);

  it('clears the ground with its whole zone', () => {
    expect(places.filter((x) => lineAt(x) + clearanceAt(x) >= groundAt(x))).toEqual([]);
  });

  it('has lower dishes that see the upper ones of the other end', () => {
    const along = (from: number, to: number) => (x: number) =>
      from + ((to - from) * (x - start)) / (end - start);
    for (const crossing of [along(near.lower[1], far.upper[1]), along(near.upper[1], far.lower[1])]) {
      expect(places.filter((x) => crossing(x) >= groundAt(x))).toEqual([]);
    }
  });
});

it.each([
  ['wide', false],
  ['wide', true],
  ['narrow', false],
  ['narrow', true],
] as const)(
  'the link in reserve meets neither a mast nor a rotor: %s, mirrored %s',
  (screens, isMirrored) => {
    const { near, width } = microwavePaths[screens];
    const { layers } = drawMicrowaveHop(screens, isMirrored);
    const [, start = '', step = ''] =
      /^M(\d+) \d+l(-?\d+)/.exec(layers.find(({ look }) => look === 'reserve')?.d ?? '') ?? [];
    const toward = isMirrored ? -1 : 1;
    const mast = isMirrored ? width - near.upper[0] : near.upper[0];
    expect((Number(start) - mast) * toward).toBeGreaterThan(20);
    expect(Number(step) * toward).toBeGreaterThan(0);
  },
);

it.each(['wide', 'narrow'] as const)('the hop begins where reading starts on %s screens', (screens) => {
  const [leftToRight, rightToLeft] = [drawMicrowaveHop(screens, false), drawMicrowaveHop(screens, true)];
  const farm = (sketch: typeof leftToRight) =>
    sketch.labels.find(({ label }) => label === 'farm')?.at[0] ?? 0;
  expect(farm(leftToRight)).toBeLessThan(leftToRight.width / 2);
  expect(farm(rightToLeft)).toBeGreaterThan(rightToLeft.width / 2);
});
