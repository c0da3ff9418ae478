import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listIcons } from './write-icons.ts';

/** A mark as written by drawing programs: namespaces and colors are attributes of the root element. */
const MARK = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<svg width="24mm" height="24mm" viewBox='0 0 24 24' fill="none" stroke="#F0F"
  xmlns:layers="http://layers.example/names" xmlns="http://www.w3.org/2000/svg">
  <g layers:label="Layer 1"><rect x="2" y="2" width="20" height="20" stroke-width="2"/></g>
</svg>
`;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(folder, 'brand'));
  for (const name of ['mark', 'mark-on-dark']) await writeFile(join(folder, 'brand', `${name}.svg`), MARK);
});

afterAll(() => rm(folder, { recursive: true }));

describe('The icons of a mark from a drawing program', () => {
  it('can be drawn, and have its colors', async () => {
    for (const { svg, size } of listIcons(folder)) {
      const { data, info } = await sharp(Buffer.from(svg))
        .flatten({ background: '#FFF' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([size, size]);
      const colors = new Set<string>();
      for (let at = 0; at < data.length; at += info.channels)
        colors.add(data.subarray(at, at + 3).toString('hex'));
      expect(colors).toContain('ff00ff');
      expect(colors).not.toContain('000000');
    }
  });
});
