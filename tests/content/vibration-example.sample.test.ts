import { describe, expect, test } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { modelWear, layAxes, WEEK } from '#src/signatures/vibration-trace/trace.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-ai-solutions';
const example = { en: /^Example/, ar: /^مثال/ };

describe.each(specifiedLanguages)('the trace of a bearing in %s', (language) => {
  const words = readWords(language);
  const section = findSection(words, PAGE, 'vibration-trace');
  const { trace, items } = section;
  const { dayOf, speedOn } = modelWear(trace);
  const days = items.map(({ sampleDay }) => sampleDay);
  const { firstDay, lastDay, top, bracket } = layAxes(trace, days);

  test('is marked as an example and names its limit', () => {
    expect(section.example).toMatch(example[language]);
    expect(plainText(section.alarm)).toContain(String(trace.sampleAlarm));
  });

  test('has five marks in order of time: the model warns on day 0, the crew comes before the failure', () => {
    expect(items.map(({ id }) => id)).toEqual(['sensors', 'data', 'model', 'decision', 'field-crew']);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days[2]).toBe(0);
    expect(days[4]).toBeLessThan(trace.sampleFailure - trace.sampleDoubt);
  });

  test('has brackets of whole weeks, above the failure and inside the frame', () => {
    expect(trace.sampleFailure % WEEK).toBe(0);
    expect(bracket).toBeGreaterThan(speedOn(trace.sampleFailure));
    expect(bracket).toBeLessThan(top);
  });

  test('warns as early as its success story says', () => {
    const { leading, stories } = findSection(words, PAGE, 'stories');
    const story = stories.find(({ id }) => id === leading);
    expect(plainText(story?.result.value ?? '')).toContain(String(trace.sampleFailure / WEEK));
  });

  test('triggers the fixed alarm in the last week before the failure', () => {
    const late = dayOf(trace.sampleAlarm);
    expect(late).toBeGreaterThan(trace.sampleFailure - WEEK);
    expect(late).toBeLessThan(trace.sampleFailure);
  });

  test('stays inside its frame', () => {
    expect(Math.min(...days)).toBeGreaterThan(firstDay);
    expect(trace.sampleFailure + trace.sampleDoubt).toBeLessThan(lastDay);
    expect(speedOn(trace.sampleFailure)).toBeLessThan(top);
  });
});

describe.each(specifiedLanguages)('the AI solutions in %s', (language) => {
  const words = readWords(language);

  test('have a text for every link', () => {
    for (const { to, link } of findSection(words, PAGE, 'services').items) {
      expect(link !== undefined).toBe(to !== undefined);
    }
  });

  test('have phases that name the condition for going on', () => {
    const { gives, items } = findSection(words, PAGE, 'process');
    expect([gives, ...items.map(({ result }) => result)]).not.toContain(undefined);
  });
});
