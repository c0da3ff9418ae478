import { expect, it } from 'vitest';
import { swapLayout } from './keyboard-layout.ts';

it.each([
  ['hgo]lhj', 'الخدمات'],
  ['hgHlk', 'الأمن'],
  ['سثقرهؤثس', 'services'],
  ['ؤخىفشؤف', 'contact'],
  ['ةخلاهمث', 'mobile'],
])('%s is %s typed in the other layout', (typed, meant) => {
  expect(swapLayout(typed)).toBe(meant);
});

it.each(['', '2025', 'شبكة LTE', '()'])('«%s» has no other layout', (typed) => {
  expect(swapLayout(typed)).toBeUndefined();
});
