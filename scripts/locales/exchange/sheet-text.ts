import type { Language } from '#src/config/languages.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { listPlaceholders } from '#src/content/read/placeholders.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { splitText } from './inline-codes.ts';

/** Values for the placeholders of a text, in its language. */
export type TextValues = {
  language: Language;
  company: CompanyValues;
  numbers: Readonly<Record<string, number>>;
};

/** Writes a text for readers: placeholders become values, and tags become emphasis. */
export function writeText(text: string, values: TextValues): string {
  const pieces = splitText(text).map((piece) => {
    switch (piece.type) {
      case 'words':
        return escapeMarkup(piece.text);
      case 'code':
        return writeCode(piece.text, values);
      case 'open':
        return '<b>';
      case 'close':
        return '</b>';
      default:
        return piece satisfies never;
    }
  });
  return pieces.join('');
}

/** Writes a placeholder's value, or its name if the value is only known at runtime. */
function writeCode(code: string, { language, company, numbers }: TextValues): string {
  const [placeholder] = listPlaceholders(code);
  if (placeholder === undefined) return escapeMarkup(code);
  const { name } = placeholder;
  const number = numbers[name];
  const value =
    number === undefined ? new Map(Object.entries(company)).get(name) : formatNumber(language, number);
  return value === undefined || value === ''
    ? `<i dir="ltr">${escapeMarkup(name)}</i>`
    : `<bdi${name === 'phone' ? ' dir="ltr"' : ''}>${escapeMarkup(value)}</bdi>`;
}
