import { describe, expect, it } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { CLEAR_SHARE, surveyPath } from '#src/signatures/path-profile/survey-path.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-mobile-network';

describe.each(specifiedLanguages)('the drawn path in %s', (language) => {
  const words = readWords(language);
  const { radio, example } = findSection(words, PAGE, 'path-profile');
  const { hops, fiber, clearShareAt } = surveyPath(radio);

  it('keeps 60 % of the first Fresnel zone clear of the ground, including the curve of the earth', () => {
    const places = hops.flatMap(([near, far]) =>
      Array.from(
        { length: 199 },
        (_, step) => near.sampleAt + ((far.sampleAt - near.sampleAt) * (step + 1)) / 200,
      ),
    );
    expect(places.filter((km) => clearShareAt(km) < CLEAR_SHARE)).toEqual([]);
  });

  it('is as long as its caption says', () => {
    expect(plainText(example)).toMatch(new RegExp(String.raw`\b${fiber.sampleAt}\b`));
  });
});
