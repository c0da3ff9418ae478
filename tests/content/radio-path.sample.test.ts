import { describe, expect, it } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { followPath } from '#src/pages/services-mobile-network/path-profile.ts';
import { CLEAR_SHARE } from '#src/pages/services-mobile-network/radio-link.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-mobile-network';
const hopCount = { en: /three-hop/, ar: /ثلاث وصلات/ };

describe.each(specifiedLanguages)('the drawn path in %s', (language) => {
  const words = readWords(language);
  const { radio, example } = findSection(words, PAGE, 'path-profile');
  const budget = findSection(words, PAGE, 'link-budget');
  const { hops, hill, hopAt, fiber, clearShareAt, longestHop } = followPath(radio);

  it('keeps 60 % of the first Fresnel zone clear of the ground, with the curve of the earth in it', () => {
    const places = hops.flatMap(([near, far]) =>
      Array.from(
        { length: 199 },
        (_, step) => near.sampleAt + ((far.sampleAt - near.sampleAt) * (step + 1)) / 200,
      ),
    );
    expect(places.filter((km) => clearShareAt(km) < CLEAR_SHARE)).toEqual([]);
  });

  it('has its longest hop over the hill that is named', () => {
    const [near, far] = hopAt(hill) ?? [];
    expect((far?.sampleAt ?? 0) - (near?.sampleAt ?? 0)).toBe(longestHop);
  });

  it('is as long as the words below it say, and the sum is of its hops and its frequency', () => {
    expect(plainText(example)).toMatch(new RegExp(String.raw`\b${fiber.sampleAt}\b`));
    expect(plainText(budget.example)).toContain(String(radio.sampleFrequency));
    expect(plainText(budget.example)).toMatch(hopCount[language]);
    expect(hops).toHaveLength(3);
  });
});
