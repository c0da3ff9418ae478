import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawCoasts, drawPressCoasts } from './coasts.ts';

describe.each([
  ['coasts.svg', () => drawCoasts('reach')],
  ['coasts-press.svg', drawPressCoasts],
] as const)('the coasts of %s', (name, draw) => {
  const file = readFileSync(join(import.meta.dirname, '../../public/drawings', name), 'utf8');

  it('are drawn for the current frames of the maps', () => {
    expect(file).toBe(draw());
  });

  it('have no words or borders, and are smaller than the geometry of all countries', () => {
    expect(file).not.toMatch(/<text|<title|<style|<script/);
    expect(file.length).toBeLessThan(30_000);
  });
});
