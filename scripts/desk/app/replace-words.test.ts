import { expect, test } from 'vitest';
import { replaceWords } from './replace-words.ts';

test.each([
  ['a word wherever it stands', 'site by site', 'site', 'place', 'place by place'],
  ['no placeholder', '{{company}} is a company', 'company', 'firm', '{{company}} is a firm'],
  ['no tag', '<link>a link</link>', 'link', 'way', '<link>a way</link>'],
  ['signs as they are', 'more (or less)', '(or less)', '$& \\1', 'more $& \\1'],
  ['nothing without a word', 'text', '', 'x', 'text'],
])('replaces %s', (_name, text, from, to, expected) => {
  expect(replaceWords(text, from, to)).toBe(expected);
});
