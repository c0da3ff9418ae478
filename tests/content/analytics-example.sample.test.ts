import { describe, expect, test } from 'vitest';
import { formatNumber } from '#src/i18n/format-number.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { findFate, inKilowatts } from '#src/pages/services-analytics/checked-reading.ts';
import { followDay } from '#src/pages/services-analytics/plant-day.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const PAGE = 'services-analytics';
const example = { en: /example/i, ar: /توضيحي/ };

describe.each(specifiedLanguages)('the example plant in %s', (language) => {
  const words = readWords(language);
  const panel = findSection(words, PAGE, 'plant-panel');
  const readers = findSection(words, PAGE, 'three-readers');
  const ledger = findSection(words, PAGE, 'reading-ledger');
  const life = findSection(words, PAGE, 'figure-life');
  const stories = findSection(words, PAGE, 'report-stories');
  const { day } = panel;
  const figures = followDay(day);
  const { sampleStations: stations, sampleRating: rating, sampleStation: station } = day;
  const write = (value: number, decimals = 0) =>
    formatNumber(language, Number(value.toFixed(decimals)), decimals);

  test('is no project of the company', () => {
    const capacities = Object.values(words.pages).flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'study-opening' ? [section.study.capacity] : [])),
    );
    expect(capacities.length).toBeGreaterThan(0);
    expect(capacities).not.toContain(stations * rating);
  });

  test('names a capacity, stations and a time that belong together', () => {
    const text = plainText(panel.example);
    expect(text).toMatch(example[language]);
    expect(text).toContain(write(stations * rating));
    expect(text).toContain(String(stations));
    expect(text).toContain(`${Math.floor(day.sampleNow / 60)}:${day.sampleNow % 60}`);
    const ready = plainText(panel.availability.sampleReady).match(/\d+/g);
    expect(ready?.map(Number)).toEqual([figures.ready, stations]);
  });

  test('never yields more than it can, nor by night', () => {
    expect(Math.max(...day.samplePossible)).toBeLessThanOrEqual(stations * rating);
    expect([0, 1, 2, 3, 4, 20, 21, 22, 23].map((hour) => day.samplePossible[hour])).toEqual(
      Array.from({ length: 9 }, () => 0),
    );
  });

  test('writes every figure of the day as the day gives it', () => {
    const [shift = '', board = ''] = readers.items.map(({ sampleReading = '' }) => plainText(sampleReading));
    expect(readers.sampleLost).toBe(Number(figures.lost.toFixed(1)));
    expect(shift).toContain(write(figures.hourlyCost));
    expect(shift).toContain(String(station));
    expect(plainText(panel.fault.title)).toContain(String(station));
    // Eight failures of the quarter cost about as much as eight of today's.
    expect(Number(/(\d,\d+)/.exec(board)?.[0].replace(',', ''))).toBeCloseTo(8 * figures.cost, -2.5);
    const cues = findSection(words, PAGE, 'panel-notes').items.map(({ sampleCue }) => plainText(sampleCue));
    expect(cues[0]).toContain(`${write(figures.share, 1)}%`);
    expect(cues.some((cue) => cue.includes(write(figures.made)))).toBe(true);
    expect(life.items.map(({ sampleState }) => plainText(sampleState))).toContain(
      `${write(figures.share, 1)}%`,
    );
  });

  test('counts its alarms', () => {
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

  test('sends readings that its stations can send', () => {
    expect(ledger.example).toMatch(example[language]);
    const read = ledger.readings.map((reading) => ({
      power: inKilowatts(reading),
      sampleStation: reading.sampleStation,
    }));
    expect(Math.max(...read.map(({ power = 0 }) => power))).toBeLessThanOrEqual(rating * 1000);
    const still = read.filter(({ power }) => power === 0).map(({ sampleStation }) => sampleStation);
    expect(still).toEqual([station]);
    expect(new Set(ledger.readings.map(findFate))).toEqual(
      new Set([undefined, 'unit', 'duplicate', 'missing']),
    );
  });

  test('draws the time of the first story as the story tells it', () => {
    const [first] = stories.stories;
    const told = plainText(first?.result.value ?? '').match(/\d+/g);
    expect(told).toEqual([String(stories.sampleAfter), String(stories.sampleBefore / 60)]);
  });

  test('is marked as an example wherever its figures stand', () => {
    const marks = [readers.example, life.example, findSection(words, PAGE, 'marked-report').example];
    for (const mark of marks) expect(mark).toMatch(example[language]);
  });

  test('has a text for every link, three or four features for every solution, steps for every phase', () => {
    for (const { features, to, link } of readers.items) {
      expect([3, 4]).toContain(features.length);
      expect(link !== undefined).toBe(to !== undefined);
    }
    for (const { steps } of life.items) expect(steps.length).toBeGreaterThanOrEqual(2);
  });
});
