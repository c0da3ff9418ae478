import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostsFolderOf } from '#src/prerender/write-host-files.server.ts';
import { builtOrigin, findBuiltFile } from './built-documents.ts';

const project = join(import.meta.dirname, '../..');
const folder = findBuiltFile('');
const hosts = hostsFolderOf(folder);
const read = (name: string) => readFileSync(join(hosts, name), 'utf8');
const names = [
  'Caddyfile',
  'Dockerfile',
  'Dockerfile.dockerignore',
  'apache.htaccess',
  'cloudfront-function.js',
  'nginx/maps.conf',
  'nginx/rules.conf',
  'nginx/server.conf',
  'vercel.json',
];

describe('Configurations of hosts', () => {
  it('are outside the public folder, together with nothing else', () => {
    expect(relative(folder, hosts).startsWith('..')).toBe(true);
    const files = readdirSync(hosts, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(hosts, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    expect(files.toSorted()).toEqual(names);
  });

  // JSON has no comments.
  it.each(names.filter((name) => !name.endsWith('.json')))(
    '%s begins with what its administrator has to know',
    (name) => {
      expect(read(name)).toMatch(/^(?:#|\/\/) .{20}/);
    },
  );

  it('name the origin for which the site was built', () => {
    const { hostname } = new URL(builtOrigin);
    expect(read('nginx/server.conf')).toContain(`server_name ${hostname};`);
    expect(read('Caddyfile')).toContain(`{$SITE_ADDRESS:${hostname}} {`);
  });

  it('copy only existing files into an image', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    expect(copied).toHaveLength(4);
    expect(copied.filter((source) => !existsSync(join(project, source)))).toEqual([]);
  });
});
