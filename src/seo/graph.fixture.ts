import { z } from 'zod';
import type { SectionContent } from '#src/content/content-types.ts';
import type { DescribedPage } from './page-source.server.ts';
import { samplePages } from './pages.fixture.ts';
import { describeStructuredData, serializeStructuredData } from './structured-data.server.ts';

const graphShape = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
type Node = z.infer<typeof graphShape>['@graph'][number];

/** Sample data for tests: a page about a service, without sections. */
export const sampleSource: DescribedPage = {
  id: 'services-mobile-network',
  language: 'en',
  content: {
    name: 'Mobile Networks',
    title: 'Mobile networks for remote areas',
    description: 'Coverage where there is none.',
    published: '2025-02-27',
    modified: '2025-05-15',
    sections: [],
  },
  shell: {
    company: {
      name: 'Sample',
      tagline: 'Networks in hard places',
      phone: '+1 (512) 555-0142',
      email: 'info@sample.example',
      logo: 'logo',
      linkedin: 'https://network.example/sample',
      street: '1 Sample Street',
      postalCode: '00000',
      city: 'Austin',
      region: 'Texas',
      country: 'United States',
      seat: 'Austin, Texas, United States',
      countryCode: 'US',
      areaServed: ['US', 'SA'],
    },
    pages: samplePages((id) => ({ name: `Page ${id}` })),
  },
  documentTitle: 'Mobile networks for remote areas | Sample',
  origin: 'https://sample.example',
  indexing: true,
  remoteAreas: 'Remote areas',
};

/** Nodes of a page's graph, as search engines read them. */
export function listNodes(changes: Partial<DescribedPage> = {}): Node[] {
  const text = serializeStructuredData(describeStructuredData({ ...sampleSource, ...changes }));
  return graphShape.parse(JSON.parse(text ?? ''))['@graph'];
}

/** Nodes of a page's graph by type; the last one if a type repeats. */
export function readNodes(changes: Partial<DescribedPage> = {}): Record<string, Node> {
  return Object.fromEntries(listNodes(changes).map((node) => [node['@type'], node]));
}

/** Content of a page with these sections. */
export function sampleContent(sections: SectionContent[]): DescribedPage['content'] {
  return { ...sampleSource.content, sections };
}
