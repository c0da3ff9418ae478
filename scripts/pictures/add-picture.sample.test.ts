import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSite } from '#src/content/read/read-site.server.ts';
import { copyLocales } from '../../tests/support/locales-copy.ts';
import { listPicturePlaces, showPicture, copyMaster } from './add-picture.ts';

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

const find = (wanted: string) => {
  const found = listPicturePlaces(readSite(folder)).find(({ place }) => place === wanted);
  if (found === undefined) throw new Error(`No picture is named at ${wanted}.`);
  return found;
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

it('replaces the picture of the same name, regardless of its format', () => {
  const masters = join(root, 'masters');
  mkdirSync(masters);
  writeFileSync(join(masters, 'yard.webp'), 'rendered');
  writeFileSync(join(masters, 'yard-start.webp'), 'another');
  writeFileSync(join(root, 'IMG 0042.JPG'), 'photograph');
  expect(copyMaster(masters, join(root, 'IMG 0042.JPG'), 'yard')).toBe('yard.jpg');
  expect(readFileSync(join(masters, 'yard.jpg'), 'utf8')).toBe('photograph');
  expect([existsSync(join(masters, 'yard.webp')), existsSync(join(masters, 'yard-start.webp'))]).toEqual([
    false,
    true,
  ]);
});

it.each([
  ['a format that browsers do not share', 'yard.heic', 'yard'],
  ['a name with capitals', 'yard.jpg', 'Yard'],
])('rejects a photograph with %s', (_what, file, name) => {
  writeFileSync(join(root, file), 'photograph');
  expect(copyMaster(join(root, 'masters'), join(root, file), name)).toBeUndefined();
  expect(existsSync(join(root, 'masters'))).toBe(false);
});

it('shows a picture in a place of the bundles, with its alt text in every language', () => {
  const place = find('pages/home.json:sections.solar-farm.picture');
  expect(showPicture(folder, place, 'data-hall', { en: 'A data hall.', ar: 'قاعة بيانات.' })).toEqual([]);
  expect(find(place.place).picture).toBe('data-hall');
  expect(read('en/pages/home.json')).toContain('"alt": "A data hall."');
  expect(read('ar/pages/home.json')).toContain('"alt": "قاعة بيانات."');
});

it('writes nothing if the check rejects the picture or the alt text', () => {
  const place = find('pages/home.json:sections.solar-farm.picture');
  const before = read('shared/pages/home.json');
  expect(showPicture(folder, place, 'no-such-picture', {})).toMatchObject([{ code: 'name-unknown' }]);
  expect(showPicture(folder, place, 'data-hall', { en: '' })).toMatchObject([{ code: 'text-empty' }]);
  expect(read('shared/pages/home.json')).toBe(before);
});
