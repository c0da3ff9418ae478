import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyLocales } from '../../../tests/support/locales-copy.ts';
import { confirmTexts } from '../../locales/confirm-texts.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { suggestCall } from './suggest-text.ts';
import { aidCall } from './text-aid.ts';

const menu = { file: 'ar/pages/home.json', key: 'menu' };

let root = '';
let folder = '';
let desk: Desk;

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...parameters], { cwd: root });

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replace(from, to));
  desk.forget(file);
};

beforeAll(() => {
  ({ root, folder } = copyLocales());
  desk = openDesk(folder);
});

afterAll(() => rmSync(root, { recursive: true }));

test('the confirmed version of a text and its source comes from git', async () => {
  expect((await aidCall(desk, menu)).was).toEqual({ source: null, text: null });
  git('init', '--quiet');
  git('add', 'locales');
  git('commit', '--quiet', '-m', 'texts');
  confirmTexts(folder, { names: ['ar/pages/home.json:menu'], reviewed: false });
  change('en/pages/home.json', '"menu": "Home"', '"menu": "Start"');
  change('ar/pages/home.json', '"menu": "الرئيسية"', '"menu": "البدء"');
  git('commit', '--quiet', '--all', '-m', 'other texts');
  expect((await aidCall(desk, menu)).was).toEqual({ source: 'Home', text: 'الرئيسية' });
});

test('shows glossary terms that a source contains as whole words', async () => {
  change('en/pages/home.json', '"menu": "Start"', '"menu": "Satellite backhaul, uptimes"');
  expect((await aidCall(desk, menu)).terms).toEqual([
    { source: 'backhaul', text: 'الربط الخلفي' },
    { source: 'satellite backhaul', text: 'الربط الخلفي عبر الأقمار الصناعية' },
  ]);
});

test('a suggestion becomes one line, and is empty if it equals the current text', async () => {
  vi.stubEnv('DESK_SUGGEST', 'echo البدء');
  const suggest = (text: string) => suggestCall(desk, { ...menu, text });
  expect(await suggest('')).toEqual({ result: 'done', text: 'البدء', detail: '' });
  expect(await suggest('البدء')).toEqual({ result: 'same', text: '', detail: '' });
  vi.unstubAllEnvs();
});

test('similar sources are shown with their translations, most similar first', async () => {
  const { similar } = await aidCall(desk, { file: 'ar/pages/home.json', key: 'name' });
  expect(similar.length).toBeLessThanOrEqual(3);
  change(
    'en/pages/about.json',
    /"menu": "[^"]*"/.exec(readFileSync(join(folder, 'en/pages/about.json'), 'utf8'))?.[0] ?? '',
    '"menu": "Home"',
  );
  const [first] = (await aidCall(desk, { file: 'ar/pages/home.json', key: 'name' })).similar;
  expect(first?.source).toBe('Home');
  expect(first?.text).toMatch(/\p{Script=Arabic}/u);
  const name = /"name": "[^"]*"/.exec(readFileSync(join(folder, 'ar/pages/home.json'), 'utf8'))?.[0] ?? '';
  change('ar/pages/home.json', name, `"name": "${first?.text ?? ''}"`);
  const others = (await aidCall(desk, { file: 'ar/pages/home.json', key: 'name' })).similar;
  expect(others.map(({ text }) => text)).not.toContain(first?.text);
  expect((await aidCall(desk, { file: 'en/pages/home.json', key: 'name' })).similar).toEqual([]);
});
