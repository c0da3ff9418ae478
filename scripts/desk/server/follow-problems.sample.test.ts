import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyLocales } from '../../../tests/support/locales-copy.ts';
import { saveCall } from './answer-calls.ts';
import { openDesk } from './open-desk.ts';

const file = 'ar/pages/home.json';
let root = '';
let folder = '';

beforeAll(() => {
  ({ root, folder } = copyLocales());
});

afterAll(() => rmSync(root, { recursive: true }));

test('texts are available before the check ends; later only changed bundles are checked', async () => {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, sound.replace('"menu": "الرئيسية"', '"menu": "الرئيسية {{nobody}}"'));
  const desk = openDesk(folder);
  const menus = () => desk.describe('en').findings.filter(({ key }) => key === 'menu');
  const first = desk.describe('en');
  expect([first.isChecked, first.findings, first.texts.length > 1000]).toEqual([false, [], true]);
  const opened = desk.describe('en', ['pages/home.json'], false);
  expect([opened.isChecked, opened.findings, opened.texts.length > 50]).toEqual([false, [], true]);
  await desk.checkAll();
  expect([desk.describe('en').isChecked, menus()]).toMatchObject([true, [{ file }]]);
  writeFileSync(path, sound);
  desk.forget(file);
  expect(menus()).toEqual([]);
});

test('a new check uses the current files, and simultaneous callers share its result', async () => {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  const desk = openDesk(folder);
  await desk.checkAll();
  writeFileSync(path, sound.replace('"menu": "الرئيسية"', '"menu": "الرئيسية {{nobody}}"'));
  desk.forget();
  const first = desk.checkAll();
  writeFileSync(path, sound);
  desk.forget();
  await Promise.all([first, desk.checkAll()]);
  expect(desk.describe('en').findings.filter(({ key }) => key === 'menu')).toEqual([]);
});

test('after a text of the company is saved, a problem of another bundle is listed once, and goes once it is fixed', async () => {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  const desk = openDesk(folder);
  const menus = () => desk.describe('en').findings.filter(({ key }) => key === 'menu');
  writeFileSync(path, sound.replace('"menu": "الرئيسية"', '"menu": "الرئيسية {{nobody}}"'));
  await desk.checkAll();
  const name = { file: 'en/company.json', key: 'name' };
  const known = desk
    .describe('en', ['company.json'])
    .texts.find((text) => text.file === name.file && text.key === name.key);
  const { result, part } = saveCall(
    desk,
    { ...name, text: `${known?.text ?? ''}s`, base: known?.text ?? '' },
    'en',
  );
  expect([result, part.findings, part.isChecked]).toEqual(['done', [], false]);
  await desk.checkAll();
  expect(menus()).toMatchObject([{ file }]);
  writeFileSync(path, sound);
  desk.forget(file);
  expect(menus()).toEqual([]);
});
