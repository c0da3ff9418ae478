import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';

const arabic = createI18n('ar', {
  stories: {
    count_zero: 'صفر',
    count_one: 'واحدة',
    count_two: 'دراستا حالة',
    count_few: '{{count}} دراسات',
    count_many: '{{count}} دراسة',
    count_other: '{{count}} دراسةِ',
  },
  call: 'اتصل على {{phone, ltr}}',
  client: 'زيارة {{client, bidi}}',
  total: '{{total, number}}',
});

describe('createI18n', () => {
  it.each([
    [0, 'صفر'],
    [1, 'واحدة'],
    [2, 'دراستا حالة'],
    [3, '3 دراسات'],
    [10, '10 دراسات'],
    [11, '11 دراسة'],
    [100, '100 دراسةِ'],
    [103, '103 دراسات'],
  ])('counts %i in Arabic', (count, text) => {
    expect(arabic.t('stories.count', { count })).toBe(text);
  });

  it('isolates values with their own direction', () => {
    expect(arabic.t('call', { phone: '+1 (512) 555-0142' })).toBe('اتصل على \u2066+1 (512) 555-0142\u2069');
    expect(arabic.t('client', { client: 'Lumen & Co' })).toBe('زيارة \u2068Lumen & Co\u2069');
  });

  it('writes numbers with Latin digits in Arabic too', () => {
    expect(arabic.t('total', { total: 12_345.5 })).toBe('12,345.5');
  });

  it('never shows a key', () => {
    expect(arabic.t('nothing.here')).toBe('');
  });
});
