import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { drawBackdrops } from './backdrops.ts';

/** Most bytes of a drawing, as it is sent. */
const MOST_BYTES = 6000;

describe.each(Object.entries(drawBackdrops()))('the drawing %s', (name, drawing) => {
  it('is the one that the code draws', () => {
    expect(readFileSync(join(import.meta.dirname, `../../public/drawings/${name}.svg`), 'utf8')).toBe(
      drawing,
    );
  });

  it('is small, and a drawing without words', () => {
    expect(brotliCompressSync(drawing).length).toBeLessThan(MOST_BYTES);
    expect(drawing).not.toMatch(/<text|<title|<style|<script|NaN|undefined/);
  });
});
