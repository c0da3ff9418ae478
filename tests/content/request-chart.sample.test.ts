import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import {
  layOutChart,
  requiredBenefit,
  positionOfBenefit,
} from '#src/signatures/request-chart/chart-layout.ts';
import { findSection, readWords } from '../support/site-content.ts';

const MILLION = 1000;
/**
 * Chart size and mark radius, in the chart's units: at 700 × 736 px, marks with radii of 13 and 6 px must not touch.
 */
const [WIDTH, HEIGHT, RADIUS] = [7, 7.36, 6];

const { items, sampleLeast, sampleWaiting } = findSection(
  readWords('en'),
  'services-it-consultancy',
  'request-chart',
);
const projects = items.flatMap((step) => step.projects);
const done = projects.map(({ sampleCost, sampleBenefit }) => [sampleCost, sampleBenefit] as const);
const waiting = sampleWaiting.map(({ cost, benefit }) => [cost, benefit] as const);
const { positionOfCost } = layOutChart(
  [...done, ...waiting].map(([cost]) => cost),
  sampleLeast,
);
const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0);

describe('the requests in the chart', () => {
  it('are forty: the twelve above the line become projects, the twenty-eight below it wait', () => {
    const isAbove = ([cost, benefit]: readonly [number, number]) =>
      benefit > requiredBenefit(sampleLeast, cost);
    expect(done.filter(isAbove)).toHaveLength(12);
    expect(waiting.filter((request) => !isAbove(request))).toHaveLength(28);
    expect([done.length, waiting.length, done.length + waiting.length]).toEqual([12, 28, 40]);
  });

  it('are inside the chart and do not overlap', () => {
    const all = [...done, ...waiting].map(
      ([cost, benefit]) => [positionOfCost(cost) * WIDTH, positionOfBenefit(benefit) * HEIGHT] as const,
    );
    for (const [at, [x, y]] of all.entries()) {
      expect([x > 0, x < 100 * WIDTH, y > 0, y < 100 * HEIGHT]).toEqual([true, true, true, true]);
      const near = all
        .slice(at + 1)
        .filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 2 * RADIUS);
      expect(near, `request ${at + 1}`).toEqual([]);
    }
  });
});

describe.each(languageCodes)('words about the requests in %s', (language) => {
  const own = readWords(language);
  const { title, sampleSum, sampleCosts } = findSection(own, 'services-it-consultancy', 'request-chart');

  it('give their number', () => {
    for (const count of [projects.length, waiting.length, projects.length + waiting.length]) {
      expect(plainText(sampleSum)).toMatch(new RegExp(String.raw`\b${count}\b`));
    }
    expect(plainText(title).match(/\d+/g)).toEqual(['40', '12']);
  });

  it('give their cost', () => {
    const some = sum(done.map(([cost]) => cost)) / MILLION;
    const all = some + sum(waiting.map(([cost]) => cost)) / MILLION;
    expect(plainText(sampleCosts).match(/\d+\.\d+/g)).toEqual([some.toFixed(1), all.toFixed(1)]);
    expect([some, all]).toEqual([2.9, 9.4]);
  });
});
