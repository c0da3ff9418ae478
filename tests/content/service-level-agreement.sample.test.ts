import { describe, expect, test } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

/** Content of the page that is not its own text; of case studies it shows only the titles. */
const unread = new Set(['company', 'published', 'modified', 'cases']);
const roundTheClock = { en: /24\/7|around the clock/gi, ar: /24\/7|على مدار الساعة/g };
const measures = {
  en: /%|per ?cent|minute|hour|second[s ]|business day/i,
  ar: /[%٪]|بالمئة|في المئة|بالمائة|في المائة|دقيق[ةت]|دقائق|ساع[ةت]|ساعات/,
};

describe.each(specifiedLanguages)('the service level agreement in %s', (language) => {
  const words = readWords(language);
  const page = words.pages['services-sla'];

  test('names no time and no figure', () => {
    const { phone } = words.shell.company;
    const written = JSON.stringify(page, (key, value: unknown) => (unread.has(key) ? undefined : value));
    const text = plainText(written).replaceAll(phone, '').replace(roundTheClock[language], '');
    expect(measures[language].exec(text)?.[0]).toBeUndefined();
    expect(text.replace(/\b[234]G\b/g, '').match(/.{0,20}\d.{0,20}/g)).toBeNull();
    expect(findSection(words, 'services-sla', 'stairs').targets).toBeUndefined();
  });

  test('uses the same names for the levels in the drawing and in the text', () => {
    const listNames = (items: readonly { id: string; title: string }[]) =>
      items.map(({ id, title }) => [id, title]);
    const { items } = findSection(words, 'services-sla', 'process');
    expect(listNames(findSection(words, 'services-sla', 'stairs').items)).toEqual(listNames(items));
  });

  test('ends with the ways to reach support', () => {
    const { items = [] } = findSection(words, 'services-sla', 'closing');
    expect(items.map(({ id, way }) => [id, way])).toEqual([
      ['hotline', 'phone'],
      ['email', 'email'],
      ['portal', 'page'],
    ]);
  });
});
