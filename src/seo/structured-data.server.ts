import type {
  BreadcrumbList,
  Country,
  Graph,
  Organization,
  Place,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import type { Company, PageContent, PageLink } from '#src/content/content-types.ts';
import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import { type PageId, type RouteId, routes, trailTo } from '#src/routing/routes.ts';
import { writeAddress } from './absolute-address.ts';
import { SHARE_IMAGE, shareImagePath } from './share-image.ts';

/** What the structured data of a page is made of. */
export type StructuredDataSource = {
  id: RouteId;
  language: Language;
  content: Pick<PageContent, 'name' | 'title' | 'description' | 'published' | 'modified' | 'remote'>;
  shell: { company: Company; pages: Record<PageId, Pick<PageLink, 'name'>> };
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Name of the places without cities where some services are offered, in the language of the page. */
  remoteAreas: string;
};

type PageSource = StructuredDataSource & { id: PageId; address: string };

/**
 * Structured data of a page (spec §2): the company, the site, the page and its breadcrumbs; on service pages the
 * service too. A page that is not found has none.
 */
export function describeStructuredData(source: StructuredDataSource): Graph | null {
  const { id, language, origin } = source;
  if (id === 'not-found') return null;
  const page = { ...source, id, address: writeAddress(origin, id, language) };
  const nodes: Thing[] = [
    describeOrganization(page),
    describeWebSite(page),
    describeWebPage(page),
    describeBreadcrumbs(page),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': isServicePage(id) ? [...nodes, describeService(page)] : nodes,
  };
}

/** The text of a script element of type `application/ld+json`; `null` where there is nothing to say. */
export function serializeStructuredData(graph: Graph | null): string | null {
  return graph === null ? null : stripIsolates(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`);
}

function isServicePage(id: PageId): boolean {
  return routes[id].parent === 'services';
}

/** Names of the nodes, by which they refer to each other. The company is one in all languages. */
const organizationId = (origin: string) => `${origin}/#organization`;
const webSiteId = ({ origin, language }: PageSource) => `${writeAddress(origin, 'home', language)}#website`;
const pageNodeId = ({ address }: PageSource) => `${address}#page`;
const breadcrumbsId = ({ address }: PageSource) => `${address}#breadcrumbs`;
const serviceId = ({ address }: PageSource) => `${address}#service`;

function describeOrganization({ origin, shell: { company }, language }: PageSource): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name,
    description: company.tagline,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email,
      availableLanguage: languageCodes.map((code) => ({
        '@type': 'Language',
        name: languages[code].name,
        alternateName: code,
      })),
      areaServed: describeCountries(company.areaServed, language),
    },
    areaServed: describeCountries(company.areaServed, language),
    sameAs: [company.linkedin],
  };
}

function describeCountries(codes: readonly string[], language: Language): Country[] {
  const names = new Intl.DisplayNames(languages[language].intl, { type: 'region' });
  return codes.map((code) => ({ '@type': 'Country', name: names.of(code) ?? code, identifier: code }));
}

function describeWebSite(page: PageSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(page),
    url: writeAddress(page.origin, 'home', page.language),
    name: page.shell.company.name,
    inLanguage: page.language,
    publisher: { '@id': organizationId(page.origin) },
  };
}

function describeWebPage(page: PageSource): WebPage {
  const { id, address, content, language, origin } = page;
  return {
    '@type': 'WebPage',
    '@id': pageNodeId(page),
    url: address,
    name: content.title,
    description: content.description,
    inLanguage: language,
    isPartOf: { '@id': webSiteId(page) },
    about: { '@id': isServicePage(id) ? serviceId(page) : organizationId(origin) },
    breadcrumb: { '@id': breadcrumbsId(page) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: origin + shareImagePath(id, language),
      width: String(SHARE_IMAGE.width),
      height: String(SHARE_IMAGE.height),
    },
    datePublished: content.published,
    dateModified: content.modified,
  };
}

/** The trail from the home page down to the page; on the home page a trail of one (decisions, "breadcrumbs"). */
function describeBreadcrumbs(page: PageSource): BreadcrumbList {
  const { id, language, origin, shell } = page;
  const trail = trailTo(id).filter((step) => step !== 'not-found');
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(page),
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shell.pages[step].name,
      item: writeAddress(origin, step, language),
    })),
  };
}

function describeService(page: PageSource): Service {
  const { address, content, language, origin, remoteAreas, shell } = page;
  const countries = describeCountries(shell.company.areaServed, language);
  const remote: Place = { '@type': 'Place', name: remoteAreas };
  return {
    '@type': 'Service',
    '@id': serviceId(page),
    url: address,
    name: content.name,
    serviceType: content.name,
    description: content.description,
    provider: { '@id': organizationId(origin) },
    areaServed: content.remote === true ? [...countries, remote] : countries,
  };
}
