import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, splitWords } from './normalize-text.ts';

describe('Normalized text', () => {
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
    ['Urdu letters', 'شبکۃ ٹڈڑ ہے ھوں', 'شبكه تدر هي هون'],
    ['Kurdish letters', 'بەڵێن کوردی ڕۆژ', 'بهلين كوردي روز'],
    ['Pashto letters', 'ټولنه ډېر ړومبی ښه کې ګاز سړۍ پاڼه', 'تولنه دير رومبي شه كي غاز سري بانه'],
    ['Uyghur letters', 'ئۇيغۇر ۋە ڭ', 'يويغور وه غ'],
    ['Moroccan and Egyptian letters', 'أڭادير، ڤودافون', 'اغادير، فودافون'],
    ['ta marbuta on any keyboard', 'خدمة خدمۃ خدمە خدمہ خدمۀ خدمۂ', 'خدمه خدمه خدمه خدمه خدمه خدمه'],
    ['hamza on letters of neighbors', 'ۂ ۓ أٵ ٶ ٸ', 'ه ي اا و ي'],
    ['hamza that is typed after its letter', 'ا\u0654من مسو\u0654ول بي\u0654\u0629', 'امن مسوول بيه'],
    ['marks of the Quran', 'ٱلرَّحۡمَٰنِ ۖ قُلۡۚ هُوَۥ', 'الرحمن  قل هو'],
    ['Persian and Urdu numbers', '۲۶۲٫۵ ۱٬۲۰۰ ۵۰٪', '262.5 1200 50%'],
    ['shapes of letters of neighbors', 'ﺷﺒﮑﮧ ﭘﻠﭧ ﻻ ﷲ', 'شبكه بلت لا الله'],
    ['shapes of letters', 'ﺷﺒﻜﺔ', 'شبكه'],
    ['isolates and other invisible characters', '\u2066SLA\u2069\u200f\u00ad', 'sla'],
    ['capitals and accents', 'Café', 'cafe'],
    ['thousands', '6,500', '6500'],
    ['abbreviations of two letters', 'O&M', 'om'],
  ])('has no %s', (_what, written, expected) => {
    expect(normalizeText(written)).toBe(expected);
  });

  it('has 28 Arabic letters, whatever variant was typed', () => {
    const blocks = [
      [0x0600, 0x06ff],
      [0xfb50, 0xfdff],
      [0xfe76, 0xfeff],
    ] as const;
    const typed = blocks
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /\p{L}/u.test(letter));
    expect(typed.length).toBeGreaterThan(700);
    const others = typed.filter(
      (letter) => !/^[ابتثجحخدذرزسشصضطظعغفقكلمنهوي ]*$/.test(normalizeText(letter)),
    );
    expect(others).toEqual([]);
  });

  it('does not change when normalized again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const text = String.fromCharCode(...units);
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
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
    ['شبکه\u200cهای', ['شبكه', 'هاي']],
    ['خد\u200dمة', ['خدمه']],
  ])('are taken from %s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
