import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { readSite } from '#src/content/read/read-site.server.ts';
import { drawBackdrops } from './backdrops.ts';
import { listDrawnStudies } from './drawn-figures.ts';
import { drawSheets } from './sheets.ts';

/** Most bytes of a drawing, as it is sent. */
const MOST_BYTES = 6000;

const studies = listDrawnStudies(readSite(join(import.meta.dirname, '../../locales')));
const drawings = { ...drawSheets(studies), ...drawBackdrops() };

describe.each(Object.entries(drawings))('the drawing %s', (name, drawing) => {
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

it('draws no sheet of a study that is gone', () => {
  expect(Object.keys(drawSheets(['hybrid-cloud-migration']))).toEqual([
    'hybrid-cloud-migration',
    'hybrid-cloud-migration-negative',
  ]);
});
