import { expect, it } from 'vitest';
import { containsWords } from './show-target.ts';

it.each([
  ['Monitoring Tools and reports', 'monitoring-tools', true],
  ['How we  monitor: tools', 'monitoring-tools', false],
  ['شبكات \u20664G-LTE\u2069 للمواقع النائية', 'شبكات 4G-LTE', true],
  ['Anything', '', false],
])('%s contains the words of %s: %s', (heading, words, expected) => {
  expect(containsWords(heading, words)).toBe(expected);
});
