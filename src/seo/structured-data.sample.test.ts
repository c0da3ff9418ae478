import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { pageIds } from '#src/routing/routes.ts';
import { readNodes, sampleSource as source } from './graph.fixture.ts';
import { describeStructuredData, serializeStructuredData } from './structured-data.server.ts';

describe('describeStructuredData', () => {
  it.each(pageIds)('describes company, site, page and trail of %s', (id) => {
    const types = new Map([
      ['faq', 'FAQPage'],
      ['services', 'CollectionPage'],
      ['case-studies', 'CollectionPage'],
      ['renewable-case-studies', 'CollectionPage'],
    ]);
    const service = id.startsWith('services-') ? ['Service'] : [];
    expect(Object.keys(readNodes({ id }))).toEqual([
      'Organization',
      'WebSite',
      types.get(id) ?? 'WebPage',
      'BreadcrumbList',
      ...service,
    ]);
  });

  it('is null for the 404 page', () => {
    expect(serializeStructuredData(describeStructuredData({ ...source, id: 'not-found' }))).toBeNull();
  });

  it('offers a service in remote areas only if the page says so', () => {
    expect(JSON.stringify(readNodes()['Service'])).not.toContain('Remote areas');
  });

  it('describes the company', () => {
    const countries = [
      { '@type': 'Country', name: 'United States', identifier: 'US' },
      { '@type': 'Country', name: 'Saudi Arabia', identifier: 'SA' },
    ];
    expect(readNodes()['Organization']).toMatchObject({
      '@id': 'https://sample.example/#organization',
      name: 'Sample',
      url: 'https://sample.example/',
      telephone: '+1 (512) 555-0142',
      address: {
        streetAddress: '1 Sample Street',
        addressLocality: 'Austin',
        addressRegion: 'Texas',
        postalCode: '00000',
        addressCountry: 'US',
      },
      contactPoint: {
        availableLanguage: languageCodes,
      },
      areaServed: countries,
      sameAs: ['https://network.example/sample'],
    });
  });

  it('includes the legal name and the register and tax numbers', () => {
    const registration = {
      legalName: 'Sample Networks LLC',
      registerNumber: '1010 123456',
      taxNumber: '30012345',
    };
    const company = { ...source.shell.company, ...registration };
    expect(readNodes({ shell: { ...source.shell, company } })['Organization']).toMatchObject({
      name: 'Sample',
      legalName: 'Sample Networks LLC',
      identifier: '1010 123456',
      taxID: '30012345',
    });
  });

  it('lists the pages of the company on further networks', () => {
    const address = 'https://www.video.example/sample';
    const networks = [{ id: 'youtube', icon: 'youtube', address, label: 'Sample on YouTube' } as const];
    const { linkedin } = source.shell.company;
    const read = (company: object) =>
      readNodes({ shell: { ...source.shell, company: { ...source.shell.company, ...company } } })[
        'Organization'
      ];
    expect(read({ networks })?.['sameAs']).toEqual([linkedin, address]);
    expect(read({ networks, linkedin: undefined })?.['sameAs']).toEqual([address]);
  });

  it('leaves out what the company does not have', () => {
    const {
      street: _street,
      postalCode: _code,
      region: _region,
      linkedin: _page,
      ...company
    } = source.shell.company;
    const node = readNodes({ shell: { ...source.shell, company } })['Organization'];
    expect(node?.['address']).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Austin',
      addressCountry: 'US',
    });
    for (const name of ['sameAs', 'legalName', 'identifier', 'taxID']) expect(node).not.toHaveProperty(name);
  });

  it('names countries in the language of the page', () => {
    expect(readNodes({ language: 'ar' })['Organization']?.['areaServed']).toEqual([
      { '@type': 'Country', name: 'الولايات المتحدة', identifier: 'US' },
      { '@type': 'Country', name: 'المملكة العربية السعودية', identifier: 'SA' },
    ]);
  });

  it.each([
    ['en', 'https://sample.example/'],
    ['ar', 'https://sample.example/ar'],
  ] as const)('describes the site in %s', (language, url) => {
    expect(readNodes({ language })['WebSite']).toMatchObject({
      '@id': `${url}#website`,
      url,
      inLanguage: language,
    });
  });

  it('describes the page with its dates', () => {
    const address = 'https://sample.example/ar/services/mobile-network';
    expect(readNodes({ language: 'ar' })['WebPage']).toMatchObject({
      '@id': `${address}#page`,
      url: address,
      inLanguage: 'ar',
      datePublished: '2025-02-27',
      dateModified: '2025-05-15',
      isPartOf: { '@id': 'https://sample.example/ar#website' },
      breadcrumb: { '@id': `${address}#breadcrumbs` },
      about: { '@id': `${address}#service` },
    });
  });

  it.each([
    ['home', [['Page home', 'https://sample.example/']]],
    [
      'terms',
      [
        ['Page home', 'https://sample.example/'],
        ['Page terms', 'https://sample.example/terms'],
      ],
    ],
    [
      'renewable-case-studies',
      [
        ['Page home', 'https://sample.example/'],
        ['Page case-studies', 'https://sample.example/case-studies'],
        ['Page renewable-case-studies', 'https://sample.example/renewable-case-studies'],
      ],
    ],
    [
      'case-studies-ras-ghareb',
      [
        ['Page home', 'https://sample.example/'],
        ['Page case-studies', 'https://sample.example/case-studies'],
        ['Page case-studies-ras-ghareb', 'https://sample.example/case-studies/ras-ghareb'],
      ],
    ],
  ] as const)('leads from the home page to %s', (id, trail) => {
    const content = { ...source.content, name: `Page ${id}` };
    expect(readNodes({ id, content })['BreadcrumbList']?.['itemListElement']).toEqual(
      trail.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    );
  });

  it.each([
    [true, ['United States', 'Saudi Arabia', 'Remote areas']],
    [false, ['United States', 'Saudi Arabia']],
  ])('says where a service is offered when remote is %s', (remote, names) => {
    const service = readNodes({ content: { ...source.content, remote } })['Service'];
    expect(service).toMatchObject({
      serviceType: 'Mobile Networks',
      provider: { '@id': 'https://sample.example/#organization' },
      areaServed: names.map((name) => ({ name })),
    });
    expect(service?.['areaServed']).toHaveLength(names.length);
  });
});

describe('serializeStructuredData', () => {
  it('cannot end its script element', () => {
    const content = { ...source.content, description: '</script><script>alert(1)</script>' };
    const text = serializeStructuredData(describeStructuredData({ ...source, content }));
    expect(text).not.toContain('<');
    expect(readNodes({ content })['WebPage']?.['description']).toBe(content.description);
  });

  it('leaves out invisible isolates', () => {
    const content = { ...source.content, description: '\u206624/7\u2069' };
    expect(readNodes({ content })['WebPage']?.['description']).toBe('24/7');
  });
});
