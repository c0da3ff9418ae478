import { expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { linesOf } from '#src/signatures/two-headlines/headline-sets.ts';
import { findSection, readWords } from '../support/site-content.ts';

it.each(languageCodes)('sets a headline in three lines, like that of the other script: %s', (language) => {
  const { title } = findSection(readWords(language), 'services-web-development', 'two-headlines');
  expect(linesOf(title)).toHaveLength(3);
});
