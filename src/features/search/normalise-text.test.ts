import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText, splitWords } from './normalise-text.ts';

describe('A text in the spelling of the search', () => {
  it.each([
    ['hamza on alef', 'إدارة أمن الآلة', 'اداره امن الاله'],
    ['hamza on waw and ya', 'مسؤول، بيئة', 'مسوول، بييه'],
    ['hamza alone', 'كهرباء', 'كهربا'],
    ['final ya without dots', 'مستوى', 'مستوي'],
    ['vowel marks', 'التَّحَوُّل الرَّقمِيّ', 'التحول الرقمي'],
    ['tatweel', 'الخـــدمات', 'الخدمات'],
    ['Arabic-Indic digits', '٢٦٢٫٥', '262.5'],
    ['Persian digits', '۵۰۰', '500'],
    ['Persian letters', 'شبکه گلف', 'شبكه غلف'],
    ['shapes of letters', 'ﺷﺒﻜﺔ', 'شبكه'],
    ['isolates and other invisible characters', '\u2066SLA\u2069\u200f\u00ad', 'sla'],
    ['capitals and accents', 'Café', 'cafe'],
    ['thousands', '6,500', '6500'],
    ['abbreviations of two letters', 'O&M', 'om'],
  ])('has no %s', (_what, written, expected) => {
    expect(normaliseText(written)).toBe(expected);
  });

  it('is the same when it is made again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const text = String.fromCharCode(...units);
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
    );
  });
});

describe('Words of a text', () => {
  it.each([
    ['500MW', ['500', 'mw']],
    ['500 MW', ['500', 'mw']],
    ['4G-LTE', ['4g', 'lte']],
    ['2G و3G', ['2g', '3g']],
    ['1.1 غيغاواط', ['1.1', 'غيغاواط']],
    ['99.9%', ['99.9']],
    ['wi-fi, e-commerce', ['wi', 'fi', 'commerce']],
    ['<b>شبكات</b>', ['شبكات']],
    [' . ', []],
  ])('are taken from %s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
