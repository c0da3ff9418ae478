import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './view-address.ts';

const text = { file: 'ar/pages/home.json', key: 'sections.hero.title' };
const simple = { isWhole: false, filter: 'all', query: '' } as const;

test.each([
  { ...text, ...simple },
  { ...text, key: '', ...simple },
  { ...text, key: 'odd?key#with:signs&more=%41', ...simple, query: 'a?b#c&d=e%41 + ص' },
  { ...text, isWhole: true, filter: 'stale', query: '{{company}}' },
] as const)('a view is restored from its address: %o', (view) => {
  expect(readAddress(new URL(writeAddress(view), 'http://desk.example').hash)).toEqual(view);
});

test('an address with only a text shows its file', () => {
  const hash = `#${encodeURIComponent('ar/pages/home.json:menu')}`;
  expect(writeAddress({ ...text, key: 'menu' })).toBe(hash);
  expect(readAddress(hash)).toEqual({ ...text, key: 'menu', ...simple });
});

test.each(['#%E0%A4%A', '#?show=nothing&files=1', ''])('an invalid address opens the desk: %j', (hash) => {
  expect(readAddress(hash)).toMatchObject(simple);
});
