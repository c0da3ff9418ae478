import { describe, expect, it } from 'vitest';
import { readNodes, sampleContent } from './graph.fixture.ts';
import { sampleOffers } from './sections.fixture.ts';

describe('The service of a page', () => {
  it('offers what it lists', () => {
    const content = sampleContent([sampleOffers([{ title: 'Backhaul' }, { title: 'Power' }])]);
    expect(readNodes({ content })['Service']?.['hasOfferCatalog']).toEqual([
      {
        '@type': 'OfferCatalog',
        name: 'What we offer',
        itemListElement: ['Backhaul', 'Power'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name, description: `${name} as a service.` },
        })),
      },
    ]);
  });

  it('has no offers if the page lists none', () => {
    expect(readNodes()['Service']).not.toHaveProperty('hasOfferCatalog');
  });
});
