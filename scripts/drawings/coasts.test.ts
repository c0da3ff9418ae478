import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawCoasts } from './coasts.ts';

const file = readFileSync(join(import.meta.dirname, '../../public/drawings/coasts.svg'), 'utf8');

it('the coasts are drawn for the frame that the map has', () => {
  expect(file).toBe(drawCoasts());
});

it('they are a drawing without words and borders, smaller than the geometry of all countries', () => {
  expect(file).not.toMatch(/<text|<title|<style|<script/);
  expect(file.length).toBeLessThan(30_000);
});
