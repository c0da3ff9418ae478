import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { hashText } from '../text-state.ts';
import { type ExchangeUnit, indexUnits, nameUnit, type ReturnedUnit } from './exchange-units.ts';
import { ImportError } from './import-error.ts';
import { columns, findColumn, findPlaces, listMissing, listRemarkPlaces, listTwice } from './find-columns.ts';
import { unescapeCell, escapeCell } from './escape-cell.ts';
import { isVisuallyEqual, tidyFile, tidyName } from './tidy-text.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Number of lines that are searched for the header. */
const MAX_HEADER = 20;
const LINE = /[^\r\n]+/g;
const CURLED = /^[“”„]/u;
const rows = z.array(z.array(z.string()));

/** Writes texts as a table that spreadsheets in any language open correctly and without reading texts as formulas. */
export function writeCsv(units: readonly ExchangeUnit[]): string {
  const rows = units.map((unit) => ({
    ...unit,
    comments: escapeCell(unit.open.map(({ by, text }) => `${by}: ${text}`).join('\n')),
    comment: '',
    source: escapeCell(unit.source),
    text: escapeCell(unit.text),
    note: escapeCell(unit.note),
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
 * Reads texts from a table, ignoring rows that spreadsheets or people add. Columns without a header are inferred from
 * the known texts.
 * @throws ImportError if a column is missing or repeated, or a quotation mark is unbalanced
 */
export function readCsv(table: string, known: () => readonly ExchangeUnit[] = () => []): ReturnedUnit[] {
  const cells = readCells(table);
  const twice = listTwice(cells[0] ?? []);
  if (twice.length > 0) throw new ImportError({ phrase: 'columns-twice', values: { names: twice } });
  const places = findPlaces(cells, known);
  const missing = listMissing(places);
  if (missing.length > 0) throw new ImportError({ phrase: 'column-missing', values: { names: missing } });
  const written = indexUnits(known());
  const keys = new Set([...written.values()].map(({ key }) => key));
  const remarks = listRemarkPlaces(cells[0] ?? [], places);
  let group = '';
  return cells.flatMap((row): ReturnedUnit[] => {
    const read = (name: (typeof columns)[number]) => row[places.get(name) ?? -1] ?? '';
    const [named, key] = [tidyFile(read('file')), tidyName(read('key'))];
    const isFile = named.endsWith('.json');
    if (isFile) group = named;
    // A row that names neither a file nor a text is a heading.
    if (key === '' || (!isFile && !keys.has(key))) return [];
    const own = written.get(nameUnit({ file: named === '' ? group : named, key }));
    const source = unescapeCell(read('source'), own?.source);
    // In a merged cell only the first row has the file name.
    const file = named === '' && own !== undefined && isVisuallyEqual(source, own.source) ? group : named;
    const basis = tidyName(read('basis')).replace(/^#/, '');
    const behind = read('text').slice(1);
    const text = unescapeCell(read('text'), hashText(behind) === basis ? behind : own?.text);
    const comments = remarks.map((place) => ({ text: unescapeCell(row[place] ?? '') }));
    return [{ file, key, source, text, comments, basis: places.has('basis') ? basis : undefined }];
  });
}

/** Returns the cells from the header on: the line with the most column names. Skips titles and `sep=;`. */
function readCells(table: string): string[][] {
  const readings = [...table.matchAll(LINE)].slice(0, MAX_HEADER).flatMap(({ 0: line, index }) =>
    SEPARATORS.map((separator) => {
      const cells = line.split(separator);
      const names = cells.filter((cell) => findColumn(cell) !== undefined).length;
      return { names, width: cells.length, separator, body: table.slice(index) };
    }),
  );
  const [best] = readings.toSorted((one, other) => other.names - one.names || other.width - one.width);
  if (best === undefined) return [];
  const body = best.names > 0 ? best.body : table;
  return parseCells(CURLED.test(body) ? straighten(body) : body, best.separator);
}

/** Replaces curly quotes around cells, as word processors write them, with straight ones. */
function straighten(table: string): string {
  return table.replace(/(^|[,;\t|])[“”„]/gm, '$1"').replace(/[“”](?=[,;\t|\r]|$)/gm, '"');
}

function parseCells(table: string, separator: string): string[][] {
  try {
    const parsed: unknown = parse(table, {
      bom: true,
      delimiter: separator,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
    return rows.parse(parsed);
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError({ phrase: 'table-broken' });
    throw error;
  }
}
