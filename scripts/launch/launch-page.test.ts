import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { wordLanguages } from '#src/content/read/words.server.ts';
import type { FoundPromise } from './find-promises.ts';
import { launchFile, writeLaunchPage } from './launch-page.ts';
import { launchCommands, launchWords } from './launch-words.ts';
import { promiseKinds } from './promise-rules.ts';
import packageFile from '../../package.json' with { type: 'json' };

const find = (kind: FoundPromise['kind'], file: string, path = ''): FoundPromise => ({
  kind,
  file,
  line: 7,
  path,
  texts: [{ hash: '', line: 7, text: 'Answered within 4 hours & <more>' }],
});
const name = find('company', 'locales/en/company.json', 'name');
const open = [
  find('legal', 'locales/ar/pages/terms.json', 'sections.clauses.items.<b>'),
  name,
  find('setting', '.env', 'SITE_ORIGIN'),
  find('promise', 'locales/en/pages/faq.json', 'lead'),
  find('promise', 'locales/shared/pages/faq.json', 'sections.hero'),
];
const list = { faults: ['a fault\n  of two lines'], open, all: [...open, find('licence', 'LICENSE')] };

describe.each(wordLanguages)('the launch page in %s', (reader) => {
  const html = writeLaunchPage(list, reader, new Date('2026-11-27'));
  const page = parse(html);

  test('is valid HTML in its direction, without scripts or external resources', async () => {
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(page.querySelector('html')?.attributes['dir']).toBe(reader === 'ar' ? 'rtl' : 'ltr');
    expect(page.querySelectorAll('script, link, img, [src]')).toEqual([]);
    const links = page.querySelectorAll('a').map(({ attributes }) => attributes['href']);
    expect(links).toEqual(wordLanguages.filter((code) => code !== reader).map(launchFile));
  });

  test('shows the assignee of each place, its line, what to write and the command', () => {
    const { hands, kinds } = launchWords[reader];
    const text = page.querySelector('main')?.text ?? '';
    const order = [
      hands.owner,
      kinds.company.title,
      hands.translator,
      kinds.legal.title,
      hands.administrator,
    ];
    const places = [...order, kinds.setting.title].map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text).toContain('sections.clauses.items.<b>');
    expect(text).toContain(`${launchWords[reader].line} 7`);
    expect(text).toContain(launchCommands.company);
    expect(text).toContain('--confirm "locales/ar/pages/terms.json:sections.clauses.items.<b>" --by');
    expect(text).toContain('a fault\n  of two lines');
  });

  test('shows the texts of each place, and how to confirm its file in every language', () => {
    const file = page.querySelectorAll('details').find(({ text }) => text.includes('terms.json'));
    expect(file?.querySelector('[lang=ar]')?.text).toBe('Answered within 4 hours & <more>');
    expect(file?.querySelector('code')?.text).toContain('--confirm "locales/*/pages/terms.json" --by');
  });

  test('groups the facts and texts of a page as one decision', () => {
    const files = page.querySelectorAll('details').filter(({ text }) => text.includes('faq.json'));
    expect(files.map((file) => file.querySelector('summary')?.text)).toEqual([
      'locales/*/pages/faq.json (2)',
    ]);
    expect(files[0]?.querySelectorAll('li').map(({ text }) => text.split(' ')[0])).toEqual([
      'locales/en/pages/faq.json:lead',
      'locales/shared/pages/faq.json:sections.hero',
    ]);
  });

  test('counts finished places', () => {
    expect(page.querySelector('progress')?.attributes).toMatchObject({ value: '1', max: '6' });
    expect(page.querySelector('main > ul')?.text).toContain(launchWords[reader].kinds.licence.title);
  });

  test('shows a message if nothing is open', () => {
    const empty = writeLaunchPage({ faults: [], open: [], all: list.all }, reader, new Date());
    expect(parse(empty).querySelectorAll('section, pre')).toEqual([]);
    expect(empty).toContain(launchWords[reader].nothing);
  });
});

test('every kind has Arabic messages and an existing command', () => {
  for (const kind of Object.values(launchWords.ar.kinds)) {
    expect(kind.title).toMatch(/^\p{Script=Arabic}/u);
    expect(kind.write).toMatch(/\p{Script=Arabic}/u);
  }
  expect(Object.keys(launchWords.ar.kinds)).toEqual(Object.keys(promiseKinds));
  const scripts = Object.values(launchCommands).flatMap((command) =>
    [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script),
  );
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(scripts));
});
