import { SaxesParser } from 'saxes';
import { defaultLanguage, type Language } from '#src/config/languages.ts';
import { hashText, type State } from '../text-state.ts';
import type { Said } from '../comment-files.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { ExchangeUnit } from './exchange-units.ts';
import { ImportError } from './import-error.ts';
import { splitText } from './inline-codes.ts';
import { OWN_NOTES, type Reading, XliffReader } from './xliff-reader.ts';

/** States of XLIFF 1.2. `needs-translation` makes tools show a text as unfinished. */
const states: Record<State, string> = {
  new: 'needs-review-translation',
  changed: 'needs-review-translation',
  stale: 'needs-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};

/** Writes texts as XLIFF 1.2: one `file` per bundle, with notes, limits and states; codes are protected. */
export function writeXliff(units: readonly ExchangeUnit[], language: Language): string {
  const files = [...Map.groupBy(units, ({ file }) => file)].map(
    ([file, own]) =>
      `  <file original="${escapeMarkup(file)}" source-language="${defaultLanguage}" target-language="${language}" datatype="plaintext">\n` +
      `    <body>\n${own.map(writeUnit).join('')}    </body>\n  </file>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
    `${files.join('')}</xliff>\n`
  );
}

function writeUnit({ key, source, text, state, note, min, max, open }: ExchangeUnit): string {
  const limits = [
    ...(max === undefined ? [] : [`maxwidth="${max}"`]),
    ...(min === undefined ? [] : [`minwidth="${min}"`]),
    ...(max === undefined && min === undefined ? [] : ['size-unit="char"']),
  ];
  const attributes = [
    `id="${escapeMarkup(key)}"`,
    `resname="${escapeMarkup(key)}"`,
    ...limits,
    `approved="${state === 'reviewed' ? 'yes' : 'no'}"`,
    `extradata="${hashText(text)}"`,
    'xml:space="preserve"',
  ];
  const target =
    text === '' ? '<target state="new"/>' : `<target state="${states[state]}">${writeInline(text)}</target>`;
  return (
    `      <trans-unit ${attributes.join(' ')}>\n` +
    `        <source>${writeInline(source)}</source>\n        ${target}\n` +
    `        <note from="${OWN_NOTES}">${escapeMarkup(note)}</note>\n${open.map(writeComment).join('')}      </trans-unit>\n`
  );
}

function writeComment({ by, text }: Said): string {
  return `        <note from="${escapeMarkup(by)}">${escapeMarkup(text)}</note>\n`;
}

function writeInline(text: string): string {
  const pieces = splitText(text).map((piece) => {
    switch (piece.type) {
      case 'words':
        return escapeMarkup(piece.text);
      case 'code':
        return `<x id="${piece.id}" ctype="x-code" equiv-text="${writeCode(piece.text)}"/>`;
      case 'open':
        return `<g id="${piece.id}" ctype="x-${piece.name}">`;
      case 'close':
        return '</g>';
      default:
        return piece satisfies never;
    }
  });
  return pieces.join('');
}

/** Writes a code; characters that XML does not allow are written by code point. */
function writeCode(code: string): string {
  const isCharacter = !code.startsWith('{{') && !code.startsWith('<');
  return isCharacter ? `U+${code.charCodeAt(0).toString(16)}` : escapeMarkup(code);
}

/** Namespace of XLIFF elements; others are extensions of tools. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:';
const isOurs = (uri: string) => uri === '' || uri.startsWith(NAMESPACE);

/**
 * Reads an XLIFF 1.2 file from any tool. Codes that a tool has emptied are restored from the known texts.
 * @throws ImportError if it is not well-formed or not XLIFF 1.x
 */
export function readXliff(xml: string, known: () => readonly ExchangeUnit[] = () => []): Reading {
  const reader = new XliffReader(known);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    const [, line = '', reason = ''] = /^(\d+):\d+: (.*?)\.?$/.exec(message) ?? [];
    throw new ImportError({ phrase: 'xliff-broken', values: { line, reason } });
  });
  parser.on('opentag', (tag) => (isOurs(tag.uri) ? reader.open(tag) : reader.openForeign(tag)));
  parser.on('closetag', ({ uri, local }) => (isOurs(uri) ? reader.close(local) : reader.closeForeign(local)));
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  parser.write(xml).close();
  if (!reader.isXliff) throw new ImportError({ phrase: 'xliff-absent' });
  return reader;
}
