import { expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { formatPercent } from './format-number.ts';

it.each(languageCodes)('separates the sign from the number, without direction marks: %s', (language) => {
  expect(formatPercent(language, 97.25)).toEqual({ number: '97.3', sign: '%' });
  expect(formatPercent(language, 98)).toEqual({ number: '98.0', sign: '%' });
});
