import { expect, test } from 'vitest';
import { convertMeasures } from './convert-measures.ts';

test.each([
  ['It is 9 km (miles) away.', 'It is 9 km (5.6 miles) away.'],
  ['8,200\u00A0km\u00A0(miles)', '8,200\u00A0km\u00A0(5,100\u00A0miles)'],
  ['128 m (ft), 1.75 m', '128 m (420 ft), 1.75 m'],
  ['50 °C (°F) outside, -5 °C (°F) inside', '50 °C (122 °F) outside, -5 °C (23 °F) inside'],
  ['16 mm (in) high', '16 mm (0.63 in) high'],
  ['50 km (°F), 9 km (5.6 miles), 9 km', '50 km (°F), 9 km (5.6 miles), 9 km'],
])('%s is written as %s', (text, written) => {
  expect(convertMeasures('en', text)).toBe(written);
});
