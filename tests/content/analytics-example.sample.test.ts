import { describe, expect, test } from 'vitest';
import { formatNumber } from '#src/i18n/format-number.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { computeDay, formatClock } from '#src/signatures/plant-panel/plant-day.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-analytics';
const example = { en: /example/i, ar: /توضيحي/ };

describe.each(specifiedLanguages)('the example plant in %s', (language) => {
  const words = readWords(language);
  const { day, panel } = findSection(words, PAGE, 'plant-panel');
  const oneFault = findSection(words, PAGE, 'features');
  const figures = computeDay(day);
  const { sampleStations: stations, sampleRating: rating, sampleStation: station } = day;
  const write = (value: number, decimals = 0) =>
    formatNumber(language, Number(value.toFixed(decimals)), decimals);

  test('is not a project of the company', () => {
    const capacities = Object.values(words.pages).flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'study-drawing' ? [section.study.capacity] : [])),
    );
    expect(capacities.length).toBeGreaterThan(0);
    expect(capacities).not.toContain(stations * rating);
  });

  test('names a capacity, stations and a time that match', () => {
    const text = plainText(panel.example);
    expect(text).toMatch(example[language]);
    expect(text).toContain(write(stations * rating));
    expect(text).toContain(String(stations));
    const now = formatClock(language, day.sampleNow);
    expect(text.replaceAll('\u00A0', ' ')).toContain(now.replace('\u00A0', ' '));
    const ready = plainText(panel.availability.sampleReady).match(/\d+/g);
    expect(ready?.map(Number)).toEqual([stations - 1, stations]);
  });

  test('never yields more than its capacity, and nothing at night', () => {
    expect(Math.max(...day.samplePossible)).toBeLessThanOrEqual(stations * rating);
    expect([0, 1, 2, 3, 4, 20, 21, 22, 23].map((hour) => day.samplePossible[hour])).toEqual(
      Array.from({ length: 9 }, () => 0),
    );
  });

  test("writes the figures that the day's curve has", () => {
    const [hourly = '', quarter = ''] = oneFault.items.map(({ sampleFigure = '' }) =>
      plainText(sampleFigure),
    );
    const hours = (day.sampleNow - day.sampleStop) / 60;
    expect(hourly).toContain(write(figures.cost / hours));
    expect(plainText(oneFault.note ?? '')).toContain(String(day.samplePrice));
    // Eight failures in the quarter cost about eight times today's failure.
    expect(Number(/(\d,\d+)/.exec(quarter)?.[0].replace(',', ''))).toBeCloseTo(8 * figures.cost, -2.5);
    expect(plainText(panel.fault.title)).toContain(String(station));
    expect(plainText(oneFault.note ?? '')).toContain(String(station));
  });

  test('counts its alarms correctly', () => {
    const [most = 0, ...others] = panel.alarms.causes.map(({ sampleCount }) => sampleCount);
    const all = most + others.reduce((sum, count) => sum + count, 0);
    expect(
      plainText(panel.alarms.text)
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([most, all]);
    expect(plainText(panel.alarms.open)).toContain(String(all));
    expect(others).toEqual(others.toSorted((a, b) => b - a));
  });

  test('is marked as an example wherever its numbers appear', () => {
    for (const mark of [panel.example, oneFault.note]) expect(mark).toMatch(example[language]);
  });
});
