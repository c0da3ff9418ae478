import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { copyLocales, readFolder } from '../support/locales-copy.ts';

let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
  const declarations = 'src/config/languages.ts';
  cpSync(join(import.meta.dirname, '../..', declarations), join(root, declarations), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('a new language is a draft, with its own plural forms and every text empty', () => {
  const { output, isSuccess } = runLocales(['new', 'fr'], folder);
  expect([isSuccess, output]).toEqual([true, expect.stringContaining('What is to do:')]);
  expect(read('src/config/languages.ts')).toContain("name: 'Français'");
  expect(read('src/config/languages.ts')).toContain('isDraft: true');
  expect(read('locales/fr/ui.json')).toContain(
    '"count_one": "",\n    "count_many": "",\n    "count_other": ""',
  );
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(read('locales/en/company.json')));
  expect(JSON.parse(read('locales/fr/company.json'))).toEqual({
    name,
    tagline: '',
    city: '',
    region: '',
    country: '',
    seat: '',
  });
  expect(JSON.parse(read('locales/glossary.json'))).toHaveProperty('keep.fr');
});

test.each([
  ['he', "direction: 'rtl'", 'The fonts of the site do not have its letters'],
  ['fa', "intl: 'fa-IR-u-ca-gregory-nu-latn'", 'What is to do'],
])('%s is declared with direction, calendar and digits: %s', (code, declared, said) => {
  expect(runLocales(['new', code], folder).output).toContain(said);
  expect(read('src/config/languages.ts')).toContain(declared);
});

test.each([
  ['tr', ['Ş', 'ş', 'ı', 'ğ', 'İ']],
  ['pl', ['ł', 'ą']],
  ['fa', ['ک', 'پ']],
  ['de', []],
  ['fr', []],
])('%s is told which of its letters the fonts lack: %j', (code, letters) => {
  const said =
    /have its letters (.*?):/.exec(runLocales(['new', code], folder).output)?.[1]?.split(' ') ?? [];
  expect([letters.filter((letter) => !said.includes(letter)), said.length > 0]).toEqual([
    [],
    letters.length > 0,
  ]);
});

test.each([
  ['ar', 'The language ar is there already.', 'موجودة من قبل'],
  ['xx', '"xx" is no code of a language', 'رمز لغة'],
  ['../en', 'is no code of a language', 'رمز لغة'],
  ['English', 'is no code of a language', 'رمز لغة'],
])('%s is refused in both languages, and nothing is written', (code, english, arabic) => {
  const before = readFolder(folder);
  expect(runLocales(['new', code], folder).output).toContain(english);
  expect(runLocales(['new', code, '--lang', 'ar'], folder).output).toContain(arabic);
  expect(readFolder(folder)).toEqual(before);
});

test('a beginning that was interrupted is told as what it is, and gone on with or started over', () => {
  const begun = runLocales(['new', 'ur'], folder);
  expect(begun.isSuccess).toBe(true);
  const whole = readFolder(folder);
  const languages = join(root, 'src/config/languages.ts');
  const declared = readFileSync(languages, 'utf8');
  rmSync(join(folder, 'ur/pages'), { recursive: true });
  writeFileSync(languages, declared.replace(/ {2}ur: \{[^}]*\},\n/, ''));
  const ui = read('locales/ur/ui.json').replace('""', '"ہوم"');
  writeFileSync(join(folder, 'ur/ui.json'), ui);
  const half = readFolder(folder);
  const told = runLocales(['new', 'ur'], folder);
  expect(told.isSuccess).toBe(false);
  expect(told.output).toMatch(
    /begun and not finished: locales\/ur has \d+ of its \d+ files\.[^]* new ur --keep,[^]* remove locales\/ur,/,
  );
  expect(runLocales(['new', 'ur', '--lang', 'ar'], folder).output).toContain('ولم تكتمل');
  expect(readFolder(folder)).toEqual(half);
  expect(runLocales(['new', 'ur', '--keep'], folder).isSuccess).toBe(true);
  expect(readFolder(folder)).toEqual({ ...whole, [join(folder, 'ur/ui.json')]: ui });
  expect(readFileSync(languages, 'utf8')).toBe(declared);
});

test('an empty folder that is left of a language keeps nobody from beginning it', () => {
  mkdirSync(join(folder, 'ur/pages'), { recursive: true });
  expect(runLocales(['new', 'ur'], folder).isSuccess).toBe(true);
});
