import { describe, expect, it } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes, languages, releasedLanguages } from '#src/config/languages.ts';
import { conditions, appliesTo } from '#src/config/site.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { findSection, readWords, siteWith } from '../support/site-content.ts';
import { type BuiltDocument, builtDocuments } from './built-documents.ts';

const words = buildRecord(languageCodes, readWords);
/** Keys of facts that are not words: ids, names of files and drawings, addresses. */
const facts = [
  'id',
  'kind',
  'icon',
  'anchor',
  'to',
  'picture',
  'drawing',
  'at',
  'emblem',
  'way',
  'service',
  'website',
  'area',
  'fate',
  'unit',
  'first',
  'quoted',
  'leading',
  'pictured',
  'tone',
  'layout',
  'asks',
  'when',
];
/** Keys of map places that are not words. */
const placeFacts = ['areas', 'region', 'tooltip', 'beside', 'zone', 'side', 'shape'];
/** Records of which a section shows a part. */
const records = ['studies', 'study', 'certificate', 'company', 'slug', 'tags'];
/** Texts shown only after an event: a chosen filter, a copied link, a failed map. */
const laterWords = ['filter', 'linkCopied', 'linkNotCopied', 'map', 'seas'];
/** The scripts of the site's languages. */
const scripts = new Set(releasedLanguages.map((code) => languages[code].script));
const otherWords = scripts.size > 1 ? [] : ['other', 'otherLetter', 'otherLines', 'same'];
const unread = new Set([...facts, ...placeFacts, ...records, ...laterWords, ...otherWords]);

/** Normalizes a text for comparison: without tags, invisible isolates and line breaks. */
function plain(text: string): string {
  return plainText(text)
    .replace(/<\/?strong>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The conditions of texts that a build without settings does not show. */
const foreignConditions = conditions.filter(
  (condition) => !appliesTo(siteWith('mailbox'), { when: [condition] }),
);

/** Whether a text holds only on other sites. */
function isOfOthers(value: object): boolean {
  if (!('when' in value) || !Array.isArray(value.when)) return false;
  const { when } = value;
  return foreignConditions.some((condition) => when.includes(condition));
}

/** Returns the texts of a section that apply only to another destination. */
function listForeign(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isOfOthers(value))
    return ['text', 'purpose'].flatMap((key) => {
      const text: unknown = Reflect.get(value, key);
      return typeof text === 'string' ? [plain(text)] : [];
    });
  return Object.values(value).flatMap(listForeign);
}

/** Returns every text of a section that its document contains. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null || isOfOthers(value)) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    unread.has(key) ? [] : listTexts(inner),
  );
}

/** Returns all visible text of a document, and all text for screen readers. */
function readContent({ root }: BuiltDocument): string {
  const named = ['alt', 'aria-label', 'data-heading', 'placeholder'].flatMap((name) =>
    root.querySelectorAll(`main [${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  return plain([root.querySelector('main')?.text ?? '', ...named].join(' '));
}

describe.each(builtDocuments)('$file', (document) => {
  const { id, language } = document;
  const { sections } = words[language].pages[id];
  const shown = readContent(document);

  const written = sections.filter((section) => listTexts(section).length > 0);

  it('has nothing invisible inside its words', () => {
    const { text } = document.root;
    expect(text.match(/.{0,20}[\u00AD\u200B-\u200D\u2060\uFEFF].{0,20}/u)?.[0]).toBeUndefined();
  });

  it('is mostly written text, with some records', () => {
    expect(written.length).toBeGreaterThan(sections.length / 2);
  });

  it.each(written.map((section): [string, SectionContent] => [section.id, section]))(
    'shows every text of the section %s',
    (_id, section) => {
      expect(listTexts(section).filter((text) => !shown.includes(text))).toEqual([]);
    },
  );
});

describe.each(languageCodes)('The legal pages in %s', (language) => {
  const legalPages = ['privacy-policy', 'cookie-policy', 'terms'] as const;
  const readShown = (page: (typeof legalPages)[number]) => {
    const document = builtDocuments.find(({ id, language: of }) => id === page && of === language);
    return document === undefined ? '' : readContent(document);
  };

  it.each(legalPages)('say nothing that holds only on other sites: %s', (page) => {
    const foreign = listForeign(words[language].pages[page].sections);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((text) => readShown(page).includes(text))).toEqual([]);
  });

  it.each(legalPages)('name no service that a site without settings does not use: %s', (page) => {
    expect(readShown(page)).not.toMatch(/Google|EmailJS|_ga|help-desk widget|أداة مكتب المساعدة/);
  });
});

describe.each(languageCodes)('The case studies in %s', (language) => {
  const { studies } = findSection(words[language], 'case-studies', 'case-studies');
  const document = builtDocuments.find((each) => each.id === 'case-studies' && each.language === language);
  const shown = document === undefined ? '' : readContent(document);

  it.each(studies)(
    'show all of $id',
    ({ title, subtitle, fact, client, alt, drawn = alt, challenge, solution, results, tags }) => {
      const texts = listTexts([
        [title, subtitle, client.name, drawn, challenge, solution],
        Object.values(fact),
        [...results],
        [...tags],
      ]);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    },
  );
});
