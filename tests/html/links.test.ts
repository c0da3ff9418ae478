import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { listAnchors } from '#src/content/check/page-anchors.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { readWords } from '../support/site-content.ts';
import { builtDocuments, builtPages, isPublicFile, listAttribute } from './built-documents.ts';

/** Attributes with space-separated ids of elements in the same document. */
const references = [
  'for',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'aria-owns',
  'list',
  'form',
];
const pageAddresses = new Set(builtPages.map(({ address }) => address));
const idsOfPage = new Map(builtPages.map((page) => [page.address, new Set(listAttribute(page, 'id'))]));

type Document = (typeof builtDocuments)[number];

/** Returns the addresses in a `srcset`, without widths. */
function listSources({ root }: Document): string[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  return sets
    .flatMap((set) => set.split(/,\s+/))
    .map((source) => splitAddress(source.split(' ')[0] ?? '').path);
}

function listLinks({ root }: Document) {
  return root.querySelectorAll('a[href], area[href]').map((link) => ({
    href: link.getAttribute('href') ?? '',
    hreflang: link.getAttribute('hreflang'),
    target: link.getAttribute('target'),
    rel: link.getAttribute('rel') ?? '',
  }));
}

/** Splits a site link into path and anchor. */
function splitAddress(href: string): { path: string; anchor: string } {
  const [rest = '', anchor = ''] = href.split('#');
  return { path: rest.split('?')[0] ?? '', anchor: decodeURIComponent(anchor) };
}

describe.each(builtDocuments)('$file', (document) => {
  it('has a menu in every navigation panel', () => {
    const counts = document.root
      .querySelectorAll('header [data-panel] > ul')
      .map((panel) => panel.querySelectorAll('a').length);
    expect(counts.filter((count) => count < 2)).toEqual([]);
  });

  const links = listLinks(document);
  const ids = listAttribute(document, 'id');
  const inside = links.filter(({ href }) => href.startsWith('/') && !href.startsWith('//'));

  it('links only documents, files, anchors, web addresses, mail and phone numbers', () => {
    expect(links.length).toBeGreaterThan(0);
    const known = /^(?:\/(?!\/)|#|https:\/\/|mailto:[^@\s]+@[^@\s]+$|tel:\+\d+$)/;
    expect(links.map(({ href }) => href).filter((href) => !known.test(href))).toEqual([]);
  });

  it('starts every chat with a text in its language', () => {
    const { shell, t } = readWords(document.language);
    const { name, phone, whatsapp = phone } = shell.company;
    const text = plainText(t('chat.greeting', { company: name }));
    const chats = links.filter(({ href }) => href.startsWith('https://wa.me/'));
    expect(chats.length).toBeGreaterThan(0);
    for (const { href } of chats) {
      const { pathname, searchParams } = new URL(href);
      expect([pathname, [...searchParams]]).toEqual([`/${whatsapp.replace(/\D/g, '')}`, [['text', text]]]);
    }
  });

  it('links canonical addresses that exist', () => {
    const dead = inside.map(({ href }) => splitAddress(href).path).filter((path) => !pageAddresses.has(path));
    expect(dead.filter((path) => !isPublicFile(path))).toEqual([]);
  });

  it('links anchors that exist', () => {
    const elsewhere = inside.filter(({ href }) => {
      const { path, anchor } = splitAddress(href);
      return anchor !== '' && idsOfPage.get(path)?.has(anchor) !== true;
    });
    const here = links.filter(({ href }) => href.startsWith('#') && !ids.includes(splitAddress(href).anchor));
    expect([...elsewhere, ...here].map(({ href }) => href)).toEqual([]);
  });

  it('changes the language only where a link declares it', () => {
    const foreign = inside.flatMap(({ href, hreflang }) => {
      const page = builtPages.find(({ address }) => address === splitAddress(href).path);
      return page === undefined || page.language === (hreflang ?? document.language) ? [] : [href];
    });
    expect(foreign).toEqual([]);
  });

  it('links to itself in every other language', () => {
    const others = languageCodes.filter((code) => code !== document.language);
    const target = document.id === 'not-found' ? 'home' : document.id;
    const expected = others.map((code) =>
      builtPages.find(({ id, language }) => id === target && language === code),
    );
    const switches = links.filter(({ hreflang }) => hreflang !== undefined).map(({ href }) => href);
    expect(new Set(switches)).toEqual(new Set(expected.map((page) => page?.address)));
  });

  it('opens new windows without access to the site', () => {
    const open = links.filter(({ target, rel }) => target === '_blank' && !/\bnoopener\b/.test(rel));
    expect(open).toEqual([]);
  });

  it('references files that exist', () => {
    const icons = document.root.querySelectorAll(
      'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"], link[rel="stylesheet"]',
    );
    const files = [
      ...listAttribute(document, 'src'),
      ...icons.map((link) => link.getAttribute('href')).filter((href) => href !== undefined),
      ...listSources(document),
    ];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isPublicFile(splitAddress(file).path))).toEqual([]);
  });

  it('uses every id once', () => {
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeated).toEqual([]);
  });

  it('references elements that exist', () => {
    const named = references
      .flatMap((name) => listAttribute(document, name))
      .flatMap((value) => value.split(/\s+/));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('Anchors known to the bundle check', () => {
  const source = readSite(join(import.meta.dirname, '../../locales'));

  it.each(builtPages)('are those of $address', ({ id, address }) => {
    const anchors = listAnchors(source, id);
    expect(anchors.length).toBeGreaterThan(0);
    expect(anchors.filter((anchor) => idsOfPage.get(address)?.has(anchor) !== true)).toEqual([]);
  });
});
