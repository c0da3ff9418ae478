import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawCoasts } from './coasts.ts';

describe.each([
  ['reach', 'coasts.svg'],
  ['press-america', 'coasts-press-america.svg'],
  ['press-mena', 'coasts-press-mena.svg'],
] as const)('the coasts of the map %s', (shape, name) => {
  const file = readFileSync(join(import.meta.dirname, '../../public/drawings', name), 'utf8');

  it('are drawn for the frame that the map has', () => {
    expect(file).toBe(drawCoasts(shape));
  });

  it('are a drawing without words and borders, smaller than the geometry of all countries', () => {
    expect(file).not.toMatch(/<text|<title|<style|<script/);
    expect(file.length).toBeLessThan(30_000);
  });
});
