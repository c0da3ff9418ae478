import { describe, expect, test } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { followWear, layAxes, WEEK } from '#src/pages/services-ai-solutions/trace.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-ai-solutions';
const example = { en: /^Example/, ar: /^مثال/ };

describe.each(specifiedLanguages)('the trace of a bearing in %s', (language) => {
  const words = readWords(language);
  const section = findSection(words, PAGE, 'bearing-trace');
  const { trace, items } = section;
  const { dayOf, speedOn } = followWear(trace);
  const days = items.map(({ sampleDay }) => sampleDay);
  const { firstDay, lastDay, top, bracket } = layAxes(trace, days);

  test('is marked as an example and names the limit that it draws', () => {
    expect(section.example).toMatch(example[language]);
    expect(plainText(section.alarm)).toContain(String(trace.sampleAlarm));
  });

  test('has five marks in the order of time: the model warns on day 0, the crew comes before the failure', () => {
    expect(items.map(({ id }) => id)).toEqual(['sensors', 'data', 'model', 'decision', 'field-crew']);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days[2]).toBe(0);
    expect(days[4]).toBeLessThan(trace.sampleFailure - trace.sampleDoubt);
  });

  test('brackets whole weeks, above the failure and within the frame', () => {
    expect(trace.sampleFailure % WEEK).toBe(0);
    expect(bracket).toBeGreaterThan(speedOn(trace.sampleFailure));
    expect(bracket).toBeLessThan(top);
  });

  test('warns as long ahead as its success story says', () => {
    const { stories } = findSection(words, PAGE, 'answered-questions');
    const story = stories.find(({ id }) => id === 'bearing-wear');
    expect(plainText(story?.result.value ?? '')).toContain(String(trace.sampleFailure / WEEK));
  });

  test('lets the fixed alarm ring in the last week before the failure', () => {
    const late = dayOf(trace.sampleAlarm);
    expect(late).toBeGreaterThan(trace.sampleFailure - WEEK);
    expect(late).toBeLessThan(trace.sampleFailure);
  });

  test('stays within its frame', () => {
    expect(Math.min(...days)).toBeGreaterThan(firstDay);
    expect(trace.sampleFailure + trace.sampleDoubt).toBeLessThan(lastDay);
    expect(speedOn(trace.sampleFailure)).toBeLessThan(top);
  });
});

describe.each(specifiedLanguages)('the AI solutions in %s', (language) => {
  const words = readWords(language);

  test('have three or four features each, and a text for every link', () => {
    for (const { features, to, link } of findSection(words, PAGE, 'four-questions').items) {
      expect([3, 4]).toContain(features.length);
      expect(link !== undefined).toBe(to !== undefined);
    }
  });

  test('lead with the result of one story and show the turbine of another', () => {
    const { leading, pictured, stories } = findSection(words, PAGE, 'answered-questions');
    expect(stories.map(({ id }) => id)).toEqual(expect.arrayContaining([leading, pictured]));
    expect(pictured).not.toBe(leading);
  });

  test('come with six key features', () => {
    const { features } = findSection(words, PAGE, 'model-card');
    expect(features.items).toHaveLength(6);
    const english = findSection(readWords('en'), PAGE, 'model-card').features.title;
    expect(english).toMatch(/key features/i);
  });

  test('have phases with steps, and a way to stop in each', () => {
    const { items } = findSection(words, PAGE, 'decision-gates');
    for (const { steps, go, stop } of items) {
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(go).not.toBe(stop);
    }
  });
});
