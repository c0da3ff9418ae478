import type { Language } from '#src/config/languages.ts';
import type { Company, PageContent, PageLink } from '#src/content/content-types.ts';
import type { MenuPageId, PageId, RouteId } from '#src/routing/routes.ts';
import { writeAddress } from '#src/routing/addresses.ts';

type DescribedContent = 'name' | 'title' | 'description' | 'published' | 'modified' | 'remote' | 'sections';

/** A page, and what its head and its structured data are made of. */
export type DescribedPage = {
  id: RouteId;
  language: Language;
  content: Pick<PageContent, DescribedContent>;
  shell: { company: Company; pages: Record<MenuPageId, Pick<PageLink, 'name'>> };
  /** Title of the document, the company included. */
  documentTitle: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Whether search engines may list the site. */
  indexing: boolean;
  /** Name of the places without cities where some services are offered, in the language of the page. */
  remoteAreas: string;
};

/** A page that has an address, and what its structured data is made of. */
export type PageSource = DescribedPage & { id: PageId; address: string };

/** Names of the nodes, by which they refer to each other. The company is one in all languages. */
export const nodeNames = {
  organization: ({ origin }: PageSource) => `${origin}/#organization`,
  webSite: ({ origin, language }: PageSource) => `${writeAddress(origin, 'home', language)}#website`,
  page: ({ address }: PageSource) => `${address}#page`,
  breadcrumbs: ({ address }: PageSource) => `${address}#breadcrumbs`,
  service: ({ address }: PageSource) => `${address}#service`,
} as const;
