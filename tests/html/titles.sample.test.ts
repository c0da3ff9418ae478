import { expect, it } from 'vitest';
import { plainText } from '#src/i18n/plain-text.ts';
import { readSite } from '../support/site-content.ts';
import { builtDocuments, readTitle } from './built-documents.ts';

const site = readSite();

it.each(builtDocuments)('$file starts its title with its name, then optionally a claim', (document) => {
  const name = plainText(site[document.language].pages[document.id].name);
  const [title] = readTitle(document).split(' | ');
  expect(title === name || title?.startsWith(`${name}: `)).toBe(true);
});
