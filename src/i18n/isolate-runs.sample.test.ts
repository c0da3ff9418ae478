import { describe, expect, test } from 'vitest';
import { isolateInLanguage, isolateLeftToRight, isolateRuns } from './isolate-runs.ts';

/** Shows isolates as `[…]`, for readability. */
function show(text: string): string {
  return text.replaceAll('\u2066', '[').replaceAll('\u2069', ']');
}

describe('isolateRuns', () => {
  test.each([
    ['a phone number in a sentence', 'اتصل على +1 (512) 555-0100', 'اتصل على [+1 (512) 555-0100]'],
    ['a phone number alone', '+1 (512) 555-0100', '[+1 (512) 555-0100]'],
    ['a phone number before a full stop', 'اتصل على +1 (512) 555-0100.', 'اتصل على [+1 (512) 555-0100].'],
    ['a local phone number', 'على 512-555-0100', 'على [512-555-0100]'],
    ['a phone number that begins with a bracket', 'على (512) 555-0100', 'على [(512) 555-0100]'],
    ['a percentage after Arabic', 'بنسبة 99.9%', 'بنسبة [99.9%]'],
    ['a percentage attached to Arabic', 'و99.9% من الوقت', 'و[99.9%] من الوقت'],
    ['a percentage alone', '99.9%', '[99.9%]'],
    ['a number with a Latin unit', 'قدرة 2.39 GW', 'قدرة [2.39 GW]'],
    ['a number bound to its Latin unit', 'عرضها 56\u00A0MHz', 'عرضها [56\u00A0MHz]'],
    ['a number with an Arabic unit', '2.39 غيغاواط', '[2.39] غيغاواط'],
    ['generations of networks', 'شبكات 2G/3G/4G-LTE', 'شبكات [2G/3G/4G-LTE]'],
    ['around the clock', 'خدمة 24/7 دائمة', 'خدمة [24/7] دائمة'],
    ['an e-mail address', 'راسل info@company.example.', 'راسل [info@company.example].'],
    ['an address', 'زر https://www.company.example/about', 'زر [https://www.company.example/about]'],
    ['a version', 'إصدار v2.1.0-beta', 'إصدار [v2.1.0-beta]'],
    ['a plus behind a number', 'نحو 5+ مشاريع', 'نحو [5+] مشاريع'],
    ['a range with a hyphen', 'خلال 3-5 أشهر', 'خلال [3-5] أشهر'],
    ['a range with a dash', 'خلال 3–5 أشهر', 'خلال [3–5] أشهر'],
    ['a numeric date', 'في 2025-02-27', 'في [2025-02-27]'],
    ['a negative number', 'نحو -5 درجات', 'نحو [-5] درجات'],
    ['a language with signs', 'لغة C++ مثلًا', 'لغة [C++] مثلًا'],
    ['a name with a leading dot', 'منصة .NET', 'منصة [.NET]'],
    ['a brand before an exclamation mark', 'مع Example Corp!', 'مع [Example Corp]!'],
    ['a brand alone', 'Corp., Inc.', '[Corp., Inc.]'],
    ['a brand with a comma', 'شركة Corp., Inc للاتصالات', 'شركة [Corp., Inc] للاتصالات'],
    ['a message of a service', 'خطأ: 429 Too Many Requests.', 'خطأ: [429 Too Many Requests].'],
    ['a position', 'صفحة 1 / 3', 'صفحة [1 / 3]'],
    ['brackets of the Arabic sentence', 'اتفاقية (SLA) بنسبة 99%', 'اتفاقية (SLA) بنسبة [99%]'],
    ['a bracket that closes before a run', 'اتفاقية (SLA) 99.9%', 'اتفاقية (SLA) [99.9%]'],
    ['brackets of the Latin run', 'شبكة 4G (LTE)', 'شبكة [4G (LTE)]'],
    ['a bracket around a run', 'الجيل الرابع (4G-LTE).', 'الجيل الرابع ([4G-LTE]).'],
    ['a tag around a run', 'نسبة <strong>99.9%</strong> دائمًا', 'نسبة <strong>[99.9%]</strong> دائمًا'],
    ['a run that is isolated already', 'على \u2066+1 555\u2069', 'على [+1 555]'],
    ['a plain word', 'شبكات LTE الحديثة', 'شبكات LTE الحديثة'],
    ['a plain number', 'من 3 إلى 5 أشهر', 'من 3 إلى 5 أشهر'],
    ['Latin sentences one after the other', 'مع LTE. VPN أيضًا', 'مع LTE. VPN أيضًا'],
    ['Arabic alone', 'حلول متكاملة، ودعم دائم.', 'حلول متكاملة، ودعم دائم.'],
    ['a sign alone', '%', '%'],
  ])('%s', (_, written, painted) => {
    expect(show(isolateRuns(written))).toBe(painted);
  });

  test('isolating twice changes nothing', () => {
    const once = isolateRuns('بنسبة 99.9% على +1 (512) 555-0100');
    expect(isolateRuns(once)).toBe(once);
  });
});

test('isolateLeftToRight wraps the whole value', () => {
  expect(show(isolateLeftToRight('+1 (512) 555-0142'))).toBe('[+1 (512) 555-0142]');
});

describe('isolateInLanguage', () => {
  test.each(['محطة تقوية', 'المسافة من\u00A0نقطة الألياف، كم'])(
    'leaves words of one direction as they are: %s',
    (words) => {
      expect(isolateInLanguage(words, 'ar')).toBe(words);
    },
  );

  test.each(['60 م', 'عبر 4G', 'تقوية،', '(صاري)'])(
    'wraps what would take its direction from around it: %s',
    (text) => {
      expect(isolateInLanguage(text, 'ar')).toBe(`\u2067${text}\u2069`);
    },
  );
});
