import { getLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from './problem.server.ts';
import type { FaultCode } from './words.server.ts';

/** One syntax error of a JSON text. */
export type SyntaxFault = Fault & { line: number; path: string };
/** All syntax errors of a JSON text, and the corrected text; undefined if not all could be fixed. */
export type SyntaxReading = { faults: SyntaxFault[]; mended: string | undefined };

/** Maximum number of errors reported at once. */
const MAX_FAULTS = 20;
/** Maximum length of a quoted piece, characters. */
const PIECE_CHARACTERS = 80;

const OPTIONS = { disallowComments: true, allowTrailingComma: false };

type Mistake = {
  code: FaultCode;
  piece: string;
  /** Position of the mistake. */
  offset: number;
  /** Replaces the characters from `start` to `end`; absent if unknown. */
  mend?: { start: number; end: number; by: string };
};

/**
 * Explains every syntax error of a JSON text. Parser errors after the first are mostly its consequences, so each error
 * is fixed before parsing again.
 */
export function explainSyntax(text: string): SyntaxReading {
  if (text.trim() === '') {
    return { faults: [{ line: 1, path: '', code: 'file-empty' }], mended: undefined };
  }
  const faults: SyntaxFault[] = [];
  let current = text;
  for (;;) {
    const errors: ParseError[] = [];
    parseTree(current, errors, OPTIONS);
    const error = errors[0];
    if (error === undefined) return { faults, mended: current };
    const mistake = explainError(current, error);
    faults.push(placeMistake(current, mistake));
    const { mend } = mistake;
    if (mend === undefined || faults.length === MAX_FAULTS) return { faults, mended: undefined };
    const next = current.slice(0, mend.start) + mend.by + current.slice(mend.end);
    // A fix that does not move the first mistake forward would loop forever.
    if (next === current || !isFurther(next, error.offset)) return { faults, mended: undefined };
    current = next;
  }
}

function isFurther(text: string, offset: number): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors, OPTIONS);
  return errors[0] === undefined || errors[0].offset > offset;
}

function placeMistake(text: string, { code, piece, offset }: Mistake): SyntaxFault {
  const line = text.slice(0, offset).split('\n').length;
  const path = offset >= text.trimEnd().length ? '' : getLocation(text, offset).path.join('.');
  const shown = piece.length > PIECE_CHARACTERS ? `${piece.slice(0, PIECE_CHARACTERS)}…` : piece;
  return { line, path, code, values: { piece: shown === '' ? { phrase: 'nothing' } : shown } };
}

function explainError(text: string, { error, offset, length }: ParseError): Mistake {
  const name = printParseErrorCode(error);
  const before = endBefore(text, offset);
  const last = text.charAt(before - 1);
  const piece = text.slice(offset, offset + Math.max(length, 1)).trim();
  const here = { piece, offset };
  const replace = (by: string) => ({ start: offset, end: offset + length, by });
  if (name === 'InvalidCommentToken') {
    // Keep removed newlines, so that line numbers stay correct.
    return { ...here, code: 'comment', mend: replace(piece.replace(/[^\n]/g, '')) };
  }
  if ((piece === '}' || piece === ']') && last === ',') {
    return { code: 'comma-last', piece, offset: before, mend: { start: before - 1, end: before, by: '' } };
  }
  if (/[“”„‟«»‘’]/u.test(piece)) {
    return { ...here, code: 'quote-curly', mend: replace(piece.replace(/[“”„‟«»‘’]/gu, '"')) };
  }
  if (/^[،؛]/u.test(piece)) {
    return {
      code: 'comma-arabic',
      piece: piece.charAt(0),
      offset,
      mend: { start: offset, end: offset + 1, by: ',' },
    };
  }
  if (name === 'CommaExpected' || (name === 'InvalidSymbol' && last === '"')) {
    return /^["{[]/u.test(piece)
      ? { code: 'comma-missing', piece, offset: before, mend: { start: before, end: before, by: ',' } }
      : { code: 'quote-bare', piece, offset: before };
  }
  const isBefore = /[\]}]/u.test(text.charAt(offset));
  const place = { piece, offset: isBefore ? before : offset };
  return { ...place, ...(others[name]?.(text, offset, length) ?? { code: 'json-wrong' }) };
}

/** Returns the offset after the last non-whitespace character before an offset. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}

/** Mistakes with a single explanation, by the parser's error code. */
const others: Record<
  string,
  (text: string, offset: number, length: number) => Pick<Mistake, 'code' | 'mend'>
> = {
  UnexpectedEndOfString: (text, offset, length) => {
    const end =
      offset +
      text
        .slice(offset, offset + length)
        .trimEnd()
        .replace(/,$/, '').length;
    return { code: 'text-open', mend: { start: end, end, by: '"' } };
  },
  InvalidEscapeCharacter: (text, offset, length) => ({
    code: 'escape-wrong',
    mend: {
      start: offset,
      end: offset + length,
      by: text.slice(offset, offset + length).replace(/\\(?!["\\/bfnrtu])/g, ''),
    },
  }),
  CloseBraceExpected: () => ({ code: 'brace-missing' }),
  CloseBracketExpected: () => ({ code: 'bracket-missing' }),
  EndOfFileExpected: () => ({ code: 'end-passed' }),
  ColonExpected: (text, offset) => {
    const before = endBefore(text, offset);
    return { code: 'colon-missing', mend: { start: before, end: before, by: ':' } };
  },
};
