import { describe, expect, it } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes } from '#src/config/languages.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { readWords } from '../support/site-content.ts';
import { builtPages } from './built-documents.ts';

const words = buildRecord(languageCodes, readWords);

describe.each(builtPages)('$address', ({ id, language, root }) => {
  const { t, pages } = words[language];
  const { sections } = pages[id];
  const said = root.querySelectorAll('main p').map((paragraph) => paragraph.text);
  const isMarked = (records: readonly { sample?: true }[]) => records.some(({ sample }) => sample === true);

  it('says once that its clients are samples, as long as they are', () => {
    const clients = findSections(sections, 'clients').filter((section) => isMarked(section.clients));
    expect(said.filter((text) => text === t('samples.clients'))).toHaveLength(clients.length);
  });

  it('says once, before the title of a case study, that it is a sample, as long as it is', () => {
    const studies = findSections(sections, 'study-opening').filter(({ study }) => isMarked([study]));
    expect(said.filter((text) => text === t('samples.study'))).toHaveLength(studies.length);
    const [beforeTitle = ''] = root.innerHTML.split('<h1');
    expect(beforeTitle.includes(t('samples.study'))).toBe(studies.length > 0);
  });
});
