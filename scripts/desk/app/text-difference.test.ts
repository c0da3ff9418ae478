import { expect, test } from 'vitest';
import { diffTexts } from './text-difference.tsx';

test('texts differ by whole words, whose letters join', () => {
  expect(diffTexts('نوفّر الربط للمزارع', 'نقدّم الربط للمزارع')).toEqual([
    { text: 'نوفّر', kind: 'removed' },
    { text: 'نقدّم', kind: 'added' },
    { text: ' الربط للمزارع', kind: 'same' },
  ]);
});
