import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { copyLocales } from '../support/locales-copy.ts';
import { setValue } from './fixture-site.ts';

const home = 'ar/pages/home.json';
let root = '';
let folder = '';

/** The project's bundles; only what the test signs is signed. */
beforeEach(() => {
  ({ root, folder } = copyLocales());
  rmSync(join(folder, 'state'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string) => readFileSync(join(root, '.cache/locales-status', name), 'utf8');

/** Returns the cells of a row in a page, by the row's name. */
function readRow(html: string, name: string): string[] {
  const row = parse(html)
    .querySelectorAll('tbody tr')
    .find((each) => each.querySelector('th')?.text === name);
  return row?.querySelectorAll('td').map(({ text }) => text.replace(/[\u200E\u200F\u061C]/g, '')) ?? [];
}

test('the status counts written, fresh and reviewed texts, and findings, in both languages', async () => {
  runLocales(['confirm', '--all'], folder);
  runLocales(['confirm', '--reviewed', home], folder);
  setValue(folder, 'ar/company.json', ['tagline'], '');
  const { output, isSuccess } = runLocales(['status'], folder);
  expect([isSuccess, output]).toEqual([
    true,
    expect.stringContaining('.cache/locales-status/status.en.html'),
  ]);
  for (const [reader, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    const html = read(`status.${reader}.html`);
    expect(parse(html).querySelector('html')?.attributes).toMatchObject({ lang: reader, dir: direction });
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(readRow(html, `locales/${home}`).slice(1)).toEqual(['100%', '100%', '100%', '0']);
    const [count, ...company] = readRow(html, 'locales/ar/company.json');
    const share = `${Math.floor(((Number(count) - 1) / Number(count)) * 100)}%`;
    expect(company).toEqual([share, share, '0%', '1']);
  }
  expect(parse(read('status.en.html')).querySelector('dl')?.text).toContain('found: an empty text');
  expect(read('status.ar.md')).toMatch(/^<div lang="ar" dir="rtl">\n\n# حالة النصوص/);
  expect(read('status.en.md')).toMatch(
    /\| `locales\/ar\/pages\/home\.json` \| \d+ \| 100% \| 100% \| 100% \| 0 \|/,
  );
});
