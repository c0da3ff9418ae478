import { describe, expect, it } from 'vitest';
import { pageIds } from '#src/routing/routes.ts';
import { listNodes, sampleContent } from './graph.fixture.ts';
import { sampleProjects, sampleStudies, sampleStudy } from './sections.fixture.ts';

const hidden = sampleStudy('hidden', { seo: { noIndex: true, title: 'Hidden', description: 'Hidden.' } });
const content = sampleContent([sampleStudies([sampleStudy('first'), hidden, sampleStudy('second')])]);
const listArticles = (changes: Parameters<typeof listNodes>[0]) =>
  listNodes(changes).filter((node) => node['@type'] === 'Article');

describe('The articles of the case studies', () => {
  it('leave out studies that are not to be listed', () => {
    const headlines = listArticles({ id: 'case-studies', content }).map((article) => article['headline']);
    expect(headlines).toEqual(['Title of first', 'Title of second']);
  });

  it.each([
    ['en', 'https://sample.example/case-studies'],
    ['ar', 'https://sample.example/ar/case-studies'],
  ] as const)('name in %s what they are about, who wrote them and where they stand', (language, address) => {
    const company = { '@id': 'https://sample.example/#organization' };
    expect(listArticles({ id: 'case-studies', language, content })[0]).toEqual({
      '@type': 'Article',
      headline: 'Title of first',
      description: 'Subtitle of first',
      image: 'https://sample.example/pictures/desert-road-1080.jpg',
      datePublished: '2025-02-27',
      dateModified: '2025-03-01',
      author: company,
      publisher: company,
      inLanguage: language,
      mainEntityOfPage: `${address}#first`,
      keywords: ['Wind farm'],
      isPartOf: { '@id': `${address}#page` },
    });
  });

  it.each([
    [[480, 750], 'https://sample.example/pictures/small-750.jpg'],
    [[480, 1080, 1200], 'https://sample.example/pictures/small-1080.jpg'],
  ])('show the picture that has the widths %j', (widths, image) => {
    const picture = { name: 'small', width: 1200, height: 800, widths, color: '#000000' };
    const studies = sampleContent([sampleStudies([sampleStudy('first', { picture })])]);
    expect(listArticles({ id: 'case-studies', content: studies })[0]?.['image']).toBe(image);
  });

  it.each(pageIds.filter((id) => id !== 'case-studies'))('do not stand on %s', (id) => {
    const sections = [...content.sections, sampleProjects([sampleStudy('first')])];
    expect(listArticles({ id, content: sampleContent(sections) })).toEqual([]);
  });
});
