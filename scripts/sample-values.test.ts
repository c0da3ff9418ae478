import { expect, it } from 'vitest';
import { findSampleValues } from './sample-values.ts';

it.each([
  ['"email": "hello@veltara.example",', ['hello@veltara.example']],
  ['"website": "https://www.helios.example"', ['https://www.helios.example']],
  ['"phone": "+1 (512) 555-0142",', ['+1 (512) 555-0142']],
  ['"name": "Veltara",', ['"name": "Veltara"']],
  ['"name": "فيلتارا",', ['"name": "فيلتارا"']],
  ['"street": "100 Example Street, Suite 200",', ['"street": "100 Example Street, Suite 200"']],
  ['"postalCode": "78700",', ['"postalCode": "78700"']],
  ['"text": "We reply within one business day."', ['within one business day']],
  ['"text": "نردّ خلال يوم عمل واحد."', ['خلال يوم عمل واحد']],
  ['"sampleRestored": 240', ['"sampleRestored": 240']],
  ['"sampleValue": "99.94%",', ['"sampleValue": "99.94%"']],
  ['"sample": "a word"', []],
  ['"title": "For example, {{company}}"', []],
  ['"phone": "+1 (512) 867-5309"', []],
])('finds what is invented in %s', (line, values) => {
  expect(findSampleValues('a.json', line).map(({ value }) => value)).toEqual(values);
});

it('tells the line', () => {
  expect(findSampleValues('a.json', '{\n  "email": "a@b.example"\n}')).toEqual([
    { file: 'a.json', line: 2, value: 'a@b.example' },
  ]);
});
