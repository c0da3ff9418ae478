import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from '#src/content/read/read-site.server.ts';
import { checkDrawings } from '../../scripts/locales/check-drawings.ts';
import { setJson } from '../../scripts/locales/json-edits.ts';
import { copyLocales } from '../support/locales-copy.ts';

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

test('drawings of case studies show the figures of their records', () => {
  expect(checkDrawings(readSite(folder))).toEqual([]);
});

test.each([
  ['gulf-of-suez', 0, 'capacity', 90],
  ['gulf-of-aqaba', 3, 'capacity', 900],
  ['service-desk', 5, 'figure', 40],
  ['user-provisioning', 7, 'figure', 300],
])('a drawing of another figure is told with its place: %s', (id, index, fact, written) => {
  const file = join(folder, 'shared/records/case-studies.json');
  writeFileSync(file, setJson(readFileSync(file, 'utf8'), [index, fact], written));
  expect(checkDrawings(readSite(folder))).toMatchObject([
    {
      file: `locales/shared/pages/case-studies-${id}.json`,
      path: `sections.opening.drawing.shows.${fact}`,
      code: 'drawing-other',
      values: { fact, written: String(written) },
    },
  ]);
});
