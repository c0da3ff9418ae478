import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeptWork } from './kept-work.ts';

const change = {
  id: 1,
  kind: 'text' as const,
  file: 'en/ui.json',
  key: 'retry',
  before: 'Again',
  after: 'Try again',
};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-work-'));
  mkdirSync(join(folder, '.drafts'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['session', 'sitting'])('reads a list of changes named %s', (name) => {
  writeFileSync(
    join(folder, '.drafts', 'desk.json'),
    JSON.stringify({ drafts: [], [name]: [{ ...change, beside: [] }], written: {} }),
  );
  expect(openKeptWork(folder).current()).toMatchObject({ drafts: [], session: [change] });
});

it('gives no id twice, so that an undo never means another change', () => {
  const { id: _id, ...added } = { ...change, beside: [] };
  const add = () => {
    const work = openKeptWork(folder);
    work.addChange(added);
    return work.current().session.at(-1)?.id ?? 0;
  };
  const first = add();
  openKeptWork(folder).removeChange(first);
  const second = add();
  openKeptWork(folder).closeSession();
  const third = add();
  expect([second > first, third > second]).toEqual([true, true]);
});
