import { expect, it } from 'vitest';
import { isolateRuns } from './isolate-runs.ts';
import { plainText } from './plain-text.ts';

it.each([
  ['\u206699.9%\u2069 uptime', '99.9% uptime'],
  ['\u2067a\u2069 \u2068b\u2069', 'a b'],
  ['4G-LTE at 30\u00A0MW', '4G-LTE at 30 MW'],
  ['nothing to take out', 'nothing to take out'],
  ['', ''],
])('removes invisible characters from %j', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it('undoes what the build adds to a right-to-left text', () => {
  const text = 'دعم 24/7 ووقت تشغيل بنسبة 99.9% عبر 4G-LTE';
  expect(isolateRuns(text)).not.toBe(text);
  expect(plainText(isolateRuns(text))).toBe(text);
});
