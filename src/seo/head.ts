import {
  defaultLanguage,
  isDraft,
  type Language,
  languages,
  releasedLanguages,
} from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { isStudyPage, type PageId } from '#src/routing/routes.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import type { DescribedPage } from './page-source.server.ts';
import { SHARE_IMAGE, shareImagePath, shareTitle } from './share-image.ts';

/** A head element as data. The title has a text; all others have attributes only. */
export type HeadTag = { name: 'title' | 'meta' | 'link'; attributes: Record<string, string>; text?: string };

/**
 * Returns the head tags of a page (behavior §2). The 404 page has no address: it has neither canonical nor alternates
 * nor sharing tags.
 */
export function describeHead(source: DescribedPage): HeadTag[] {
  const { id, language, content, documentTitle, origin, indexing } = source;
  const isListed = indexing && id !== 'not-found' && !isDraft(language);
  const shared: HeadTag[] = [
    { name: 'title', attributes: {}, text: plainText(documentTitle) },
    meta('name', 'description', content.description),
    meta('name', 'robots', isListed ? 'index, follow, max-image-preview:large' : 'noindex'),
  ];
  if (id === 'not-found') return shared;
  return [
    ...shared,
    link({ rel: 'canonical', href: writeAddress(origin, id, language) }),
    ...(isDraft(language) ? [] : describeAlternates(id, origin)),
    ...describeOpenGraph(source, id),
    ...describeCard(source, id),
  ];
}

function describeAlternates(id: PageId, origin: string): HeadTag[] {
  const describeAlternate = (hreflang: string, language: Language) =>
    link({ rel: 'alternate', hreflang, href: writeAddress(origin, id, language) });
  return [
    ...releasedLanguages.map((code) => describeAlternate(code, code)),
    describeAlternate('x-default', defaultLanguage),
  ];
}

/** Social networks read the dates for every page type, although the protocol defines them for articles. */
function describeOpenGraph({ language, content, shell, documentTitle, origin }: DescribedPage, id: PageId) {
  const others: readonly Language[] = releasedLanguages.filter((code) => code !== language);
  return [
    meta('property', 'og:type', isStudyPage(id) ? 'article' : 'website'),
    meta('property', 'og:site_name', shell.company.name),
    meta('property', 'og:title', shareTitle(id, content.name, documentTitle)),
    meta('property', 'og:description', content.description),
    meta('property', 'og:url', writeAddress(origin, id, language)),
    meta('property', 'og:locale', languages[language].openGraph),
    ...others.map((code) => meta('property', 'og:locale:alternate', languages[code].openGraph)),
    meta('property', 'og:image', origin + shareImagePath(id, language)),
    meta('property', 'og:image:type', SHARE_IMAGE.type),
    meta('property', 'og:image:width', String(SHARE_IMAGE.width)),
    meta('property', 'og:image:height', String(SHARE_IMAGE.height)),
    meta('property', 'og:image:alt', shareTitle(id, content.name, content.title)),
    meta('property', 'article:published_time', content.published),
    meta('property', 'article:modified_time', content.modified),
  ];
}

/** The picture comes from Open Graph; the texts are repeated because some readers use only the card. */
function describeCard({ content, documentTitle }: DescribedPage, id: PageId): HeadTag[] {
  return [
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', shareTitle(id, content.name, documentTitle)),
    meta('name', 'twitter:description', content.description),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: name, content: plainText(content) } };
}

function link(attributes: { rel: string; hreflang?: string; href: string }): HeadTag {
  return { name: 'link', attributes };
}
