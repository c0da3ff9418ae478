import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listComments, readRemarks } from '../../scripts/locales/comment-files.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { listUnits } from '../../scripts/locales/exchange/exchange-units.ts';
import { readCsv } from '../../scripts/locales/exchange/csv.ts';
import { decodeFile } from '../../scripts/locales/exchange/decode-file.ts';
import { findLanguage } from '../../scripts/locales/exchange/plan-import.ts';
import { readXliff } from '../../scripts/locales/exchange/xliff.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { copyLocales, readFolder } from '../support/locales-copy.ts';
import { setValue } from './fixture-site.ts';

const home = 'ar/pages/home.json';
let root = '';
let folder = '';

beforeEach(() => {
  ({ root, folder } = copyLocales());
});

afterEach(() => rmSync(root, { recursive: true }));

/** Exports texts, and returns the file. */
function exportTexts(format: string, ...files: string[]): string {
  const out = join(root, `texts.${format === 'xliff' ? 'xlf' : format}`);
  const only = files.flatMap((file) => ['--file', file]);
  const { isSuccess } = runLocales(['export', 'ar', '--format', format, '--out', out, ...only], folder);
  expect(isSuccess).toBe(true);
  return out;
}

function edit(file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

const importTexts = (file: string, ...parameters: string[]) =>
  runLocales(['import', file, ...parameters], folder);
/** Returns the `trans-unit` of a text. */
function unitOf(file: string, key: string): string {
  const unit = listUnits(readSite(folder), 'ar').find((each) => each.file === file && each.key === key);
  return unit?.text ?? '';
}

const menu = (text: string) =>
  readFileSync(join(folder, text), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"menu"'));

describe('importing texts', () => {
  test('reports texts that differ in spaces only, as they look the same', () => {
    const file = join(root, 'texts.csv');
    const text = unitOf(home, 'sections.hero.lead').replaceAll(' ', '\u00A0');
    writeFileSync(file, `file,key,source,text\n${home},sections.hero.lead,,"${text}"`);
    expect(importTexts(file).output).toContain('! only blanks differ');
    writeFileSync(file, `file,key,source,text\n${home},menu,,الأولى`);
    expect(importTexts(file).output).not.toContain('only blanks');
  });

  test.each(['xliff', 'csv'])('changes nothing if they are unchanged, in %s', (format) => {
    const before = readFolder(folder);
    const { output } = importTexts(exportTexts(format), '--write');
    expect(output).toBe('0 texts are changed. Look at them in their places, then confirm them.');
    expect(readFolder(folder)).toEqual(before);
  });

  test('shows changes first, writes them on request, and changes nothing else in the file', () => {
    const file = exportTexts('xliff', home);
    edit(file, /(<trans-unit id="menu"[^]*?<target[^>]*>)[^<]*/, '$1الأولى');
    const before = readFolder(folder);
    const shown = importTexts(file);
    expect(shown.output).toMatch(/^locales\/ar\/pages\/home\.json {2}menu\n {2}- الرئيسية\n {2}\+ الأولى\n/);
    expect(shown.output).toContain('1 text would change.');
    expect(readFolder(folder)).toEqual(before);
    importTexts(file, '--write');
    const path = join(folder, home);
    expect(readFolder(folder)).toEqual({
      ...before,
      [path]: before[path]?.replace('"menu": "الرئيسية"', '"menu": "الأولى"'),
    });
  });

  test('takes the language of XLIFF from the files that it is for, whatever name a tool uses', () => {
    const xml = readFileSync(exportTexts('xliff', home), 'utf8');
    const find = (name: string) => {
      const named = xml.replaceAll('target-language="ar"', `target-language="${name}" xml:lang="${name}"`);
      const { language, units } = readXliff(named.replaceAll('"en"', '"en-US"'));
      expect(units).not.toEqual([]);
      return findLanguage(language, units);
    };
    expect(['ar', 'ar-SA', 'ar_EG', 'AR', 'Ar-Arab-AE', ' ar ', ''].map(find)).toEqual(Array(7).fill('ar'));
    expect(['fr-FR', 'en-US', 'arz', 'x-ar'].map(find)).toEqual(Array(4).fill(undefined));
  });

  test('rejects XLIFF with the name of another language', () => {
    const file = exportTexts('xliff', home);
    edit(file, 'target-language="ar"', 'target-language="fr-FR"');
    expect(importTexts(file)).toEqual({
      isSuccess: false,
      output: 'There are no texts of the language “fr-FR”; there are those of en, ar.',
    });
  });

  test('rejects XLIFF for Arabic that belongs to other files', () => {
    const file = exportTexts('xliff', home);
    edit(file, 'target-language="ar"', 'target-language="ar-SA"');
    edit(file, 'original="ar/', 'original="fr/');
    const { isSuccess, output } = importTexts(file);
    expect(isSuccess).toBe(false);
    expect(output).toContain('“ar-SA”, but they stand in “fr/pages/home.json”');
  });

  test('takes the last version of a text that appears twice', () => {
    const file = exportTexts('xliff', home);
    const [unit = ''] = /<trans-unit id="menu"[^]*?<\/trans-unit>/.exec(readFileSync(file, 'utf8')) ?? [];
    const write = (text: string) => unit.replace(/(<target[^>]*>)[^<]*/, `$1${text}`);
    edit(file, unit, [write('الأولى'), write('الأخيرة'), write(''), unit].join('\n'));
    const { output } = importTexts(file);
    expect(output).toContain('+ الأخيرة');
    expect(output).not.toContain('الأولى');
    expect(output).toContain('1 text would change.');
  });

  test('reports and skips texts that would break a rule, and writes the others', () => {
    const file = exportTexts('csv', 'ar/ui.json', home);
    edit(file, /("brand\.home","[^"]*",)"[^"]*"/, '$1"الصفحة الرئيسية"');
    edit(file, /("menu","[^"]*",)"[^"]*"/, '$1"الأولى"');
    const { output, isSuccess } = importTexts(file, '--write');
    expect(isSuccess).toBe(false);
    expect(output).toContain('found     no placeholder {{company}}');
    expect(output).toContain('1 text is changed.');
    expect(menu(home)).toEqual([expect.stringContaining('الأولى')]);
    expect(importTexts(file, '--lang', 'ar').output).toContain('بقيت هذه النصوص كما هي');
  });

  test('reports texts whose source has changed since the export', () => {
    const file = exportTexts('csv', home);
    edit(file, /("menu","[^"]*",)"[^"]*"/, '$1"الأولى"');
    setValue(folder, 'en/pages/home.json', ['menu'], 'Start');
    setValue(folder, 'en/pages/home.json', ['name'], 'Start page');
    const { output } = importTexts(file);
    expect(output).toContain('the source has changed since the export, and now says: Start');
    expect(output).toMatch(/The source of 1 text has changed[^\n]*\n {2}ar\/pages\/home\.json:name/);
  });

  test('keeps texts that were changed here in the meantime', () => {
    const file = exportTexts('xliff', home);
    setValue(folder, home, ['menu'], 'الأولى');
    expect(importTexts(file).output).toContain('0 texts would change.');
    edit(file, /(<trans-unit id="menu"[^]*?<target[^>]*>)[^<]*/, '$1البداية');
    expect(importTexts(file).output).toContain('this text was changed here as well since the export');
  });

  test('puts new texts at the position of their source', () => {
    const before = readFileSync(join(folder, home), 'utf8');
    const line = /^ {2}"menu": .*\n/m.exec(before)?.[0] ?? '';
    writeFileSync(join(folder, home), before.replace(line, ''));
    const file = exportTexts('xliff', home);
    edit(file, /(<trans-unit id="menu"[^]*?)<target state="new"\/>/, '$1<target>الرئيسية</target>');
    importTexts(file, '--write');
    expect(readFileSync(join(folder, home), 'utf8')).toBe(before);
  });

  test('fails with a remedy if all texts are unknown', () => {
    const file = exportTexts('csv', home);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('"ar/pages/home.json"', '"ar/pages/homepage.json"'),
    );
    const { output, isSuccess } = importTexts(file, '--write');
    expect(isSuccess).toBe(false);
    expect(output).toContain('no longer in the bundles:\n  ar/pages/homepage.json:name');
    expect(output).toMatch(/None of the texts of the file is in the bundles.*new export.*$/);
    expect(importTexts(file, '--lang', 'ar').output).toContain('ليس في الملفات أي نص');
  });

  test('ignores surrounding spaces and marks, and reports how many texts had them', () => {
    const file = exportTexts('xliff', home);
    edit(file, /(<target[^>]*>)([^<]+)(?=<\/target>)/g, '$1\u202B $2\u00A0\u202C');
    const { output, isSuccess } = importTexts(file);
    expect(isSuccess).toBe(true);
    expect(output).toMatch(
      /^\d+ texts came back with blanks around them or marks of direction; they are dropped\.\n\n0 texts/,
    );
    expect(importTexts(file, '--lang', 'ar').output).toContain('أو رموز اتجاه');
  });

  test('skips and reports error values of a spreadsheet', () => {
    const file = exportTexts('csv', home);
    edit(file, /("menu","[^"]*",)"[^"]*"/, '$1"#REF!"');
    edit(file, /("name","[^"]*",)"[^"]*"/, '$1"#N/A"');
    const { output, isSuccess } = importTexts(file, '--write');
    expect(isSuccess).toBe(false);
    expect(output).toMatch(/2 texts are errors of the spreadsheet.*:\n {2}\S+:name\n {2}\S+:menu\n\n0 texts/);
    expect(unitOf(home, 'menu')).toBe('الرئيسية');
  });

  test.each(['xliff', 'csv'])('fails if all texts are empty, in %s', (format) => {
    const file = exportTexts(format, 'ar/carousel.json');
    const cells =
      format === 'csv' ? /(json","[^"]*","[^"]*",)"[^"]*"/g : /(<target[^>]*>)[^]*?(?=<\/target>)/g;
    edit(file, cells, format === 'csv' ? '$1""' : '$1');
    const { output, isSuccess } = importTexts(file);
    expect([isSuccess, output]).toEqual([false, expect.stringMatching(/^Every text of the file is empty/)]);
    expect(importTexts(file, '--lang', 'ar').output).toContain('كل نصوص الملف فارغة');
  });

  test('rejects a code without its content by name if the content is unknown', () => {
    const file = exportTexts('xliff', 'ar/ui.json');
    edit(file, /(<trans-unit id="brand.home"[^]*?<target[^>]*>)<x [^>]*>/, '$1<x id="7"/>');
    const { output, isSuccess } = importTexts(file);
    expect(isSuccess).toBe(false);
    expect(output).toContain('brand.home');
    expect(output).toContain('0 texts would change.');
  });

  test('reads a table that a spreadsheet has saved in UTF-16', () => {
    const file = exportTexts('csv', home);
    edit(file, /("menu","[^"]*",)"[^"]*"/, '$1"الأولى"');
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'utf16le'));
    expect(importTexts(file).output).toContain('+ الأولى');
  });

  test.each([
    ['texts.xlf', '<xliff version="1.2"><file>', 'The file is damaged in line 1', 'الملف تالف في السطر'],
    ['texts.xlf', '<xliff version="2.0"/>', 'The file is XLIFF 2.0', 'XLIFF ⁨2.0⁩'],
    ['texts.xlf', '<tmx version="1.4"/>', 'The file is no XLIFF', 'ليس الملف بصيغة XLIFF'],
    ['texts.csv', 'file,key\nar/ui.json,retry', 'no column source, text,', 'ليس في الجدول'],
    ['texts.csv', 'Texts of the site\n\nA;B\n', 'no column file, key, source, text,', 'ليس في الجدول'],
    ['texts.csv', 'file,key,source,text\nar/ui.json,retry,"Rel', 'A quotation mark in the table', 'بلا قرين'],
    ['texts.csv', ' \n', 'The file is empty.', 'الملف فارغ.'],
    ['texts.csv', 'file,key,source,text\n', 'neither texts nor comments', 'ليس في الملف نصوص'],
    [
      'texts.xlf',
      '<xliff version="1.2"><file target-language="ar"/></xliff>',
      'neither texts',
      'ليس في الملف نصوص',
    ],
    ['comments.json', '{"language":"ar","comments":[]}', 'neither texts nor comments', 'ليس في الملف نصوص'],
    ['texts.csv', 'PK\u0003\u0004\0\0', 'The file is no text', 'ليس الملف نصًا'],
    ['texts.csv', '\u0089PNG\r\n\0', 'The file is no text', 'ليس الملف نصًا'],
    ['comments.json', '{"language":"ar","comments":[{"key":1}]}', 'no comments of a sheet', 'تعليقات'],
    ['comments.json', '{"language":"ar","comm', 'no comments of a sheet', 'تعليقات'],
    ['texts.doc', '', 'import takes .xlf', 'يقبل import'],
    ['texts.xlsx', 'PK\u0003\u0004\0\0', 'Save its table from the spreadsheet', 'احفظ جدوله'],
    [
      'texts.xlf',
      '<xliff version="1.2"><file target-language="fr"/></xliff>',
      'no texts of the language “fr”',
      'لا نصوص باللغة',
    ],
  ])('in %s and cannot be understood are told in both languages: %s', (name, text, english, arabic) => {
    const file = join(root, name);
    writeFileSync(file, text);
    const { output, isSuccess } = importTexts(file);
    expect([isSuccess, output]).toEqual([false, expect.stringContaining(english)]);
    expect(output).not.toMatch(/[\n{]|invalid_type/);
    expect(importTexts(file, '--lang', 'ar').output).toContain(arabic);
  });

  test('rejects Windows-1256 with the name of the encoding', () => {
    const file = join(root, 'texts.csv');
    const written = Buffer.from('file,key,source,text\nar/pages/home.json,menu,Home,');
    writeFileSync(file, Buffer.concat([written, Buffer.from([0xc7, 0xe1, 0xc3, 0xe6, 0xe1, 0xec])]));
    const { output, isSuccess } = importTexts(file);
    expect([isSuccess, output]).toEqual([
      false,
      expect.stringMatching(/perhaps Windows-1256.*in Excel as “CSV UTF-8/),
    ]);
  });

  test.each([
    [
      'a line for Excel',
      'sep=;\r\n"file";"key";"source";"text"\r\n"ar/pages/home.json";"menu";"Home";"الأولى"',
    ],
    ['a header in capitals', 'File,KEY, Source ,Text\nar/pages/home.json,menu,Home,الأولى'],
    ['a title above', 'Texts, from us;;;\n;;;\nfile;key;source;text\nar/pages/home.json;menu;Home;الأولى'],
    ['columns in another order', 'text;note;key;file;source;\nالأولى;x, y;menu;ar/pages/home.json;Home;'],
    ['tabs', '\uFEFFkey\tfile\ttext\tsource\nmenu\tar/pages/home.json\tالأولى\tHome'],
    ['empty rows', 'file,key,source,text\n,,,\n\n ,"",,\nar/pages/home.json,menu,Home,الأولى\n,,,\n'],
    [
      'rows that are cut',
      'file,key,source,text\nar/pages/home.json,menu,Home,الأولى\nar/pages/home.json,name',
    ],
    ['curled quotation marks', '“file”,“key”,“source”,“text”\n“ar/pages/home.json”,“menu”,“Home”,“الأولى”'],
  ])('in a table with %s are read', (_what, table) => {
    const text = `\uFEFF${table.replace('\uFEFF', '')}`;
    for (const bytes of [
      Buffer.from(table),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
    ]) {
      const rows = readCsv(decodeFile(bytes)).filter(({ text: cell }) => cell !== '');
      expect(rows).toMatchObject([{ file: home, key: 'menu', source: 'Home', text: 'الأولى' }]);
    }
  });
});

test('reports a missing file in both languages', () => {
  expect(importTexts('nowhere.csv').output).toBe('There is no file nowhere.csv.');
  expect(importTexts('nowhere.csv', '--lang', 'ar').output).toContain('لا وجود للملف');
});

describe('the sheet for reviewers', () => {
  test('shows both languages side by side in valid HTML, each in its direction', async () => {
    const html = readFileSync(exportTexts('html', home), 'utf8');
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    const sheet = parse(html);
    expect(sheet.querySelector('html')?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
    const pair = sheet.querySelectorAll('article .pair')[1];
    expect(pair?.attributes['dir']).toBe('ltr');
    expect(
      pair
        ?.querySelectorAll('p')
        .map(({ attributes, text }) => [attributes['lang'], attributes['dir'], text]),
    ).toEqual([
      ['en', 'ltr', 'Home'],
      ['ar', 'rtl', 'الرئيسية'],
    ]);
    expect(
      sheet
        .querySelector('.heads')
        ?.querySelectorAll('div')
        .map(({ text }) => text),
    ).toEqual(['English', 'العربية']);
    expect(sheet.querySelector('h2')?.text).toMatch(/^\p{Script=Arabic}.* ar\/pages\/home\.json$/u);
    const shown = sheet.querySelectorAll('.pair p').map(({ text }) => text);
    expect(shown.filter((text) => /[{}<>]/.test(text))).toEqual([]);
    expect(shown.join('')).toContain('Veltara');
    const lengths = sheet.querySelectorAll('.about').map(({ text }) => text);
    expect(lengths.filter((text) => /نصًا|من الأحرف/.test(text))).toEqual([]);
    expect(lengths.join('\n')).toMatch(/\d+ حرفًا على الأكثر/);
  });

  test('shows only English texts to their editors, as a table does', () => {
    const out = join(root, 'english.html');
    const { output, isSuccess } = runLocales(
      ['export', 'en', '--out', out, '--file', 'en/company.json'],
      folder,
    );
    expect([isSuccess, output]).toEqual([true, expect.stringMatching(/^\d+ texts are written:\n/)]);
    const sheet = parse(readFileSync(out, 'utf8'));
    expect(
      sheet.querySelectorAll('article .pair').map((pair) => pair.querySelectorAll('p').length),
    ).not.toContain(2);
    const table = join(root, 'english.csv');
    const parameters = ['export', 'en', '--format', 'csv', '--out', table, '--file', 'en/pages/home.json'];
    expect(runLocales(parameters, folder).isSuccess).toBe(true);
    edit(table, '"menu","Home","Home"', '"menu","Home","Start"');
    expect(importTexts(table).output).toContain('+ Start');
  });

  test('prints whole texts, and file names can be copied from an Arabic row', () => {
    const { output } = runLocales(
      ['export', '--lang', 'ar', '--file', 'ar/company.json', '--out', join(root, 'a.xlf')],
      folder,
    );
    expect(output).toMatch(/^كُتب.*:\n[^\u2066-\u2069]+a\.xlf$/);
    const html = readFileSync(exportTexts('html', 'ar/company.json'), 'utf8');
    expect(html).toMatch(/@media print \{[^]*break-inside: avoid/);
  });

  const writeComments = (comment: string, key = 'menu') => {
    const file = join(root, 'comments-ar.json');
    const comments = [{ file: home, key, text: 'الرئيسية', comment }];
    writeFileSync(file, JSON.stringify({ language: 'ar', comments }));
    return file;
  };
  const saidOfMenu = () => {
    const remarks = readRemarks(folder).remarks.get('ar')?.['pages/home.json']?.['menu'];
    return listComments(remarks).map(({ text }) => text);
  };

  test('returns comments, which are stored with their text, once, and change no text', () => {
    const file = writeComments('Too long on phones');
    const before = readFolder(folder);
    const { output } = importTexts(file);
    expect(output).toMatch(/^ar\/pages\/home\.json:menu\n {4}الرئيسية\n {4}\* Too long on phones\n/);
    expect(output).toContain('1 comment would be kept with its text. --write keeps it.');
    expect(output).not.toContain('texts');
    expect(readFolder(folder)).toEqual(before);
    expect(importTexts(file, '--write').output).toContain('1 comment is kept');
    expect(importTexts(file, '--write').output).not.toContain('comment');
    expect(saidOfMenu()).toEqual(['Too long on phones']);
    const { [join(folder, 'state/ar.comments.json')]: _kept, ...texts } = readFolder(folder);
    expect(texts).toEqual(before);
  });

  test('reports comments whose text is gone, and does not store them', () => {
    const { output } = importTexts(writeComments('Which one?', 'gone'), '--write');
    expect(output).toContain('* Which one?');
    expect(saidOfMenu()).toEqual([]);
  });

  test('exports comments to tools and reviewers, and imports only their answers', () => {
    importTexts(writeComments('Too long on <phones>'), '--write');
    expect(readFileSync(exportTexts('html', home), 'utf8')).toContain(
      '<bdi>Too long on &lt;phones&gt;</bdi>',
    );
    const table = exportTexts('csv', home);
    edit(table, /(: Too long on <phones>",)/, '$1"Shorter, then"');
    importTexts(table, '--write');
    const file = exportTexts('xliff', home);
    edit(file, /(<note [^>]*>Shorter, then<\/note>)/, '$1<note from="Mona">Done</note>');
    const { output } = importTexts(file, '--write');
    expect(output).toMatch(/^ar\/pages\/home\.json:menu\n {4}الرئيسية\n {4}\* Done\n/);
    expect(saidOfMenu()).toEqual(['Too long on <phones>', 'Shorter, then', 'Done']);
  });

  test('imports comments from their own column and from others, once', () => {
    importTexts(writeComments('Too long on phones'), '--write');
    const table = exportTexts('csv', home);
    edit(table, '"min","max","basis"', '"min","max","basis","Reviewer’s COMMENTS"');
    edit(table, /("menu",.*)\r\n/, '$1,"Or “Start”?"\r\n');
    edit(table, /(: Too long on phones)",/, '$1\r\n\r\nYes,\r\nmuch",');
    expect(importTexts(table, '--write').output).toContain('2 comments are kept');
    expect(importTexts(table, '--write').output).not.toContain('comment');
    expect(saidOfMenu()).toEqual(['Too long on phones', 'Yes,\nmuch', 'Or “Start”?']);
  });

  test('writes no comment if a text of the same file cannot be written', () => {
    importTexts(writeComments('Too long'), '--write');
    const table = exportTexts('csv', home);
    edit(table, /(: Too long",)/, '$1"Shorter, then"');
    edit(table, /("menu","[^"]*",)"[^"]*"/, '$1"الأولى"');
    // The file is written under this name first.
    mkdirSync(join(folder, `ar/pages/.home.json.${String(process.pid)}.new`));
    const before = readFolder(folder);
    expect(importTexts(table, '--write').isSuccess).toBe(false);
    expect(readFolder(folder)).toEqual(before);
  });

  test('writes nothing if the earlier comments cannot be read', () => {
    writeFileSync(join(folder, 'state/ar.comments.json'), '{');
    const before = readFolder(folder);
    const { output, isSuccess } = importTexts(writeComments('Too long'), '--write');
    expect([isSuccess, output]).toEqual([false, expect.stringContaining('ar.comments.json')]);
    expect(readFolder(folder)).toEqual(before);
  });
});

test.each([
  [['--lang', 'fr'], 'There are no texts of the language “fr”; there are those of en, ar.'],
  [['en', '--format', 'xliff'], 'Whoever reads it takes a sheet or a table'],
  [['--lang', 'ar', '--format', 'po'], 'لا صيغة باسم'],
  [['--lang', 'ar', '--formt', 'csv'], 'لا خيار باسم ⁨--formt⁩'],
  [['--lang', 'ar', '--format'], 'مكتوب على غير صورته'],
  [['ar', '--format', 'csv', '--pictures'], 'Only the sheet has pictures'],
  [['ar', '--file', 'ar/pages/hom.json'], 'Name one as ar/pages/home.json.'],
])('export says what it cannot write: %j', (parameters, sentence) => {
  const { output, isSuccess } = runLocales(['export', ...parameters], folder);
  expect([isSuccess, output]).toEqual([false, expect.stringContaining(sentence)]);
});
