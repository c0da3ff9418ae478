import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#src/config/read-settings.server.ts';
import { leaveOutSettings } from './leave-out-settings.ts';

test('what the file sets is left out, and nothing else of the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, '.env'), 'SITE_INDEXING=off\n');
  const environment = leaveOutSettings(folder, { PORT: '1' });
  expect(environment).toEqual({ PORT: '1', SITE_INDEXING: '' });
  vi.stubEnv('SITE_INDEXING', environment['SITE_INDEXING']);
  expect(readSettings(folder, environment)).toMatchObject({ site: { indexing: true } });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
