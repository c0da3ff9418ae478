import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSite } from '#src/content/read/read-site.server.ts';
import { readCsv, writeCsv } from '../../scripts/locales/exchange/csv.ts';
import { decodeFile } from '../../scripts/locales/exchange/decode-file.ts';
import {
  type ExchangeUnit,
  listUnits,
  type ReturnedUnit,
} from '../../scripts/locales/exchange/exchange-units.ts';
import { ImportError } from '../../scripts/locales/exchange/import-error.ts';
import { planImport } from '../../scripts/locales/exchange/plan-import.ts';
import { readComments } from '../../scripts/locales/exchange/review-sheet.ts';
import { readXliff, writeXliff } from '../../scripts/locales/exchange/xliff.ts';

const site = readSite(join(import.meta.dirname, '../../locales'));
const all = listUnits(site, 'ar');
const units = [
  ...all.filter(({ file }) => file === 'ar/pages/home.json'),
  ...all.filter(({ text }) => text.includes('<')).slice(0, 5),
];
const known = () => units;
const bare = (all: readonly (ExchangeUnit | ReturnedUnit)[]) =>
  all.map(({ file, key, text }) => ({ file, key, text }));
const faultOf = (action: () => unknown) => {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof ImportError ? error.phrase.phrase : String(error);
  }
};

describe('XLIFF of other tools', () => {
  const written = writeXliff(units, 'ar');

  test.each([
    ['a prefix', (xml: string) => xml.replace(/<(\/?)(?=[a-z])/g, '<$1xlf:').replace('xmlns=', 'xmlns:xlf=')],
    [
      'elements of a tool beside them',
      (xml: string) =>
        xml
          .replace('<xliff ', '<xliff xmlns:t="urn:tool" ')
          .replaceAll('<source>', '<t:target>no</t:target><t:note>no</t:note><source>'),
    ],
    [
      'notes about whole files',
      (xml: string) => xml.replaceAll('<body>', '<header><note>Job 12</note></header><body>'),
    ],
    [
      'folders before the name',
      (xml: string) => xml.replaceAll('original="', 'original="C:\\work\\locales\\'),
    ],
    [
      'a name with its folders in front',
      (xml: string) => xml.replaceAll('original="', 'original="/x/locales/'),
    ],
    [
      'pairs as two elements',
      (xml: string) =>
        xml
          .replace(/<g /g, '<bx ')
          .replace(/(<bx [^>]*)>/g, '$1/>')
          .replaceAll('</g>', '<ex id="1"/>'),
    ],
    ['codes as text', (xml: string) => xml.replace(/<x [^>]*equiv-text="([^"]*)"\/>/g, '<ph id="1">$1</ph>')],
  ])('is read with %s', (_what, change) => {
    const changed = change(written);
    expect(changed).not.toBe(written);
    const { units: returned } = readXliff(changed);
    expect(bare(returned)).toEqual(bare(units));
    expect(returned.flatMap(({ comments = [] }) => comments)).toEqual([]);
  });

  test('reports the line if it is damaged', () => {
    const damaged = written.replace('</target>', '');
    expect(faultOf(() => readXliff(damaged))).toBe('xliff-broken');
  });

  test('is read in its declared encoding', () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="windows-1256"?><t>');
    const text = decodeFile(Buffer.concat([xml, Buffer.from([0xc7, 0xe1, 0xc3, 0xe6, 0xe1, 0xec])]));
    expect(text.endsWith('الأولى')).toBe(true);
  });
});

describe('a table saved by people', () => {
  const table = writeCsv(units);
  const rows = table.slice(table.indexOf('\n') + 1);
  const french = 'Fichier,Clé,Source d’origine,Traduction,Remarque,État,Note,Min,Max,Base';

  test.each([
    ['without its first line', rows],
    ['with translated headings', `${french}\r\n${rows}`],
    ['with one heading changed', table.replace('"text"', '"Arabic text"')],
    [
      'with translated headings and columns in another order',
      [
        'النص;الملف;حالة;المفتاح;الأصل',
        ...units.map(({ file, key, source, text, state }) =>
          [text, file, state, key, source].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
        ),
      ].join('\n'),
    ],
    ['with folders before the names', table.replaceAll('"ar/pages/', '"locales\\ar\\pages\\')],
  ])('is read %s', (_what, saved) => {
    expect(bare(readCsv(saved, known))).toEqual(bare(units));
  });

  test.each(['text', 'basis'])('is rejected with two columns called %s, by that name', (name) => {
    const doubled = table.replace('"state"', `"${name.toUpperCase()}"`);
    const read = () => readCsv(doubled, known);
    expect(faultOf(read)).toBe('columns-twice');
    expect(read).toThrow(
      expect.objectContaining({ phrase: { phrase: 'columns-twice', values: { names: [name] } } }),
    );
  });

  test('reports missing columns that cannot be inferred', () => {
    expect(faultOf(() => readCsv('A,B\n1,2\n', known))).toBe('column-missing');
  });

  test.each(['utf-16le', 'utf-16be'])('is read in %s without its byte order mark', (encoding) => {
    const bytes = Buffer.from('key,file\nmenu,"ar/ui.json"\nالأولى', 'utf16le');
    expect(decodeFile(encoding === 'utf-16le' ? bytes : bytes.swap16())).toContain('الأولى');
  });

  test.each([
    ['question marks', (text: string) => text.replace(/[\u0600-\u06FF]/g, '?')],
    [
      'letters of another encoding',
      (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text)),
    ],
  ])('that was saved with %s in place of its letters is refused as a whole', (_what, spoil) => {
    const spoiled = units.map((unit) => ({ ...unit, text: spoil(unit.text) }));
    expect(faultOf(() => planImport(site, 'ar', spoiled))).toBe('letters-lost');
  });
});

describe('blanks', () => {
  const tied = all
    .filter(({ source, text }) => source.includes('\u00A0') && text.includes('\u00A0'))
    .slice(0, 2);
  const [plain] = units.filter(({ key }) => key === 'menu');
  const plan = (...returned: ReturnedUnit[]) => planImport(site, 'ar', returned);
  const lose = (unit: ExchangeUnit) => ({
    ...unit,
    text: unit.text.replaceAll('\u00A0', ' '),
    source: unit.source.replaceAll('\u00A0', ' '),
  });

  test('are reported if a tool has replaced them with plain ones, and stay as they were', () => {
    expect(tied).toHaveLength(2);
    const { changes, blanks, stale } = plan(...tied.map(lose));
    expect([changes, stale]).toEqual([[], []]);
    expect(blanks).toEqual(tied.map(({ file, key }) => `${file}:${key}`));
  });

  test('and lines around a text change nothing', () => {
    const wrapped = units.map((unit) => ({ ...unit, text: `\n      ${unit.text}\n    ` }));
    expect(plan(...wrapped)).toMatchObject({ changes: [], blanks: [] });
    expect(plan(...units.map((unit) => ({ ...unit, text: unit.text.normalize('NFD') })))).toMatchObject({
      changes: [],
      blanks: [],
    });
  });

  test('are reported as a change if somebody has added them', () => {
    const [first] = units.filter(({ text: own }) => /\u00A0.* /.test(own));
    const text = first?.text.replace(' ', '\u00A0') ?? '';
    const { changes } = plan({ file: '', key: '', source: '', ...first, text });
    expect(changes.map(({ hasOnlyBlanks }) => hasOnlyBlanks)).toEqual([true]);
  });

  test('are reported if a changed text has lost them', () => {
    const returned = tied.map(lose).map((unit) => ({ ...unit, text: `${unit.text} أيضًا` }));
    expect(plan(...returned).changes.map(({ lostBlanks }) => lostBlanks)).not.toContain(0);
    expect(plan({ file: '', key: '', source: '', ...plain, text: 'الأولى' }).changes).toMatchObject([
      { lostBlanks: 0, hasOnlyBlanks: false },
    ]);
  });
});

test('do not revert a newer text when a comment on it is imported', () => {
  const comments = [{ file: 'ar/pages/home.json', key: 'menu', text: 'البداية', comment: 'Short' }];
  const { units: returned } = readComments(JSON.stringify({ language: 'ar', comments }));
  expect(planImport(site, 'ar', returned)).toMatchObject({ changes: [], comments: [{ text: 'Short' }] });
});

test('English texts can be exported and imported by an English editor', () => {
  const english = listUnits(site, 'en').filter(({ file }) => file === 'en/pages/home.json');
  const [first] = english;
  expect(first?.source).toBe(first?.text);
  const returned = readCsv(writeCsv(english).replace('"Home","Home"', '"Home","Start"'), () => english);
  expect(planImport(site, 'en', returned)).toMatchObject({ stale: [], gone: [] });
});
