import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['الشركه', 'الشركة'],
  ['مستوي الاداره', 'مستوى الإدارة'],
  ['مسؤول', 'مسوول'],
  ['قراءه', 'قـراءَة'],
  ["don't", 'don’t'],
  ['"terms"', '“Terms”'],
  ['"الشروط"', '«الشروط»'],
  ['3 months...', '3\u00A0months…'],
  ['وتعمل', 'وتعم\u200Fل'],
])('the query %s finds %s', (typed, text) => {
  expect(foldText(text)).toBe(foldText(typed));
});
