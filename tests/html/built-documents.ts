import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { documentOf } from '#src/config/hosting.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { type PageId, type RouteId, routeIds } from '#src/routing/routes.ts';

/** A built document. */
export type BuiltDocument = {
  id: RouteId;
  language: Language;
  /** File name in `dist/`. */
  file: string;
  text: string;
  root: HTMLElement;
};

/** A document with a URL. */
export type BuiltPage = BuiltDocument & { id: PageId; address: string };

const folder = join(import.meta.dirname, '../../dist');

/** Returns the path of a built file. @throws Error if it was not built */
export function findBuiltFile(name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`dist/${name} is missing. Build the site first: npm run build`);
  return path;
}

/** Returns the text of a built file. @throws Error if it was not built */
export function readBuiltFile(name: string): string {
  return readFileSync(findBuiltFile(name), 'utf8');
}

/** Returns true if an address is of a file that is served unchanged, such as a picture. */
export function isPublicFile(address: string): boolean {
  return /\.[a-z0-9]+$/.test(address) && !address.endsWith('.html') && existsSync(join(folder, address));
}

function fileOf(id: RouteId, language: Language): string {
  if (id === 'not-found') return `${languages[language].prefix}/404.html`.slice(1);
  return documentOf(addressOf(id, language)).slice(1);
}

function readDocument(id: RouteId, language: Language): BuiltDocument {
  const file = fileOf(id, language);
  const text = readBuiltFile(file);
  return { id, language, file, text, root: parse(text) };
}

export const builtDocuments = languageCodes.flatMap((language) =>
  routeIds.map((id) => readDocument(id, language)),
);

/** Every document with a URL. */
export const builtPages = builtDocuments.flatMap((document): BuiltPage[] => {
  const { id, language } = document;
  return id === 'not-found' ? [] : [{ ...document, id, address: addressOf(id, language) }];
});

/** The 404 documents. */
export const notFoundDocuments = builtDocuments.filter(({ id }) => id === 'not-found');

/** Returns the content of a `meta` element by name or property; undefined if there is none. */
export function readMeta({ root }: BuiltDocument, name: string): string | undefined {
  const element =
    root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`);
  return element?.getAttribute('content');
}

/** Returns the title of a document. */
export function readTitle({ root }: BuiltDocument): string {
  return root.querySelector('title')?.text ?? '';
}

/** Returns the canonical address of a document. */
export function readCanonical({ root }: BuiltDocument): string | undefined {
  return root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

/** Returns the values of an attribute, in document order. */
export function listAttribute({ root }: BuiltDocument, name: string): string[] {
  return root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
}

/** Origin for which the site was built. */
export const builtOrigin = new URL(readCanonical(readDocument('home', defaultLanguage)) ?? 'about:blank')
  .origin;
