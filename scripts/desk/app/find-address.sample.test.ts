import { expect, test } from 'vitest';
import { plain } from '../overview.fixture.ts';
import type { DeskText } from '../protocol.ts';
import { findAddress } from './find-address.ts';
import { findMoment } from './find-moment.ts';

const make = (file: string, key: string): DeskText => ({
  ...plain,
  file,
  key,
  mark: 1,
  text: '',
  state: 'new',
});

test('a text of a record is shown on the page of that record, if it has one', () => {
  const places = { '1': ['/ar', '/ar/case-studies', '/ar/case-studies/ras-ghareb'] };
  const title = make('ar/records/case-studies.json', 'ras-ghareb.title');
  expect(findAddress(title, places, null)).toBe('/ar/case-studies/ras-ghareb');
  expect(findAddress(title, places, '/ar/case-studies')).toBe('/ar/case-studies');
  expect(findAddress(make('ar/records/clients.json', 'helios.name'), places, null)).toBe('/ar');
});

test('the offer of a language is shown on a page in another one', () => {
  const offer = make('ar/ui.json', 'language.offer');
  expect(findMoment(offer)).toEqual({ word: 'moment_offer', part: 'offer' });
  expect(findAddress(offer, {}, '/ar/about')).toBe('/');
  expect(findAddress(offer, {}, '/about')).toBe('/about');
  expect(findAddress(make('en/ui.json', 'language.offer'), {}, '/about')).toBe('/ar');
});

test('the name of a page that is not visible is in its metadata', () => {
  expect(findMoment(make('ar/pages/home.json', 'name')).word).toBe('moment_data');
  expect(findMoment(make('ar/pages/home.json', 'menu')).word).toBe('moment_menu');
});
