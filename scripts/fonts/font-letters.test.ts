import { expect, it } from 'vitest';
import { listMissingGlyphs } from './font-letters.ts';

it.each([
  ['latin', 'Ömer & Sons’ Networks: 24/7, €5 «naïve» <b>{{count}}</b>', []],
  ['latin', 'O\u0308mer', []],
  ['latin', 'Şahin Iğdır, İş', ['Ş', 'ğ', 'ı', 'İ', 'ş']],
  ['latin', 'Zażółć', ['ż', 'ł', 'ć']],
  ['latin', '网络 ☎ 🌬', ['网', '络', '☎', '🌬']],
  ['arabic', 'شبكات عُمّر وأبنائه ٢٤، Ömer', []],
  ['arabic', 'گاز پارس', ['گ', 'پ']],
] as const)('the fonts of %s show «%s» but for %j', (script, text, lacking) => {
  expect(listMissingGlyphs(text, script)).toEqual(lacking);
});
