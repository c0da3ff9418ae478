import { describe, expect, it } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { readWords } from '../support/site-content.ts';
import { builtPages } from './built-documents.ts';

const words = buildRecord(languageCodes, readWords);

/** The case studies that a section lists. */
function listStudies(section: SectionContent) {
  return 'studies' in section ? section.studies : [];
}

/** Where the first record of a list begins: its heading, its line, its quotation or its picture. */
const firstRecord = /<(?:h3|li|article|blockquote|figure)[ >]/;

describe.each(builtPages)('$address', ({ id, language, root }) => {
  const { t, pages } = words[language];
  const { sections } = pages[id];
  const said = root.querySelectorAll('main p').map((paragraph) => paragraph.text);
  const isMarked = (records: readonly { sample?: true }[]) => records.some(({ sample }) => sample === true);

  it('says before everything that the site is a sample, as long as one record is', () => {
    const notes = root.querySelectorAll('[data-samples]').map((note) => note.text);
    expect(notes).toEqual(words[language].shell.hasSamples ? [t('samples.site')] : []);
    if (notes.length > 0) expect(root.querySelector('[data-samples] ~ header')).not.toBeNull();
  });

  it('says once that its clients are samples, as long as they are', () => {
    const clients = findSections(sections, 'clients').filter((section) => isMarked(section.clients));
    expect(said.filter((text) => text === t('samples.clients'))).toHaveLength(clients.length);
  });

  it('says once, before the first figure of a case study, that it is a sample, as long as it is', () => {
    const studies = findSections(sections, 'study-opening').filter(({ study }) => isMarked([study]));
    expect(said.filter((text) => text === t('samples.study'))).toHaveLength(studies.length);
    for (const { id: opening, study } of studies) {
      const text = plainText(root.getElementById(opening)?.text ?? '');
      expect(text.indexOf(t('samples.study'))).toBeLessThan(text.indexOf(plainText(study.fact.label)));
    }
  });

  it.each([
    ['studies', listStudies],
    ['stories', (section: SectionContent) => ('stories' in section ? section.stories : [])],
  ] as const)(
    'says once, where its %s begin, that they are samples, as long as one is',
    (name, listRecords) => {
      const note = t(`samples.${name}`);
      const lists = sections.filter((section) => isMarked(listRecords(section)));
      expect(said.filter((text) => text === note)).toHaveLength(Math.min(lists.length, 1));
      for (const { id: list } of lists.slice(0, 1)) {
        const [before = ''] = (root.getElementById(list)?.innerHTML ?? '').split(firstRecord);
        expect(before).toContain(note);
      }
    },
  );
});
