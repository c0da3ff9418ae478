import { describe, expect, it } from 'vitest';
import {
  noFilter,
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
/** Sample industries and services. */
const values = {
  industry: ['renewable-energy', 'retail', 'ports'],
  service: ['infrastructure', 'analytics', 'site-diaries'],
};
const byIndustry = (value: string): StudyFilter => ({ mode: 'industry', value });
const byService = (value: string): StudyFilter => ({ mode: 'service', value });
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

it.each<[StudyFilter, string[]]>([
  [noFilter, ['wind', 'solar', 'desk']],
  [byService('all'), ['wind', 'solar', 'desk']],
  [byIndustry('renewable-energy'), ['wind', 'solar']],
  [byIndustry('retail'), ['desk']],
  [byIndustry('ports'), []],
  [byService('infrastructure'), ['wind', 'solar', 'desk']],
  [byService('analytics'), ['solar']],
  [byService('site-diaries'), []],
])('filters by %o', (filter, expected) => {
  expect(idsOf(filterStudies(studies, filter))).toEqual(expected);
});

describe('readFilter', () => {
  it.each([
    ['', 'industry', 'all'],
    ['?', 'industry', 'all'],
    ['?industry=', 'industry', 'all'],
    ['?industry=all', 'industry', 'all'],
    ['?industry=retail', 'industry', 'retail'],
    ['?industry=ports', 'industry', 'ports'],
    ['?industry=Retail', 'industry', 'all'],
    ['?industry=infrastructure', 'industry', 'all'],
    ['?industry=__proto__', 'industry', 'all'],
    ['?service=analytics', 'service', 'analytics'],
    ['?service=all', 'service', 'all'],
    ['?service=catering', 'service', 'all'],
    ['?industry=retail&service=analytics', 'industry', 'retail'],
    ['?utm_source=letter&service=analytics', 'service', 'analytics'],
  ])('reads %s', (search, mode, value) => {
    expect(readFilter(search, values)).toEqual({ mode, value });
  });
});

describe('writeFilter', () => {
  it.each([
    ['', noFilter, ''],
    ['', byIndustry('retail'), '?industry=retail'],
    ['', byService('all'), '?service=all'],
    ['?industry=retail', noFilter, ''],
    ['?industry=retail', byService('analytics'), '?service=analytics'],
    ['?service=analytics', byIndustry('retail'), '?industry=retail'],
    ['?utm_source=letter&industry=retail', noFilter, '?utm_source=letter'],
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
    expect(readEvent(event, values)).toEqual({ mode: 'industry', value });
  });

  it('treats an event without a detail as all', () => {
    expect(readEvent(new Event('setIndustryFilter'), values)).toEqual(noFilter);
  });
});
