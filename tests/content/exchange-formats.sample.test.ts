import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCsv, writeCsv } from '../../scripts/locales/exchange/csv.ts';
import type { ExchangeUnit } from '../../scripts/locales/exchange/exchange-units.ts';
import { unescapeCell, escapeCell } from '../../scripts/locales/exchange/escape-cell.ts';
import { readXliff, writeXliff } from '../../scripts/locales/exchange/xliff.ts';
import { states } from '../../scripts/locales/text-state.ts';

/** Generates texts with any characters that people or programs may produce. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('{{company}}', '{{company, bidi}}', '<strong>', '</strong>', '<link>', '</link>'),
      fc.constantFrom(
        '=SUM(A1)',
        '+1',
        '-',
        '@',
        "'",
        '"',
        ',',
        ';',
        '\r\n',
        '\t',
        ']]>',
        '&amp;',
        '24/7',
        '99.9%',
      ),
      fc.constantFrom('نحن', '،', '\u2068', 'é', '𝒳'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').toWellFormed());

const anyUnits = fc.array(
  fc.record({ source: anyText, text: anyText, note: fc.string(), state: fc.constantFrom(...states) }),
  { maxLength: 5 },
);

function makeUnits(
  texts: readonly Pick<ExchangeUnit, 'source' | 'text' | 'note' | 'state'>[],
): ExchangeUnit[] {
  return texts.map((text, index) => ({
    ...text,
    file: 'ar/ui.json',
    key: `group.key-${index}`,
    min: 1,
    max: 90,
    open: [],
  }));
}

const textsOf = (units: readonly { file: string; key: string; source: string; text: string }[]) =>
  units.map(({ file, key, source, text }) => ({ file, key, source, text }));

describe('texts that are exported and imported', () => {
  test('stay the same in XLIFF, whatever they contain', () => {
    fc.assert(
      fc.property(anyUnits, (texts) => {
        const units = makeUnits(texts);
        const { units: returned } = readXliff(writeXliff(units, 'ar'));
        expect(textsOf(returned)).toEqual(textsOf(units));
      }),
      { numRuns: 400 },
    );
  });

  test('stay the same in a table, whatever they contain', () => {
    fc.assert(
      fc.property(anyUnits, (texts) => {
        const units = makeUnits(texts);
        expect(textsOf(readCsv(writeCsv(units)))).toEqual(textsOf(units));
      }),
      { numRuns: 400 },
    );
  });

  test('stay the same in a table saved with other separators', () => {
    const units = makeUnits([{ source: 'One; two, three', text: 'واحد؛ اثنان', note: '', state: 'new' }]);
    const rows = z.array(z.array(z.string())).parse(parse(writeCsv(units), { bom: true }));
    for (const separator of [';', '\t', '|']) {
      const saved = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\n');
      expect(textsOf(readCsv(saved))).toEqual(textsOf(units));
    }
  });
});

test.each([
  ['xliff', (units: readonly ExchangeUnit[]) => readXliff(writeXliff(units, 'ar')).units],
  ['csv', (units: readonly ExchangeUnit[]) => readCsv(writeCsv(units))],
])('open comments go out beside the text and leave it as it is, in %s', (format, send) => {
  const [unit] = makeUnits([{ source: 'Save', text: 'حفظ', note: 'button', state: 'new' }]);
  const texts = ['=1+1 <b> & “no”', 'يُحفظ؟\nأم حُفظ؟'];
  const open = texts.map((text, at) => ({ at: String(at), by: 'Noor & "Ola"', text, closedBy: null }));
  const [returned] = unit === undefined ? [] : send([{ ...unit, open }]);
  expect(returned).toMatchObject({ source: 'Save', text: 'حفظ' });
  const comments = texts.map((text) => ({ by: 'Noor & "Ola"', text }));
  const cell = comments.map(({ by, text }) => `${by}: ${text}`).join('\n');
  expect(returned?.comments).toEqual(format === 'xliff' ? comments : [{ text: '' }, { text: cell }]);
});

describe('a cell of a table', () => {
  test('is never taken for a formula, and keeps its text behind the guard', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unescapeCell(escapeCell(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['’24/7', '24/7'],
    ['‘24/7', '24/7'],
    [' ’24/7 ', '24/7 '],
    ['’99.95% uptime', '99.95% uptime', '99.9%'],
    ['’24 hours', '24 hours'],
  ])('%s has a guard that was curled, where its text went out with one', (cell, text, written = '24/7') => {
    expect(unescapeCell(cell, written)).toBe(text);
    expect(unescapeCell(cell, 'Always')).toBe(cell);
  });

  test.each(['’24/7', '’90s', "'24/7"])('%s keeps an apostrophe of its own', (text) => {
    expect(unescapeCell(escapeCell(text), text)).toBe(text);
    expect(unescapeCell(text, text)).toBe(text);
  });

  test.each(['24/7', '99.9%', '3-5', '1E5', '12 May', 'TRUE', '007', '5 pm', '$205.00', '30 €'])(
    '%s is not taken for a number or a date',
    (text) => {
      expect(escapeCell(text)).toBe(`'${text}`);
    },
  );
});

describe('XLIFF', () => {
  test('protects placeholders and tags, and has note, limit and state', () => {
    const unit = {
      file: 'ar/ui.json',
      key: 'brand.home',
      source: '<strong>{{company}}</strong> & more',
      text: '<strong>{{company, bidi}}</strong> وأكثر',
      state: 'stale',
      note: 'name of the "logo" link',
      max: 40,
      open: [{ at: '', by: 'Rea', text: 'Say <where>', closedBy: null }],
    } as const;
    const written = writeXliff([unit], 'ar');
    expect(written).toContain(
      '<g id="strong" ctype="x-strong"><x id="company" ctype="x-code" equiv-text="{{company}}"/></g> &amp; more',
    );
    expect(written).toContain('maxwidth="40" size-unit="char"');
    expect(written).toContain('<target state="needs-translation">');
    expect(written).toContain('<note from="developer">name of the &quot;logo&quot; link</note>');
  });

  test('is read from other tools, without their proposals and the marks around words', () => {
    const { units, language } = readXliff(`<?xml version="1.0"?>
      <xliff version="1.2"><file original="ar/ui.json" target-language="ar"><body>
        <trans-unit id="retry">
          <source>Reload</source><seg-source><mrk mtype="seg" mid="0">Reload</mrk></seg-source>
          <target><mrk mtype="seg" mid="0">إعادة <x id="company-2"/></mrk></target>
          <alt-trans><source>Old</source><target>قديم</target></alt-trans>
          <note>Is this a verb?</note>
        </trans-unit></body></file></xliff>`);
    expect(language).toBe('ar');
    expect(units).toEqual([
      {
        file: 'ar/ui.json',
        key: 'retry',
        source: 'Reload',
        text: 'إعادة {{company}}',
        comments: [{ text: 'Is this a verb?' }],
      },
    ]);
  });
});
