/** What a spreadsheet may take for a formula, a number, a date or a time. */
const FORMULA = /^[=+\-@\t\r\n'＝＋－＠]/u;
const NUMBER = /^[\d\s.,:/%()+\-–—e\p{Sc}]+$/iu;
const WORD = /^(?:true|false|\d+\s*[ap]m|\p{L}{3,9}[\s-]\d{1,4}|\d{1,2}[\s-]\p{L}{3,9})$/iu;

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
