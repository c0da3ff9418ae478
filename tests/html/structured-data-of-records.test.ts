import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { isStudyPage } from '#src/routing/routes.ts';
import { findSections, listQuestions } from '#src/content/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { builtOrigin, builtPages, type BuiltPage, readMeta } from './built-documents.ts';
import { findNodes, findPageNode } from './built-graphs.ts';

const loading = loadSite(join(import.meta.dirname, '../../locales'));
if (!loading.ok) throw new Error('The bundles have faults: npm run check:locales');
const { content } = loading;

/** What Google requires of an article, with author and publisher by reference. */
const articleShape = z.strictObject({
  '@type': z.literal('Article'),
  headline: z.string().min(1).max(110),
  description: z.string().min(1),
  image: z.url(),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  author: z.object({ '@id': z.literal(`${builtOrigin}/#organization`) }),
  publisher: z.object({ '@id': z.literal(`${builtOrigin}/#organization`) }),
  inLanguage: z.enum(languageCodes),
  mainEntityOfPage: z.url(),
  keywords: z.array(z.string().min(1)).min(1),
  isPartOf: z.object({ '@id': z.string() }),
});
const questionsShape = z.array(
  z.strictObject({
    '@type': z.literal('Question'),
    '@id': z.url(),
    name: z.string().min(1),
    acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
  }),
);
const listShape = z.strictObject({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), url: z.url() }),
  ),
});
const catalogsShape = z.array(
  z.strictObject({
    '@type': z.literal('OfferCatalog'),
    name: z.string().min(1),
    itemListElement: z.array(
      z.strictObject({
        '@type': z.literal('Offer'),
        itemOffered: z.strictObject({
          '@type': z.literal('Service'),
          name: z.string().min(1),
          description: z.string().min(1),
        }),
      }),
    ),
  }),
);

const pagesOf = (id: string) => builtPages.filter((page) => page.id === id);
const servicePages = builtPages.filter(({ address }) => address.includes('/services/'));

/** Returns the visible text of an element by its id. */
function readText({ root }: BuiltPage, selector: string): string {
  return plainText(root.querySelector(selector)?.text ?? '').trim();
}

function readQuestions(page: BuiltPage) {
  return questionsShape.parse(findPageNode(page)?.['mainEntity']);
}

describe.each(pagesOf('faq'))('The questions of $file', (page) => {
  it('are those on the page, with their anchors, in order', () => {
    const shown = page.root.querySelectorAll('main [data-discloses]').map(({ id }) => ({
      anchor: `${builtOrigin}${page.address}#${id}`,
      question: readText(page, `#${id} h3`),
      answer: readText(page, `#${id} p`),
    }));
    expect(shown).toHaveLength(listQuestions(readWords(page.language).pages.faq.sections).length);
    expect(
      readQuestions(page).map(({ '@id': anchor, name, acceptedAnswer }) => ({
        anchor,
        question: name,
        answer: acceptedAnswer.text,
      })),
    ).toEqual(shown);
  });
});

it('questions are marked up once per language', () => {
  const marked = builtPages.filter(({ text }) => text.includes('"@type":"Question"'));
  expect(marked.map(({ id }) => id)).toEqual(languageCodes.map(() => 'faq'));
});

const studyPages = builtPages.filter(({ id }) => isStudyPage(id));

describe.each(studyPages)('The article of $file', (page) => {
  const articles = findNodes(page, 'Article').map((node) => articleShape.parse(node));
  const [opening] = findSections(content[page.language].pages[page.id].sections, 'study-drawing');

  it('is the only one, and is the main entity of the page', () => {
    expect(articles.map(({ mainEntityOfPage }) => mainEntityOfPage)).toEqual([builtOrigin + page.address]);
  });

  it.each(articles)('has the content of the page', (article) => {
    const shown = plainText(page.root.querySelector('main')?.text ?? '');
    expect(shown).toContain(article.headline);
    expect(shown).toContain(article.description);
    expect(new URL(article.image).pathname).toContain(`/${opening?.study.picture.name}-`);
    expect(article.keywords).toEqual(opening?.study.tags.map(({ label }) => plainText(label)));
  });

  it.each(articles)('has the dates and the language of the page', (article) => {
    expect(article.datePublished).toBe(readMeta(page, 'article:published_time'));
    expect(article.dateModified).toBe(readMeta(page, 'article:modified_time'));
    expect(article.inLanguage).toBe(page.language);
    expect(article.isPartOf['@id']).toBe(findPageNode(page)?.['@id']);
  });
});

it('articles appear only on the pages of case studies', () => {
  const marked = builtPages.filter((page) => findNodes(page, 'Article').length > 0);
  expect(marked.map(({ address }) => address)).toEqual(studyPages.map(({ address }) => address));
});

/** Returns the number of items listed by a page: its service pages, or its projects. */
function countListed({ id, language }: BuiltPage): number {
  const words = readWords(language);
  if (id === 'services') return findSection(words, id, 'service-index').items.length;
  return id === 'case-studies'
    ? findSection(words, id, 'case-studies').studies.length
    : findSection(words, id, 'studies').studies.length;
}

const lists = [...pagesOf('services'), ...pagesOf('case-studies'), ...pagesOf('renewable-case-studies')];

describe.each(lists)('The list of $file', (page) => {
  const { itemListElement: items } = listShape.parse(findPageNode(page)?.['mainEntity']);

  it('counts from one without duplicates', () => {
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
    expect(items).toHaveLength(countListed(page));
  });

  it('names what the page links', () => {
    const links = page.root.querySelectorAll('main a[href]').map((link) => link.getAttribute('href') ?? '');
    const targets = items.map(({ url }) => url.slice(builtOrigin.length));
    expect(targets.filter((target) => !links.includes(target))).toEqual([]);
  });
});

/** Pages of services with offers to choose from. */
const offeringPages = servicePages.filter(
  ({ id, language }) => findSections(content[language].pages[id].sections, 'services').length > 0,
);

describe.each(offeringPages)('The offers of $file', (page) => {
  const catalogs = catalogsShape.parse(findNodes(page, 'Service')[0]?.['hasOfferCatalog']);

  it('are those on the page', () => {
    const shown = plainText(page.root.querySelector('main')?.text ?? '');
    const said = catalogs.flatMap(({ name, itemListElement }) => [
      name,
      ...itemListElement.flatMap(({ itemOffered }) => [itemOffered.name, itemOffered.description]),
    ]);
    expect(catalogs).toHaveLength(1);
    expect(said.length).toBeGreaterThanOrEqual(1 + 2);
    expect(said.filter((text) => !shown.includes(text))).toEqual([]);
  });
});
