import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyLocales } from '../../../tests/support/locales-copy.ts';
import { awaitRoutes } from './keep-desk.ts';

test('a table of pages that stays broken is reported once while the desk waits for it', async () => {
  const { root, folder } = copyLocales();
  const table = join(folder, 'shared/routes.json');
  const sound = readFileSync(table, 'utf8');
  writeFileSync(table, sound.slice(1));
  const reasons: string[] = [];
  await awaitRoutes(folder, (reason) => {
    reasons.push(reason);
    writeFileSync(table, sound);
  });
  expect(reasons).toEqual([expect.stringContaining('shared/routes.json')]);
  rmSync(root, { recursive: true });
});
