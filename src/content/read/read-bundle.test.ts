import { parseTree } from 'jsonc-parser';
import { expect, test, vi } from 'vitest';
import { TEXT_MAX_CHARACTERS } from '#src/config/constants.ts';
import { parseBundle } from './read-bundle.server.ts';

vi.mock('jsonc-parser', { spy: true });

const read = (file: string, text: string) => parseBundle(`locales/en/${file}.json`, Buffer.from(text));

test('a valid bundle is read without a syntax tree, even if it contains key-like text', () => {
  const text = String.raw`{ "a": "b\": \"c\\", "d" : [{ "a": "{\"a\":1}" }, ":", ""], "__proto__": { "a": null } }`;
  const reading = read('sound', text);
  expect(reading.ok && reading.bundle.value).toEqual(JSON.parse(text));
  expect(parseTree).not.toHaveBeenCalled();
});

test.each([
  ['key-repeated', '{ "a": "1", "b": { "c": "\\"", "c": "2" } }', 'b.c'],
  ['key-repeated', '{ "a": "1", "\\u0061": "2" }', 'a'],
  ['text-long', `{ "a": ["${'x'.repeat(TEXT_MAX_CHARACTERS + 1)}"] }`, 'a.0'],
  ['comma-last', '{ "a": "1", }', ''],
])('%s is reported with its line', (code, text, path) => {
  const reading = read(code, text);
  expect(reading.ok ? [] : reading.problems).toMatchObject([{ code, path, line: 1 }]);
});
