import { expect, it } from 'vitest';
import { isolateRuns } from './isolate-runs.ts';
import { stripIsolates } from './strip-isolates.ts';

it.each([
  ['\u206699.9%\u2069 uptime', '99.9% uptime'],
  ['\u2067a\u2069 \u2068b\u2069', 'a b'],
  ['no isolates', 'no isolates'],
  ['', ''],
])('takes the isolates out of %j', (text, expected) => {
  expect(stripIsolates(text)).toBe(expected);
});

it('undoes what the build adds to a right-to-left text', () => {
  const text = 'دعم 24/7 ووقت تشغيل بنسبة 99.9% عبر 4G-LTE';
  expect(isolateRuns(text)).not.toBe(text);
  expect(stripIsolates(isolateRuns(text))).toBe(text);
});
