import { describe, expect, it } from 'vitest';
import type { CaseStudy } from '#src/content/content-types.ts';
import { listNodes, sampleContent } from './graph.fixture.ts';
import { sampleOpening, sampleProjects, sampleStudies, sampleStudy } from './sections.fixture.ts';

const hidden = sampleStudy('hidden', { seo: { noIndex: true, title: 'Hidden', description: 'Hidden.' } });
const openingOf = (study: CaseStudy) => sampleContent([sampleOpening(study)]);
const id = 'case-studies-ras-ghareb';
const listArticles = (changes: Parameters<typeof listNodes>[0]) =>
  listNodes(changes).filter((node) => node['@type'] === 'Article');

describe('The article of a case study', () => {
  it('is omitted if the study is marked noIndex', () => {
    expect(listArticles({ id, content: openingOf(hidden) })).toEqual([]);
  });

  it.each([
    ['en', 'https://sample.example/case-studies/ras-ghareb'],
    ['ar', 'https://sample.example/ar/case-studies/ras-ghareb'],
  ] as const)('names in %s its topic, its author and its page', (language, address) => {
    const company = { '@id': 'https://sample.example/#organization' };
    expect(listArticles({ id, language, content: openingOf(sampleStudy('first')) })).toEqual([
      {
        '@type': 'Article',
        headline: 'Title of first',
        description: 'Summary.',
        image: 'https://sample.example/pictures/desert-road-1080.jpg',
        datePublished: '2025-02-27',
        dateModified: '2025-03-01',
        author: company,
        publisher: company,
        inLanguage: language,
        mainEntityOfPage: address,
        keywords: ['Wind farm'],
        isPartOf: { '@id': `${address}#page` },
      },
    ]);
  });

  it.each([
    [[480, 750], 'https://sample.example/pictures/small-750.jpg'],
    [[480, 1080, 1200], 'https://sample.example/pictures/small-1080.jpg'],
  ])('selects a picture from the widths %j', (widths, image) => {
    const picture = { name: 'small', width: 1200, height: 800, widths, color: '#000000' };
    const [article] = listArticles({ id, content: openingOf(sampleStudy('first', { picture })) });
    expect(article?.['image']).toBe(image);
  });

  it.each(['case-studies', 'renewable-case-studies'] as const)('is not on %s', (list) => {
    const studies = [sampleStudy('first')];
    const content = sampleContent([sampleStudies(studies), sampleProjects(studies)]);
    expect(listArticles({ id: list, content })).toEqual([]);
  });
});
