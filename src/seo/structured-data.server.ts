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

/** Narrowest picture of a study that engines are offered, px. */
const MIN_PICTURE_WIDTH = 1000;

/** The case study that a page is about. Its texts are those that the page shows: repeated words add little to the document, others would weigh. */
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

/** The file that readers of JPEG get where the study is shown. */
function writePicturePath({ name, widths, width }: Picture): string {
  const chosen = widths.find((each) => each >= MIN_PICTURE_WIDTH) ?? widths.at(-1) ?? width;
  return `/pictures/${name}-${chosen}.jpg`;
}

/**
 * Structured data of a page (behavior §2): the company, the site, the page and its breadcrumbs; on service pages the
 * service too, and on the page of the case studies an article for each. A page that is not found has none.
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

/** The text of a script element of type `application/ld+json`; `null` where there is nothing to say. */
export function serializeStructuredData(graph: Graph | null): string | null {
  return graph === null ? null : plainText(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`);
}

/** The service that a page is about: who offers it, where, and what there is to choose from. */
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
