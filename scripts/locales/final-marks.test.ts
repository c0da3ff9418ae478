import { expect, test } from 'vitest';
import { checkEnd } from './final-marks.ts';

test.each([
  ['We build networks.', 'نبني الشبكات.'],
  ['Where is it?', 'أين هو؟'],
  ['Open now; closed later;', 'مفتوح الآن؛ مغلق لاحقًا؛'],
  ['Name,', 'الاسم،'],
  ['Example:', 'مثال:'],
  ['Waiting …', 'بانتظار الرد...'],
  ['Stop!', 'توقّف!'],
  ['Contact Us', 'تواصل معنا'],
  ['He said “stop.”', 'قال «توقّف».'],
  ['“Where is it?”', 'سأل: «أين هو؟».'],
  ['<strong>It runs.</strong>', '<strong>يعمل.</strong>'],
  ['From {{company}}.', 'من {{company}}.'],
  ['Where is it?', 'Πού είναι;'],
  ['It runs.', '它在运行。'],
  ['It runs.', 'यह चलता है।'],
  ['It runs.', 'مستعمل ہے۔'],
  ['It runs.', 'มันทำงาน'],
  ['Made in the U.S.', 'صُنع في الولايات المتحدة'],
  ['It runs.', ''],
])('the same ending: %s / %s', (source, text) => {
  expect(checkEnd(source, text)).toEqual([]);
});

test.each([
  ['Failed to send message to them: {{text}}', '… send message to them: {{text}}'],
  ['Failed to send message: {{text}}', '… to send message: {{text}}'],
  ['One that is thirty letters: {{x}}', '… that is thirty letters: {{x}}'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesellschaftskapitän'],
])('the end of a source is shown in whole words: %s', (source, end) => {
  expect(checkEnd(source, 'نص.')).toMatchObject([{ values: { end } }]);
});

test.each([
  ['We build networks.', 'نبني الشبكات'],
  ['Contact Us', 'تواصل معنا.'],
  ['Where is it?', 'أين هو.'],
  ['Example:', 'مثال.'],
  ['Name,', 'الاسم؛'],
  ['Waiting …', 'بانتظار الرد.'],
  ['It runs; it stays.', 'Λειτουργεί;'],
  ['Where is it?', 'มันทำงาน.'],
  ['From {{company}}', 'من {{company}}.'],
])('a different ending: %s / %s', (source, text) => {
  expect(checkEnd(source, text)).toMatchObject([{ code: 'ending-differs', values: { end: source } }]);
});
