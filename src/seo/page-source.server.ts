import type { Language } from '#src/config/languages.ts';
import type { Company, PageContent, PageLink } from '#src/content/content-types.ts';
import type { MenuPageId, PageId, RouteId } from '#src/routing/routes.ts';
import { writeAddress } from '#src/routing/addresses.ts';

type DescribedContent = 'name' | 'title' | 'description' | 'published' | 'modified' | 'remote' | 'sections';

/** A page with the input of its head and structured data. */
export type DescribedPage = {
  id: RouteId;
  language: Language;
  content: Pick<PageContent, DescribedContent>;
  shell: { company: Company; pages: Record<MenuPageId, Pick<PageLink, 'name'>> };
  /** Title of the document, including the company name. */
  documentTitle: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Whether search engines may index the site. */
  indexing: boolean;
  /** Name of remote areas where some services are offered, in the language of the page. */
  remoteAreas: string;
};

/** A page with an address, and the input of its structured data. */
export type PageSource = DescribedPage & { id: PageId; address: string };

/** Node ids for cross-references. The company has the same id in all languages. */
export const nodeNames = {
  organization: ({ origin }: PageSource) => `${origin}/#organization`,
  webSite: ({ origin, language }: PageSource) => `${writeAddress(origin, 'home', language)}#website`,
  page: ({ address }: PageSource) => `${address}#page`,
  breadcrumbs: ({ address }: PageSource) => `${address}#breadcrumbs`,
  service: ({ address }: PageSource) => `${address}#service`,
} as const;
