import { describe, expect, test } from 'vitest';
import type { Change } from '../protocol.ts';
import { listLasting, writeCommit } from './commit-message.ts';

const file = 'ar/ui.json';
const change = (id: number, key: string, before: string, after: string): Change => ({
  kind: 'text',
  id,
  file,
  key,
  before,
  after,
  beside: [],
});

const writeMessage = (changes: readonly Change[]) => writeCommit(listLasting(changes));

describe('the commit message', () => {
  test('names each text once, even if it was changed several times', () => {
    const message = writeMessage([change(1, 'save', 'a', 'b'), change(2, 'save', 'b', 'c')]);
    expect(message).toBe('content(locales/ar): change 1 text of ui\n\nar/ui.json:save');
  });

  test('leaves out texts with their original wording', () => {
    const back = [change(1, 'save', 'a', 'b'), change(2, 'open', 'x', 'y'), change(3, 'save', 'b', 'a')];
    expect(writeMessage(back)).toBe('content(locales/ar): change 1 text of ui\n\nar/ui.json:open');
    const after = { text: 'hash', reviewed: true };
    const signed: Change = { kind: 'state', id: 4, signed: [{ file, key: 'close', before: null, after }] };
    expect(writeMessage([change(1, 'save', 'a', 'b'), change(2, 'save', 'b', 'a'), signed])).toBe(
      'content(locales/ar): confirm 1 text of ui\n\nar/ui.json:close',
    );
  });

  test('names no text if all have their original wording', () => {
    const back = [change(1, 'save', 'a', 'b'), change(2, 'open', 'x', 'y'), change(3, 'save', 'b', 'a')];
    const all = [...back, change(4, 'open', 'y', 'x')];
    expect(writeMessage(all)).toBe('content(locales): change texts');
    const files = ['glossary.json'];
    const entry: Change = { kind: 'entry', id: 5, entry: 'term', name: 'mast', files };
    expect(writeMessage([...all, entry])).toBe(
      'content(locales): add term mast\n\nterm mast:\nglossary.json',
    );
  });
});
