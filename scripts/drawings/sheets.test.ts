import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { drawSheets } from './sheets.ts';

/** Most bytes of a drawing, as it is sent. */
const MOST_BYTES = 6000;

describe.each(Object.entries(drawSheets()))('the sheet %s', (name, sheet) => {
  it('is the one that its study is drawn from', () => {
    expect(readFileSync(join(import.meta.dirname, `../../public/drawings/${name}.svg`), 'utf8')).toBe(sheet);
  });

  it('is small, and a drawing without words', () => {
    expect(brotliCompressSync(sheet).length).toBeLessThan(MOST_BYTES);
    expect(sheet).not.toMatch(/<text|<title|<style|<script|NaN|undefined/);
  });
});
