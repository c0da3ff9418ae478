import { expect, test } from 'vitest';
import { readPressed } from './desk-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (code: string, key: string, modifiers: Partial<typeof none> = {}, isTyping = false) => {
  return readPressed({ ...none, code, key, ...modifiers }, isTyping) !== null;
};

test('keys of the desk work in the page, other keys stay with the page', () => {
  expect([
    press('KeyZ', 'z', { altKey: true }),
    press('Digit2', '2', { altKey: true }),
    press('ArrowDown', 'ArrowDown', { altKey: true }),
    press('KeyS', 's', { ctrlKey: true }),
    press('Slash', '/'),
    press('Escape', 'Escape'),
  ]).toEqual(Array(6).fill(true));
  expect([
    press('Slash', '/', {}, true),
    press('KeyA', 'a'),
    press('Enter', 'Enter'),
    press('Tab', 'Tab'),
    press('KeyC', 'c', { ctrlKey: true }),
    press('KeyZ', 'z', { altKey: true, ctrlKey: true }),
  ]).toEqual(Array(6).fill(false));
});

test('a key is named by its character, or by its position on other layouts', () => {
  const alt = { altKey: true };
  const command = { ctrlKey: true };
  expect([
    press('KeyS', 'س', command),
    press('KeyS', 'S', command),
    press('KeyO', 's', command),
    press('KeyW', 'z', alt),
    press('KeyZ', 'ئ', alt),
    press('KeyZ', 'Ω', alt),
    press('Slash', 'ظ'),
    press('Slash', '؟', { shiftKey: true }),
    press('KeyQ', '/'),
  ]).toEqual(Array(9).fill(true));
  expect([
    press('KeyS', 'o', command),
    press('KeyZ', 'w', alt),
    press('Slash', '-'),
    press('Slash', 'ظ', {}, true),
  ]).toEqual(Array(4).fill(false));
});
