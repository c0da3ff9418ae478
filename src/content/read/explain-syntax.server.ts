import { getLocation, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from './problem.server.ts';

type SyntaxFault = Fault & { line: number; path: string };

/** Explains the first mistake of a JSON text; the ones behind it are mostly its consequences. */
export function explainSyntax(text: string, errors: readonly ParseError[]): SyntaxFault | undefined {
  if (text.trim() === '') {
    return {
      line: 1,
      path: '',
      found: 'an empty file',
      expected: 'JSON',
      remedy: 'write { … } with the texts',
    };
  }
  const error = errors[0];
  if (error === undefined) {
    return undefined;
  }
  const name = printParseErrorCode(error.error);
  const isBefore = name === 'CommaExpected' || /[\]}]/u.test(text.charAt(error.offset));
  const offset = isBefore ? endBefore(text, error.offset) : error.offset;
  const line = text.slice(0, offset).split('\n').length;
  const path = offset >= text.trimEnd().length ? '' : getLocation(text, offset).path.join('.');
  return { line, path, ...explainCode(name, text, error) };
}

/** Offset of the last character before a place that is not blank. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}

function explainCode(name: string, text: string, { offset, length }: ParseError): Fault {
  const piece = text.slice(offset, offset + Math.max(length, 1)).trim();
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (name === 'InvalidCommentToken') {
    return { found: 'a comment', expected: 'JSON without comments', remedy: 'remove the comment' };
  }
  if ((piece === '}' || piece === ']') && before === ',') {
    return {
      found: `a comma before ${piece}`,
      expected: 'no comma after the last entry',
      remedy: 'remove the comma',
    };
  }
  if (/[“”„‟«»‘’]/u.test(piece)) {
    return {
      found: `${piece} as a quote`,
      expected: 'straight quotes',
      remedy: 'write " around keys and texts',
    };
  }
  if (/^[،؛]/u.test(piece)) {
    return {
      found: `${piece.charAt(0)} between two entries`,
      expected: 'a Latin comma',
      remedy: 'write , between entries; ، belongs inside texts',
    };
  }
  if (name === 'CommaExpected' || (name === 'InvalidSymbol' && before === '"')) {
    return explainMissingComma(piece);
  }
  return explainOther(name, piece);
}

function explainMissingComma(piece: string): Fault {
  if (/^["{[]/u.test(piece)) {
    return {
      found: `no comma before ${quotePiece(piece)}`,
      expected: 'a comma between two entries',
      remedy: 'add a comma at the end of this line',
    };
  }
  return {
    found: `${quotePiece(piece)} after the end of a text`,
    expected: 'a comma, or a text without a bare quote inside',
    remedy: 'write \\" (or «…» in Arabic, “…” in English) for a quote inside a text',
  };
}

/** Faults that are the same wherever they stand, by the parser's code. */
const faults: Record<string, Fault> = {
  UnexpectedEndOfString: {
    found: 'a text without an end',
    expected: 'a quote at the end of the text, on the same line',
    remedy: 'add " at the end of the text',
  },
  InvalidEscapeCharacter: {
    found: 'a backslash before a letter that it cannot stand before',
    expected: 'a backslash only as \\" or \\\\',
    remedy: 'remove the backslash',
  },
  CloseBraceExpected: {
    found: 'the end of the file',
    expected: 'an end for every { and [',
    remedy: 'add } where it is missing',
  },
  CloseBracketExpected: {
    found: 'the end of the file',
    expected: 'an end for every { and [',
    remedy: 'add ] where it is missing',
  },
  EndOfFileExpected: {
    found: 'more behind the end',
    expected: 'one { … } and nothing behind it',
    remedy: 'remove what stands behind the last } or ]',
  },
  ColonExpected: {
    found: 'a key without a colon',
    expected: '"key": "text"',
    remedy: 'add a colon after the key',
  },
};

function explainOther(name: string, piece: string): Fault {
  const other = {
    found: piece === '' ? 'nothing' : quotePiece(piece),
    expected: 'valid JSON: "key": "text"',
    remedy: 'write keys and texts in straight quotes, with a comma between two entries',
  };
  return faults[name] ?? other;
}

function quotePiece(piece: string): string {
  return piece.length > 30 ? `${piece.slice(0, 30)}…` : piece;
}
