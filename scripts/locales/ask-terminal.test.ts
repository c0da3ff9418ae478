import { expect, test } from 'vitest';
import { readAnswer } from './ask-terminal.ts';

const fail = (code: string) => {
  throw Object.assign(new Error(code), { code });
};

test('an answer is waited for, however often the terminal has none yet', () => {
  const answers = [
    () => fail('EAGAIN'),
    () => fail('EAGAIN'),
    (line: Buffer) => line.write(' battery-life\n'),
  ];
  expect(readAnswer((line) => (answers.shift() ?? fail('EIO'))(line))).toBe('battery-life');
});

test('a terminal that is closed gives no answer, and one that is broken a reason', () => {
  expect([readAnswer(() => 0), readAnswer(() => fail('EOF'))]).toEqual(['', '']);
  expect(() => readAnswer(() => fail('EIO'))).toThrow('EIO');
});
