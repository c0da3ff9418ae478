import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

/** Maximum compressed size of a drawing, bytes. */
const MAX_BYTES = 6000;
const folder = join(import.meta.dirname, '../../public');
const names = ['drawings', 'signatures'].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((name) => join(kind, name)),
);

describe.each(names.filter((name) => !name.includes('coasts')))('the drawing %s', (name) => {
  const drawing = readFileSync(join(folder, name), 'utf8');

  it('is small and has no words', () => {
    expect(brotliCompressSync(drawing).length).toBeLessThan(MAX_BYTES);
    expect(drawing).not.toMatch(/<text|<title|<style|<script|NaN|undefined|\.\d{4}/);
  });
});
