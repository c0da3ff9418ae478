import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateSetting } from './locate-setting.ts';

test('finds the line of a setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, '.env'), 'SITE_ORIGIN=\nSITE_INDEXING=on\n');
  expect(locateSetting(folder, 'SITE_INDEXING')).toMatchObject({ file: '.env', line: 2 });
  expect(locateSetting(folder, 'SITE_ANALYTICS_ID')).toMatchObject({ file: '.env', line: 1 });
  rmSync(folder, { recursive: true });
});
