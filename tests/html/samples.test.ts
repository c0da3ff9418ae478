import { describe, expect, it } from 'vitest';
import { readWords } from '../support/site-content.ts';
import { builtPages } from './built-documents.ts';

describe.each(builtPages)('$address', ({ language, root }) => {
  const { t, shell } = readWords(language);

  it('says on top that the site is a sample, as long as one record is', () => {
    const notes = root.querySelectorAll('header > p:first-child[data-samples]').map((note) => note.text);
    expect(notes).toEqual(shell.hasSamples ? [t('samples')] : []);
  });
});
