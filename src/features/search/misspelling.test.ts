import { expect, it } from 'vitest';
import { isMisspelled } from './word-index.ts';

it.each([
  ['a missing letter', 'solr', 'solar'],
  ['a missing first letter', 'nalytics', 'analytics'],
  ['a letter twice', 'slaa', 'sla'],
  ['a letter too much', 'analyxtics', 'analytics'],
  ['a wrong letter', 'enalycics', 'enalytics'],
  ['a wrong first letter', 'xloud', 'cloud'],
  ['two letters in the wrong order', 'wnid', 'wind'],
  ['a missing Arabic letter', 'شبكت', 'شبكات'],
])('%s is a typo: %s for %s', (_what, typed, word) => {
  expect(isMisspelled(typed, word)).toBe(true);
});

it.each([
  ['too short', 'slo', 'sla'],
  ['another short word', 'shoes', 'shops'],
  ['another letter at the end of a short word', 'cart', 'car'],
  ['two mistakes', 'netwkro', 'network'],
  ['two wrong letters', 'anolitics', 'analytics'],
  ['much shorter', 'net', 'network'],
])('%s is not a typo: %s for %s', (_what, typed, word) => {
  expect(isMisspelled(typed, word)).toBe(false);
});
