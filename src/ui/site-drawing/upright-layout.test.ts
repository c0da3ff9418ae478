import { expect, it } from 'vitest';
import { measureGround, stands } from './upright-layout.ts';

it.each(Object.entries(stands))('the ground carries %s from end to end', (_name, { foot, scale, width }) => {
  const [x, y] = foot;
  const sags = width.map((edge) => Math.abs(measureGround(x + edge * scale) - y));
  expect(Math.max(...sags)).toBeLessThan(3);
});
