import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { findSection, readWords } from '../support/site-content.ts';

test.each(languageCodes)('the weeks of a phase match its drawing, in %s', (language) => {
  const { items } = findSection(readWords(language), 'services', 'process');
  for (const { from, to, when = '' } of items) {
    const drawn = to === undefined ? [from] : [from, to];
    expect(plainText(when).match(/\d+/g)?.map(Number)).toEqual(drawn);
  }
});
