import type { Graph, Thing } from 'schema-dts';
import { plainText } from '#src/i18n/plain-text.ts';
import { writeAddress } from './absolute-address.ts';
import { describeArticles } from './article-nodes.server.ts';
import { describeOrganization, describeWebSite } from './company-nodes.server.ts';
import { describeBreadcrumbs, describeWebPage } from './page-nodes.server.ts';
import { isServicePage, type StructuredDataSource } from './page-source.server.ts';
import { describeService } from './service-node.server.ts';

/**
 * Structured data of a page (behavior §2): the company, the site, the page and its breadcrumbs; on service pages the
 * service too, and on the page of the case studies an article for each. A page that is not found has none.
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
    ...(isServicePage(id) ? [describeService(page)] : []),
    ...describeArticles(page),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The text of a script element of type `application/ld+json`; `null` where there is nothing to say. */
export function serializeStructuredData(graph: Graph | null): string | null {
  return graph === null ? null : plainText(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`);
}
