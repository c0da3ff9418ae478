import type { Language } from '#src/config/languages.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import { type FaultCode, phraseOf, type Values } from '#src/content/read/words.server.ts';
import { listPlaceholders, replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { TextEntry } from './collect-entries.server.ts';
import { nameLanguage } from './described-bundle.server.ts';
import { foldWords } from './glossary-rules.server.ts';

/** Entries of one text, by plural form. */
type Forms = ReadonlyMap<string, TextEntry>;
type Find = (forms: Forms, language: Language) => { form: string; code: FaultCode; values: Values }[];

/** Plural checks by language; other languages are not checked. */
const finders: Readonly<Partial<Record<string, Find>>> = { en: findInEnglish, ar: findInArabic };

/** Checks that plural forms of a text are identical only where the grammar allows it. */
export function checkPlurals(
  entries: readonly TextEntry[],
  language: Language,
): { path: readonly string[]; fault: Fault }[] {
  const find = finders[language];
  if (find === undefined) return [];
  const counted = entries.filter(({ form }) => form !== undefined);
  const groups = Map.groupBy(counted, ({ path, form = '' }) => path.join('.').slice(0, -form.length));
  return [...groups.values()].flatMap((group) => {
    const forms = new Map(group.map((entry) => [entry.form ?? '', entry]));
    return find(forms, language).flatMap(({ form, code, values }) => {
      const path = forms.get(form)?.path;
      return path === undefined ? [] : [{ path, fault: { code, values } }];
    });
  });
}

function findInEnglish(forms: Forms, language: Language): ReturnType<Find> {
  const [one, other] = [forms.get('one')?.value, forms.get('other')?.value];
  if (one === undefined || other === undefined || countsOthers(one)) return [];
  if (foldCount(one) === foldCount(other)) return [repeat('one', 'other', language)];
  const words = foldCount(other).split(' ');
  const exchanged = foldCount(one)
    .split(' ')
    .map((plural, index) => ({ plural, singular: words[index] ?? '' }))
    .find(({ plural, singular }) => /\p{L}$/u.test(singular) && /^e?s$/.test(rest(plural, singular)));
  return exchanged === undefined ? [] : [{ form: 'one', code: 'forms-exchanged', values: exchanged }];
}

function rest(longer: string, shorter: string): string {
  return longer.startsWith(shorter) ? longer.slice(shorter.length) : '';
}

/** In "1 of 30 questions" the noun agrees with the other number. */
function countsOthers(text: string): boolean {
  return listPlaceholders(text).some(({ name }) => name !== 'count');
}

/** Arabic uses the same noun in the forms `many` and `other`; all other forms differ. */
function findInArabic(forms: Forms, language: Language): ReturnType<Find> {
  const texts = new Map([...forms].map(([form, { value }]) => [form, foldNoun(value)]));
  const order = ['one', 'two', 'few', 'many'];
  const repeated = order.flatMap((form, index) => {
    const earlier = order
      .slice(0, index)
      .find((name) => texts.has(form) && texts.get(name) === texts.get(form));
    return earlier === undefined ? [] : [repeat(form, earlier, language)];
  });
  if (repeated.length > 0) return repeated;
  const values = { other: 'other', language: nameLanguage(language) };
  return texts.get('many') === texts.get('other') ? [] : [{ form: 'many', code: 'forms-swapped', values }];
}

function repeat(form: string, other: string, language: Language): ReturnType<Find>[number] {
  const numbers = phraseOf(`form-${form}`, form);
  return { form, code: 'form-repeated', values: { other, language: nameLanguage(language), numbers } };
}

/** Removes the accusative ending: `حرفًا` and `حرف` are the same noun. */
function foldNoun(text: string): string {
  return foldWords(foldCount(text).replace(/ًا|اً|ى?ً/gu, ''));
}

function foldCount(text: string): string {
  return replacePlaceholders(text, (name) => (name === 'count' ? '#' : name)).replace(
    /(?<![0-9])1(?![0-9])/g,
    '#',
  );
}
