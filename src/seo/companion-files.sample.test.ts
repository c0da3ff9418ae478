import { describe, expect, it } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes } from '#src/config/languages.ts';
import { menuPageIds } from '#src/routing/routes.ts';
import { writeLlms } from './llms.server.ts';
import { manifestPath, writeManifest } from './manifest.server.ts';
import { writeRobots } from './sitemap.server.ts';
import { sampleQuestion, sampleQuestions, sampleStudies, sampleStudy } from './sections.fixture.ts';
import { samplePages } from './pages.fixture.ts';

describe('writeRobots', () => {
  it.each([
    [true, ['User-agent: *', 'Disallow:', '', 'Sitemap: https://sample.example/sitemap.xml', '']],
    [false, ['User-agent: *', 'Disallow: /', '']],
  ])('writes the rules when indexing is %s', (indexing, lines) => {
    expect(writeRobots({ origin: 'https://sample.example', indexing }).split('\n')).toEqual(lines);
  });
});

describe('writeManifest', () => {
  it.each([
    ['en', { lang: 'en', dir: 'ltr', start_url: '/', id: '/' }],
    ['ar', { lang: 'ar', dir: 'rtl', start_url: '/ar', id: '/ar' }],
  ] as const)('describes the site in %s', (language, expected) => {
    const company = { name: '\u2068Sample\u2069', tagline: 'Support 24/7' };
    const manifest: unknown = JSON.parse(
      writeManifest({ language, base: '', shell: { company }, colors: { ink: '#101112', paper: '#FDFEFF' } }),
    );
    expect(manifest).toMatchObject({
      ...expected,
      name: 'Sample',
      short_name: 'Sample',
      theme_color: '#101112',
      background_color: '#FDFEFF',
      icons: [
        { src: '/icon-192.png' },
        { src: '/icon-512.png' },
        { src: '/icon-maskable-512.png', purpose: 'maskable' },
      ],
    });
  });

  it('omits a short name that is too long for an icon', () => {
    const company = { name: 'Ömer & Sons Networks', tagline: 'Support 24/7' };
    const colors = { ink: '#101112', paper: '#FDFEFF' };
    const manifest: unknown = JSON.parse(
      writeManifest({ language: 'en', base: '', shell: { company }, colors }),
    );
    expect(manifest).toMatchObject({ name: company.name });
    expect(manifest).not.toHaveProperty('short_name');
  });

  it('has an address per language', () => {
    expect([manifestPath('en'), manifestPath('ar')]).toEqual(['/en.webmanifest', '/ar.webmanifest']);
  });
});

describe('writeLlms', () => {
  const hidden = sampleStudy('hidden', { seo: { noIndex: true, title: 'Hidden', description: 'Hidden.' } });
  const englishNames = new Intl.DisplayNames('en', { type: 'language' });
  const describeLanguage = (word: string) => ({
    shell: {
      company: { name: `${word} company`, tagline: `${word} tagline` },
      pages: samplePages((id) => ({ name: `${word} ${id}`, summary: `\u2066${word}\u2069 summary` })),
    },
    pages: {
      home: { description: `${word} description` },
      'case-studies': { sections: [sampleStudies([sampleStudy('shown'), hidden])] },
      faq: { sections: [sampleQuestions([sampleQuestion('one')])] },
    },
  });
  const lines = writeLlms(
    buildRecord(languageCodes, (code) => describeLanguage(englishNames.of(code) ?? code)),
    'https://sample.example',
  ).split('\n');

  it('starts with a description of the site', () => {
    expect(lines.slice(0, 7)).toEqual([
      '# English company',
      '',
      '> English tagline',
      '',
      'English description',
      '',
      '## English',
    ]);
  });

  it.each([
    '- [English about](https://sample.example/about): English summary',
    '- [Arabic home](https://sample.example/ar): Arabic summary',
    '## العربية',
    '## English case-studies',
    '- [Title of shown](https://sample.example/case-studies/ras-ghareb): Description of shown',
    '- [Title of shown](https://sample.example/ar/case-studies/ras-ghareb): Description of shown',
    '## Arabic faq',
    '- [Question one?](https://sample.example/ar/faq#one): Answer 24/7 one.',
  ])('contains the line: %s', (line) => {
    expect(lines).toContain(line);
  });

  it('links to every page, listed case study and question in every language', () => {
    const links = lines.filter((line) => line.startsWith('- ['));
    expect(links.filter((line) => !line.includes('#'))).toHaveLength(
      (menuPageIds.length + 1) * languageCodes.length,
    );
    expect(links.filter((line) => line.includes('#'))).toHaveLength(languageCodes.length);
  });
});
