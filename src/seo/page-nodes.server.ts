import type { BreadcrumbList, ItemList, ListItem, Question, WebPage } from 'schema-dts';
import { isMenuPage, isServicePage, type PageId, breadcrumbsTo } from '#src/routing/routes.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { findSections, listQuestions, listStudies } from '#src/content/find-sections.ts';
import { nodeNames, type PageSource } from './page-source.server.ts';
import { SHARE_IMAGE, shareImagePath } from './share-image.ts';

/** The page itself, with its dates and what it lists or answers. */
export function describeWebPage(page: PageSource): WebPage {
  const { id, address, content, language, origin } = page;
  return {
    ...describePurpose(page),
    '@id': nodeNames.page(page),
    url: address,
    name: content.title,
    description: content.description,
    inLanguage: language,
    isPartOf: { '@id': nodeNames.webSite(page) },
    about: { '@id': isServicePage(id) ? nodeNames.service(page) : nodeNames.organization(page) },
    breadcrumb: { '@id': nodeNames.breadcrumbs(page) },
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

type Purpose =
  | { '@type': 'WebPage' }
  | { '@type': 'FAQPage'; mainEntity: Question[] }
  | { '@type': 'CollectionPage'; mainEntity?: ItemList };

/**
 * Type of the page. Only the page with all questions is an `FAQPage`: a question that is on several pages of a site
 * must be marked up only once (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 */
function describePurpose(page: PageSource): Purpose {
  // As a string, since a site may lack any of these pages.
  const id: string = page.id;
  if (id === 'faq') return { '@type': 'FAQPage', mainEntity: describeQuestions(page) };
  if (id === 'services') {
    const services = findSections(page.content.sections, 'service-index').flatMap(({ items }) => items);
    const targets = services.map(({ to }) => to.page);
    return collect(page, targets);
  }
  if (id === 'case-studies') return collect(page, listStudyPages(page, 'case-studies'));
  if (id === 'renewable-case-studies') return collect(page, listStudyPages(page, 'studies'));
  return { '@type': 'WebPage' };
}

function describeQuestions({ address, content }: PageSource): Question[] {
  return listQuestions(content.sections).map(({ slug, question, answer }) => ({
    '@type': 'Question',
    '@id': `${address}#${slug}`,
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}

function listStudyPages({ content }: PageSource, kind: 'case-studies' | 'studies'): PageId[] {
  return listStudies(content.sections, kind).map(({ page }) => page);
}

/** A page that lists other pages. */
function collect({ origin, language }: PageSource, pages: readonly PageId[]): Purpose {
  const itemListElement: ListItem[] = pages.map((id, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: writeAddress(origin, id, language),
  }));
  return { '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', itemListElement } };
}

/** Breadcrumbs from the home page to the page; one item on the home page (behavior §2). */
export function describeBreadcrumbs(page: PageSource): BreadcrumbList {
  const { address, content, id, language, origin, shell } = page;
  const above = breadcrumbsTo(id)
    .filter((step) => step !== id)
    .filter(isMenuPage);
  const trail = [
    ...above.map((step) => ({ name: shell.pages[step].name, item: writeAddress(origin, step, language) })),
    { name: content.name, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeNames.breadcrumbs(page),
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
