import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { listDrawnStudies } from '../../scripts/drawings/drawn-figures.ts';
import { checkDrawings } from '../../scripts/locales/check-drawings.ts';
import { setJson } from '../../scripts/locales/json-edits.ts';
import { copyLocales } from '../support/locales-copy.ts';

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

const check = () => checkDrawings(readSite(folder), join(root, 'public'));

function set(path: string, keys: readonly (string | number)[], value: unknown): void {
  const file = join(folder, path);
  writeFileSync(file, setJson(readFileSync(file, 'utf8'), keys, value));
}

test('drawings of case studies show the figures of their records', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['gulf-of-suez', 0, 'capacity', 90],
  ['gulf-of-aqaba', 3, 'capacity', 900],
  ['service-desk', 5, 'figure', 40],
  ['user-provisioning', 7, 'figure', 300],
])('a drawing of another figure is told with its place: %s', (id, index, fact, told) => {
  set('shared/records/case-studies.json', [index, fact], told);
  expect(check()).toMatchObject([
    {
      file: `locales/shared/pages/case-studies-${id}.json`,
      path: 'sections.opening.drawing.kind',
      code: 'drawing-other',
      values: { fact, told },
    },
  ]);
});

test('a page that opens with its picture needs a sheet of its own in lists, which is then never drawn over', () => {
  const page = 'pages/case-studies-gulf-of-suez.json';
  set('shared/records/case-studies.json', [0, 'capacity'], 90);
  set(`shared/${page}`, ['sections', 0, 'drawing', 'kind'], 'picture');
  for (const language of languageCodes) set(`${language}/${page}`, ['sections', 'opening', 'drawing'], {});
  expect(check()).toMatchObject([
    { code: 'sheet-other', values: { file: 'public/drawings/gulf-of-suez.svg' } },
  ]);
  rmSync(join(root, 'public'));
  const sheet = 'public/drawings/ras-ghareb.svg';
  cpSync(join(import.meta.dirname, '../..', sheet), join(root, 'public/drawings/gulf-of-suez.svg'), {
    recursive: true,
  });
  expect(check()).toEqual([]);
  expect(listDrawnStudies(readSite(folder))).not.toContain('gulf-of-suez');
});
