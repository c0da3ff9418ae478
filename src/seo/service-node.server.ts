import type { OfferCatalog, Place, Service } from 'schema-dts';
import type { SectionContent } from '#src/content/content-types.ts';
import { describeCountries } from './company-nodes.server.ts';
import { findSections } from './find-sections.ts';
import { nodeNames, type PageSource } from './page-source.server.ts';

/** The service that a page is about: who offers it, where, and what there is to choose from. */
export function describeService(page: PageSource): Service {
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
