import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { hashText } from '../text-state.ts';
import type { ExchangeUnit, ReturnedUnit } from './exchange-units.ts';
import { FileFault } from './file-fault.ts';

const columns = [
  'file',
  'key',
  'source',
  'text',
  'comments',
  'comment',
  'state',
  'note',
  'min',
  'max',
  'basis',
] as const;

/** What a spreadsheet may take for a formula, a number, a date or a time. */
const FORMULA = /^[=+\-@\t\r\n'＝＋－＠]/u;
const NUMBER = /^[\d\s.,:/%()+\-–—e]+$/iu;
const WORD = /^(?:true|false|\d+\s*[ap]m|\p{L}{3,9}[\s-]\d{1,4}|\d{1,2}[\s-]\p{L}{3,9})$/iu;

/** Columns without which a row says nothing. */
const needed = ['file', 'key', 'source', 'text'] as const;
const SEPARATORS = [',', ';', '\t'] as const;
/** Lines among which the header is looked for. */
const HIGHEST_HEADER = 20;
const LINE = /[^\r\n]+/g;
const CURLED = /^[“”„]/u;
const rows = z.array(z.record(z.string(), z.string()));

/** Texts as a table that spreadsheets open as it is, in any language; no text is taken for a formula. */
export function writeCsv(units: readonly ExchangeUnit[]): string {
  const rows = units.map((unit) => ({
    ...unit,
    comments: guardCell(unit.open.map(({ by, text }) => `${by}: ${text}`).join('\n')),
    comment: '',
    source: guardCell(unit.source),
    text: guardCell(unit.text),
    note: guardCell(unit.note),
    basis: `#${hashText(unit.text)}`,
  }));
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    record_delimiter: 'windows',
  });
}

/**
 * Texts of a table, with whatever a spreadsheet puts between the cells and above them.
 * @throws FileFault when a column is missing or a quotation mark has no partner
 */
export function readCsv(table: string): ReturnedUnit[] {
  const { header, separator, body } = findHeader(table);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new FileFault({ phrase: 'column-missing', values: { names: missing } });
  return parseRows(body, separator)
    .map((cells) => ({
      file: (cells['file'] ?? '').trim(),
      key: (cells['key'] ?? '').trim(),
      source: freeCell(cells['source'] ?? ''),
      text: freeCell(cells['text'] ?? ''),
      comments: [{ text: freeCell(cells['comment'] ?? '') }],
      basis: cells['basis']?.replace(/^#/, ''),
    }))
    .filter(({ file, key }) => file !== '' || key !== '');
}

const nameCell = (cell: string) => cell.toLowerCase().replace(/[^a-z]/g, '');
const findColumn = (cell: string) => columns.find((name) => name === nameCell(cell));

/** The line that names most columns, by whichever separator; above it may stand a title, or `sep=;`. */
function findHeader(table: string) {
  const readings = [...table.matchAll(LINE)].slice(0, HIGHEST_HEADER).flatMap(({ 0: line, index }) =>
    SEPARATORS.map((separator) => {
      const header = line.split(separator).flatMap((cell) => findColumn(cell) ?? []);
      return { header, separator, body: table.slice(index) };
    }),
  );
  const [best] = readings.toSorted((one, other) => other.header.length - one.header.length);
  const { header, separator, body } = best ?? { header: [], separator: ',', body: table };
  return { header, separator, body: CURLED.test(body) ? straighten(body) : body };
}

/** Quotation marks around cells as a word processor curls them. */
function straighten(table: string): string {
  return table.replace(/(^|[,;\t])[“”„]/gm, '$1"').replace(/[“”](?=[,;\t\r]|$)/gm, '"');
}

function parseRows(table: string, separator: string) {
  try {
    const parsed: unknown = parse(table, {
      columns: (header: string[]) => header.map((cell) => findColumn(cell) ?? false),
      bom: true,
      delimiter: separator,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return rows.parse(parsed);
  } catch (error) {
    if (error instanceof CsvError) throw new FileFault({ phrase: 'table-broken' });
    throw error;
  }
}

/** An apostrophe before the text makes every spreadsheet take it for a text. */
export function guardCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/** The text behind the apostrophe of `guardCell`. */
export function freeCell(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && needsGuard(text) ? text : cell;
}

function needsGuard(text: string): boolean {
  return FORMULA.test(text) || NUMBER.test(text) || WORD.test(text);
}
