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
import { planImport } from '../../scripts/locales/exchange/plan-import.ts';
import { readXliff, writeXliff } from '../../scripts/locales/exchange/xliff.ts';

const site = readSite(join(import.meta.dirname, '../../locales'));
const all = listUnits(site, 'ar');
const known = () => all;
const guarded = all.filter(({ text }) => /^\d/.test(text)).slice(0, 40);
const coded = all.filter(({ text }) => text.includes('{{'));
const units = all.filter(({ file }) => ['ar/pages/home.json', 'ar/pages/about.json'].includes(file));
const bare = (some: readonly (ExchangeUnit | ReturnedUnit)[]) =>
  some.map(({ file, key, source, text }) => ({ file, key, source, text }));
const untouched = { changes: [], refused: [], gone: [], stale: [] };
const plan = (returned: readonly ReturnedUnit[]) => planImport(site, 'ar', returned);

describe('a table edited by people', () => {
  const table = writeCsv(units);
  const [header = '', ...rows] = table.split('\r\n');
  const body = rows.join('\r\n');

  test.each(['’', '‘', ' ’', "'"])('is read with cells that start with the guard %j', (sign) => {
    const written = writeCsv(guarded);
    const typed = written.replace(/"'(?=\d)/g, `"${sign}`);
    expect(typed === written).toBe(sign === "'");
    const returned = readCsv(typed, known);
    expect(bare(returned)).toEqual(bare(guarded));
    expect(plan(returned)).toMatchObject(untouched);
  });

  test('drops the curled guard that came with another text', () => {
    const [unit] = guarded;
    const before = {
      file: '',
      key: '',
      source: '',
      state: 'new',
      note: '',
      open: [],
      ...unit,
      text: '12/5',
    } as const;
    const [returned] = readCsv(writeCsv([before]).replace("'12/5", '’12/5'), known);
    expect(returned?.text).toBe('12/5');
    expect(plan(returned === undefined ? [] : [returned])).toMatchObject({ changes: [] });
  });

  test.each([
    ['blanks at the end of cells', table.replaceAll('",', ' ",')],
    ['blanks before cells', table.replace(/,"(?=[^"])/g, ',"\u00A0')],
    ['blanks between cells', table.replaceAll('","', '" , "')],
    ['marks around cells', table.replaceAll('","', '\u202C","\u202B')],
    [
      'a title above and translated headings below',
      `Texts,,,,,,,,,,\r\n${header}\r\nDatei,Schlüssel,Quelle,Text\r\n${body}`,
    ],
    ['a row of titles above that has groups', `,,Do not edit,Edit,,,,,,,\r\n${header}\r\n${body}`],
    [
      'headings on every page',
      [header, ...rows.flatMap((row, index) => (index % 30 === 29 ? [header, row] : [row]))].join('\r\n'),
    ],
    ['translated headings below a title', `Veltara\r\nFichier,Clé,Source d’origine,Traduction\r\n${body}`],
    [
      'dashes in place of hyphens',
      table.replace(/"[a-z/.-]+\.json","[\w.-]+"/gi, (names) => names.replaceAll('-', '–')),
    ],
    ['titles of groups', `${header}\r\n${body.replace('"ar/pages/about.json"', 'About us,,,,,,,,,,\r\n$&')}`],
  ])('with %s is read as it went out', (_what, saved) => {
    expect(saved).not.toBe(table);
    const returned = readCsv(saved, known);
    expect(returned).toHaveLength(units.length);
    expect(plan(returned)).toMatchObject(untouched);
  });

  test('is read with merged file cells, and no text goes to a wrong file', () => {
    let last = '';
    const merged = units.map((unit) => {
      const isFirst = unit.file !== last;
      last = unit.file;
      return isFirst ? unit : { ...unit, file: '' };
    });
    const returned = readCsv(writeCsv(merged), known);
    expect(bare(returned)).toEqual(bare(units));
    const sorted = merged.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const theirs = readCsv(writeCsv(sorted), known).filter(({ file }) => file !== '');
    expect(plan(theirs)).toMatchObject(untouched);
  });

  test('reports how many texts had spaces or marks around them', () => {
    expect(plan(readCsv(table.replaceAll('",', '\u200F ",'), known)).trimmed).toBe(units.length);
    expect(plan(readCsv(table, known)).trimmed).toBe(0);
  });

  test('does not revert a newer text if only a space differs', () => {
    const old = units.map((unit) => ({ ...unit, text: `${unit.text} (قديم)` }));
    const returned = readCsv(writeCsv(old).replaceAll('",', '\u00A0",'), known);
    expect(plan(returned)).toMatchObject({ changes: [], refused: [] });
  });
});

describe('XLIFF from translation tools', () => {
  const written = writeXliff(coded, 'ar');

  test.each([
    ['without what codes stand for', (xml: string) => xml.replace(/ equiv-text="[^"]*"/g, '')],
    [
      'with empty codes of another kind',
      (xml: string) => xml.replace(/<x (id="[^"]*")[^>]*>/g, '<ph $1></ph>'),
    ],
    [
      'with codes as text',
      (xml: string) => xml.replace(/<x id="([^"]*)"[^>]*equiv-text="([^"]*)"\/>/g, '<ph id="$1">$2</ph>'),
    ],
  ])('%s is read as it went out', (_what, change) => {
    expect(change(written)).not.toBe(written);
    const returned = readXliff(change(written), known).units;
    expect(bare(returned)).toEqual(bare(coded));
    expect(plan(returned)).toMatchObject(untouched);
  });

  test('changes nothing if the source was kept as the translation', () => {
    const copied = written.replace(
      /<source>([^]*?)<\/source>\s*<target[^>]*>[^]*?<\/target>/g,
      '<source>$1</source><target state="new">$1</target>',
    );
    expect(plan(readXliff(copied, known).units)).toMatchObject(untouched);
    const done = copied.replace(/(id="brand.home"[^]*?)state="new"/, '$1state="translated"');
    expect(plan(readXliff(done, known).units).refused.length).toBeGreaterThan(0);
  });

  test('that come back without a placeholder or a tag of their source are refused by name', () => {
    const out = ['{{company}}', '<strong>'].flatMap(
      (code) => all.find(({ file, text }) => file.includes('/pages/') && text.startsWith(code)) ?? [],
    );
    const xml = writeXliff(out, 'ar')
      .replace(/(<target[^>]*>)<x id="company"[^>]*>/, '$1شركتنا')
      .replace(/(<target[^>]*>)<g [^>]*>([^<]*)<\/g>/, '$1$2');
    const { changes, refused } = plan(readXliff(xml, known).units);
    expect(changes).toEqual([]);
    expect(refused.map(({ file, path, code }) => [file, path, code])).toEqual(
      out.map(({ file, key }, index) => [
        `locales/${file}`,
        key,
        ['placeholder-missing', 'tag-missing'][index],
      ]),
    );
    expect(out).toHaveLength(2);
  });

  test('with marks of direction around codes change nothing, and that is told', () => {
    const marked = written.replace(/<x [^>]*>/g, '\u200F$&\u200F');
    expect(plan(readXliff(marked, known).units)).toMatchObject({ ...untouched, trimmed: coded.length });
  });

  test('is read if it is UTF-8 but declares UTF-16', () => {
    const bytes = Buffer.from(written.replace('UTF-8', 'utf-16'));
    expect(bare(readXliff(decodeFile(bytes), known).units)).toEqual(bare(coded));
  });

  test('keeps comments of memoQ and Trados, with their authors', () => {
    const xml = writeXliff(units.slice(0, 2), 'ar');
    const comment = '<mq:comment creatoruser="Lina" deleted="false">A verb?</mq:comment>';
    const memoq = xml
      .replace('<xliff ', '<xliff xmlns:mq="MQXliff" ')
      .replace(
        '</target>',
        `$&<mq:comments>${comment}${comment.replace('false', 'true').replace('A', 'No')}</mq:comments>`,
      );
    const sdl = 'http://sdl.com/FileTypes/SdlXliff/1.0';
    const definition = `<cmt-defs><cmt-def id="c1"><Comments xmlns=""><Comment severity="Low" user="Lina">A verb?</Comment></Comments></cmt-def></cmt-defs>`;
    const trados = xml
      .replace('<xliff ', `<xliff xmlns:sdl="${sdl}" `)
      .replace('<file ', `<doc-info xmlns="${sdl}">${definition}</doc-info>$&`)
      .replace(/(<target[^>]*>)([^]*?)(<\/target>)/, '$1<mrk mtype="x-sdl-comment" sdl:cid="c1">$2</mrk>$3');
    for (const file of [memoq, trados]) {
      const { changes, comments } = plan(readXliff(file, known).units);
      expect(changes).toEqual([]);
      expect(comments).toMatchObject([{ key: units[0]?.key, by: 'Lina', text: 'A verb?' }]);
    }
  });

  test('reads joined segments with the spaces between them', () => {
    const long = units.filter(({ text }) => /[.!؟] ./u.test(text));
    const seg = (text: string) => `<mrk mtype="seg">${text}</mrk>`;
    const cut = (blank: string) =>
      writeXliff(long, 'ar').replace(
        /(<target[^>]*>)([^<]+)(?=<\/target>)/g,
        (_all, open: string, text: string) =>
          open +
          text
            .split(/(?<=[.!؟]) /u)
            .map(seg)
            .join(blank),
      );
    const terms = writeXliff(long, 'ar').replace(
      /(<target[^>]*>[^<&])([^<&])/g,
      '$1<mrk mtype="term">$2</mrk>',
    );
    expect(long.length).toBeGreaterThan(5);
    for (const file of [cut(''), cut(' '), terms]) {
      expect(plan(readXliff(file, known).units)).toMatchObject(untouched);
    }
  });

  test('keeps comments on marked words', () => {
    const marks = [
      '<mrk mtype="x-comment" comment="Too formal?">$2</mrk>',
      '<mrk type="comment" id="m1" value="Too formal?">$2</mrk>',
    ];
    for (const mark of marks) {
      const marked = writeXliff(units, 'ar').replace(/(<target[^>]*>)([^<]+)(?=<\/target>)/, `$1${mark}`);
      const { changes, comments } = plan(readXliff(marked, known).units);
      expect(changes).toEqual([]);
      expect(comments).toMatchObject([{ key: units[0]?.key, text: 'Too formal?', isLost: false }]);
    }
  });
});
