import { describe, expect, test } from 'vitest';
import { countLights, layLights, MEGAWATTS_PER_LIGHT } from '#src/signatures/capacity-lights/lights.ts';
import { findSection, readWords } from '../support/site-content.ts';

const words = readWords('en');
const { studies } = findSection(words, 'renewable-case-studies', 'capacity-lights');
const capacities = studies.map(({ capacity = 0 }) => capacity);

describe('lights of the projects', () => {
  test('show the whole capacity of each project', () => {
    for (const capacity of capacities) expect(countLights(capacity) * MEGAWATTS_PER_LIGHT).toBe(capacity);
  });

  test('add up to the capacity on the page', () => {
    const [total] = findSection(words, 'renewable-case-studies', 'figures').items;
    const sum = capacities.reduce((all, capacity) => all + capacity, 0);
    expect(total?.count).toBe(Number((sum / 1000).toFixed(2)));
  });

  test('are on lines that start at the first place', () => {
    expect(layLights(5, 2, 'columns')).toEqual({ width: 30, height: 20, d: 'M5 5v11M15 5v11M25 5v1' });
    expect(layLights(5, 2, 'rows')).toEqual({ width: 20, height: 30, d: 'M5 5h11M5 15h11M5 25h1' });
  });
});
