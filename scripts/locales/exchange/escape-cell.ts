/** Patterns that a spreadsheet may read as a formula, a number, a date or a time. */
const FORMULA = /^[=+\-@\t\r\n'＝＋－＠]/u;
const NUMBER = /^[\d\s.,:/%()+\-–—e\p{Sc}]+$/iu;
const WORD = /^(?:true|false|\d+\s*[ap]m|\p{L}{3,9}[\s-]\d{1,4}|\d{1,2}[\s-]\p{L}{3,9})$/iu;
const ERROR = /^#(?:[¡¿]?[\p{Lu}\d/]+[!?]|N\/A|NV|Err:\d+)$/u;
/** An apostrophe, also as typed, corrected or moved by a program. */
const CURLED = /^\s*['‘’‛ʼ´`＇]([^]*)$/u;

/** Prefixes text with an apostrophe if a spreadsheet might not read it as text. */
export function escapeCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `escapeCell`, also a curly one. @param written the text that was exported in this cell */
export function unescapeCell(cell: string, written = ''): string {
  if (cell === written) return cell;
  if (cell.startsWith("'") && needsGuard(cell.slice(1))) return cell.slice(1);
  const [, text] = CURLED.exec(needsGuard(written) ? cell : '') ?? [];
  const isGuarded = text !== undefined && (needsGuard(text) || text.startsWith(written.slice(0, 1)));
  return isGuarded ? text : cell;
}

/** Returns whether a cell has a spreadsheet's error value, such as `#REF!`. */
export function isErrorCell(cell: string): boolean {
  return ERROR.test(cell);
}

function needsGuard(text: string): boolean {
  return FORMULA.test(text) || NUMBER.test(text) || WORD.test(text);
}
