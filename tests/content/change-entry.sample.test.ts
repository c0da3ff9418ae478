import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { addRemarks, readRemarks, createRemark } from '../../scripts/locales/comment-files.ts';
import { runCheck } from '../../scripts/locales/check-command.ts';
import { copyLocales, copyPublic, readFolder } from '../support/locales-copy.ts';

const reportShape = z.object({
  counts: z.record(z.string(), z.number()),
  problems: z.array(z.object({ severity: z.string(), code: z.string(), file: z.string(), key: z.string() })),
});
const facts = z.array(z.union([z.string(), z.looseObject({ id: z.string() })]));

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
  copyPublic(root);
});

afterEach(() => rmSync(root, { recursive: true }));

const run = (...parameters: string[]) => runLocales(parameters, folder);
const errors = () =>
  reportShape
    .parse(JSON.parse(runCheck(['--json'], folder).output))
    .problems.filter(({ severity }) => severity === 'error');
const countStates = () => reportShape.parse(JSON.parse(runCheck(['--json'], folder).output)).counts;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const idsOf = (path: string) =>
  facts.parse(JSON.parse(read(path))).map((item) => (typeof item === 'string' ? item : item.id));
const without = (files: Record<string, string>, part: string) =>
  Object.entries(files).filter(([name]) => name.endsWith('.json') && !name.includes(part));

describe('removing an entry', () => {
  test('removes it from every file, with everything that only led to it', async () => {
    const { output, isSuccess } = run('remove', 'page', 'services-sla');
    expect([isSuccess, output]).toEqual([
      true,
      expect.stringContaining('locales/ar/pages/services-sla.json'),
    ]);
    for (const [name, text] of without(readFolder(folder), '/state/')) {
      expect(text, name).not.toMatch(/"services-sla"/);
    }
    for (const path of ['shared/pages/home.json', 'shared/navigation.json', 'ar/records/search.json']) {
      expect(await format(path, read(path), { printWidth: 110 }), path).toMatchObject({ code: read(path) });
    }
    expect(checkSite(readSite(folder)).filter(({ isWarning }) => isWarning !== true)).toEqual([]);
  });

  test('removes it from forms and filters, with the records that only its page shows', () => {
    const { output, isSuccess } = run('remove', 'page', 'services-app-development');
    expect([isSuccess, output]).toEqual([
      true,
      expect.stringContaining('Nothing else shows nacelle-checklists'),
    ]);
    for (const [name, text] of without(readFolder(folder), '/state/')) {
      expect(text, name).not.toMatch(/"(?:services-app-development|nacelle-checklists)"/);
    }
    for (const path of ['shared/choices.json', 'en/contact.json', 'ar/pages/case-studies.json']) {
      expect(read(path), path).not.toContain('"app-development"');
    }
  });

  test.each([
    ['page', 'services', ['sla', 'it-consultancy', 'ai-solutions', 'web-development', 'analytics'], []],
    [
      'case-study',
      'case-studies',
      ['gulf-of-aqaba', 'red-sea-coast', 'user-provisioning'],
      ['drawings/red-sea-coast-wide.svg', 'certificates/ar/red-sea-coast.pdf'],
    ],
  ])('goes with others from every list that has several of them: %s', (kind, above, ids, files) => {
    const pages = ids.map((id) => `${above}-${id}`);
    expect(run('remove', kind, ...(kind === 'page' ? pages : ids))).toMatchObject({ isSuccess: true });
    for (const [name, text] of without(readFolder(folder), '/state/')) {
      for (const page of pages) expect(text, name).not.toContain(`"${page}"`);
    }
    const shares = pages.map((page) => `share/ar/${page}.jpg`);
    expect([...files, ...shares].filter((file) => existsSync(join(root, 'public', file)))).toEqual([]);
  });

  test('writes nothing if something depends on it, and names each place', () => {
    const before = readFolder(folder);
    const { output, isSuccess } = run('remove', 'client', 'nordvind');
    expect([isSuccess, output]).toEqual([
      false,
      expect.stringMatching(/locales\/shared\/records\/case-studies\.json:\d+ {2}[\w-]+\.client/),
    ]);
    expect(output).toContain('Nothing was written.');
    expect(readFolder(folder)).toEqual(before);
  });

  test.each([
    ['client', 'vantor'],
    ['question', 'mobilization-time'],
    ['search', 'services'],
  ])('leaves a site that the check takes: %s', (kind, id) => {
    expect(run('remove', kind, id)).toMatchObject({ isSuccess: true });
    expect(errors()).toEqual([]);
  });

  test('reports an unknown entry, in both languages of the tools', () => {
    expect(run('remove', 'client', 'nobody').output).toContain(
      'There is no client "nobody"; there are nordvind',
    );
    expect(run('remove', 'client', 'nobody', '--lang', 'ar').output).toContain('لا مدخل باسم');
    expect(run('remove', 'thing', 'nobody').output).toContain('There is no kind "thing"');
  });

  test('refuses pages that the site links to by itself', () => {
    const before = readFolder(folder);
    expect(run('remove', 'page', 'contact')).toMatchObject({ isSuccess: false });
    expect(readFolder(folder)).toEqual(before);
  });
});

describe('renaming an entry', () => {
  test.each([
    ['client', 'helios', 'sunfields', 'brand/clients/{}.svg'],
    ['question', 'mobilization-time', 'first-days', 'none/{}'],
    ['case-study', 'ras-ghareb', 'northern-gulf', 'share/ar/case-studies-{}.jpg'],
    ['page', 'services-app-development', 'services-phone-apps', 'share/en/{}.jpg'],
  ])('has its new id wherever the old one stood: %s', (kind, id, next, file) => {
    expect(run('rename', kind, id, next)).toMatchObject({ isSuccess: true });
    expect(countStates()).toMatchObject({ new: 0, changed: 0 });
    for (const [name, text] of without(readFolder(folder), 'pictures.json')) {
      expect(text, name).not.toMatch(new RegExp(`"(?:case-studies-)?${id}["-]`));
    }
    const isThere = (name: string) => existsSync(join(root, 'public', file.replace('{}', name)));
    expect([isThere(id), isThere(next)]).toEqual([false, !file.startsWith('none')]);
  });

  test('keeps the comments on its texts', () => {
    const textOf = (path: string, key: string) =>
      addRemarks(folder, defaultLanguage, [{ path, key, ...createRemark('Noor', 'Is this a verb?') }]);
    textOf('records/faq.json', 'mobilization-time.question');
    textOf('records/faq.json', 'deployment-time.question');
    run('rename', 'question', 'mobilization-time', 'first-days');
    const said = readRemarks(folder).remarks.get(defaultLanguage) ?? {};
    expect(Object.keys(said['records/faq.json'] ?? {})).toEqual([
      'deployment-time.question',
      'first-days.question',
    ]);
  });

  test('refuses an id that is taken, or a page that code shows', () => {
    const before = readFolder(folder);
    expect(run('rename', 'client', 'helios', 'kestrel').output).toContain('The id kestrel is taken');
    expect(run('rename', 'page', 'contact', 'reach-us').output).toContain('The page contact keeps its id');
    expect(run('rename', 'page', 'services', 'offers').isSuccess).toBe(false);
    expect(readFolder(folder)).toEqual(before);
  });

  test.each(['state/ar.json', 'state/ar.comments.json'])('keeps its id while %s cannot be read', (file) => {
    writeFileSync(join(folder, file), '{');
    const before = readFolder(folder);
    const { output, isSuccess } = run('rename', 'client', 'helios', 'sunfields');
    expect([isSuccess, output]).toEqual([false, expect.stringContaining(file)]);
    expect(readFolder(folder)).toEqual(before);
  });

  test('keeps its id where a public file has the new one', () => {
    const logo = join(root, 'public/brand/clients/sunfields.svg');
    writeFileSync(logo, '<svg/>');
    const before = readFolder(folder);
    const { output, isSuccess } = run('rename', 'client', 'helios', 'sunfields');
    expect([isSuccess, output]).toEqual([
      false,
      expect.stringContaining('public/brand/clients/sunfields.svg has it already'),
    ]);
    expect([readFolder(folder), readFileSync(logo, 'utf8')]).toEqual([before, '<svg/>']);
  });
});

describe('moving an entry', () => {
  test('puts it next to the other one in every list that has both', () => {
    expect(run('move', 'client', 'helios', '--before', 'nordvind')).toMatchObject({ isSuccess: true });
    expect(idsOf('shared/records/clients.json').slice(0, 2)).toEqual(['helios', 'nordvind']);
    expect(run('move', 'page', 'services-sla', '--after', 'services-analytics')).toMatchObject({
      isSuccess: true,
    });
    expect(read('shared/navigation.json').match(/"services-analytics",\s+"services-sla"/g)).toHaveLength(2);
    expect(errors()).toEqual([]);
  });

  test('reports that no list has both', () => {
    expect(run('move', 'page', 'faq', '--before', 'home', '--in', 'quick').output).toContain(
      'No list has both',
    );
  });
});

test('commands explain their syntax, in every language of the tools', () => {
  for (const command of ['remove', 'rename', 'move']) {
    expect(run(command, '--help')).toMatchObject({ isSuccess: true });
    for (const language of languageCodes)
      expect(run(command, '--lang', language)).toMatchObject({ isSuccess: false });
  }
});
