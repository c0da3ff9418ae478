import { expect, test } from 'vitest';
import { emptyPart } from './overview.fixture.ts';
import { packedPart, packTexts } from './packed-texts.ts';
import type { DeskText } from './protocol.ts';

const text = (page: number, key: number): DeskText => ({
  file: `ar/pages/page-${String(page)}.json`,
  key: `sections.opening.text-${String(key)}`,
  mark: page * 100 + key,
  text: key === 0 ? null : `نص ${String(page * 100 + key)}`,
  source: `Text ${String(page * 100 + key)}`,
  state: key === 0 ? 'new' : 'translated',
  note: 'What the section says first, as short as it can be said in one line of a phone',
  max: key === 1 ? 60 : null,
  length: key === 1 ? 6 : 0,
  form: key === 2 ? 'few' : null,
  isIntended: key === 3,
});
const send = (texts: readonly DeskText[]) => JSON.stringify({ ...emptyPart, texts: packTexts(texts) });

test('unpacked texts equal the packed ones, in order', () => {
  const texts = [text(1, 3), text(1, 0), text(0, 1), text(0, 2)];
  expect(packedPart.parse(JSON.parse(send(texts)))).toEqual({ ...emptyPart, texts });
  expect(packedPart.parse(JSON.parse(send([])))).toEqual(emptyPart);
});

test('shared values are sent once', () => {
  const texts = Array.from({ length: 1000 }, (_, index) => text(Math.floor(index / 100), index % 100));
  const sent = send(texts);
  expect(sent.split(text(0, 0).note)).toHaveLength(2);
  expect(sent.split(text(7, 0).file)).toHaveLength(2);
  expect(sent.length).toBeLessThan(JSON.stringify({ ...emptyPart, texts }).length / 3);
});

test('a response with incomplete texts is rejected', () => {
  const { values, columns } = packTexts([text(0, 1)]);
  const sent = { ...emptyPart, texts: { values, columns: { ...columns, state: [] } } };
  expect(packedPart.safeParse(sent).success).toBe(false);
});
