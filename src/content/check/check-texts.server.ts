import { type Language, languages } from '#src/config/languages.ts';
import { bundlePaths, type Glossary, holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkMarkup } from './check-markup.server.ts';
import { checkPlaceholders, type TextRole } from './check-placeholders.server.ts';
import { checkTranslation } from './check-translation.server.ts';
import { checkTypography } from './check-typography.server.ts';
import type { TextEntry } from './collect-texts.server.ts';
import { describeField } from '#src/content/describe/describe-field.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import { hasPlaceholder } from '#src/content/read/placeholders.server.ts';
import { stripTags } from '#src/content/read/markup.server.ts';

/** What the checks of a text need beside the text. */
export type TextContext = {
  /** Path of the bundle inside the language's folder. */
  path: string;
  language: Language;
  original: string | undefined;
  glossary: Glossary;
  /** Replaces the placeholders of the content, so that lengths are those that a visitor sees. */
  resolve: (text: string, numbers: Record<string, number>) => string;
};

/** Everything that can be wrong inside one text. */
export function checkText(entry: TextEntry, context: TextContext): Fault[] {
  if (entry.value.trim() === '') {
    return [
      {
        found: entry.value === '' ? 'an empty text' : 'blanks alone',
        expected: describeField(entry.field),
        remedy: `write "${entry.path.at(-1) ?? ''}": "…"`,
      },
    ];
  }
  const { language, original, glossary } = context;
  const role = roleOf(entry, context);
  const placeholders = checkPlaceholders(entry, role);
  return [
    ...placeholders,
    ...(placeholders.length > 0 ? [] : checkLength(entry, context, role)),
    ...checkMarkup(entry.value, entry.field.note),
    ...checkTypography(entry.value, languages[language].script),
    ...(isSearchTerm(entry, context)
      ? []
      : checkTranslation({
          text: entry.value,
          language,
          original,
          glossary,
          isName: isName(entry, context),
        })),
  ];
}

function roleOf(entry: TextEntry, { path }: TextContext): TextRole {
  if (holdsMessages(path)) {
    return 'message';
  }
  return path === bundlePaths.company && entry.path[0] === 'name' ? 'company name' : 'content';
}

/** Names of clients and of the company may be the same in all languages. */
function isName(entry: TextEntry, { path }: TextContext): boolean {
  const hasNames = path === bundlePaths.clients || path === bundlePaths.company;
  return hasNames && entry.path.at(-1) === 'name';
}

/** What people type may be a word that the site avoids, or one of another language. */
function isSearchTerm(entry: TextEntry, { path }: TextContext): boolean {
  const field = entry.path.at(-1);
  return path === bundlePaths.search && (field === 'tags' || field === 'keywords');
}

function checkLength(entry: TextEntry, { resolve }: TextContext, role: TextRole): Fault[] {
  const { min = 1, max = Infinity } = entry.field;
  const shown = stripTags(role === 'message' ? entry.value : resolve(entry.value, entry.numbers));
  const length = [...shown].length;
  if (length >= min && length <= max) {
    return [];
  }
  const isLong = length > max;
  const difference = isLong ? length - max : min - length;
  return [
    {
      found: `${length} characters${hasPlaceholder(entry.value) ? ' with the values written out' : ''}`,
      expected: describeField(entry.field),
      remedy: `${isLong ? 'shorten' : 'lengthen'} the text by ${difference} character${difference === 1 ? '' : 's'}`,
    },
  ];
}
