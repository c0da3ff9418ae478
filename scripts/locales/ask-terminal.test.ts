import { expect, test } from 'vitest';
import { readAnswer } from './ask-terminal.ts';

const fail = (code: string) => {
  throw Object.assign(new Error(code), { code });
};

test('reading is retried until the terminal has an answer', () => {
  const answers = [
    () => fail('EAGAIN'),
    () => fail('EAGAIN'),
    (line: Buffer) => line.write(' battery-life\n'),
  ];
  expect(readAnswer((line) => (answers.shift() ?? fail('EIO'))(line))).toBe('battery-life');
});

test('a closed terminal returns an empty answer, other errors are thrown', () => {
  expect([readAnswer(() => 0), readAnswer(() => fail('EOF'))]).toEqual(['', '']);
  expect(() => readAnswer(() => fail('EIO'))).toThrow('EIO');
});
