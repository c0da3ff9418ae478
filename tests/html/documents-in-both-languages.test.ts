import { readFileSync } from 'node:fs';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes, languages } from '#src/config/languages.ts';
import { numberCertificate } from '#src/content/certificate-facts.ts';
import { maskEmail } from '#src/features/contact/mail-address.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { type BuiltDocument, builtDocuments, listAttribute } from './built-documents.ts';

const factFile = (name: string) => new URL(`../../locales/${name}`, import.meta.url);
const readFacts = (name: string): unknown => JSON.parse(readFileSync(factFile(name), 'utf8'));
const { email, street, registerNumber, taxNumber } = z
  .object({
    email: z.string(),
    street: z.string().optional(),
    registerNumber: z.string().optional(),
    taxNumber: z.string().optional(),
  })
  .parse(readFacts('shared/company.json'));
const { keep } = z
  .object({ keep: z.record(z.string(), z.array(z.string())) })
  .parse(readFacts('glossary.json'));
const clientsShape = z.record(z.string(), z.object({ name: z.string() }));
const clients = languageCodes.flatMap((code) =>
  Object.values(clientsShape.parse(readFacts(`${code}/records/clients.json`))),
);
const studies = z
  .array(z.object({ uuid: z.string(), updatedAt: z.string() }))
  .parse(readFacts('shared/records/case-studies.json'));
const { sections } = z
  .object({
    sections: z.array(
      z.object({ kind: z.string(), items: z.array(z.object({ name: z.string().optional() })).default([]) }),
    ),
  })
  .parse(readFacts('shared/pages/cookie-policy.json'));
/** Names of what the browser stores; a name with spaces is text to translate. */
const storedItems = sections
  .filter(({ kind }) => kind === 'stored-items')
  .flatMap(({ items }) => items.map(({ name = '' }) => name))
  .filter((name) => /^[a-z_][\w.*-]*$/.test(name));
/** File types, which links show after their text. */
const fileTypes = ['PDF'];
/** Latin text allowed in every language, longest first, so that no name is cut by a shorter one. */
const allowed = [
  email,
  ...[street, registerNumber, taxNumber].filter((fact) => fact !== undefined),
  maskEmail(email),
  ...Object.values(keep).flat(),
  ...storedItems,
  ...fileTypes,
  ...clients.map(({ name }) => name),
  ...studies.map(numberCertificate),
].toSorted((a, b) => b.length - a.length);
const readAttributes = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
];
const readMetas = ['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'];
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Returns texts and attributes of an element in the language of its document. */
function listTexts(element: HTMLElement, language: string): string[] {
  const own = element.getAttribute('lang');
  if (unread.has(element.tagName) || (own !== undefined && own !== language)) return [];
  const attributes = readAttributes.map((name) => element.getAttribute(name) ?? '');
  const inner = element.childNodes.flatMap((node) =>
    isElement(node) ? listTexts(node, language) : [node.text],
  );
  return [...attributes, ...inner].filter((text) => text.trim() !== '');
}

function listAllTexts({ root, language }: BuiltDocument): string[] {
  const metas = readMetas.map(
    (name) =>
      root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '',
  );
  return [...metas, ...root.querySelectorAll('html').flatMap((html) => listTexts(html, language))];
}

function leavesForeignWord(text: string): boolean {
  return /\p{Script=Latin}/u.test(
    allowed.reduce((rest, name) => rest.replaceAll(name, ' '), plainText(text)),
  );
}

/** Returns what a document must share with other languages. */
function describeStructure(document: BuiltDocument) {
  const { root } = document;
  const count = (selector: string) => root.querySelectorAll(selector).length;
  return {
    headings: root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => tagName),
    ids: listAttribute(document, 'id'),
    links: count('a'),
    listItems: count('li'),
    buttons: count('button'),
    paragraphs: count('p'),
    pictures: count('img'),
    figures: count('svg'),
    fields: count('input, select, textarea'),
    head: root
      .querySelectorAll('head meta[name], head meta[property]')
      .map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property')]),
  };
}

const [first, ...others] = languageCodes;
const originals = builtDocuments.filter(({ language }) => language === first);

describe.each(others)('%s', (code) => {
  it.each(originals)('has the structure of $file', (original) => {
    const translation = builtDocuments.find(({ id, language }) => id === original.id && language === code);
    expect(translation && describeStructure(translation)).toEqual(describeStructure(original));
  });
});

describe.each(builtDocuments.filter(({ language }) => languages[language].script === 'arabic'))(
  '$file',
  (document) => {
    it('has no Latin words except names and abbreviations', () => {
      const texts = listAllTexts(document);
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter(leavesForeignWord)).toEqual([]);
    });

    it('writes figures with the digits of the site', () => {
      expect(listAllTexts(document).filter((text) => /[\u0660-\u0669\u06f0-\u06f9]/u.test(text))).toEqual([]);
    });
  },
);

describe.each(builtDocuments.filter(({ language }) => languages[language].script === 'latin'))(
  '$file',
  (document) => {
    it('has no Arabic words', () => {
      expect(listAllTexts(document).filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
    });
  },
);
