import { describe, expect, it } from 'vitest';
import { releasedLanguages } from '#src/config/languages.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { builtPages } from './built-documents.ts';

/** Returns the distinct texts of a document's main part that are in another language, with normal spaces. */
function listForeignTexts({ root }: (typeof builtPages)[number], language: string): string[] {
  const texts = root
    .querySelectorAll(`main [lang="${language}"]`)
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(texts)];
}

const pairs = builtPages.flatMap((document) =>
  releasedLanguages
    .filter((code) => code !== document.language)
    .map((other) => ({ document, other, file: document.file, words: readWords(other) })),
);

describe('what a page shows in the language of another script are the words of its bundle', () => {
  it.each(pairs.filter(({ document }) => document.id === 'services-web-development'))(
    '$file in $other',
    ({ document, other, words }) => {
      const { title } = findSection(words, 'services-web-development', 'two-headlines');
      expect(listForeignTexts(document, other)).toEqual([title.replaceAll('\u00A0', ' ')]);
    },
  );
});
