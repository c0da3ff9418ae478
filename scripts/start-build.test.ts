import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, isBuilt, noteBuild } from './start-build.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'build-'));
  for (const folder of ['src/ui', 'locales', 'dist', 'docs']) {
    await mkdir(join(project, folder), { recursive: true });
  }
  await writeFile(join(project, 'src/ui/card.tsx'), 'card');
  await writeFile(join(project, 'tsconfig.json'), '{}');
  await writeFile(join(project, 'dist/index.html'), 'home');
});

afterEach(() => rm(project, { recursive: true }));

describe('hashInputs', () => {
  it.each([
    ['a file changes', 'src/ui/card.tsx', 'wider'],
    ['a file is added', 'locales/ui.json', '{}'],
    ['a setting changes', 'tsconfig.json', '{ }'],
    ['local variables are added', '.env.local', 'VITE_A=1'],
  ])('differs when %s', async (_case, file, text) => {
    const before = await hashInputs(project, {});
    await writeFile(join(project, file), text);
    expect(await hashInputs(project, {})).not.toBe(before);
  });

  it('differs when a file is renamed', async () => {
    const before = await hashInputs(project, {});
    await rm(join(project, 'src/ui/card.tsx'));
    await writeFile(join(project, 'src/ui/cards.tsx'), 'card');
    expect(await hashInputs(project, {})).not.toBe(before);
  });

  it.each([
    [{ VITE_A: '1' }, { VITE_A: '2' }, false],
    [{}, { SITE_ORIGIN: 'https://a.example' }, false],
    [{ A: '1' }, { A: '2' }, true],
    [{ VITE_A: '1', SITE_B: '2' }, { SITE_B: '2', VITE_A: '1' }, true],
  ])('is equal for the variables %j and %j: %s', async (one, other, expected) => {
    expect((await hashInputs(project, one)) === (await hashInputs(project, other))).toBe(expected);
  });

  it('stays the same when files are only touched or other files change', async () => {
    const before = await hashInputs(project, {});
    await utimes(join(project, 'src/ui/card.tsx'), 1, 1);
    await writeFile(join(project, 'docs/a.md'), 'text');
    expect(await hashInputs(project, {})).toBe(before);
  });
});

describe('isBuilt', () => {
  it('is true after the build of the same inputs', async () => {
    await noteBuild(project, 'a');
    expect(await isBuilt(project, 'a')).toBe(true);
  });

  it.each([
    ['other inputs', async () => noteBuild(project, 'b')],
    ['no note', async () => undefined],
    [
      'a build that somebody else made',
      async () => {
        await noteBuild(project, 'a');
        await utimes(join(project, 'dist/index.html'), 1, 1);
      },
    ],
    [
      'no build',
      async () => {
        await noteBuild(project, 'a');
        await rm(join(project, 'dist'), { recursive: true });
      },
    ],
  ])('is false after %s', async (_case, prepare) => {
    await prepare();
    expect(await isBuilt(project, 'a')).toBe(false);
  });
});
