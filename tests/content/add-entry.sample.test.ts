import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSite } from '#src/content/read/read-site.server.ts';
import { writeFiles } from '../../scripts/locales/changed-files.ts';
import { runCheck } from '../../scripts/locales/check-command.ts';
import { countToDo } from '../../scripts/locales/entry-files.ts';
import { entryKinds } from '../../scripts/locales/entry-kinds.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { copyLocales, copyPublic, readFolder } from '../support/locales-copy.ts';

const project = join(import.meta.dirname, '../..');
const reportShape = z.object({
  problems: z.array(z.object({ severity: z.string(), code: z.string(), file: z.string(), key: z.string() })),
  texts: z.array(z.object({ file: z.string(), key: z.string(), state: z.string() })),
});
const whole = {
  id: 'battery-life',
  texts: {
    en: {
      question: 'How long do batteries last?',
      answer: 'They keep the mast on the air through the night.',
      tags: { battery: { label: 'battery' } },
    },
    ar: {
      question: 'كم تدوم البطاريات؟',
      answer: 'تُبقي الصاري في الخدمة طوال الليل.',
      tags: { battery: { label: 'بطارية' } },
    },
  },
  search: { en: { keywords: 'accumulator' }, ar: { keywords: 'بطاريات' } },
};

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

const check = () => reportShape.parse(JSON.parse(runCheck(['--json'], folder).output));
const errors = () => check().problems.filter(({ severity }) => severity === 'error');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

function addFrom(request: object, ...parameters: string[]) {
  const file = join(root, 'entry.json');
  writeFileSync(file, JSON.stringify(request));
  return runLocales(['add', ...parameters, '--from', file], folder);
}

describe('adding an entry', () => {
  test('makes it valid, shown and searchable once all its texts are written', async () => {
    const { output, isSuccess } = addFrom(whole, 'question', '--show', 'time');
    expect([isSuccess, output]).toEqual([true, expect.stringContaining('locales/shared/pages/faq.json')]);
    expect(errors()).toEqual([]);
    expect(read('shared/pages/faq.json')).toContain(
      '"entries": ["mobilization-time", "deployment-time", "battery-life"]',
    );
    expect(read('shared/records/faq.json')).toContain('"slug": "how-long-do-batteries-last"');
    for (const path of ['shared/pages/faq.json', 'shared/records/search.json', 'ar/records/faq.json']) {
      expect(await format(path, read(path), { printWidth: 110 }), path).toMatchObject({ code: read(path) });
    }
  });

  test('stops a release while texts are missing, and names each of them', () => {
    const { output } = runLocales(
      ['add', 'question', '--id', 'battery-life', '--set', 'en.question=How long do batteries last?'],
      folder,
    );
    expect(output).toContain('5 texts are still to be written.');
    const { problems, texts } = check();
    const found = problems.filter(({ severity }) => severity === 'error');
    expect(found.map(({ code }) => code)).toEqual(Array(5).fill('text-empty'));
    expect(found.map(({ key }) => key)).toContain('battery-life.answer');
    const added = texts.filter(({ key }) => key.startsWith('battery-life.'));
    expect(new Set(added.map(({ state }) => state))).toEqual(new Set(['new']));
  });

  test('counts the texts that the build needs, without those of a draft language', () => {
    const added = JSON.stringify({ battery: { question: 'How long?', answer: '' } });
    const files = new Map(['en', 'ar', 'fr'].map((code) => [`${code}/records/faq.json`, added]));
    expect(countToDo({ ...readSite(folder), bundles: new Map() }, files)).toBe(2);
  });

  test('accepts every kind that the help names', () => {
    const { output } = runLocales(['--help'], folder);
    const named = Object.keys(entryKinds).filter((kind) => output.includes(kind.replace('-', ' ')));
    expect(named).toEqual(Object.keys(entryKinds));
  });

  test('asks for the fields that are missing', () => {
    const answers = ['desert-grid', 'https://www.desert-grid.example', 'Desert Grid', 'Desert Grid'];
    const prompts: string[] = [];
    const { isSuccess } = runLocales(['add', 'client'], folder, (question) => {
      prompts.push(question);
      return answers[prompts.length - 1] ?? '';
    });
    expect(isSuccess).toBe(true);
    expect(prompts.at(-1)).toContain('name in Arabic: a text of at most 40 characters');
    expect(errors().map(({ code, file }) => [code, file])).toEqual([
      ['file-named-missing', 'locales/shared/records/clients.json'],
    ]);
  });

  test('stores facts as typed', () => {
    const set = [
      'coordinates=31.2, 30',
      'zone=Africa/Cairo',
      'region=mena',
      'areas=north-africa',
      'tooltip=top',
      'beside=above',
    ];
    const { isSuccess } = runLocales(
      ['add', 'place', '--id', 'delta', ...set.flatMap((pair) => ['--set', pair])],
      folder,
    );
    expect(isSuccess).toBe(true);
    expect(read('shared/records/locations.json')).toContain('"coordinates": [31.2, 30]');
  });
});

describe('an entry that cannot be added', () => {
  test.each([
    ['a kind that there is not', ['nothing', '--id', 'x'], 'There is no kind "nothing"', 'لا نوع باسم'],
    ['an id in capitals', ['client', '--id', 'Helios'], 'The id "Helios" is not possible', 'لا يصلح'],
    ['an id that is missing', ['client'], 'The entry has no id yet', 'لا معرّف للمدخل بعد'],
    ['an id that exists', ['client', '--id', 'helios'], 'The id helios is taken', 'مستعمل من قبل'],
    [
      'a slug of another text',
      ['question', '--id', 'x', '--set', 'en.question=Who are you?', '--set', 'slug=who'],
      'Write who-are-you.',
      'لا توافق النص الإنجليزي',
    ],
    [
      'a list that there is not',
      ['question', '--id', 'x', '--show', 'home'],
      'No list of a page',
      'لا قائمة باسم',
    ],
    [
      'a text that is too long',
      ['client', '--id', 'x', '--set', `en.name=${'x'.repeat(60)}`],
      '60 characters',
      '60 حرفًا',
    ],
    ['a fact that is missing', ['client', '--id', 'x'], 'write     "website"', 'مشكلة واحدة في ملف واحد'],
    [
      'a page without its services',
      ['case-study', '--id', 'x'],
      'write     "services"',
      '5 مشكلات في ملف واحد',
    ],
    ['a key that there is not', ['client', '--id', 'x', '--set', 'en.nam=y'], 'the key "nam"', 'المفتاح'],
  ])('%s is told in both languages, and nothing is written', (_name, parameters, english, arabic) => {
    const before = readFolder(folder);
    const result = runLocales(['add', ...parameters], folder);
    expect([result.isSuccess, result.output]).toEqual([false, expect.stringContaining(english)]);
    expect(result.output).toContain('Nothing was written.');
    expect(runLocales(['add', ...parameters, '--lang', 'ar'], folder).output).toContain(arabic);
    expect(readFolder(folder)).toEqual(before);
  });

  test('changes no file if one of them cannot be written', () => {
    const before = readFolder(folder);
    const files = new Map([
      ['en/ui.json', '{}'],
      ['shared/new.json', '{}'],
      ['en/ui.json/below-a-file.json', '{}'],
    ]);
    expect(() => writeFiles(folder, files)).toThrow(/ENOTDIR|EEXIST/);
    expect(readFolder(folder)).toEqual(before);
  });
});

describe('adding a page', () => {
  const texts = {
    en: {
      name: 'Field notes',
      menu: 'Field notes',
      summary: 'What we learn on site and would do again.',
      title: 'Field notes',
      description:
        'What our engineers learn on remote sites, written down for the next crew: power, roads, people and weather.',
      sections: {
        hero: {
          eyebrow: 'Field notes',
          title: 'What the site teaches',
          lead: 'Short notes from the people who were there.',
        },
        clauses: {
          contents: 'On this page',
          items: {
            roads: {
              title: 'Roads',
              paragraphs: { first: { text: 'Drive the road before the mast is ordered.' } },
            },
          },
        },
      },
    },
    ar: {},
  };

  test('adds it to the page table, the search and a menu, with the same section ids in every language', async () => {
    const facts = { path: '/about/field-notes', parent: 'about' };
    const { output, isSuccess } = addFrom({ id: 'field-notes', facts, texts }, 'page', '--show', 'quick');
    expect([isSuccess, output]).toEqual([true, expect.stringContaining('npm run share-images field-notes')]);
    expect(output).toContain('11 texts are still to be written.');
    expect(read('shared/routes.json')).toContain(
      `"about": { "path": "/about", "parent": "home", "skeleton": "page" },
  "field-notes": { "path": "/about/field-notes", "parent": "about", "skeleton": "page" },`,
    );
    expect(read('shared/navigation.json')).toContain('"faq", "field-notes"]');
    expect(read('ar/pages/field-notes.json')).toContain('"roads"');
    for (const path of [
      'shared/routes.json',
      'shared/navigation.json',
      'shared/pages/field-notes.json',
      'ar/pages/field-notes.json',
    ]) {
      expect(await format(path, read(path), { printWidth: 110 }), path).toMatchObject({ code: read(path) });
    }
  });

  test('puts it below the home page at its id, outside the menus, by default', () => {
    const before = read('shared/navigation.json');
    expect(runLocales(['add', 'page', '--id', 'careers'], folder).isSuccess).toBe(true);
    expect(read('shared/routes.json')).toContain('"careers": { "path": "/careers", "parent": "home",');
    expect(read('shared/navigation.json')).toBe(before);
  });

  test('reports every problem at once and writes nothing', () => {
    const before = readFolder(folder);
    const wrong = ['path=Us', 'parent=abuot', `en.menu=${'x'.repeat(40)}`, 'en.sections.hero.titel=y'];
    const { output, isSuccess } = runLocales(
      ['add', 'page', '--id', 'us', ...wrong.flatMap((pair) => ['--set', pair])],
      folder,
    );
    expect(isSuccess).toBe(false);
    for (const reason of [
      'expected  a path such as "/services/sla"',
      'the page "abuot", which does not exist',
      '40 characters',
      'the key "titel"',
    ]) {
      expect(output).toContain(reason);
    }
    const study = runLocales(['add', 'page', '--id', 'case-studies-dune'], folder);
    expect([study.isSuccess, study.output]).toEqual([false, expect.stringContaining('a case study’s page')]);
    expect(readFolder(folder)).toEqual(before);
  });
});

/** Facts of a case study that is added. */
const studyFacts = [
  'industry=retail',
  'services=["infrastructure"]',
  'picture=wind-coast',
  'figure=12',
].flatMap((pair) => ['--set', pair]);

test('adds the page of a case study, which stops a release until its texts and files exist', () => {
  for (const name of ['src', 'scripts']) cpSync(join(project, name), join(root, name), { recursive: true });
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  const { output, isSuccess } = runLocales(
    ['add', 'case-study', '--id', 'sand-dune', ...studyFacts, '--set', 'client=helios'],
    folder,
  );
  expect([isSuccess, output]).toEqual([true, expect.stringContaining('locales/shared/routes.json')]);
  const run = spawnSync(process.execPath, ['scripts/check-locales.ts', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const found = reportShape
    .parse(JSON.parse(run.stdout))
    .problems.filter(({ severity }) => severity === 'error');
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['text-empty', 'file-named-missing']));
  expect(new Set(found.map(({ file }) => file))).toContain('locales/ar/pages/case-studies-sand-dune.json');
});

test('the slug of a case study says its figure where its title does', () => {
  const { isSuccess } = runLocales(
    [
      'add',
      'case-study',
      '--id',
      'sand-dune',
      ...studyFacts,
      '--set',
      'client=helios',
      '--set',
      'figure=12.5',
      '--set',
      'en.title=One network for a {{figure}} MW farm',
    ],
    folder,
  );
  expect(isSuccess).toBe(true);
  expect(read('shared/records/case-studies.json')).toContain('"one-network-for-a-12-5-mw-farm"');
});

test('the first case study of an owner who has removed all others leads to the list of them', () => {
  copyPublic(root);
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(JSON.parse(read('shared/records/case-studies.json')));
  runLocales(['remove', 'case-study', ...ids.map(({ id }) => id)], folder);
  const { output, isSuccess } = runLocales(
    ['add', 'case-study', '--id', 'sand-dune', ...studyFacts, '--set', 'client=helios'],
    folder,
  );
  expect([isSuccess, output]).toEqual([true, expect.stringContaining('locales/shared/routes.json')]);
  expect(read('shared/pages/case-studies-sand-dune.json')).toContain('"page": "case-studies"');
});
