import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { hashText } from '../text-state.ts';
import type { ExchangeUnit, ReturnedUnit } from './exchange-units.ts';

const columns = ['file', 'key', 'source', 'text', 'comment', 'state', 'note', 'min', 'max', 'basis'] as const;

/** What a spreadsheet may take for a formula, a number, a date or a time. */
const FORMULA = /^[=+\-@\t\r\n'＝＋－＠]/u;
const NUMBER = /^[\d\s.,:/%()+\-–—e]+$/iu;
const WORD = /^(?:true|false|\d+\s*[ap]m|\p{L}{3,9}[\s-]\d{1,4}|\d{1,2}[\s-]\p{L}{3,9})$/iu;

const row = z.object({
  file: z.string(),
  key: z.string(),
  source: z.string(),
  text: z.string(),
  comment: z.string().optional(),
  basis: z.string().optional(),
});

/** Texts as a table that spreadsheets open as it is, in any language; no text is taken for a formula. */
export function writeCsv(units: readonly ExchangeUnit[]): string {
  const rows = units.map((unit) => ({
    ...unit,
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
 * Texts of a table, with whatever a spreadsheet puts between the cells.
 * @throws Error when a row or a column is broken
 */
export function readCsv(table: string): ReturnedUnit[] {
  const [, delimiter = ','] = /^\uFEFF?"?file"?([,;\t])/.exec(table) ?? [];
  const rows: unknown = parse(table, {
    bom: true,
    columns: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return z
    .array(row)
    .parse(rows)
    .map((cells) => ({
      ...cells,
      source: freeCell(cells.source),
      text: freeCell(cells.text),
      comment: freeCell(cells.comment ?? ''),
      basis: cells.basis?.replace(/^#/, ''),
    }));
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
