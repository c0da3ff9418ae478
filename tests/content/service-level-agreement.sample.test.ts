import { describe, expect, test } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { layTimeAxis } from '#src/pages/services-sla/time-scale.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

/** Beside the tall stair, words begin at this share of the width, in percent. */
const WORDS_BEGIN = 55;
/** What stands in the content of the page and is no text of it. */
const unread = new Set(['picture', 'company', 'published', 'modified']);
const roundTheClock = { en: /24\/7|around the clock/gi, ar: /24\/7|على مدار الساعة/g };
const measures = {
  en: /%|per ?cent|minute|hour|second[s ]|business day/i,
  ar: /[%٪]|بالمئة|في المئة|بالمائة|في المائة|دقيق[ةت]|دقائق|ساع[ةت]|ساعات/,
};
const example = { en: /^Example/, ar: /^مثال/ };

describe.each(specifiedLanguages)('the service level agreement in %s', (language) => {
  const words = readWords(language);
  const targets = findSection(words, 'services-sla', 'response-targets');
  const report = findSection(words, 'services-sla', 'monthly-report');

  test('names no time or figure but samples', () => {
    const { phone } = words.shell.company;
    const written = JSON.stringify(words.pages['services-sla'], (key, value: unknown) =>
      unread.has(key) || key.startsWith('sample') ? undefined : value,
    );
    const text = plainText(written).replaceAll(phone, '').replace(roundTheClock[language], '');
    expect(measures[language].exec(text)?.[0]).toBeUndefined();
    expect(text.replace(/\b[234]G\b/g, '').match(/.{0,20}\d.{0,20}/g)).toBeNull();
  });

  test('marks its samples as examples', () => {
    expect(targets.example).toMatch(example[language]);
    expect(report.example).toMatch(example[language]);
    expect(report.items.filter(({ sampleValue }) => sampleValue !== undefined)).toHaveLength(4);
  });

  test('hands faults on before they are repaired, and has room for every time on its axis', () => {
    const { placeOf } = layTimeAxis(targets.severities);
    for (const { id, sampleAnswered, sampleSecond, sampleThird, sampleRestored } of targets.severities) {
      const places = [sampleAnswered, sampleSecond, sampleThird, sampleRestored].map(placeOf);
      expect(places, id).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places), id).toBeGreaterThan(0);
      expect(Math.max(...places), id).toBeLessThan(100);
    }
    expect(placeOf(targets.severities[0]?.sampleRestored ?? Infinity)).toBeLessThan(WORDS_BEGIN);
  });

  test('has the service scope and the networks as chapters, with anchors', () => {
    const { chapters } = findSection(words, 'services-sla', 'agreement');
    expect(chapters.map(({ id, items }) => [id, items.length])).toEqual([
      ['service-scope', 6],
      ['network-services', 4],
    ]);
  });
});
