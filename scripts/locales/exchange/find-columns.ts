import { hashText } from '../text-state.ts';
import { type ExchangeUnit, indexUnits, nameUnit } from './exchange-units.ts';
import { unescapeCell } from './escape-cell.ts';
import { tidyFile, tidyName } from './tidy-text.ts';

/** Columns of an exported table, in order. */
export const columns = [
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
type Column = (typeof columns)[number];
/** Indexes of the columns in a row. */
type Places = ReadonlyMap<Column, number>;
type Row = readonly string[];

const needed = ['file', 'key', 'source', 'text'] as const;

/** Headings that people use for comments. */
const REMARKS =
  /comment|remark|notes|feedback|quer(?:y|ies)|question|kommentar|anmerkung|coment|تعليق|ملاحظ/iu;

/** Returns the column that a header cell names. */
export function findColumn(cell: string): Column | undefined {
  const heading = cell.toLowerCase().replace(/[^a-z]/g, '');
  return columns.find((name) => name === heading);
}

/** Finds the columns: named by the header row, or else inferred by comparing cells with known texts. */
export function findPlaces(rows: readonly Row[], known: () => readonly ExchangeUnit[]): Places {
  const named = new Map(
    (rows[0] ?? []).flatMap((cell, index) => {
      const name = findColumn(cell);
      return name === undefined ? [] : [[name, index] as const];
    }),
  );
  return listMissing(named).length === 0 ? named : guessPlaces(named, rows, known());
}

/** Returns the indexes of comment cells: the exported columns, and those that people have added. */
export function listRemarkPlaces(header: Row, places: Places): number[] {
  const own = [places.get('comment'), places.get('comments')].filter((place) => place !== undefined);
  const taken = new Set(places.values());
  const added = header.flatMap((cell, index) => (!taken.has(index) && REMARKS.test(cell) ? [index] : []));
  return [...own, ...added];
}

/** Returns imported columns that a header names more than once. */
export function listTwice(header: Row): string[] {
  const isTwice = (name: Column) => header.filter((cell) => findColumn(cell) === name).length > 1;
  return [...needed, 'basis' as const].filter(isTwice);
}

/** Returns required columns that were not found. */
export function listMissing(places: Places): string[] {
  return needed.filter((name) => !places.has(name));
}

function guessPlaces(named: Places, rows: readonly Row[], known: readonly ExchangeUnit[]): Places {
  const files = new Set(known.map(({ file }) => file));
  const units = indexUnits(known);
  const guessed = new Map(named);
  const cellOf = (row: Row, name: Column) => (row[guessed.get(name) ?? -1] ?? '').trim();
  const fileOf = (row: Row) => tidyFile(cellOf(row, 'file'));
  const unitOf = (row: Row) => units.get(nameUnit({ file: fileOf(row), key: tidyName(cellOf(row, 'key')) }));
  const guess = (name: Column, fits: (cell: string, row: Row) => boolean) => {
    const best = guessed.has(name) ? undefined : findBest(rows, new Set(guessed.values()), fits);
    if (best !== undefined) guessed.set(name, best);
  };
  guess('file', (cell) => files.has(tidyFile(cell)));
  guess('key', (cell, row) => units.has(nameUnit({ file: fileOf(row), key: tidyName(cell) })));
  const isText = (cell: string, text?: string) =>
    text !== undefined && unescapeCell(cell.trim(), text) === text;
  guess('source', (cell, row) => isText(cell, unitOf(row)?.source));
  guess('text', (cell, row) => isText(cell, unitOf(row)?.text));
  guess('basis', (cell, row) => `#${hashText(unitOf(row)?.text ?? '')}` === cell.trim());
  return addInOrder(guessed);
}

/** Returns the free column with the most matching cells. */
function findBest(
  rows: readonly Row[],
  taken: ReadonlySet<number>,
  fits: (cell: string, row: Row) => boolean,
) {
  const width = Math.max(...rows.map(({ length }) => length));
  const scores = Array.from({ length: width }, (_, index) =>
    taken.has(index) ? 0 : rows.filter((row) => fits(row[index] ?? '', row)).length,
  );
  const best = Math.max(...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}

/** If the known columns are in exported order, assigns the others by that order. */
function addInOrder(places: Places): Places {
  const isInOrder = needed.every((name, index) => name === 'text' || places.get(name) === index);
  if (!isInOrder) return places;
  const taken = new Set(places.values());
  const rest = columns.flatMap((name, index) =>
    places.has(name) || taken.has(index) ? [] : [[name, index] as const],
  );
  return new Map([...places, ...rest]);
}
