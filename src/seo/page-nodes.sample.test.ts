import { describe, expect, it } from 'vitest';
import { readNodes, sampleContent } from './graph.fixture.ts';
import {
  sampleIndex,
  sampleProjects,
  sampleQuestion,
  sampleQuestions,
  sampleStudy,
} from './sections.fixture.ts';

const questions = sampleContent([sampleQuestions([sampleQuestion('first'), sampleQuestion('second')])]);
const listOf = (addresses: string[]) => ({
  '@type': 'ItemList',
  itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

describe('The page of questions', () => {
  it.each([
    ['en', 'https://sample.example/faq'],
    ['ar', 'https://sample.example/ar/faq'],
  ] as const)('answers every question in %s', (language, address) => {
    const page = readNodes({ id: 'faq', language, content: questions })['FAQPage'];
    expect(page?.['mainEntity']).toEqual(
      ['first', 'second'].map((slug) => ({
        '@type': 'Question',
        '@id': `${address}#${slug}`,
        name: `Question ${slug}?`,
        acceptedAnswer: { '@type': 'Answer', text: `Answer 24/7 ${slug}.` },
      })),
    );
  });

  it('is the only page with FAQ markup', () => {
    const nodes = readNodes({ id: 'services-mobile-network', content: questions });
    expect(nodes['WebPage']).not.toHaveProperty('mainEntity');
    expect(JSON.stringify(nodes)).not.toContain('Question first?');
  });
});

describe('A page that is a list', () => {
  it('lists the pages of its index', () => {
    const index = sampleIndex([
      { title: 'Analytics', to: { page: 'services-analytics' } },
      { title: 'Agreements', to: { page: 'services-sla' } },
    ]);
    const page = readNodes({ id: 'services', language: 'ar', content: sampleContent([index]) });
    expect(page['CollectionPage']?.['mainEntity']).toEqual(
      listOf(['https://sample.example/ar/services/analytics', 'https://sample.example/ar/services/sla']),
    );
  });

  it('lists the pages of its case studies, without those marked noIndex', () => {
    const hidden = sampleStudy('hidden', { seo: { noIndex: true, title: 'Hidden', description: 'Hidden.' } });
    const other = sampleStudy('second', { page: 'case-studies-benban-south' });
    const content = sampleContent([sampleProjects([sampleStudy('first'), hidden, other])]);
    const page = readNodes({ id: 'renewable-case-studies', content });
    expect(page['CollectionPage']?.['mainEntity']).toEqual(
      listOf([
        'https://sample.example/case-studies/ras-ghareb',
        'https://sample.example/case-studies/benban-south',
      ]),
    );
  });
});
