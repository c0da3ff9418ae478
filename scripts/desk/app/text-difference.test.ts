import { expect, test } from 'vitest';
import { diffTexts } from './text-difference.tsx';

test('a diff has whole words, because Arabic letters join', () => {
  expect(diffTexts('نبذة عنا', 'عن الشركة')).toEqual([
    { text: 'نبذة عنا', kind: 'removed' },
    { text: 'عن الشركة', kind: 'added' },
  ]);
  expect(diffTexts('one two', 'one two three')).toEqual([
    { text: 'one two ', kind: 'same' },
    { text: 'three', kind: 'added' },
  ]);
});
