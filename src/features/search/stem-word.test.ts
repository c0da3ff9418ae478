import { expect, it } from 'vitest';
import { splitWords } from './normalize-text.ts';
import { stemWord, stripParticle } from './stem-word.ts';

const stem = (text: string) => splitWords(text).map(stemWord).join(' ');

it.each([
  ['خدمة', 'الخدمات'],
  ['تطبيق', 'بالتطبيقات'],
  ['شركة', 'للشركات'],
  ['اتفاقية', 'واتفاقيات'.slice(1)],
  ['مشاريع', 'مشاريعكم'],
  ['شمسي', 'الشمسية'],
  ['مهندس', 'المهندسين'],
  ['service', 'services'],
  ['technology', 'technologies'],
  ['switch', 'switches'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(other)).toBe(stem(one));
});

it.each([
  ['بيانات', 'بيان'],
  ['وقت', 'وقت'],
  ['access', 'access'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['sla', 'sla'],
  ['500', '500'],
])('%s keeps enough letters', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it.each([
  ['وشبكات', 'شبكات'],
  ['لشركات', 'شركات'],
  ['شبكات', undefined],
  ['وقت', undefined],
  ['services', undefined],
])('%s without its particle is %s', (word, expected) => {
  expect(stripParticle(word)).toBe(expected);
});
