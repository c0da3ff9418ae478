import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/guides/*.md', { cwd: project })];
/** Folders that a path begins with, from the root of the project, or as guides shorten those of facts. */
const PATH = /^(?:docs|hosts|locales|public|scripts|server|src|tests|pages|records)\/[\w./-]+$/;

/** Paths that a guide names as code, without those that hold a place for a name. */
const listPaths = (guide: string) =>
  [...readFileSync(join(project, guide), 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code));

/** Whether something has the path, or begins with it as records of decisions do. */
const exists = (path: string) =>
  ['', 'locales/shared/'].some((folder) => globSync(`${folder}${path}*`, { cwd: project }).length > 0);

describe.each(guides)('%s', (guide) => {
  it('names files and folders that are there', () => {
    expect(listPaths(guide).filter((path) => !exists(path))).toEqual([]);
  });
});

it('finds paths in the guides', () => {
  expect(guides.flatMap(listPaths).length).toBeGreaterThan(50);
});
