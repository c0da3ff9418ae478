import { describe, expect, it } from 'vitest';
import type { SectionContent } from './content-types.ts';
import { describeDocument, dividePage } from './page-parts.ts';

const live: SectionContent = {
  id: 'opening',
  kind: 'opening',
  picture: { name: 'wind', width: 2, height: 1, widths: [2], color: '#000000' },
  alt: 'Wind',
  eyebrow: 'Eyebrow',
  words: [],
  rest: 'rest',
  lead: 'Lead',
  actions: [],
};
const sleeping: SectionContent = {
  id: 'places',
  kind: 'map',
  eyebrow: 'Eyebrow',
  title: 'Title',
  filter: 'Filter',
  regions: [],
  map: { label: 'Map', failed: 'Failed', retry: 'Retry' },
  locations: [],
};
const still = (id: string): SectionContent => ({ id, kind: 'values', eyebrow: id, title: id, items: [] });

describe('dividePage', () => {
  it.each([
    ['nothing', [], []],
    ['a page without live sections', [still('a'), still('b')], [['a', 'b']]],
    ['a live section first', [live, still('a'), still('b')], ['opening', ['a', 'b']]],
    ['a live section between others', [still('a'), live, still('b')], [['a'], 'opening', ['b']]],
    ['live neighbours', [live, live], ['opening', 'opening']],
  ])('divides %s', (_name, sections, expected) => {
    const parts = dividePage(sections).map((part) =>
      part.type === 'live' ? part.section.id : part.sections.map(({ id }) => id),
    );
    expect(parts).toEqual(expected);
  });
});

describe('describeDocument', () => {
  it('keeps the content of live sections only', () => {
    expect(describeDocument([live, still('a')])).toEqual([
      { type: 'live', section: live },
      { type: 'still' },
    ]);
  });

  it('keeps the name of what sleeps, and its content where that is small', () => {
    const impact: SectionContent = { id: 'impact', kind: 'impact', title: 'Impact', items: [] };
    const stories: SectionContent = {
      id: 'stories',
      kind: 'success-stories',
      service: 'analytics',
      eyebrow: 'Stories',
      title: 'Stories',
      stories: [],
    };
    expect(describeDocument([impact, stories])).toEqual([
      { type: 'sleeping', kind: 'impact', id: 'impact', section: impact },
      { type: 'sleeping', kind: 'success-stories', id: 'stories' },
    ]);
  });

  it('keeps of sleeping sections what finds their content', () => {
    expect(describeDocument([still('a'), sleeping])).toEqual([
      { type: 'still' },
      { type: 'sleeping', kind: 'map', id: 'places' },
    ]);
  });
});
