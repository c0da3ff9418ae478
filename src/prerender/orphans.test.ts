import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { removeOrphans } from './orphans.server.ts';

const project = path.join(import.meta.dirname, '..', '..');
const SHARE = `share/${defaultLanguage}`;
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'orphans-'));
  for (const folder of ['public', 'dist']) {
    mkdirSync(path.join(root, folder, SHARE), { recursive: true });
    for (const name of ['home.jpg', 'gone.jpg', '.DS_Store']) {
      writeFileSync(path.join(root, folder, SHARE, name), 'picture');
    }
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('a build removes unreferenced files, reports them, and keeps the source unchanged', async () => {
  const warnings: string[] = [];
  const folders = {
    locales: path.join(project, 'locales'),
    publicFolder: path.join(root, 'public'),
    folder: path.join(root, 'dist'),
  };
  await removeOrphans(folders, (text) => warnings.push(text));
  expect(readdirSync(path.join(root, 'dist', SHARE))).toEqual(['home.jpg']);
  expect(readdirSync(path.join(root, 'public', SHARE))).toHaveLength(3);
  expect(warnings).toEqual([expect.stringContaining(`public/${SHARE}/gone.jpg`)]);
  await removeOrphans({ ...folders, publicFolder: path.join(root, 'dist') }, (text) => warnings.push(text));
  expect(warnings).toHaveLength(1);
});
