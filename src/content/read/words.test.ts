import { describe, expect, test } from 'vitest';
import { listPlaceholders } from './placeholders.server.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import { translateNote } from './words.server.ts';

type Sentence = { name: string; texts: string[]; forms: string[] };

/** Every fault and phrase with its texts and plural forms. */
function listSentences(words: { faults: object; phrases: object }): Sentence[] {
  return Object.entries({ ...words.faults, ...words.phrases }).map(([name, value]: [string, unknown]) => ({
    name,
    texts: listTexts(value),
    forms: listForms(value),
  }));
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listForms(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'other' in value ? Object.keys(value) : Object.values(value).flatMap(listForms);
}

const valuesOf = ({ texts }: Sentence) => texts.flatMap(listPlaceholders).map(({ name }) => name);
const inArabic = new Map(listSentences(arabic).map((sentence) => [sentence.name, sentence]));

describe('problem messages', () => {
  test.each(listSentences(english))('$name has the same values in Arabic', (sentence) => {
    const translated = inArabic.get(sentence.name) ?? { name: '', texts: [], forms: [] };
    expect(translated.texts.join('')).toMatch(/[\p{Script=Arabic}،{]/u);
    expect(valuesOf(sentence)).toEqual(expect.arrayContaining(valuesOf(translated)));
    expect(translated.forms).toEqual(
      sentence.forms.length === 0 ? [] : ['zero', 'one', 'two', 'few', 'many', 'other'],
    );
  });
});

test('addresses and paths are isolated in an Arabic note, and an English note is unchanged', () => {
  const note = 'address inside a language, such as /services/sla; without it / and the id';
  expect(translateNote(note, 'en')).toBe(note);
  expect(translateNote(note, 'ar')).toBe(
    'العنوان داخل اللغة، مثل \u2068/services/sla\u2069، ومن دونه / ثم المعرّف',
  );
  expect(translateNote('file of the performance certificate in public/certificates/<language>', 'ar')).toBe(
    'ملف شهادة الأداء في \u2068public/certificates/<language>\u2069',
  );
  expect(translateNote('the result, such as 24/7', 'ar')).toBe('النتيجة، مثل 24/7');
});
