import { expect, test } from 'vitest';
import { isolateRuns } from './isolate-runs.ts';
import { plainText } from './plain-text.ts';
import { joinPhrases, phrasePattern, preventBreaks } from './prevent-breaks.ts';

/** Shows no-break spaces as `_`. */
function show(text: string): string {
  return text.replaceAll('\u00A0', '_');
}

test.each([
  ['a number and its unit', 'a 262.5 MW wind farm', 'a 262.5_MW wind farm'],
  ['a number of degrees', 'at 50 °C', 'at 50_°C'],
  ['an hour', '8 AM to 5 PM in Austin', '8_AM to 5_PM in Austin'],
  ['a percentage', '99.9% uptime', '99.9%_uptime'],
  ['a count', '12,000 items in 3 months', '12,000_items in 3_months'],
  ['around the clock', 'a 24/7 hotline', 'a 24/7_hotline'],
  ['a date', 'through February 27, 2025, from survey', 'through February_27,_2025, from survey'],
  ['a month of a year', 'through February 2025, monitored', 'through February_2025, monitored'],
  ['an Arabic date', 'التسليم إلى 27 فبراير 2025 فبلغ', 'التسليم إلى_27_فبراير_2025 فبلغ'],
  ['a number at the end of a clause', 'in 2025, and later', 'in 2025, and later'],
  ['a name that ends in a letter', '3G and 4G coverage', '3G and 4G coverage'],
  ['a number of a standard', 'tested to WCAG 2.2.', 'tested to WCAG_2.2.'],
  ['a suite of an address', '100 Example Street, Suite 200', '100_Example Street, Suite_200'],
  ['a count in a message', '{{count}} seconds left', '{{count}}_seconds left'],
  [
    'a format in a message',
    'Page {{page, number}} of {{pages, number}}',
    'Page {{page, number}}_of {{pages, number}}',
  ],
  ['hyphenated words', 'Wi-Fi, 4G-LTE and a one-time project', 'Wi-Fi, 4G-LTE and a one-time project'],
  [
    'an address',
    'hello@my-company.example, https://my-company.example',
    'hello@my-company.example, https://my-company.example',
  ],
  ['a telephone number', 'call +1\u00A0(512)\u00A0555-0142', 'call +1_(512)_555-0142'],
  ['an Arabic unit', 'قدرتها 2.39 غيغاواط', 'قدرتها 2.39_غيغاواط'],
  ['an Arabic hour', 'إلى 5 مساءً', 'إلى_5_مساءً'],
  ['an Arabic preposition', 'فريق واحد من المسح', 'فريق واحد من_المسح'],
  ['a preposition behind «و»', 'ومن الموقع', 'ومن_الموقع'],
  ['a construct behind a preposition', 'ثابتة في كل مشروع', 'ثابتة في_كل_مشروع'],
  ['a particle before its verb', 'لا يجوز أن تتوقف', 'لا_يجوز أن_تتوقف'],
  ['a condition', 'يحدث إذا انقطع', 'يحدث إذا_انقطع'],
  ['a word that only ends like one', 'وكل زمن جديد', 'وكل_زمن جديد'],
])('%s', (_, written, set) => {
  expect(show(preventBreaks(written))).toBe(set);
});

const pairs = ['* ال*', 'بعد *', 'مزرعة رياح', 'لستة *', 'the *', 'of *'];

test.each([
  ['a noun and its adjective', 'تغطية للهاتف المحمول', 'تغطية للهاتف_المحمول'],
  ['a construct behind a conjunction', 'سعر ومزرعة رياح', 'سعر ومزرعة_رياح'],
  ['a number in words', 'تقنية لستة قطاعات', 'تقنية لستة_قطاعات'],
  ['words on both sides of a mark', 'بعد المسح، الموقع', 'بعد_المسح، الموقع'],
  ['a phrase that is too long: its end', 'شبكات الهاتف المحمول', 'شبكات الهاتف_المحمول'],
  ['a phrase of three words', 'the end of the day', 'the_end of_the_day'],
  ['a word that only ends like one', 'clothe us', 'clothe us'],
])('a headline keeps together %s', (_, written, set) => {
  expect(show(joinPhrases(written, phrasePattern(pairs), 18))).toBe(set);
});

test('a headline breaks anywhere if the language has no phrases', () => {
  expect(joinPhrases('بعد المسح', phrasePattern([]), 18)).toBe('بعد المسح');
});

test('a number in an isolate keeps its unit', () => {
  expect(show(preventBreaks(isolateRuns('بقدرة 262.5 ميغاواط')))).toBe('بقدرة \u2066262.5\u2069_ميغاواط');
});

test('plainText restores the original text', () => {
  const written = 'شبكة 4G-LTE في كل موقع بقدرة 500 ميغاواط ووقت تشغيل 99.9% دائمًا';
  expect(plainText(preventBreaks(isolateRuns(written)))).toBe(written);
});
