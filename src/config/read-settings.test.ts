import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from './read-settings.server.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function listFaults(file: string, environment = {}): string[] {
  writeFileSync(join(folder, '.env'), file);
  const reading = readSettings(folder, environment);
  return 'faults' in reading ? reading.faults : [];
}

it('reads the file', () => {
  writeFileSync(
    join(folder, '.env'),
    '# Settings\n\nSITE_ORIGIN=https://a.example\nexport SITE_INDEXING=off\n',
  );
  expect(readSettings(folder, {})).toMatchObject({ site: { origin: 'https://a.example', indexing: false } });
});

it.each([
  [
    'SITE_ORGIN=https://a.example',
    '.env:1 "SITE_ORGIN" is no setting of the site; did you mean SITE_ORIGIN?',
  ],
  ['\nSTE_INDEXING=off', '.env:2 "STE_INDEXING" is no setting of the site; did you mean SITE_INDEXING?'],
  [
    'SITE_ORIGIN https://a.example',
    '.env:1 "SITE_ORIGIN https://a.example" is no setting of the site; did you mean SITE_ORIGIN?',
  ],
  [
    'EMAIL=a@b.example',
    expect.stringMatching(/^\.env:1 "EMAIL" .*expected one of SITE_ORIGIN, SITE_INDEXING,/),
  ],
  [
    '\uFEFFSITE_ORIGIN=https://a.example\n',
    '.env:1 begins with a byte order mark, which hides SITE_ORIGIN; save the file as UTF-8 without it.',
  ],
  [
    'SITE_INDEXING=off\n\nexport SITE_INDEXING = on\n',
    '.env:3 SITE_INDEXING is set again; line 1 sets it already. Keep one of them.',
  ],
  [
    'SITE_EMAILJS_PUBLIC_KEY=service_main\nSITE_EMAILJS_SERVICE_ID=u9JkR2aXwQ4bTzLm1',
    'SITE_EMAILJS_PUBLIC_KEY is "service_main"; expected the public key of the account, not the id of a service or a template, for example SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1.',
  ],
  [
    'SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1\nSITE_EMAILJS_SERVICE_ID=template_a',
    expect.stringContaining('expected the id of a service, not of a template'),
  ],
  [
    'SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1\nSITE_EMAILJS_SERVICE_ID=service_a\nSITE_EMAILJS_TEMPLATE_ID=service_a',
    expect.stringContaining('expected the id of a template, not of a service'),
  ],
  [
    'SITE_SKELETON_MS=abc',
    expect.stringContaining('SITE_SKELETON_MS is "abc"; expected a number of milliseconds'),
  ],
])('reports what is wrong with %j', (file, fault) => {
  expect(listFaults(file)).toEqual([fault]);
});

it('reads settings after a byte order mark and a comment, and overrides from a later file', () => {
  writeFileSync(join(folder, '.env.local'), 'SITE_INDEXING=off\n');
  expect(listFaults('\uFEFF# Settings\nSITE_INDEXING=on\n')).toEqual([]);
  expect(readSettings(folder, {})).toMatchObject({ site: { indexing: false } });
});

it('reports a misspelled setting in the environment, and ignores variables of the host', () => {
  expect(
    listFaults('', { SITE_ORIGN: 'https://a.example', SITE_NAME: 'a', SITE_ID: 'b', PORT: '1' }),
  ).toEqual(['In the environment "SITE_ORIGN" is no setting of the site; did you mean SITE_ORIGIN?']);
});

it('reports unknown names and invalid values together', () => {
  expect(listFaults('SITE_ORGIN=a\nSITE_INDEXING=no')).toHaveLength(2);
});
