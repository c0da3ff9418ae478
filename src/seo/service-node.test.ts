import { describe, expect, it } from 'vitest';
import { readNodes, sampleContent } from './graph.fixture.ts';
import { sampleCards } from './sections.fixture.ts';

describe('The service of a page', () => {
  it('offers what its cards offer', () => {
    const content = sampleContent([sampleCards([{ title: 'Backhaul' }, { title: 'Power' }])]);
    expect(readNodes({ content })['Service']?.['hasOfferCatalog']).toEqual([
      {
        '@type': 'OfferCatalog',
        name: 'Services',
        itemListElement: ['Backhaul', 'Power'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name, description: `${name} as a service.` },
        })),
      },
    ]);
  });

  it('offers nothing more where the page has no cards', () => {
    expect(readNodes()['Service']).not.toHaveProperty('hasOfferCatalog');
  });
});
