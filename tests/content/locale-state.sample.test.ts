import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runCheck } from '../../scripts/locales/check-command.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { setValue } from './fixture-site.ts';

const project = join(import.meta.dirname, '../..');
const reportShape = z.object({
  valid: z.boolean(),
  counts: z.record(z.string(), z.number()),
  problems: z.array(z.object({ severity: z.string(), code: z.string(), file: z.string(), key: z.string() })),
  texts: z.array(z.object({ file: z.string(), key: z.string(), state: z.string() })),
});
const home = 'ar/pages/home.json';

let root = '';
let folder = '';

/** The project's bundles; only the texts that a test confirms are confirmed. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdict-'));
  folder = join(root, 'locales');
  cpSync(join(project, 'locales'), folder, { recursive: true });
  symlinkSync(join(project, 'public'), join(root, 'public'), 'junction');
  rmSync(join(folder, 'state'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const check = (...parameters: string[]) =>
  reportShape.parse(JSON.parse(runCheck(['--json', ...parameters], folder).output));
const stateOf = (key: string, file = home) =>
  check(file).texts.find((text) => text.key === key && text.file.endsWith(file))?.state;

describe('the state of a text', () => {
  test('goes from new to translated to reviewed', () => {
    expect(stateOf('menu')).toBe('new');
    expect(runLocales(['confirm', `${home}:menu`], folder).output).toBe('1 text is confirmed.');
    expect([stateOf('menu'), stateOf('name')]).toEqual(['translated', 'new']);
    runLocales(['confirm', '--reviewed', `${home}:menu`], folder);
    expect(stateOf('menu')).toBe('reviewed');
  });

  test('becomes changed if the text is edited, and stale if its source is edited', () => {
    runLocales(['confirm', '--all', '--reviewed'], folder);
    expect(check().counts).toMatchObject({ new: 0, changed: 0, stale: 0, translated: 0 });
    setValue(folder, home, ['menu'], 'الصفحة الأولى');
    setValue(folder, 'en/pages/home.json', ['name'], 'First page');
    expect([stateOf('menu'), stateOf('name')]).toEqual(['changed', 'stale']);
    expect(stateOf('name', 'en/pages/home.json')).toBe('changed');
    runLocales(['confirm', home], folder);
    expect([stateOf('menu'), stateOf('name'), stateOf('title')]).toEqual([
      'translated',
      'translated',
      'reviewed',
    ]);
  });

  test('is new while the text is empty, and an empty text cannot be confirmed', () => {
    setValue(folder, home, ['menu'], '');
    expect(runLocales(['confirm', `${home}:menu`], folder).output).toBe('0 texts are confirmed.');
    expect(stateOf('menu')).toBe('new');
  });

  test('keeps what others have confirmed, and drops texts that no longer exist', () => {
    runLocales(['confirm', '--all', '--reviewed'], folder);
    const before = readFileSync(join(folder, 'state/en.json'), 'utf8');
    runLocales(['confirm', home], folder);
    expect(readFileSync(join(folder, 'state/en.json'), 'utf8')).toBe(before);
  });

  test('is a warning, and stops a release', () => {
    runLocales(['confirm', '--all'], folder);
    expect([runCheck([], folder).isSuccess, runCheck(['--release'], folder).isSuccess]).toEqual([
      true,
      false,
    ]);
    const { problems } = check('--release', home);
    expect(problems.filter(({ code }) => code === 'state-translated').length).toBeGreaterThan(20);
    // One source text may have two translations.
    const others = problems.filter(({ code }) => code !== 'translation-differs');
    expect(others.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('is reported in one line per language, and one per file with work left', () => {
    runLocales(['confirm', '--all'], folder);
    setValue(folder, home, ['menu'], 'الصفحة الأولى');
    const { output } = runCheck([], folder);
    expect(output).toMatch(/^en {2}[0-9]+ texts: [0-9]+ not reviewed$/m);
    expect(output).toMatch(/^ {2}locales\/ar\/pages\/home\.json {2}.* 1 changed since they were confirmed/m);
    expect(runCheck([home], folder).output).toContain(
      'found     a text that has changed since it was confirmed',
    );
  });

  test('that is malformed is one problem, and is not overwritten', () => {
    runLocales(['confirm', '--all'], folder);
    const file = join(folder, 'state/ar.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"reviewed": false },', '"reviewed": false'));
    const before = readFileSync(file, 'utf8');
    const errors = () => check().problems.filter(({ severity }) => severity === 'error');
    expect(errors().map((problem) => [problem.file, problem.code])).toEqual([
      ['locales/state/ar.json', 'state-malformed'],
    ]);
    expect(check().counts['new']).toBe(0);
    for (const names of [['--all'], ['ar'], [`${home}:menu`, '--reviewed']]) {
      const { output, isSuccess } = runLocales(['confirm', ...names], folder);
      expect([isSuccess, output]).toEqual([
        false,
        expect.stringMatching(/state\/ar\.json:2.*Nothing was confirmed\.$/s),
      ]);
    }
    runCheck(['--fix'], folder);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(runLocales(['confirm', 'en/pages/home.json:menu'], folder).isSuccess).toBe(true);
  });

  test('with conflict markers is reported with a remedy, and is not overwritten', () => {
    runLocales(['confirm', '--all'], folder);
    const file = join(folder, 'state/ar.json');
    const [first = '', second = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    const sides = ['<<<<<<< HEAD', second, '=======', second.replace('false', 'true'), '>>>>>>> theirs'];
    const marked = [first, ...sides, ...rest].join('\n');
    writeFileSync(file, marked);
    for (const { output, isSuccess } of [runLocales(['confirm', 'ar'], folder), runCheck([home], folder)]) {
      expect([isSuccess, output]).toEqual([false, expect.stringContaining('locales/state/ar.json:2')]);
      expect(output).toContain('npm run check:locales -- --fix');
      expect(readFileSync(file, 'utf8')).toBe(marked);
    }
    expect(runCheck(['--lang', 'ar'], folder).output).toContain('علامة دمج');
    runCheck(['--fix', home], folder);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(marked.split('\n').length - 4);
    expect(runLocales(['confirm', 'ar'], folder).isSuccess).toBe(true);
  });

  test('is kept while the file of its text cannot be read', () => {
    runLocales(['confirm', '--all', '--reviewed'], folder);
    const before = readFileSync(join(folder, home), 'utf8');
    writeFileSync(join(folder, home), before.slice(1));
    const { output, isSuccess } = runLocales(['confirm', `${home}:menu`], folder);
    expect(isSuccess).toBe(false);
    expect(output).toMatch(/ar\/pages\/home\.json.*Nothing was confirmed\.$/s);
    runLocales(['confirm', 'ar/ui.json'], folder);
    runCheck(['--fix', 'ar/ui.json'], folder);
    writeFileSync(join(folder, home), before);
    expect([stateOf('menu'), check().counts['new']]).toEqual(['reviewed', 0]);
  });

  test('is sorted by the fix command, one line per text', () => {
    runLocales(['confirm', '--all', '--reviewed'], folder);
    const file = join(folder, 'state/ar.json');
    const before = readFileSync(file, 'utf8');
    const [first = '', ...lines] = before.split('\n');
    const other = (lines[0] ?? '').replace(/"text": "\w+"/, '"text": "00000000"');
    writeFileSync(file, [first, other, lines[1], lines[0], ...lines.slice(2)].join('\n'));
    expect(check().counts).toMatchObject({ new: 0, changed: 0, translated: 0 });
    runCheck(['--fix'], folder);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('cannot be confirmed for a text that does not exist', () => {
    const { output, isSuccess } = runLocales(['confirm', 'ar/pages/hom.json'], folder);
    expect([isSuccess, output]).toEqual([
      false,
      expect.stringContaining('There is no text ar/pages/hom.json.'),
    ]);
  });
});

describe('files named by bundles', () => {
  let named = '';

  beforeAll(() => {
    named = mkdtempSync(join(tmpdir(), 'public-'));
    cpSync(join(project, 'public'), named, { recursive: true });
  });

  beforeEach(() => {
    rmSync(join(root, 'public'));
    symlinkSync(named, join(root, 'public'), 'junction');
  });

  afterAll(() => rmSync(named, { recursive: true }));

  test.each([
    ['a logo', 'brand/clients/helios.svg', 'locales/shared/records/clients.json'],
    ['the logo of a language', 'brand/logo-ar.svg', 'locales/ar/company.json'],
    ['a drawing', 'drawings/ras-ghareb.svg', 'locales/shared/records/case-studies.json'],
    ['the drawing of an opening', 'drawings/ras-ghareb-wide.svg', 'locales/shared/records/case-studies.json'],
    ['a certificate', 'certificates/ar/ras-ghareb.pdf', 'locales/shared/records/case-studies.json'],
    ['a picture', 'pictures/wind-coast-480.webp', 'locales/shared/pictures.json'],
    ['a picture of a result', 'pictures/wind-coast-thumb.webp', 'locales/shared/pictures.json'],
    ['a share picture', 'share/ar/about.jpg', 'locales/ar/pages/about.json'],
  ])('%s that is missing is reported', (_name, file, bundle) => {
    rmSync(join(named, file));
    const missing = check().problems.filter(({ code }) => code === 'file-named-missing');
    cpSync(join(project, 'public', file), join(named, file));
    expect(missing.map((problem) => problem.file)).toEqual([bundle]);
  });

  test('pass if they exist; a missing one is a warning and stops a release', () => {
    const listOrphans = (...parameters: string[]) =>
      check(...parameters).problems.filter(({ code }) => code === 'file-unnamed');
    expect(listOrphans()).toEqual([]);
    const file = join(named, 'certificates/en/former.pdf');
    writeFileSync(file, 'former');
    const [checked, released] = [listOrphans(), listOrphans('--release')];
    rmSync(file);
    const orphan = { file: 'public/certificates/en/former.pdf', code: 'file-unnamed', key: '' };
    expect(checked).toEqual([{ ...orphan, severity: 'warning' }]);
    expect(released).toEqual([{ ...orphan, severity: 'error' }]);
  });

  test('warn once per file about letters that the fonts lack, in a release too', () => {
    setValue(folder, 'en/company.json', ['name'], 'Şahin');
    setValue(folder, home, ['menu'], '网络 🌬');
    setValue(folder, home, ['name'], 'گاز');
    for (const parameters of [[], ['--release']]) {
      const reported = check(...parameters).problems.filter(({ code }) => code === 'letters-unserved');
      expect(reported.map(({ key, severity }) => [key, severity])).toEqual([
        ['name', 'warning'],
        ['name', 'warning'],
      ]);
    }
    const { output } = runCheck([], folder);
    expect(output).toContain('Ş in a text, which the fonts of the site do not have');
    expect(output).toContain('گ 网 络 🌬 in 2 texts, which the fonts of the site do not have');
    expect(output).toContain('run npx node scripts/fonts.ts');
  });

  test('warn about a certificate with outdated content', () => {
    setValue(folder, 'ar/records/certificate.json', ['mark'], 'عيّنة');
    const outdated = check().problems.filter(
      ({ code, key }) => code === 'file-named-outdated' && key.endsWith('certificate'),
    );
    expect(outdated).toHaveLength(5);
    expect(outdated.map(({ severity }) => severity)).toEqual(Array(5).fill('warning'));
  });

  test('name the command that creates a missing certificate', () => {
    setValue(folder, 'shared/records/case-studies.json', [6, 'certificate'], 'service-desk.pdf');
    const { output } = runCheck([], folder);
    expect(output).toContain('run       npm run certificates service-desk.pdf');
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('the command', () => {
  test('speaks Arabic', () => {
    setValue(folder, home, ['menu'], 'من  نحن');
    const { output } = runCheck(['--lang', 'ar', home], folder);
    expect(output).toContain('وجد       مسافتين متتاليتين');
    expect(output).toContain('احذف      إحدى المسافتين');
    expect(runCheck(['--help', '--lang=ar'], folder).output).toContain('بصيغة JSON لأدوات أخرى');
  });

  test('checks only the named files, and reports an unknown name', () => {
    setValue(folder, home, ['menu'], 'من  نحن');
    expect([runCheck([home], folder).isSuccess, runCheck(['en/pages/home.json'], folder).isSuccess]).toEqual([
      false,
      true,
    ]);
    expect(runCheck(['ar/pages/hom.json'], folder)).toEqual({
      isSuccess: false,
      output: 'There is no bundle ar/pages/hom.json. Name one as ar/pages/home.json.',
    });
  });

  test.each([[['--lang', 'xx']], [['--nothing']], [['--lang']]])(
    'rejects %j with a message',
    (parameters) => {
      const { output, isSuccess } = runCheck(parameters, folder);
      expect(isSuccess).toBe(false);
      expect(output).not.toMatch(/^\s+at /m);
    },
  );

  test('annotates the lines of a review', () => {
    setValue(folder, home, ['menu'], 'من  نحن');
    const { output } = runCheck(['--annotations', home], folder);
    expect(output).toMatch(
      /^::error file=locales\/ar\/pages\/home\.json,line=3,title=menu::locales\/ar\/pages\/home\.json:3 {2}menu%0Afound: two blanks in a row%0A/m,
    );
  });

  test('fixes values that have one correct form, and leaves the rest of the file', () => {
    const file = join(folder, home);
    const before = readFileSync(file, 'utf8');
    const menu = /"menu": "[^"]*"/.exec(before)?.[0] ?? '';
    writeFileSync(file, before.replace(menu, '"menu": " قال \\"نعم\\" , ثم  ٣ "'));
    runCheck(['--fix', home], folder);
    expect(readFileSync(file, 'utf8')).toBe(before.replace(menu, '"menu": "قال «نعم»، ثم 3"'));
  });

  test('fixes commas and quotes of JSON', () => {
    const file = join(folder, home);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/^( {2}"name": "[^"]*"),/m, '$1').replace(/\n}\s*$/, ',\n}\n'));
    runCheck(['--fix', home], folder);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
