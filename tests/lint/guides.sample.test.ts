import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{,guides/}*.md', { cwd: project })];
/** Folders that a path begins with, from the root of the project, or as guides shorten those of facts. */
const PATH = /^(?:docs|hosts|locales|public|scripts|server|src|tests|pages|records)\/[\w./-]+$/;

/** Paths that a guide names as code, without those that hold a place for a name. */
const listPaths = (guide: string) =>
  [...readFileSync(join(project, guide), 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code));

/** Every name in the code, in the bundles and among the scripts of the project. */
const names = new Set(
  globSync(['{src,server,scripts,tests,locales}/**/*.{ts,tsx,mjs,py,json}', 'package.json'], {
    cwd: project,
  }).flatMap((file) => readFileSync(join(project, file), 'utf8').match(/\w+/g) ?? []),
);
/** Names of settings that hosts read. */
const foreign = new Set(['globalHeaders', 'responseOverrides', 'customHeaders', 'httpErrors']);

/** Names such as `placeOf` and `PageOpening` that a guide has as code. */
const listNames = (guide: string) =>
  [...readFileSync(join(project, guide), 'utf8').matchAll(/`([A-Za-z]+)(?:\(\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /[a-z][A-Z]/.test(name) && !foreign.has(name));

/** Whether something has the path, or begins with it as records of decisions do. */
const exists = (path: string) =>
  ['', 'locales/shared/'].some((folder) => globSync(`${folder}${path}*`, { cwd: project }).length > 0);

describe.each(guides)('%s', (guide) => {
  it('names files and folders that are there', () => {
    expect(listPaths(guide).filter((path) => !exists(path))).toEqual([]);
  });

  it('names what the code has', () => {
    expect(listNames(guide).filter((name) => !names.has(name))).toEqual([]);
  });
});

it('finds paths and names in the guides', () => {
  expect(guides.flatMap(listPaths).length).toBeGreaterThan(50);
  expect(guides.flatMap(listNames).length).toBeGreaterThan(30);
});
