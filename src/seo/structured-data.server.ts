import type { Article, Graph, OfferCatalog, Place, Service, Thing } from 'schema-dts';
import { plainText } from '#src/i18n/plain-text.ts';
import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { isServicePage } from '#src/routing/routes.ts';
import { describeCountries, describeOrganization, describeWebSite } from './company-nodes.server.ts';
import { describeBreadcrumbs, describeWebPage } from './page-nodes.server.ts';
import { nodeNames, type PageSource, type DescribedPage } from './page-source.server.ts';
import { findSections, listStudies } from '#src/content/find-sections.ts';

/** Minimum width of the study picture for search engines, px. */
const MIN_PICTURE_WIDTH = 1000;

/** The case study of a page. It uses texts of the page, since repeated text compresses well. */
function describeArticle(page: PageSource, study: CaseStudy): Article {
  const company = { '@id': nodeNames.organization(page) };
  return {
    '@type': 'Article',
    headline: study.title,
    description: study.summary,
    image: page.origin + writePicturePath(study.picture),
    datePublished: study.createdAt,
    dateModified: study.updatedAt,
    author: company,
    publisher: company,
    inLanguage: page.language,
    mainEntityOfPage: page.address,
    keywords: study.tags.map(({ label }) => label),
    isPartOf: { '@id': nodeNames.page(page) },
  };
}

/** Returns the path of the JPEG variant of a picture. */
function writePicturePath({ name, widths, width }: Picture): string {
  const chosen = widths.find((each) => each >= MIN_PICTURE_WIDTH) ?? widths.at(-1) ?? width;
  return `/pictures/${name}-${chosen}.jpg`;
}

/**
 * Returns the structured data of a page (behavior §2): company, site, page and breadcrumbs, plus the service on service
 * pages and an article on the page of a case study. Null for the 404 page.
 */
export function describeStructuredData(source: DescribedPage): Graph | null {
  const { id, language, origin } = source;
  if (id === 'not-found') return null;
  const page = { ...source, id, address: writeAddress(origin, id, language) };
  const nodes: Thing[] = [
    describeOrganization(page),
    describeWebSite(page),
    describeWebPage(page),
    describeBreadcrumbs(page),
    ...(isServicePage(id) ? [describeService(page)] : []),
    ...listStudies(page.content.sections, 'study-drawing').map((study) => describeArticle(page, study)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Returns the content of an `application/ld+json` script; null without structured data. */
export function serializeStructuredData(graph: Graph | null): string | null {
  return graph === null ? null : plainText(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`);
}

/** The service of a page: who offers it, where, and its options. */
function describeService(page: PageSource): Service {
  const { address, content, language, remoteAreas, shell } = page;
  const countries = describeCountries(shell.company.areaServed, language);
  const remote: Place = { '@type': 'Place', name: remoteAreas };
  const catalogs = findSections(content.sections, 'services').map(describeCatalog);
  return {
    '@type': 'Service',
    '@id': nodeNames.service(page),
    url: address,
    name: content.name,
    serviceType: content.name,
    description: content.description,
    provider: { '@id': nodeNames.organization(page) },
    areaServed: content.remote === true ? [...countries, remote] : countries,
    ...(catalogs.length === 0 ? {} : { hasOfferCatalog: catalogs }),
  };
}

function describeCatalog({ eyebrow, title, items }: SectionContent<'services'>): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: eyebrow ?? title,
    itemListElement: items.map((item) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: item.title, description: item.text },
    })),
  };
}
