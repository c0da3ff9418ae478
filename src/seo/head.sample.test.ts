import { describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { sampleSource } from './graph.fixture.ts';
import { describeHead } from './head.ts';
import type { DescribedPage } from './page-source.server.ts';

/** The samples exist in two languages; other languages of the site are left out. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const about: DescribedPage = {
  ...sampleSource,
  id: 'about',
  content: {
    ...sampleSource.content,
    name: 'About Us',
    title: 'About Us',
    description: 'Who stands behind the networks.',
    published: '2025-02-27',
    modified: '2025-05-15',
  },
  documentTitle: 'About Us | Sample',
};

/** Head tags as lines such as `canonical https://…`, by the keys that search engines and social networks read. */
function listStatements(source: DescribedPage): string[] {
  return describeHead(source).map(({ name, attributes: { rel, hreflang, href, ...meta }, text }) => {
    if (name === 'title') return `title ${text ?? ''}`;
    if (name === 'link') return [rel, hreflang, href].filter((part) => part !== undefined).join(' ');
    return `${meta['name'] ?? meta['property'] ?? ''} ${meta['content'] ?? ''}`;
  });
}

describe('describeHead', () => {
  it('describes a page completely', () => {
    expect(listStatements(about)).toEqual([
      'title About Us | Sample',
      'description Who stands behind the networks.',
      'robots index, follow, max-image-preview:large',
      'canonical https://sample.example/about',
      'alternate en https://sample.example/about',
      'alternate ar https://sample.example/ar/about',
      'alternate x-default https://sample.example/about',
      'og:type website',
      'og:site_name Sample',
      'og:title About Us | Sample',
      'og:description Who stands behind the networks.',
      'og:url https://sample.example/about',
      'og:locale en_US',
      'og:locale:alternate ar_AR',
      'og:image https://sample.example/share/en/about.jpg',
      'og:image:type image/jpeg',
      'og:image:width 1200',
      'og:image:height 630',
      'og:image:alt About Us',
      'article:published_time 2025-02-27',
      'article:modified_time 2025-05-15',
      'twitter:card summary_large_image',
      'twitter:title About Us | Sample',
      'twitter:description Who stands behind the networks.',
    ]);
  });

  it.each([
    ['canonical https://sample.example/ar/about'],
    ['alternate en https://sample.example/about'],
    ['alternate ar https://sample.example/ar/about'],
    ['alternate x-default https://sample.example/about'],
    ['og:url https://sample.example/ar/about'],
    ['og:locale ar_AR'],
    ['og:locale:alternate en_US'],
    ['og:image https://sample.example/share/ar/about.jpg'],
  ])('says in Arabic: %s', (statement) => {
    expect(listStatements({ ...about, language: 'ar' })).toContain(statement);
  });

  it.each([
    ['en', 'canonical https://sample.example/'],
    ['ar', 'canonical https://sample.example/ar'],
  ] as const)('gives the home page in %s its canonical address', (language, statement) => {
    expect(listStatements({ ...about, id: 'home', language })).toContain(statement);
  });

  it.each(languageCodes)('gives the 404 page in %s no address and no picture', (language) => {
    expect(listStatements({ ...about, id: 'not-found', language })).toEqual([
      'title About Us | Sample',
      'description Who stands behind the networks.',
      'robots noindex',
    ]);
  });

  it('keeps a preview host out of search results', () => {
    const statements = listStatements({ ...about, indexing: false });
    expect(statements.filter((statement) => statement.startsWith('robots'))).toEqual(['robots noindex']);
  });

  it('shares the home page without its name', () => {
    const content = { ...about.content, name: 'Home', title: 'Home: Networks for remote sites' };
    const home = listStatements({
      ...about,
      id: 'home',
      content,
      documentTitle: `${content.title} | Sample`,
    });
    expect(home).toContain('title Home: Networks for remote sites | Sample');
    expect(home.filter((line) => /^(?:og|twitter):/.test(line) && line.includes('Home'))).toEqual([]);
  });

  it('leaves out invisible isolates', () => {
    const isolated = '\u206699.9%\u2069';
    const content = { ...about.content, title: isolated, description: isolated };
    const company = { ...about.shell.company, name: `\u2068${isolated}\u2069` };
    const tags = describeHead({
      ...about,
      content,
      shell: { ...about.shell, company },
      documentTitle: isolated,
    });
    expect(JSON.stringify(tags)).not.toMatch(/[\u2066-\u2069]/u);
    expect(JSON.stringify(tags).split('"99.9%"')).toHaveLength(9);
  });

  it('names every attribute once', () => {
    const keys = describeHead(about)
      .filter(({ name }) => name === 'meta')
      .map(({ attributes }) => attributes['name'] ?? attributes['property']);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
