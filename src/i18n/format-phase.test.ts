import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { formatPhase } from './format-number.ts';

test.each(languageCodes)('phases have two Latin digits: %s', (language) => {
  expect([1, 9, 10].map((phase) => formatPhase(language, phase))).toEqual(['01', '09', '10']);
});
