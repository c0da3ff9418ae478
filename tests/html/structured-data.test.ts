import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { routes, breadcrumbsTo } from '#src/routing/routes.ts';
import { readWords } from '../support/site-content.ts';
import { builtOrigin, builtPages, type BuiltPage, readCanonical, readMeta } from './built-documents.ts';
import {
  findNodes,
  findPageNode,
  isReachable,
  listAddresses,
  listNames,
  readGraph,
  readScripts,
} from './built-graphs.ts';

const loading = loadSite(join(import.meta.dirname, '../../locales'));
if (!loading.ok) throw new Error('The bundles have faults: npm run check:locales');
const { content } = loading;

const trailShape = z.array(
  z.object({
    '@type': z.literal('ListItem'),
    position: z.number(),
    name: z.string().min(1),
    item: z.string(),
  }),
);
const areasShape = z.array(
  z.object({ '@type': z.string(), name: z.string().min(1), identifier: z.string().optional() }),
);

function findNode(page: BuiltPage, type: string) {
  return findNodes(page, type)[0];
}

function readTrail(page: BuiltPage) {
  return trailShape.parse(findNode(page, 'BreadcrumbList')?.['itemListElement']);
}

/** Pages with a specific page type for search engines. */
const pageTypes = new Map([
  ['faq', 'FAQPage'],
  ['services', 'CollectionPage'],
  ['case-studies', 'CollectionPage'],
  ['renewable-case-studies', 'CollectionPage'],
]);

const servicePages = builtPages.filter(({ id }) => routes[id].parent === 'services');

describe.each(builtPages)('The structured data of $file', (page) => {
  const { id, address, language } = page;

  it('is in one script element that no text can end early', () => {
    expect(readScripts(page)).toHaveLength(1);
    expect(readScripts(page).join('')).not.toContain('<');
  });

  it('describes company, site, page and breadcrumbs once each', () => {
    const types = readGraph(page).map((node) => node['@type']);
    const expected = ['Organization', 'WebSite', pageTypes.get(id) ?? 'WebPage', 'BreadcrumbList'];
    expect(types.filter((type) => type !== 'Service' && type !== 'Article')).toEqual(expected);
  });

  it('references only its own nodes, each with a unique id', () => {
    const { names, references } = listNames(readGraph(page));
    expect(names).toEqual([...new Set(names)]);
    expect(references.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names addresses that exist', () => {
    const addresses = listAddresses(readGraph(page));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((each) => !isReachable(each))).toEqual([]);
  });

  it('matches the head', () => {
    expect(findPageNode(page)).toMatchObject({
      url: readCanonical(page),
      description: readMeta(page, 'description'),
      inLanguage: language,
      datePublished: readMeta(page, 'article:published_time'),
      dateModified: readMeta(page, 'article:modified_time'),
    });
    expect(findNode(page, 'WebSite')).toMatchObject({
      inLanguage: language,
      name: readMeta(page, 'og:site_name'),
    });
  });

  it('has address, contact and served countries of the company', () => {
    const company = findNode(page, 'Organization');
    const { street, postalCode, countryCode, areaServed } = content[language].shell.company;
    // A company may lack these.
    const optional = Object.entries({ streetAddress: street, postalCode });
    expect(company).toMatchObject({
      '@id': `${builtOrigin}/#organization`,
      url: `${builtOrigin}/`,
      name: readMeta(page, 'og:site_name'),
      address: {
        '@type': 'PostalAddress',
        ...Object.fromEntries(optional.filter(([, fact]) => fact !== undefined)),
        addressCountry: countryCode,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        availableLanguage: languageCodes,
      },
    });
    const areas = areasShape.parse(company?.['areaServed']);
    expect(areas.map(({ identifier }) => identifier)).toEqual(areaServed);
  });

  it('has the registration data of the footer', () => {
    const { legalName, registerNumber, taxNumber } = content[language].shell.company;
    const company = findNode(page, 'Organization');
    const described = [company?.['legalName'], company?.['identifier'], company?.['taxID']];
    expect(described).toEqual([legalName, registerNumber, taxNumber].map((fact) => fact && plainText(fact)));
    const { t } = readWords(language);
    const lines = page.root.querySelectorAll('footer address > span').slice(1);
    expect(lines.map(({ text }) => plainText(text))).toEqual(
      [
        legalName,
        registerNumber && t('footer.registerNumber', { number: registerNumber }),
        taxNumber && t('footer.taxNumber', { number: taxNumber }),
      ].flatMap((line) => (line === undefined ? [] : [plainText(line)])),
    );
  });

  it('leads from the home page to the page', () => {
    const trail = readTrail(page);
    const expected = breadcrumbsTo(id).map((step) =>
      builtPages.find((other) => other.id === step && other.language === language),
    );
    expect(trail.map(({ item }) => item)).toEqual(
      expected.map((other) => builtOrigin + (other?.address ?? '?')),
    );
    expect(trail.map(({ name }) => name)).toEqual(
      breadcrumbsTo(id).map((step) => plainText(content[language].pages[step].name)),
    );
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_step, index) => index + 1));
    expect(trail.at(-1)?.item).toBe(builtOrigin + address);
  });

  it('describes a service only on service pages', () => {
    const service = findNode(page, 'Service');
    expect(service !== undefined).toBe(servicePages.includes(page));
  });
});

describe.each(servicePages)('The service of $file', (page) => {
  const { id, address } = page;
  const service = findNode(page, 'Service');

  it('is provided by the company', () => {
    expect(service).toMatchObject({
      url: builtOrigin + address,
      provider: { '@id': `${builtOrigin}/#organization` },
      serviceType: readTrail(page).at(-1)?.name,
    });
  });

  it('names its regions; remote areas for mobile networks only', () => {
    const types = areasShape.parse(service?.['areaServed']).map((area) => area['@type']);
    const remote = id === 'services-mobile-network' ? ['Place'] : [];
    const { areaServed } = content[page.language].shell.company;
    expect(types).toEqual([...areaServed.map(() => 'Country'), ...remote]);
  });
});
