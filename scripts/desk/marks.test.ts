import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { preventBreaks } from '#src/i18n/prevent-breaks.ts';
import { listMarks, markText, stripMarks } from './marks.ts';

describe('marks', () => {
  it('identify a text and leave it unchanged', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.string({ unit: 'grapheme' }), (number, text) => {
        const marked = markText(number, text);
        expect(stripMarks(marked)).toBe(text);
        expect(listMarks(marked)).toEqual([number]);
      }),
    );
  });

  it('can be nested, as a name in a sentence', () => {
    const sentence = markText(7, `About ${markText(4095, 'Veltara')} and you`);
    expect(listMarks(sentence)).toEqual([7, 4095]);
    expect(stripMarks(sentence)).toBe('About Veltara and you');
  });

  it.each([
    'متاح على مدار الساعة 24/7 وبنسبة 99.9%',
    '4G-LTE في الموقع',
    'الهاتف +1 (512) 555-0142',
    'Wi-Fi على متن السفينة',
  ])('do not change the typesetting of %s', (text) => {
    const set = (each: string) => preventBreaks(isolateRuns(each));
    expect(stripMarks(set(markText(12, text)))).toBe(set(text));
  });

  it('add at most an isolate to a text in Latin letters', () => {
    expect(plainText(stripMarks(isolateRuns(markText(3, 'Veltara'))))).toBe('Veltara');
  });
});
