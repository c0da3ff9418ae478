import { expect, test } from 'vitest';
import { replaceWords } from './replace-words.ts';

test.each([
  ['every occurrence of a word', 'site by site', 'site', 'place', 'place by place'],
  ['no placeholder', '{{company}} is a company', 'company', 'firm', '{{company}} is a firm'],
  ['no tag', '<link>a link</link>', 'link', 'way', '<link>a way</link>'],
  ['special characters literally', 'more (or less)', '(or less)', '$& \\1', 'more $& \\1'],
  ['nothing for an empty query', 'text', '', 'x', 'text'],
])('replaces %s', (_name, text, from, to, expected) => {
  expect(replaceWords(text, from, to)).toBe(expected);
});
