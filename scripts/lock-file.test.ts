import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import lockFile from '../package-lock.json' with { type: 'json' };

const entry = z.object({
  link: z.boolean().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  os: z.string().or(z.array(z.string())).optional(),
  cpu: z.string().or(z.array(z.string())).optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const packages = new Map(Object.entries(z.record(z.string(), entry).parse(lockFile.packages)));
const runtimes = Object.keys(packageFile.optionalDependencies);
const downloaded = [...packages].filter(([path, { link }]) => path !== '' && link !== true);

/** Paths where Node looks for a dependency of the package at a path, nearest first. */
function placesOf(dependency: string, path: string): string[] {
  const above = path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : '';
  const nearest = path === '' ? `node_modules/${dependency}` : `${path}/node_modules/${dependency}`;
  return path === '' ? [nearest] : [nearest, ...placesOf(dependency, above)];
}

describe('the lock file', () => {
  it('has the dependencies of every system, so that npm ci works on all of them', () => {
    const missing = [...packages].flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies)
        .filter((dependency) => !placesOf(dependency, path).some((place) => packages.has(place)))
        .map((dependency) => `${dependency} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every download', () => {
    expect(downloaded.length).toBeGreaterThan(100);
    expect(downloaded.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('has no install scripts, which could download files without a checksum', () => {
    const scripts = [...packages].filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(scripts.map(([path]) => path)).toEqual([]);
  });

  it('has the Node version of the project for every system, with its checksum', () => {
    const systems = runtimes.map((name) => {
      const { integrity, os, cpu } = packages.get(`node_modules/${name}`) ?? {};
      expect(integrity, name).toMatch(/^sha512-/);
      return `${String(os)} ${String(cpu)}`;
    });
    expect(systems.toSorted()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 x64',
    ]);
  });

  it('has one Node release, with matching types', () => {
    const releases = Object.values(packageFile.optionalDependencies);
    expect(new Set(releases).size).toBe(1);
    const majors = [packageFile.devDependencies['@types/node'], ...releases].map(
      (each) => each.split('.')[0],
    );
    expect(new Set(majors).size).toBe(1);
  });

  it('is explained: the record gives a reason for every package, in its version', () => {
    const record = readFileSync(join(import.meta.dirname, '../docs/dependencies.md'), 'utf8');
    const { dependencies, optionalDependencies, devDependencies } = packageFile;
    const all = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const explained = all.filter(([name, version]) =>
      new RegExp(String.raw`\| \`${name}\` +\| ${version}, \d{4}-\d{2}-\d{2} +\| \S.*\| \S`).test(record),
    );
    const own = all.filter(([name]) => !name.startsWith('@types/'));
    expect(own.filter((each) => !explained.includes(each))).toEqual([]);
  });

  it('does not name a registry', () => {
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
