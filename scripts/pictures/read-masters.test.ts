import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMasters, listMasters, readMaster } from './read-masters.ts';

let project = '';
const masters = () => join(project, 'scripts/pictures/masters');
const add = (...files: string[]) => files.forEach((file) => writeFileSync(join(masters(), file), 'picture'));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'masters-'));
  mkdirSync(masters(), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

it('lists JPEG, PNG and WebP photographs by name', () => {
  add('yard-start.jpg', 'yard-end.JPEG', 'plan.png', 'tower.webp', '.gitkeep');
  expect(listMasters(masters())).toEqual({
    taken: new Map([
      ['plan', 'plan.png'],
      ['tower', 'tower.webp'],
      ['yard-end', 'yard-end.JPEG'],
      ['yard-start', 'yard-start.jpg'],
    ]),
    ignored: [],
  });
});

it.each([
  ['another format', 'yard.heic'],
  ['no ending', 'yard'],
  ['capital letters', 'Yard.jpg'],
  ['blanks', 'our yard.jpg'],
  ['letters of another script', 'ساحة.jpg'],
])('reports an ignored file with %s', (_what, file) => {
  add('tower.webp', file);
  expect(listMasters(masters()).ignored).toEqual([file]);
  expect(checkMasters(project, ['tower'])).toMatchObject([
    { file: `scripts/pictures/masters/${file}`, code: 'master-ignored', isWarning: true },
  ]);
});

it('ignores two files with the same name', () => {
  add('yard.jpg', 'yard.webp');
  expect(listMasters(masters())).toEqual({ taken: new Map(), ignored: ['yard.jpg', 'yard.webp'] });
});

it('reports a picture that the site does not have yet', () => {
  add('tower.webp', 'yard.jpg');
  expect(checkMasters(project, ['tower'])).toMatchObject([
    { file: 'scripts/pictures/masters/yard.jpg', code: 'master-not-encoded', values: { name: 'yard' } },
  ]);
});

it('reports nothing for a project without masters', () => {
  rmSync(masters(), { recursive: true });
  expect(checkMasters(project, ['tower'])).toEqual([]);
});

it('rotates a photograph upright and limits it to the largest width of the site', async () => {
  const file = join(masters(), 'yard.jpg');
  const photograph = sharp({ create: { width: 2400, height: 3600, channels: 3, background: '#445566' } });
  await photograph.withMetadata({ orientation: 6 }).jpeg().toFile(file);
  const { width, height } = await sharp(await readMaster(file, 2000)).metadata();
  expect([width, height]).toEqual([2000, 1333]);
});
