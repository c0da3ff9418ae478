import { type Language, languages } from '#src/config/languages.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { writeDocumentId } from '#src/routing/document-mark.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { HeadTag } from '#src/seo/head.ts';
import { manifestPath } from '#src/seo/manifest.server.ts';
import { colors } from '#src/theme/tokens.ts';

type DocumentParts = {
  language: Language;
  id: RouteId;
  /** Base path of the site on its host; empty in development. */
  base?: string;
  head: HeadTag[];
  /** Content security policy; undefined in development. */
  policy?: string;
  /** Content of the style element. */
  style: string;
  sheets?: string[];
  fonts: string[];
  /** Picture of the first view. */
  picture?: Picture | undefined;
  script: string;
  /** Address of the page that visitors will probably open next. */
  next?: string | undefined;
  /** JSON-LD; null if the page has none. */
  structuredData: string | null;
  html: string;
};

/** Shortens React's markup, where `=""` occurs in empty attributes only: removes what browsers do not need. */
const shorten = (html: string) =>
  html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll('=""', '')
    .replace(/><\/(?:path|use)>/g, '/>');

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function writeTag({ name, text, attributes }: HeadTag): string {
  if (name === 'title') return `<title>${escape(text ?? '')}</title>`;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join('')}>`;
}

function writePicturePreload({ name, widths }: Picture, base: string): string {
  const sources = widths.map((width) => `${base}/pictures/${name}-${width}.avif ${width}w`).join(', ');
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="100vw" fetchpriority="high">`;
}

/** Writes a document. The policy is the first tag after the charset, since it applies only to what follows. */
export function writeDocument(parts: DocumentParts): string {
  const { language, id, base = '', policy, picture, next } = parts;
  // Text shows in a fallback font first, but the picture's space is empty, so the picture loads first.
  const order = picture === undefined ? '' : ' fetchpriority="low"';
  const head = [
    '<meta charset="utf-8">',
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...parts.head.map(writeTag),
    ...(picture === undefined ? [] : [writePicturePreload(picture, base)]),
    ...parts.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}"${order}>`,
    ),
    `<style>${parts.style}</style>`,
    ...(parts.sheets ?? []).map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    `<script type="module" src="${parts.script}"${next === undefined ? '' : ` data-next="${next}"`}></script>`,
    `<meta name="theme-color" content="${colors.ink}">`,
    `<link rel="icon" href="${base}/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}${manifestPath(language)}">`,
    ...(parts.structuredData === null
      ? []
      : [`<script type="application/ld+json">${parts.structuredData}</script>`]),
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head>`,
    ...head,
    `</head><body><div id="root" data-id="${writeDocumentId({ language, id })}">${shorten(parts.html)}</div></body></html>`,
  ].join('\n');
}
