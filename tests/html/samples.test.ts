import { describe, expect, it } from 'vitest';
import { readWords } from '../support/site-content.ts';
import { builtPages } from './built-documents.ts';

describe.each(builtPages)('$address', ({ language, root }) => {
  const { t, shell } = readWords(language);

  it('shows a sample notice at the top while one of its records is a sample', () => {
    const notes = root.querySelectorAll('header > p:first-child[data-samples]').map((note) => note.text);
    expect(notes).toEqual(shell.hasSamples ? [t('samples')] : []);
  });
});
