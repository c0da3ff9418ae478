import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import type { PageContent, ShellContent, SiteContent } from '#src/content/content-types.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';
import { SHARE_IMAGE, shareTitle } from '#src/seo/share-image.ts';
import { colors } from '#src/theme/tokens.ts';

/** Content of the share image of a page in a language. */
export type Card = { language: Language; id: PageId; content: PageContent; shell: ShellContent };

const FONTS = '/node_modules/@fontsource';

const style = `
@font-face { font-family: Latin; font-weight: 100 700; src: url(${FONTS}-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2); unicode-range: U+0000-00FF, U+2000-206F }
@font-face { font-family: Arabic; font-weight: 400; src: url(${FONTS}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2) }
@font-face { font-family: Arabic; font-weight: 600; src: url(${FONTS}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2) }
* { margin: 0; box-sizing: border-box }
body { --toward: to right; color: ${colors.onInk}; font: 400 30px/1.45 Latin, Arabic }
[dir=rtl] body { --toward: to left; line-height: 1.7 }
.card { position: relative; inline-size: ${SHARE_IMAGE.width}px; block-size: ${SHARE_IMAGE.height}px;
  overflow: clip; background: ${colors.ink} }
.picture, .scrim { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.scrim { background: linear-gradient(var(--toward), ${colors.ink} 0, ${colors.ink}f0 30%, ${colors.ink}b0 54%, ${colors.ink}30 78%, ${colors.ink}18),
  linear-gradient(to top, ${colors.ink}b8, transparent 34%) }
.plan { position: absolute; inset-block: 0; inset-inline-end: 0; block-size: 100%; inline-size: 62%; fill: none; stroke: ${colors.onInk}; stroke-width: 1; stroke-opacity: .22 }
.covered { stroke: ${colors.signalOnInk}; stroke-width: 2.5; stroke-opacity: 1 }
main { position: absolute; inset: 60px 72px 54px; display: flex; flex-direction: column }
.logo { block-size: 52px; align-self: start }
.text { margin-block: auto; inline-size: 680px }
h1 { font-size: 66px; font-weight: 600; line-height: 1.12; letter-spacing: -.018em; text-wrap: balance }
h1.long { font-size: 56px }
[dir=rtl] h1:not(.long) { font-size: 60px }
[dir=rtl] h1 { line-height: 1.42; letter-spacing: 0 }
h1::before { content: ''; display: block; inline-size: 72px; block-size: 4px; margin-block-end: 28px; background: ${colors.sun} }
.summary { margin-block-start: 20px; inline-size: 580px; text-wrap: balance }
.tagline { padding-block-start: 18px; border-block-start: 1px solid ${colors.onInk}38; color: ${colors.onInkMuted}; font-size: 22px }`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the first picture of a page. */
function findPicture({ sections }: PageContent): Picture | undefined {
  const [first] = sections;
  if (first?.kind === 'study-drawing') return first.study.picture;
  const [picture] = sections.flatMap((section) => {
    if ('picture' in section) return [section.picture];
    return section.kind === 'stories' && section.beside !== undefined ? [section.beside.picture] : [];
  });
  return picture;
}

/**
 * Writes the card of a page as HTML. The home page uses its title, because its name (such as Home) says little, and
 * has no tagline, because its summary says the same.
 * @param plan drawing used without a picture; empty when only the content of cards is compared
 */
export function writeCard({ language, content, shell }: Card, plan = ''): string {
  const picture = findPicture(content);
  const width = picture?.widths.find((each) => each >= 1080) ?? picture?.widths.at(-1);
  const isHome = content.id === 'home';
  const name = isHome ? shareTitle('home', content.name, content.title) : content.name;
  const isLong = name.length > 32;
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><meta charset="utf-8">
<style>${style}</style><div class="card">
${picture === undefined ? plan : `<img class="picture" src="/public/pictures/${picture.name}-${width}.webp">`}<div class="scrim"></div>
<main><img class="logo" src="/public/brand/${shell.company.logo}-on-dark.svg">
<div class="text"><h1${isLong ? ' class="long"' : ''}>${escape(name)}</h1><p class="summary">${escape(content.summary)}</p></div>
${isHome ? '' : `<p class="tagline">${escape(shell.company.tagline)}</p>`}</main></div></html>`;
}

/** Lists the cards of all pages with an address, in every language. */
export function listCards(site: SiteContent): Card[] {
  return languageCodes.flatMap((language) => {
    const { pages, shell } = site[language];
    return pageIds.map((id) => ({ language, id, content: pages[id], shell }));
  });
}
