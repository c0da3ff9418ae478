import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import { ownBundles, holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkMarkup } from './check-markup.server.ts';
import { checkNumbers, checkTranslation } from './check-translation.server.ts';
import { checkOrder } from './check-order.server.ts';
import { checkPlaceholders, exactForms, type TextRole } from './check-placeholders.server.ts';
import { checkMarks, checkProse } from './check-prose.server.ts';
import { checkTypography } from './check-typography.server.ts';
import type { TextEntry } from './collect-entries.server.ts';
import { expectValue } from './expected-value.server.ts';
import type { GlossaryRules } from './glossary-rules.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import { hasPlaceholder } from '#src/content/read/placeholders.server.ts';
import { stripTags } from '#src/content/read/markup.server.ts';

/** Context of a text's checks. */
export type TextContext = {
  /** Path of the bundle inside the language's folder. */
  path: string;
  language: Language;
  original: string | undefined;
  /** All texts of the bundle, by path. */
  entries: ReadonlyMap<string, TextEntry>;
  /** Rules by language; undefined while the glossary is unreadable. */
  rules: ReadonlyMap<Language, GlossaryRules> | undefined;
  /** Replaces placeholders of content, so that lengths are those that visitors see. */
  resolve: (text: string, numbers: Record<string, number>) => string;
  /** Returns the text as rendered. */
  paint: (text: string, numbers: Record<string, number>) => string;
};

/** Lists every fault of one text. */
export function checkText(entry: TextEntry, context: TextContext): Fault[] {
  if (entry.value.trim() === '') return [explainEmpty(entry)];
  const { language, original } = context;
  const { script, direction } = languages[language];
  const role = roleOf(entry, context);
  const placeholders = checkPlaceholders(entry, role, original);
  const markup = checkMarkup(entry.value, entry.field.note, original);
  const { quotes, repeats } = context.rules?.get(language) ?? {};
  const typing = checkTypography(stripTags(entry.value), script, quotes);
  const isReadable = placeholders.length + markup.length === 0;
  return [
    ...placeholders,
    ...(placeholders.length > 0 ? [] : checkLength(entry, context, role)),
    ...markup,
    ...typing,
    ...checkMarks(entry, context.entries, quotes),
    ...(isSearchTerm(entry, context)
      ? []
      : [...checkProse(entry.value, repeats), ...(isReadable ? checkAgainstGlossary(entry, context) : [])]),
    ...(isReadable && typing.length === 0 && direction === 'rtl'
      ? checkOrder(context.paint(stripTags(entry.value), entry.numbers))
      : []),
  ];
}

function explainEmpty({ value, field, path }: TextEntry): Fault {
  const found = { phrase: value === '' ? 'empty-text' : 'blanks-alone' } as const;
  return { code: 'text-empty', values: { found, expected: expectValue(field), key: path.at(-1) ?? '' } };
}

function checkAgainstGlossary(entry: TextEntry, context: TextContext): Fault[] {
  const { language, original } = context;
  const rules = context.rules?.get(language);
  const source = context.rules?.get(defaultLanguage);
  if (rules === undefined || source === undefined) return [];
  const { value: text, field, form, numbers } = entry;
  const hasOwnNumbers = field.ownNumbers === true || (form !== undefined && exactForms.includes(form));
  return [
    ...checkTranslation({ text, language, original, rules, isName: isName(entry, context) }),
    ...(original === undefined || language === defaultLanguage || hasOwnNumbers
      ? []
      : checkNumbers({ text: original, rules: source }, { text, rules }, numbers)),
  ];
}

function roleOf(entry: TextEntry, { path }: TextContext): TextRole {
  if (holdsMessages(path)) {
    return 'message';
  }
  if (isSearchTerm(entry, { path })) return 'search words';
  return path === ownBundles.company.path && entry.path[0] === 'name' ? 'company name' : 'content';
}

/** Returns whether a text is a name of a client or the company, which may be the same in all languages. */
export function isName(entry: TextEntry, { path }: Pick<TextContext, 'path'>): boolean {
  const hasNames = path === ownBundles.clients.path || path === ownBundles.company.path;
  return hasNames && entry.path.at(-1) === 'name';
}

/** Returns whether a text is a search keyword, which may be an avoided or foreign word. */
export function isSearchTerm(entry: TextEntry, { path }: Pick<TextContext, 'path'>): boolean {
  const field = entry.path.at(-1);
  return path === ownBundles.search.path && (field === 'tags' || field === 'keywords');
}

function checkLength(entry: TextEntry, { resolve }: TextContext, role: TextRole): Fault[] {
  const { min = 1, max = Infinity } = entry.field;
  const shown = stripTags(role === 'message' ? entry.value : resolve(entry.value, entry.numbers));
  const length = [...shown].length;
  if (length >= min && length <= max) return [];
  const isLong = length > max;
  const values = {
    length: {
      phrase: hasPlaceholder(entry.value) ? 'length-resolved' : 'length',
      values: { length, count: length },
    },
    expected: expectValue(entry.field),
    count: isLong ? length - max : min - length,
  } as const;
  return [{ code: isLong ? 'text-long' : 'text-short', values }];
}
