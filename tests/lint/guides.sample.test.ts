import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{,guides/}*.md', { cwd: project })];
/** Top-level folders of a path, or folders that guides write without `locales/shared`. */
const PATH = /^(?:docs|hosts|locales|public|scripts|server|src|tests|pages|records)\/[\w./-]+$/;

/** Returns the paths in backticks of a guide, except paths with a placeholder. */
const listPaths = (guide: string) =>
  [...readFileSync(join(project, guide), 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code));

/** Every name in the code and bundles, and the names of npm scripts. */
const names = new Set(
  globSync(['{src,server,scripts,tests,locales}/**/*.{ts,tsx,mjs,py,json}', 'package.json'], {
    cwd: project,
  }).flatMap((file) => readFileSync(join(project, file), 'utf8').match(/\w+/g) ?? []),
);
/** Settings of hosts. */
const foreign = new Set(['globalHeaders', 'responseOverrides', 'customHeaders', 'httpErrors']);

/** Returns names in backticks of a guide, such as `placeOf` and `PageOpening`. */
const listNames = (guide: string) =>
  [...readFileSync(join(project, guide), 'utf8').matchAll(/`([A-Za-z]+)(?:\(\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /[a-z][A-Z]/.test(name) && !foreign.has(name));

/** Returns true if a file has the path, or starts with it, like decision records. */
const exists = (path: string) =>
  ['', 'locales/shared/'].some((folder) => globSync(`${folder}${path}*`, { cwd: project }).length > 0);

describe.each(guides)('%s', (guide) => {
  it('names files and folders that exist', () => {
    expect(listPaths(guide).filter((path) => !exists(path))).toEqual([]);
  });

  it('names code that exists', () => {
    expect(listNames(guide).filter((name) => !names.has(name))).toEqual([]);
  });
});

it('finds paths and names in the guides', () => {
  expect(guides.flatMap(listPaths).length).toBeGreaterThan(50);
  expect(guides.flatMap(listNames).length).toBeGreaterThan(30);
});
