import { expect, test } from 'vitest';
import { sitePlaces } from '#src/config/site-places.ts';
import { findSection, readWords } from '../support/site-content.ts';

test('Home and Services number the places of the drawn site the same way', () => {
  const words = readWords('en');
  const { items } = findSection(words, 'services', 'service-index');
  const { places } = findSection(words, 'home', 'drawn-site');
  expect(items.map(({ at }) => at)).toEqual([...sitePlaces]);
  expect(places.map(({ to }) => to)).toEqual(items.map(({ to }) => to));
});
