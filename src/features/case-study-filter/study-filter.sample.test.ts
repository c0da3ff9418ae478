import { describe, expect, it } from 'vitest';
import {
  countStudies,
  everyStudy,
  filterByIndustry,
  filterByService,
  filterStudies,
  readEvent,
  readFilter,
  type StudyFilter,
  writeFilter,
} from './study-filter.ts';

const studies = [
  { id: 'wind', industry: 'renewable-energy', services: ['infrastructure'] },
  { id: 'solar', industry: 'renewable-energy', services: ['infrastructure', 'analytics'] },
  { id: 'desk', industry: 'retail', services: ['infrastructure'] },
] as const;
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

it.each<[StudyFilter, string[]]>([
  [everyStudy, ['wind', 'solar', 'desk']],
  [filterByService('all'), ['wind', 'solar', 'desk']],
  [filterByIndustry('renewable-energy'), ['wind', 'solar']],
  [filterByIndustry('retail'), ['desk']],
  [filterByIndustry('enterprise'), []],
  [filterByService('infrastructure'), ['wind', 'solar', 'desk']],
  [filterByService('analytics'), ['solar']],
  [filterByService('web-development'), []],
])('filters by %o', (filter, expected) => {
  expect(idsOf(filterStudies(studies, filter))).toEqual(expected);
});

it.each([
  ['industry', { 'renewable-energy': 2, retail: 1 }],
  ['service', { infrastructure: 3, analytics: 1 }],
] as const)('counts the studies by %s', (mode, expected) => {
  expect(Object.fromEntries(countStudies(studies, mode))).toEqual(expected);
});

describe('readFilter', () => {
  it.each([
    ['', 'industry', 'all'],
    ['?', 'industry', 'all'],
    ['?industry=', 'industry', 'all'],
    ['?industry=all', 'industry', 'all'],
    ['?industry=retail', 'industry', 'retail'],
    ['?industry=enterprise', 'industry', 'enterprise'],
    ['?industry=Retail', 'industry', 'all'],
    ['?industry=infrastructure', 'industry', 'all'],
    ['?industry=__proto__', 'industry', 'all'],
    ['?service=analytics', 'service', 'analytics'],
    ['?service=all', 'service', 'all'],
    ['?service=catering', 'service', 'all'],
    ['?industry=retail&service=analytics', 'industry', 'retail'],
    ['?utm_source=letter&service=analytics', 'service', 'analytics'],
  ])('reads %s', (search, mode, value) => {
    expect(readFilter(search)).toEqual({ mode, value });
  });
});

describe('writeFilter', () => {
  it.each([
    ['', everyStudy, ''],
    ['', filterByIndustry('retail'), '?industry=retail'],
    ['', filterByService('all'), '?service=all'],
    ['?industry=retail', everyStudy, ''],
    ['?industry=retail', filterByService('analytics'), '?service=analytics'],
    ['?service=analytics', filterByIndustry('retail'), '?industry=retail'],
    ['?utm_source=letter&industry=retail', everyStudy, '?utm_source=letter'],
  ])('turns %s and %o into %s', (search, filter, expected) => {
    expect(writeFilter(search, filter)).toBe(expected);
  });
});

describe('readEvent', () => {
  it.each([
    [{ industry: 'retail' }, 'retail'],
    ['retail', 'retail'],
    ['all', 'all'],
    [{ industry: 'catering' }, 'all'],
    [{ industry: 7 }, 'all'],
    [{}, 'all'],
    [null, 'all'],
    [7, 'all'],
  ])('reads the detail %o', (detail, value) => {
    const event = new CustomEvent<unknown>('setIndustryFilter', { detail });
    expect(readEvent(event)).toEqual({ mode: 'industry', value });
  });

  it('takes an event without a detail for all', () => {
    expect(readEvent(new Event('setIndustryFilter'))).toEqual(everyStudy);
  });
});
